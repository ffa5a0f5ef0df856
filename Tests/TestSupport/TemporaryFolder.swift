package import Foundation

/// A folder of its own for a test, which goes away with its last owner.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "intent-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file into the folder and returns its place.
  @discardableResult
  package func write(_ bytes: Data, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try bytes.write(to: file)
    return file
  }
}
