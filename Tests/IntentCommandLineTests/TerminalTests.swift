import Foundation
import Testing

@testable import IntentCommandLine

@Suite struct TerminalTests {
  @Test(arguments: [
    (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
    (true, ["NO_COLOR": ""], true), (true, ["TERM": "dumb"], false),
    (true, ["TERM": "xterm"], true),
  ])
  func coloursNeedATerminalThatWantsThem(
    _ isTerminal: Bool, _ variables: [String: String], _ expected: Bool
  ) {
    let allows = Terminal.allowsColours(isTerminal: isTerminal) { variables[$0] }
    #expect(allows == expected)
  }

  @Test func dumbTerminalIsNotRedrawn() {
    #expect(!Terminal.canRedraw(isTerminal: true) { _ in "dumb" })
    #expect(Terminal.canRedraw(isTerminal: true) { _ in nil })
  }

  @Test func interruptLeavesWithItsExitCode() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Terminal.leaveOnInterrupt()
      // Not `raise`: the threads of a task block signals, the process does not.
      kill(getpid(), SIGINT)
      sleep(10)
    }
  }

  @Test func processLeavesWithTheCodeAskedFor() async {
    await #expect(processExitsWith: .exitCode(75)) { Terminal.leave(with: .remoteUnavailable) }
  }

  @Test func exitCodesAreThoseOfTheConventions() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 74, 75, 130])
  }
}
