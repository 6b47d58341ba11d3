#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension [String] {
  /// Calls a function with the texts as C has them, a null pointer behind the last.
  func withCStrings<Result>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    var texts = unsafe map { unsafe UnsafePointer(strdup($0)) } + [nil]
    defer {
      for index in unsafe texts.indices {
        unsafe free(UnsafeMutablePointer(mutating: texts[index]))
      }
    }
    return unsafe body(&texts)
  }
}
