import Foundation
import Testing

@testable import ProgramSkills

/// Real programs of the system, within their limits.
struct ProgramRunnerTests {
  @Test func argumentsReachTheProgramAsTheyStand() async throws {
    let odd = ["$(touch /tmp/x)", "a b", "'\"`;|&", "", "灯", "-n"]
    let result = try await run("printf", ["%s\\n"] + odd)
    #expect(result.succeeded)
    #expect(text(result.output) == odd.map { $0 + "\n" }.joined())
  }

  @Test func inputIsReadToItsEnd() async throws {
    let input = [UInt8](repeating: 65, count: 300_000)
    let result = try await run("wc", ["-c"]) { $0.input = input }
    #expect(text(result.output).trimmingCharacters(in: .whitespacesAndNewlines) == "300000")
  }

  @Test func aProgramThatDoesNotReadItsInputIsNoError() async throws {
    #expect(try await run("true") { $0.input = [UInt8](repeating: 65, count: 300_000) }.succeeded)
  }

  @Test func withoutInputItReadsNothing() async throws {
    #expect(try await run("cat").output.isEmpty)
  }

  @Test func theEnvironmentIsOnlyWhatIsNamed() async throws {
    let result = try await run("env") { $0.environment = ["GREETING": "你好 you"] }
    let lines = Set(text(result.output).split(separator: "\n").map(String.init))
    #expect(lines == ["PATH=\(ProgramInvocation.searchPath)", "GREETING=你好 you"])
  }

  @Test func itRunsInItsFolder() async throws {
    let result = try await run("pwd") { $0.folder = "/usr" }
    #expect(text(result.output) == "/usr\n")
  }

  @Test func exitStatusAndStandardErrorAreTold() async throws {
    let result = try await run("sh", ["-c", "echo out; echo wrong >&2; exit 3"])
    #expect(result.ending == .exited(status: 3))
    #expect(text(result.output) == "out\n")
    #expect(text(result.errorOutput) == "wrong\n")
    #expect(!result.succeeded)
  }

  @Test func aSignalIsTold() async throws {
    #expect(try await run("sh", ["-c", "kill -9 $$"]).ending == .killed(signal: 9))
  }

  @Test func whatRunsTooLongIsStoppedWithItsChildren() async throws {
    let mark = "31.\(Int.random(in: 100_000...999_999))"
    let limit = Duration.milliseconds(200)
    let result = try await run("sh", ["-c", "trap '' TERM; sleep \(mark) & sleep \(mark)"]) {
      $0.timeLimit = limit
    }
    #expect(result.ending == .timedOut(limit))
    #expect(try await run("pgrep", ["-f", "sleep \(mark)"]).output.isEmpty)
  }

  @Test func whatWritesTooMuchIsStopped() async throws {
    let result = try await run("yes") { $0.outputLimit = 1000 }
    #expect(result.ending == .wroteTooMuch(limit: 1000))
    #expect(result.output.count == 1000)
  }

  @Test func standardErrorIsCutAndNoReasonToStop() async throws {
    let result = try await run("sh", ["-c", "yes | head -c 200000 >&2; echo done"]) {
      $0.outputLimit = 1000
    }
    #expect(result.succeeded)
    #expect(result.errorOutput.count == 1000)
    #expect(text(result.output) == "done\n")
  }

  @Test func aChildThatHoldsTheOutputOpenDoesNotHoldUsUp() async throws {
    let result = try await run("sh", ["-c", "sleep 3600 & echo done"]) {
      $0.timeLimit = .seconds(1800)
    }
    #expect(result.succeeded)
    #expect(text(result.output) == "done\n")
  }

  @Test func cancellingStopsIt() async throws {
    let running = Task { try await run("sleep", ["60"]) { $0.timeLimit = .seconds(50) } }
    try await Task.sleep(for: .milliseconds(100))
    running.cancel()
    #expect(try await running.value.ending == .cancelled)
  }

  @Test(arguments: ["no-such-program", "/no/such/program", "/usr", "/etc/passwd"])
  func whatCannotRunIsAnError(program: String) async throws {
    let error = await #expect(throws: ProgramError.self) { try await run(program) }
    #expect(error?.description.hasPrefix("\(program): no program to run") == true)
  }

  @Test func aFileThatIsNoProgramIsAnError() async throws {
    let path = NSTemporaryDirectory() + "not-a-program-\(UUID().uuidString)"
    try Data([0, 1, 2, 3]).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let error = await #expect(throws: ProgramError.self) { try await run(path) }
    guard case .notStarted = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func manyAtOnceDoNotMixTheirOutput() async throws {
    try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<40 {
        group.addTask { (number, text(try await run("printf", ["%s", "\(number)"]).output)) }
      }
      for try await (number, output) in group { #expect(output == "\(number)") }
    }
  }

  private func run(
    _ program: String, _ arguments: [String] = [],
    _ change: (inout ProgramInvocation) -> Void = { _ in }
  ) async throws -> ProgramResult {
    var invocation = ProgramInvocation(program: program, arguments: arguments)
    change(&invocation)
    return try await ProgramRunner.run(invocation)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
