import Foundation
import Testing

@testable import IntentCommandLine

@Suite struct SiblingProgramTests {
  @Test func siblingStandsBesideTheRunningProgram() throws {
    let sibling = try SiblingProgram("intent-train")
    #expect(sibling.path.hasPrefix("/") && sibling.path.hasSuffix("/intent-train"))
    #expect(FileManager.default.fileExists(atPath: sibling.folder))
  }

  @Test func processGoesOnAsTheSibling() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let shell = SiblingProgram("sh", besideProgram: "/bin/intent")
      try shell.replaceProcess(arguments: ["-c", "exit $1", "name", "7"])
    }
  }

  @Test func missingSiblingIsNamedWithPlaceAndRemedy() {
    let sibling = SiblingProgram("intent-train", besideProgram: "/nowhere/bin/intent")
    let error = #expect(throws: SiblingProgramError.self) {
      try sibling.replaceProcess(arguments: [])
    }
    #expect(error == .missing(name: "intent-train", path: "/nowhere/bin/intent-train"))
    #expect(
      error?.description
        == "intent-train: not found at /nowhere/bin/intent-train; build it with "
        + "`swift build -c release --product intent-train` and keep it in the same folder as "
        + "this program")
    #expect(error?.exitCode == .internalFault)
  }

  @Test func siblingThatIsNoProgramIsReported() {
    let sibling = SiblingProgram("passwd", besideProgram: "/etc/intent")
    #expect(
      throws: SiblingProgramError.notRunnable(path: "/etc/passwd", reason: "Permission denied")
    ) { try sibling.replaceProcess(arguments: []) }
  }
}
