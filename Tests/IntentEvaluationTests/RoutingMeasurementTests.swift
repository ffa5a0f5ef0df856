import IntentClassification
import IntentRouting
import Synchronization
import TestSupport
import Testing

@testable import IntentEvaluation

struct RoutingMeasurementTests {
  private static let routes = """
    {
      "version": 1,
      "never_local": ["door_open"],
      "skills": {
        "play_music": {"description": "Plays music.", "risk": "read_only"},
        "delete_all": {"description": "Deletes.", "risk": "destructive"}
      },
      "routes": {"music_play": "play_music", "note_delete": "delete_all"}
    }
    """

  @Test func outcomesStandInTheOrderOfTheRows() throws {
    let rows = [
      Self.row("play some music", "music_play"), Self.row("delete the note", "note_delete"),
      Self.row("open the door", "door_open"), Self.row("who are you then", "oos"),
    ]
    let outcomes = try Self.measure(rows)
    #expect(outcomes.map(\.gold) == ["music_play", "note_delete", "door_open", nil])
    #expect(outcomes.map(\.predicted).prefix(3) == ["music_play", "note_delete", "door_open"])
    #expect(outcomes.map(\.isRouted) == [true, true, false, false])
    #expect(outcomes.map(\.reason) == [nil, nil, "never_local", "low_acceptance"])
  }

  @Test func outOfScopeRowsHaveNoGoldWhateverTheirIntentSays() throws {
    let row = LabeledUtterance(
      utterance: "play some music", intent: "music_play",
      location: SourceLocation(file: "oos.csv", line: 2), countsAsOutOfScope: true)
    let outcome = try #require(Self.measure([row]).first)
    #expect(outcome.gold == nil)
    #expect(outcome.isRouted && !outcome.isRight)
  }

  @Test func anIntentThatTheModelDoesNotKnowIsWrong() throws {
    let outcome = try #require(Self.measure([Self.row("play some music", "radio_play")]).first)
    #expect(outcome.gold == "radio_play")
    #expect(!outcome.isRight)
  }

  @Test func scoreAndConfidenceAreThoseOfTheReceipt() throws {
    let router = try Self.router()
    for text in ["play some music", "", "nothing like it at all"] {
      let decision = router.route(text)
      let outcome = try #require(Self.measure([Self.row(text, "music_play")]).first)
      #expect(outcome.score == decision.receipt.acceptance)
      #expect(outcome.confidence == decision.receipt.confidence)
    }
  }

  @Test func withoutAMapEveryTrustedIntentCountsAsRouted() throws {
    let router = IntentRouter(classifier: try Self.router().classifier)
    let rows = [Self.row("open the door", "door_open"), Self.row("", "door_open")]
    let outcomes = RoutingMeasurement(router).outcomes(of: rows, clock: SteppingClock()).outcomes
    #expect(outcomes.map(\.isRouted) == [true, false])
    #expect(outcomes.map(\.reason) == [nil, "empty"])
  }

  @Test func withAMapAnUnmappedIntentIsHandedOver() throws {
    let text = "{\"version\": 1, \"skills\": {}, \"routes\": {}}"
    let router = IntentRouter(
      classifier: try Self.router().classifier, map: try RouteMap(json: text.utf8))
    let outcomes = RoutingMeasurement(router)
      .outcomes(of: [Self.row("open the door", "door_open")], clock: SteppingClock()).outcomes
    #expect(outcomes.map(\.reason) == ["unmapped_intent"])
  }

  /// The router acts with the label of the training rows: so does the measurement.
  @Test func aTrainingUtteranceCountsWithItsLabelAndIsMarked() throws {
    var assembly = Self.assembly
    assembly.acceptance = TinyModel.acceptance(
      trainingRows: [("play some music", 1)], features: assembly.features)
    let router = IntentRouter(classifier: assembly.fileAndClassifier().1)
    let rows = [
      Self.row("Play some music!", "note_delete"), Self.row("open the door", "door_open"),
    ]
    let outcomes = RoutingMeasurement(router).outcomes(of: rows, clock: SteppingClock()).outcomes
    #expect(outcomes.map(\.isTrainingUtterance) == [true, false])
    #expect(outcomes[0].predicted == "note_delete")
    #expect(outcomes[0].isRouted && outcomes[0].isRight)
  }

  @Test func eachDecisionIsTimedByTheClockThatIsPassedIn() throws {
    let rows = (0..<5).map { _ in Self.row("play some music", "music_play") }
    let times = try RoutingMeasurement(Self.router())
      .outcomes(of: rows, clock: SteppingClock()).nanoseconds
    #expect(times == [1500, 1500, 1500, 1500, 1500])
  }

  @Test func noRowsGiveNoOutcomes() throws {
    let (outcomes, times) = try RoutingMeasurement(Self.router())
      .outcomes(of: [], clock: SteppingClock())
    #expect(outcomes.isEmpty && times.isEmpty)
  }

  private static func measure(_ rows: [LabeledUtterance]) throws -> [Outcome] {
    try RoutingMeasurement(router()).outcomes(of: rows, clock: SteppingClock()).outcomes
  }

  private static func router() throws -> IntentRouter {
    IntentRouter(
      classifier: assembly.fileAndClassifier().1, map: try RouteMap(json: routes.utf8))
  }

  private static var assembly: ModelAssembly {
    var assembly = TinyModel.recognizing([
      (intent: "music_play", utterances: ["play some music"]),
      ("note_delete", ["delete the note"]), ("door_open", ["open the door"]),
    ])
    assembly.thresholds = [
      AcceptanceThreshold(maxMisrouteRate: 0.05, value: 0.9, basis: .promise)
    ]
    return assembly
  }

  private static func row(_ utterance: String, _ intent: String) -> LabeledUtterance {
    LabeledUtterance(
      utterance: utterance, intent: intent, location: SourceLocation(file: "test.csv", line: 2))
  }
}

/// A clock that has moved on by 1.5 microseconds at each look.
private final class SteppingClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let looks = Mutex(0)

  var now: Instant {
    looks.withLock { looks in
      looks += 1
      return Instant(offset: .nanoseconds(1500 * looks))
    }
  }

  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
