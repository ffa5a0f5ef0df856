import Foundation

/// A folder that goes away with its last owner.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "command-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a name in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file.
  @discardableResult
  func write(_ bytes: Data, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try bytes.write(to: file)
    return file
  }

  /// Writes a text file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name).path
  }

  func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }
}
