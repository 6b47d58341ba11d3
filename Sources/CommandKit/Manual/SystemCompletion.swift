/// What a system shell can complete by itself: it knows files, and no rows or tables.
enum SystemCompletion: Equatable {
  case nothing
  case words([String])
  case files

  init(_ completion: Completion) {
    switch completion {
    case .choices(let words): self = .words(words)
    case .file: self = .files
    case .none, .kind: self = .nothing
    }
  }
}
