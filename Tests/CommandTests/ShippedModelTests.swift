import Foundation
import Testing

/// The model in Models/assistant is what its committed command makes, and decides as recorded.
@Suite struct ShippedModelTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Models/assistant")
  private static let model = folder.appending(path: "assistant.intentmodel")
  /// Training takes a release build; the folder of one is named by whoever made it.
  private static let releaseFolder = ProcessInfo.processInfo.environment["INTENT_RELEASE"]

  /// Between kinds of processors predictions may differ by this much.
  private static let tolerance = 1e-3

  @Test func decidesAsRecorded() throws {
    let utterances = try text("reference.txt", in: Self.folder)
    let result = try BuiltProgram.intent.run(
      [
        "route", Self.model.path, "--routes", Self.folder.appending(path: "routes.json").path,
        "--json", "--quiet",
      ], input: utterances)
    #expect(result.code == 0, "\(result.error)")
    try expectAgreement(result.output, with: text("reference.jsonl", in: Self.folder))
  }

  @Test func staysWithinItsSize() throws {
    // 1.3 MiB.
    #expect(try Data(contentsOf: Self.model).count <= 1_363_148)
  }

  @Test(
    .enabled(
      if: releaseFolder != nil,
      "INTENT_RELEASE does not name the folder of a release build: making the model takes one"))
  func itsCommandMakesItAgain() throws {
    let made = try TemporaryFolder()
    let path = made.path("assistant.intentmodel")
    let result = try ProgramResult.of(
      Self.folder.appending(path: "train.sh"), [path],
      environment: ["PATH": "\(Self.releaseFolder ?? ""):/usr/local/bin:/usr/bin:/bin"])
    #expect(result.code == 0, "\(result.error)")
    if try kernel(of: path) == kernel(of: Self.model.path) {
      let isSame = try made.bytes("assistant.intentmodel") == Data(contentsOf: Self.model)
      #expect(isSame, "other bytes than the committed model, on the same kind of processor")
    }
    try expectAgreement(
      made.text("reference.jsonl"), with: text("reference.jsonl", in: Self.folder))
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func kernel(of model: String) throws -> String {
    struct Inspection: Decodable {
      struct Card: Decodable { var kernel: String }
      var card: Card
    }
    let result = try BuiltProgram.intent.run("inspect", model, "--json")
    return try JSONDecoder().decode(Inspection.self, from: Data(result.output.utf8)).card.kernel
  }

  /// Compares decisions line by line: the same words, and numbers within the tolerance.
  private func expectAgreement(_ found: String, with recorded: String) throws {
    let found = try records(found)
    let recorded = try records(recorded)
    #expect(found.count == recorded.count)
    for (found, recorded) in zip(found, recorded) {
      #expect(found.text == recorded.text)
      #expect(found.intent.name == recorded.intent.name, "\(recorded.text)")
      #expect(found.decision == recorded.decision, "\(recorded.text)")
      #expect(abs(found.intent.confidence - recorded.intent.confidence) < Self.tolerance)
      #expect(abs(found.receipt.acceptance - recorded.receipt.acceptance) < Self.tolerance)
    }
  }

  private struct Record: Decodable {
    struct Candidate: Decodable {
      var name: String
      var confidence: Double
    }
    struct Decision: Decodable, Equatable {
      var action: String
      var skill: String?
      var reason: String?
    }
    struct Receipt: Decodable { var acceptance: Double }
    var text: String
    var intent: Candidate
    var decision: Decision
    var receipt: Receipt
  }

  private func records(_ lines: String) throws -> [Record] {
    try lines.split(separator: "\n").map {
      try JSONDecoder().decode(Record.self, from: Data($0.utf8))
    }
  }
}
