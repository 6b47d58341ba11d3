import HPShell

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@main
enum Hpsh {
  static func main() {
    exit(HPShell.run(arguments: Array(arguments.dropFirst())))
  }

  /// The arguments as they came; as strings, what is not UTF-8 in them would be replaced.
  private static var arguments: [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { argument in
        unsafe Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }
}
