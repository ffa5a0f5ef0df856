import IntentClassification
import IntentRouting
import TestSupport
import Testing

@testable import IntentEvaluation

struct RobustnessRunTests {
  private static let rows = [
    row("play some music", "music_play", 2), row("please open the door", "door_open", 3),
    row("打开客厅的灯", "light_on", 4), row("open the door", "light_on", 5),
    row("who are you then", "oos", 6),
  ]

  private static func report(_ rows: [LabeledUtterance], seed: UInt64 = 1) -> RobustnessReport {
    let measurement = RoutingMeasurement(IntentRouter(classifier: SampleRouter.classifier))
    var run = RobustnessRun(measurement, seed: seed)
    for row in rows {
      let gold = row.isOutOfScope ? nil : row.intent
      run.add(row, clean: measurement.outcome(of: row.utterance, gold: gold))
    }
    return run.report
  }

  private static func row(_ text: String, _ intent: String, _ line: Int) -> LabeledUtterance {
    LabeledUtterance(
      utterance: text, intent: intent, location: SourceLocation(file: "test.csv", line: line))
  }

  private static func suite(_ name: String, _ report: RobustnessReport) throws -> VariationReport {
    try #require(report.variations.first { $0.name == name })
  }

  @Test func aSuiteCountsTheRowsThatItAppliesToAndNoOthers() throws {
    let report = Self.report(Self.rows)
    let typo = try Self.suite("typo_1", report)
    #expect(typo.rows == 4 && typo.inScopeRows == 3)
    #expect(try Self.suite("homophone", report).rows == 1)
    #expect(try Self.suite("simplified", report).rows == 0)
    #expect(try Self.suite("simplified", report).accuracyLoss == nil)
  }

  @Test func aChangeThatTheModelCannotSeeCostsNothing() throws {
    let upper = try Self.suite("upper_case", Self.report(Self.rows))
    #expect(upper.changedRows == upper.rows)
    #expect(upper.accuracyLoss == 0)
    #expect(upper.clean == upper.changed)
    #expect(agree(upper.clean.accuracy, 2.0 / 3))
  }

  @Test func whatIsLostIsTheDifferenceOnTheSameRows() throws {
    for suite in Self.report(Self.rows).variations where suite.inScopeRows > 0 {
      let difference = (suite.clean.accuracy ?? 0) - (suite.changed.accuracy ?? 0)
      #expect(agree(suite.accuracyLoss, difference), "\(suite.name)")
    }
  }

  @Test func aTwinStillRoutedToItsIntentIsCounted() throws {
    let negation = try #require(Self.report(Self.rows).contrasts.first)
    #expect(negation.rows == 4)
    #expect(negation.cleanRouted == 3)
    #expect((0...4).contains(negation.stillRouted))
    #expect(negation.stillRoutedShare == Double(negation.stillRouted) / 4)
  }

  @Test func whatRunsEverythingRunsTwinsToo() {
    var assembly = TinyModel.constant(logits: [9, 0])
    assembly.thresholds = [
      AcceptanceThreshold(maxMisrouteRate: 0.05, value: 0.1, basis: .guess)
    ]
    let measurement = RoutingMeasurement(
      IntentRouter(classifier: assembly.fileAndClassifier().1))
    #expect(measurement.runs("you must not play it", as: "intent_0"))
    #expect(!measurement.runs("you must not play it", as: "intent_1"))
  }

  @Test func twoIntentsOfOneSkillWithTheSameArgumentsAreOneAction() throws {
    let text = """
      {"version": 1, "threshold": 0, "skills": {"lamp": {"description": "Lamps.", "risk": "mutating"}},
       "routes": {"intent_0": "lamp", "intent_1": "lamp",
                  "intent_2": {"skill": "lamp", "arguments": {"state": "off"}}}}
      """
    let router = IntentRouter(
      classifier: TinyModel.constant(logits: [9, 0, 0]).fileAndClassifier().1,
      map: try RouteMap(json: text.utf8))
    let measurement = RoutingMeasurement(router)
    #expect(measurement.runs("turn it off now", as: "intent_1"))
    #expect(!measurement.runs("turn it off now", as: "intent_2"))
  }

  @Test func theSeedDecidesAndTheOrderOfTheRowsDoesNot() {
    #expect(Self.report(Self.rows) == Self.report(Self.rows.reversed()))
    #expect(Self.report(Self.rows) == Self.report(Self.rows))
    let suite = RobustnessSuite.variations[0]
    let texts = Set((0..<20 as Range<UInt64>).map { suite.changed("play some music", seed: $0) })
    #expect(texts.count > 3)
  }

  @Test func namesAreStableWords() {
    let names = (RobustnessSuite.variations + RobustnessSuite.contrasts).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z0-9_]+/) != nil })
  }
}
