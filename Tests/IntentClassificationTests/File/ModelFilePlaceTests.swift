import Foundation
import IntentClassification
import TestSupport
import Testing

/// What stands at the path that was named, when it is no model file.
struct ModelFilePlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func missingFileIsNamed() {
    let url = folder.url.appending(path: "none.intentmodel")
    #expect(throws: ModelFileError.missing(path: url.path)) {
      try IntentClassifier(contentsOf: url)
    }
  }

  @Test func directoryIsNamed() {
    #expect(throws: ModelFileError.isDirectory(path: folder.url.path)) {
      try IntentClassifier(contentsOf: folder.url)
    }
  }

  @Test(arguments: [
    "", "text,intent\nhello,greet\n", "\u{89}INTENT\n", "\u{7F}ELF", "INTENT\n", "PK\u{3}\u{4}",
    String(repeating: "\0", count: 4096), "oid sha256:0\nsize 4096\n",
  ])
  func otherFileIsNoModel(_ text: String) throws {
    let url = try folder.write(Data(text.utf8), to: "other")
    #expect(throws: ModelFileError.notAModel(path: url.path)) {
      try IntentClassifier(contentsOf: url)
    }
  }

  @Test func fileThatTextModeAlteredIsNoModel() throws {
    // A transfer that turns line feeds into CR LF breaks the first bytes.
    var altered = Data()
    for byte in TinyModel.smallestFile() { altered += byte == 10 ? Data([13, 10]) : Data([byte]) }
    let url = try folder.write(altered, to: "m.intentmodel")
    #expect(throws: ModelFileError.notAModel(path: url.path)) {
      try IntentClassifier(contentsOf: url)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func fileThatTheSystemDoesNotGiveIsUnreadable() {
    let error = #expect(throws: ModelFileError.self) {
      try IntentClassifier(contentsOf: URL(filePath: "/proc/self/mem"))
    }
    guard case .unreadable(path: "/proc/self/mem", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/null")))
  func emptyDeviceIsNoModel() {
    #expect(throws: ModelFileError.self) {
      try IntentClassifier(contentsOf: URL(filePath: "/dev/null"))
    }
  }

  @Test func linkIsFollowed() throws {
    let url = try folder.write(TinyModel.smallestFile(), to: "m.intentmodel")
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    #expect(try IntentClassifier(contentsOf: link).intents.count == 2)
  }

  @Test(
    arguments: [
      .missing(path: "p"), .isDirectory(path: "p"), .unreadable(path: "p", reason: "r"),
      .unwritable(path: "p", reason: "r"), .notAModel(path: "p"),
      .unsupportedVersion(path: "p", found: 2, supported: 1...1),
      .wrongLength(path: "p", found: 1, expected: 2), .damaged(path: "p", part: "x"),
      .irreproducible(path: "p", utterance: "u"),
    ] as [ModelFileError])
  func messageNamesThePathFirst(_ error: ModelFileError) {
    #expect(error.description.hasPrefix("p: "))
  }

  @Test func messageOfANewerFileTellsWhatIsReadAndWhatToDo() {
    let error = ModelFileError.unsupportedVersion(path: "p", found: 3, supported: 1...2)
    #expect(
      error.description
        == "p: format version 3, and this build reads versions 1 to 2: use a newer build, or "
        + "train the model again")
  }
}
