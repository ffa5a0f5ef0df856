import Foundation

/// The script that judges this project and its peers alike, where it is at hand.
struct PeerScript {
  static let installed: PeerScript? = {
    let folder = ProcessInfo.processInfo.environment["INTENT_PEERS"]
    return folder.flatMap { PeerScript(folder: URL(fileURLWithPath: $0)) }
  }()

  private let path: String

  private init?(folder: URL) {
    path = folder.appending(path: "metrics.py").path
    guard FileManager.default.fileExists(atPath: path) else { return nil }
  }

  /// Returns what the script says about predictions files.
  func figures(test: String, validation: String) throws -> JSONText {
    let result = try ProgramResult.of(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["python3", path, test, "--val", validation, "--json", "--rates", "0.01,0.02,0.05"])
    return try JSONText(result.output)
  }
}
