import Foundation

/// A program of this package as the build left it, beside the test bundle.
struct BuiltProgram {
  static let intent = BuiltProgram(name: "intent")
  static let trainer = BuiltProgram(name: "intent-train")

  /// The folder of everything built.
  static let folder = (Bundle.main.executableURL ?? Bundle.main.bundleURL)
    .resolvingSymlinksInPath().deletingLastPathComponent()

  let url: URL

  init(name: String) { url = Self.folder.appending(path: name) }
  init(url: URL) { self.url = url }

  /// Runs the program to its end.
  func run(_ arguments: [String], input: String = "") throws -> ProgramResult {
    try ProgramResult.of(url, arguments, input: Data(input.utf8))
  }

  /// Runs the program to its end.
  func run(_ arguments: String..., input: String = "") throws -> ProgramResult {
    try run(arguments, input: input)
  }

  /// Runs a line of the shell in which the programs of this package are found first.
  static func shell(_ line: String, in folder: URL? = nil) throws -> ProgramResult {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try ProgramResult.of(
      URL(fileURLWithPath: "/bin/bash"), ["-c", line], folder: folder,
      environment: ["PATH": "\(self.folder.path):\(path)"])
  }
}

/// What a program printed, and how it ended.
struct ProgramResult {
  let output: String
  let error: String
  let code: Int32

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs a program with files as its streams: a full pipe can never stop it.
  static func of(
    _ program: URL, _ arguments: [String], input: Data = Data(), folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> ProgramResult {
    let streams = try TemporaryFolder()
    let source = try streams.write(input, to: "input")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }.merging(["NO_COLOR": "1"]) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: streams.write(Data(), to: "output"))
    process.standardError = try FileHandle(forWritingTo: streams.write(Data(), to: "error"))
    try process.run()
    process.waitUntilExit()
    return ProgramResult(
      output: try streams.text("output"), error: try streams.text("error"),
      code: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus)
  }
}
