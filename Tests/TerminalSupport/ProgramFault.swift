/// What went wrong with a program that runs with pipes, with the last that it wrote.
package struct ProgramFault: Error, CustomStringConvertible {
  package let description: String
}
