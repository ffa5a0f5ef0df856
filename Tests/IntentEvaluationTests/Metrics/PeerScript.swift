import Foundation
import IntentEvaluation

/// The script by which this project and its peers are judged alike, where it is at hand.
struct PeerScript {
  /// The environment variable that names the folder of `metrics.py`.
  static let variable = "INTENT_PEERS"

  /// The script, or nil without the folder or without Python.
  static let installed: PeerScript? = {
    guard let folder = ProcessInfo.processInfo.environment[variable], hasPython else { return nil }
    let path = URL(fileURLWithPath: folder).appendingPathComponent("metrics.py").path
    return FileManager.default.fileExists(atPath: path) ? PeerScript(path: path) : nil
  }()

  private static var hasPython: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/python3")
    }
  }

  let path: String

  /// Returns the figures that the script prints for test rows, with validation rows if given.
  func figures(test: [Outcome], validation: [Outcome]?) throws -> PeerFigures {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metrics-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = [try write(test, to: folder.appendingPathComponent("test.csv"))]
    if let validation {
      arguments += ["--val", try write(validation, to: folder.appendingPathComponent("val.csv"))]
    }
    return try PeerFigures(json: run(arguments + ["--json", "--rates", "0.01,0.02,0.05"]))
  }

  private func write(_ outcomes: [Outcome], to file: URL) throws -> String {
    let rows = outcomes.map { "t,\($0.gold ?? "oos"),\($0.predicted),\($0.score)\n" }
    let text = "text,gold,pred,confidence\n" + rows.joined()
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", path] + arguments
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return data
  }
}

/// What the script printed: numbers by name, and for each rule numbers by name.
struct PeerFigures {
  private let object: [String: Any]

  init(json: Data) throws {
    object = try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:]
  }

  /// Every name printed.
  var names: Set<String> { Set(object.keys) }

  /// Returns a number, or nil for null.
  func number(_ name: String) -> Double? { (object[name] as? NSNumber)?.doubleValue }

  /// Returns the figures of a rule, or nil where it wasn't printed.
  func rule(_ name: String) -> [String: Double?]? {
    (object[name] as? [String: Any])?.mapValues { ($0 as? NSNumber)?.doubleValue }
  }
}
