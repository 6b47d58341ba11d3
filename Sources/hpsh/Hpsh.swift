import HPSession
import HPShell

@main
enum Hpsh {
  static func main() {
    HPShell.main(controller: CharactersController())
  }
}
