/// A program that stands beside the running one and does part of its work.
package struct SiblingProgram: Sendable, Equatable {
  /// The name of its file.
  package let name: String
  /// The folder in which it should stand.
  package let folder: String

  /// Names the program beside the running one (behind links).
  package init(_ name: String) throws(SiblingProgramError) {
    guard let running = SystemCall.runningProgram() else { throw .folderUnknown(name: name) }
    self.init(name, besideProgram: running)
  }

  /// Names the program beside another.
  package init(_ name: String, besideProgram program: String) {
    self.name = name
    folder = String(program[..<(program.lastIndex(of: "/") ?? program.startIndex)])
  }

  /// Where the program should stand.
  package var path: String { "\(folder)/\(name)" }

  /// Goes on as the program, with the same streams, environment and process number.
  ///
  /// Never returns; throws when the program is missing or can't be run. Flush the writers first.
  package func replaceProcess(arguments: [String]) throws(SiblingProgramError) -> Never {
    guard SystemCall.status(of: path) != nil else { throw .missing(name: name, path: path) }
    do throws(SystemCallError) {
      try SystemCall.replaceProcess(by: path, arguments: arguments)
    } catch {
      throw .notRunnable(path: path, reason: error.reason)
    }
  }
}
