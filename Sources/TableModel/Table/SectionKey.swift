/// What tells a section apart from others: its title, and how many before it have the same.
struct SectionKey: Hashable {
  let title: String
  let occurrence: Int
}
