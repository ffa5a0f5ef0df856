/// A local program to run: what it is called with, and how far it may go.
///
/// There is no shell: each argument reaches the program as it stands, whatever characters it holds.
public struct ProgramInvocation: Hashable, Sendable {
  /// The program's path, or its name to look for in the folders of ``searchPath``.
  public var program: String
  /// The arguments behind the program's name.
  public var arguments: [String]
  /// What the program reads on standard input.
  public var input: [UInt8] = []
  /// The whole environment: nothing is inherited but what is named here.
  public var environment: [String: String] = [:]
  /// The folder in which it runs; nil for that of this process.
  public var folder: String?
  /// How long it may run.
  public var timeLimit: Duration = .seconds(10)
  /// How many bytes it may write on standard output; as many are kept of standard error.
  public var outputLimit = 65_536

  /// The folders in which programs without a slash in their name are looked for.
  public static let searchPath = "/usr/local/bin:/usr/bin:/bin"

  /// Names a program and its arguments.
  public init(program: String, arguments: [String] = []) {
    self.program = program
    self.arguments = arguments
  }
}
