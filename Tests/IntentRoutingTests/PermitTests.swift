import Foundation
import IntentClassification
import Testing

@testable import IntentRouting

/// Who gets leave to run a skill, and who does not.
struct PermitTests {
  private static let light = SkillCall(
    skill: "set_light", arguments: ["state": .string("on")], risk: .mutating)
  private static let deletion = SkillCall(skill: "delete_message", risk: .destructive)

  @Test func theGateGivesLeaveForWhatRuns() throws {
    let decision = try route("light on please", best: 1)
    guard let permit = decision.permit() else {
      Issue.record("no permit for \(decision.action)")
      return
    }
    #expect(permit.call == Self.light)
    #expect(permit.utterance == "light on please")
    #expect(permit.source == .gate)
  }

  @Test(arguments: [
    ("delete that", 2, Float(20)), ("tell the time", 0, 1), ("", 1, 20), ("a", 1, 20),
  ])
  func theGateGivesNoLeaveForWhatIsAskedOrHandedOver(text: String, best: Int, logit: Float) throws {
    let decision = try route(text, best: best, logit: logit)
    let isAllowed = decision.permit() != nil
    #expect(!isAllowed)
  }

  @Test func theGateGivesNoLeaveForADestructiveSkillWhateverTheDecisionSays() throws {
    let decision = forged(.run(Self.deletion), from: try route("delete that", best: 2, logit: 20))
    let isAllowed = decision.permit() != nil
    #expect(!isAllowed)
  }

  @Test func theFallbackHasLeaveWhereItChangesNothing() throws {
    let decision = try route("", best: 0, map: "\"fallback_skill\": \"tell_time\",")
    guard let permit = decision.fallbackPermit() else {
      Issue.record("no permit for \(decision.action)")
      return
    }
    #expect(permit.call.skill == "tell_time")
    for action in [Decision.Action.handOver(.empty, fallback: Self.light), .run(Self.light)] {
      let isAllowed = forged(action, from: decision).fallbackPermit() != nil
      #expect(!isAllowed)
    }
  }

  @Test func aConfirmationIsRedeemedOnce() throws {
    let desk = Self.patientDesk()
    let question = try #require(desk.ask(about: route("delete that", best: 2, logit: 20)))
    #expect(question.call == Self.deletion)
    let permit = try desk.redeem(question.token)
    #expect(permit.call == Self.deletion)
    #expect(permit.utterance == "delete that")
    #expect(permit.source == .confirmation)
    expectRefusal(.unknown, desk, question.token)
  }

  @Test func onlyADecisionToConfirmIsAsked() throws {
    let desk = Self.patientDesk()
    #expect(desk.ask(about: try route("light on please", best: 1)) == nil)
    #expect(desk.ask(about: try route("", best: 1)) == nil)
  }

  @Test func aWithdrawnQuestionGivesNoLeave() throws {
    let desk = Self.patientDesk()
    let question = try #require(desk.ask(about: route("delete that", best: 2, logit: 20)))
    desk.withdraw(question.token)
    expectRefusal(.unknown, desk, question.token)
  }

  @Test func anotherDesksTokenGivesNoLeave() throws {
    let decision = try route("delete that", best: 2, logit: 20)
    let question = try #require(Self.patientDesk().ask(about: decision))
    expectRefusal(.unknown, Self.patientDesk(), question.token)
  }

  @Test func aLateAnswerGivesNoLeave() throws {
    let clock = SteppedClock()
    let desk = ConfirmationDesk(timeToAnswer: .seconds(30)) { clock.now }
    let decision = try route("delete that", best: 2, logit: 20)
    let first = try #require(desk.ask(about: decision))
    clock.advance(by: .seconds(30))
    _ = try desk.redeem(first.token)
    let second = try #require(desk.ask(about: decision))
    clock.advance(by: .seconds(31))
    expectRefusal(.expired, desk, second.token)
    expectRefusal(.unknown, desk, second.token)
  }

  @Test func ofTooManyOpenQuestionsTheOldestFalls() throws {
    let desk = Self.patientDesk()
    let decision = try route("delete that", best: 2, logit: 20)
    let questions = (0...ConfirmationDesk.capacity).compactMap { _ in desk.ask(about: decision) }
    expectRefusal(.unknown, desk, questions[0].token)
    _ = try desk.redeem(questions[1].token)
    #expect(Set(questions.map(\.token)).count == questions.count)
  }

  @Test func aTokenCannotBeReadOff() throws {
    let decision = try route("delete that", best: 2, logit: 20)
    let token = try #require(Self.patientDesk().ask(about: decision)).token
    var dumped = ""
    dump(token, to: &dumped)
    #expect("\(token)" == "confirmation token")
    #expect(String(reflecting: token) == "confirmation token")
    #expect(!dumped.contains { $0.isNumber })
  }

  @Test func ofManyThreadsOneRedeems() async throws {
    let desk = Self.patientDesk()
    let question = try #require(desk.ask(about: route("delete that", best: 2, logit: 20)))
    let redeemed = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 {
        group.addTask {
          do {
            _ = try desk.redeem(question.token)
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(redeemed == 1)
  }

  @Test func anOperatorNamesTheSkillItself() {
    let permit = Permit.byOperator(Self.deletion, utterance: "delete that")
    #expect(permit.source == .operatorCommand)
    #expect(permit.call == Self.deletion)
  }

  /// A desk whose questions outlast a busy machine.
  private static func patientDesk() -> ConfirmationDesk {
    ConfirmationDesk(timeToAnswer: .seconds(86_400))
  }

  private func expectRefusal(
    _ error: ConfirmationError, _ desk: ConfirmationDesk, _ token: ConfirmationToken,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: error, sourceLocation: sourceLocation) { _ = try desk.redeem(token) }
  }

  /// A decision as no router makes it.
  private func forged(_ action: Decision.Action, from decision: Decision) -> Decision {
    Decision(
      utterance: decision.utterance, classification: decision.classification,
      intent: decision.intent, action: action, receipt: decision.receipt)
  }

  private func route(
    _ text: String, best: Int, logit: Float = 8, map keys: String = ""
  ) throws -> Decision {
    IntentRouter(
      classifier: RouterFixture.classifier(best: best, logit: logit),
      map: try RouterFixture.map(adding: keys)
    ).route(text)
  }
}

/// A clock that goes on when it is told to.
private final class SteppedClock: @unchecked Sendable {
  private let lock = NSLock()
  private var time = ContinuousClock.now

  var now: ContinuousClock.Instant { lock.withLock { time } }

  func advance(by duration: Duration) { lock.withLock { time += duration } }
}
