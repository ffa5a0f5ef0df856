import Foundation
import Testing

@testable import IntentCommandLine

@Suite final class AtomicFileTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/atomic-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test func fileIsWrittenAndNothingElseLeft() throws {
    try AtomicFile.write("first".utf8, to: path("a.txt"))
    try AtomicFile.write(Data("second".utf8), to: path("a.txt"))
    #expect(try content("a.txt") == "second")
    #expect(try names() == ["a.txt"])
  }

  @Test func largeFileIsWrittenWhole() throws {
    let bytes = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    try AtomicFile.write(bytes, to: path("large"))
    #expect(FileManager.default.contents(atPath: path("large")) == Data(bytes))
  }

  @Test func relativePathIsWrittenBesideTheProgramsFolder() throws {
    let name = "atomic-file-test-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: name) }
    try AtomicFile.write("x".utf8, to: name)
    #expect(FileManager.default.contents(atPath: name) == Data("x".utf8))
  }

  @Test func permissionsOfTheOldFileStay() throws {
    try AtomicFile.write("old".utf8, to: path("a"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a"))
    try AtomicFile.write("new".utf8, to: path("a"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func linkStaysAndItsTargetIsReplaced() throws {
    try AtomicFile.write("old".utf8, to: path("target"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("target"))
    try AtomicFile.write("new".utf8, to: path("link"))
    #expect(try content("target") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("target"))
  }

  @Test(arguments: ["", "-"])
  func pathThatNamesNoFileIsRefused(_ path: String) {
    let error = #expect(throws: FileWriteError.self) { try AtomicFile.write([], to: path) }
    #expect(error == .notAFile(path: path))
    #expect(error?.exitCode == .usage)
  }

  @Test func folderIsRefused() {
    #expect(throws: FileWriteError.isFolder(path: folder)) { try AtomicFile.write([], to: folder) }
  }

  @Test func missingFolderIsNamed() {
    let error = #expect(throws: FileWriteError.self) {
      try AtomicFile.write([], to: path("no/a.txt"))
    }
    #expect(
      error?.description
        == "\(folder)/no/a.txt: not written, since no file can be made in \(folder)/no: "
        + "No such file or directory")
    #expect(error?.exitCode == .inputOutput)
  }

  @Test func pathBelowAFileIsRefusedAndTheFileKept() throws {
    try AtomicFile.write("kept".utf8, to: path("file"))
    let error = #expect(throws: FileWriteError.self) {
      try AtomicFile.write("x".utf8, to: path("file/a.txt"))
    }
    #expect(error?.description.hasSuffix("/file: Not a directory") == true)
    #expect(try content("file") == "kept")
  }

  @Test func failedReplacementLeavesNoTemporary() throws {
    let tooLong = String(repeating: "x", count: 300)
    let error = #expect(throws: FileWriteError.self) {
      try AtomicFile.write("x".utf8, to: path(tooLong))
    }
    #expect(error == .replaceFailed(path: path(tooLong), reason: "File name too long"))
    #expect(try names().isEmpty)
  }

  @Test func nameLeftByACrashIsPassedOver() throws {
    let leftover = ".intent-\(ProcessInfo.processInfo.processIdentifier)-0.tmp"
    try Data("left".utf8).write(to: URL(filePath: path(leftover)))
    try AtomicFile.write("x".utf8, to: path("a"))
    #expect(try names() == [leftover, "a"])
    #expect(try content(leftover) == "left")
  }

  @Test func deviceIsWrittenStraightAndStays() throws {
    try AtomicFile.write("x".utf8, to: "/dev/null")
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDiskIsReported() {
    #expect(
      throws: FileWriteError.writeFailed(path: "/dev/full", reason: "No space left on device")
    ) { try AtomicFile.write("x".utf8, to: "/dev/full") }
  }

  @Test func writersAtTheSameTimeLeaveOneWholeFile() async throws {
    let path = path("shared")
    await withTaskGroup { group in
      for digit in 0..<8 {
        let bytes = [UInt8](repeating: UInt8(48 + digit), count: 100_000)
        group.addTask { try? AtomicFile.write(bytes, to: path) }
      }
    }
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    #expect(bytes.count == 100_000 && Set(bytes).count == 1)
    #expect(try names() == ["shared"])
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
