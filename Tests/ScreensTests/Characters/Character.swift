/// A character as the Harry Potter API describes one, as far as the screen shows it.
struct Character: Equatable {
  let id: String
  let name: String
  var gender = ""
  var house = ""
  var actor = ""
  var patronus = ""
}

extension Character {
  /// Six characters, two of whom have the same name.
  static let sample = [
    Character(
      id: "harry", name: "Harry Potter", gender: "male", house: "Gryffindor",
      actor: "Daniel Radcliffe", patronus: "stag"),
    Character(
      id: "hermione", name: "Hermione Granger", gender: "female", house: "Gryffindor",
      actor: "Emma Watson", patronus: "otter"),
    Character(
      id: "james", name: "James Potter", gender: "male", house: "Gryffindor",
      actor: "Adrian Rawlins", patronus: "stag"),
    Character(
      id: "draco", name: "Draco Malfoy", gender: "male", house: "Slytherin",
      actor: "Tom Felton"),
    Character(
      id: "luna", name: "Luna Lovegood", gender: "female", house: "Ravenclaw",
      actor: "Evanna Lynch", patronus: "hare"),
    Character(id: "james-sirius", name: "James Potter", gender: "male", actor: "Will Dunn"),
  ]
}
