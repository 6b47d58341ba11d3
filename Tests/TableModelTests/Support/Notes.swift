/// What callbacks of a controller that is a value note down for the test.
final class Notes {
  var lines: [String] = []
}
