import IntentClassification
import IntentRouting
import Testing

struct RecordedDecisionTests {
  private static func read(_ line: String) throws -> RecordedDecision? {
    try RecordedDecision(json: line.utf8)
  }

  @Test(arguments: 0..<5)
  func whatADecisionRecordWritesIsReadBack(best: Int) throws {
    let router = IntentRouter(
      classifier: RouterFixture.classifier(best: best), map: try RouterFixture.map())
    for text in ["turn on the light", "", "关灯 \"now\"\n\t🎉", "42"] {
      let decision = router.route(text)
      let recorded = try #require(try Self.read(DecisionRecord(decision).json))
      #expect(recorded.text == text)
      #expect(recorded.intent == decision.intent.name)
      #expect(recorded.skill == decision.call?.skill)
      #expect(recorded.arguments == decision.call.map { .object($0.arguments) })
      #expect(recorded.acceptance == Double("\(Float(decision.receipt.acceptance))"))
      #expect(recorded.model == router.classifier.fingerprint)
      switch decision.action {
      case .run: #expect(recorded.action == .run)
      case .confirm: #expect(recorded.action == .confirm)
      case .handOver(let reason, _):
        #expect(recorded.action == .handOver)
        #expect(recorded.reason == reason.rawValue)
      }
    }
  }

  @Test func anExplanationIsARecordToo() throws {
    let router = IntentRouter(
      classifier: RouterFixture.classifier(best: 1), map: try RouterFixture.map())
    let json = ExplanationRecord(router.explain("turn on the light")).json
    #expect(
      try Self.read(json) == Self.read(DecisionRecord(router.route("turn on the light")).json))
  }

  @Test func anObjectWithAnErrorIsNoDecision() throws {
    #expect(try Self.read("{\"error\":\"standard input:2: a blank line\"}") == nil)
  }

  @Test(arguments: [
    ("", 1, "file"), ("[]", 1, "not an object"), ("{\"text\": \"a\"", 13, "closing"),
    ("{\"text\": \"a\"}", 1, "no \"intent\""), ("{\"text\": 3}", 10, "\"text\" is not a string"),
    ("{\"text\": \"a\", \"intent\": {\"name\": null}}", 34, "\"intent.name\" is not a string"),
    (
      "{\"text\":\"a\",\"intent\":{\"name\":\"b\"},\"decision\":{\"action\":\"dance\"}}", 46,
      "not run, confirm or hand_over"
    ),
    (
      "{\"text\":\"a\",\"intent\":{\"name\":\"b\"},\"decision\":{\"action\":\"run\"},\"receipt\":{}}",
      46, "no \"decision.skill\""
    ),
  ])
  func aDamagedLineSaysWhereAndWhat(line: String, column: Int, problem: String) {
    do throws(RecordedDecisionError) {
      _ = try RecordedDecision(json: line.utf8)
      Issue.record("\(line) was read")
    } catch {
      #expect(error.problem.contains(problem), "\(error.problem)")
      #expect(error.column == column)
    }
  }
}
