import Foundation
import Testing

@testable import IntentEvaluation

struct DataFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a file and returns its path.
  private func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  @Test func fileIsReadAndNamedInLocations() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try file("a b.csv", "text,intent\nhi,greet\n")
    let row = try DatasetReader().read(contentsOf: path).rows[0]
    #expect(row.location == SourceLocation(file: path, line: 2))
  }

  @Test func severalFilesFollowEachOther() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = [try file("a.csv", "hi,greet"), try file("b.ft", "__label__part bye")]
    let data = try DatasetReader().read(contentsOf: paths)
    #expect(data.samples == [DataSample("hi", "greet"), DataSample("bye", "part")])
  }

  @Test func missingFileAndDirectoryAreErrors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.path + "/none.csv"
    #expect(throws: DataError.fileNotFound(path: missing)) {
      try DatasetReader().read(contentsOf: missing)
    }
    #expect(throws: DataError.isDirectory(path: folder.path)) {
      try DatasetReader().read(contentsOf: folder.path)
    }
  }

  @Test(.enabled(if: getuid() != 0, "root may read every file"))
  func forbiddenFileIsAnError() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try file("a.csv", "hi,greet")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(throws: DataError.unreadable(path: path, reason: "Permission denied")) {
      try DatasetReader().read(contentsOf: path)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem"), "needs /proc"))
  func failureWhileReadingIsAnError() {
    let path = "/proc/self/mem"
    #expect(throws: DataError.unreadable(path: path, reason: "Input/output error")) {
      try DatasetReader().read(contentsOf: path)
    }
  }

  @Test func aPipeIsReadToItsEnd() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let writer = Thread {
      let lines = String(repeating: "__label__a some words\n", count: 20_000)
      try? FileHandle(forWritingAtPath: path)?.write(contentsOf: Data(lines.utf8))
    }
    writer.start()
    #expect(try DatasetReader().read(contentsOf: path).count == 20_000)
  }
}
