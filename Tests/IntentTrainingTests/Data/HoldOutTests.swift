import IntentEvaluation
import TestSupport
import Testing

@testable import IntentTraining

struct HoldOutTests {
  /// Twenty words that no two of the rows below share in the same place.
  private static let words = [
    "red", "green", "blue", "black", "white", "amber", "coral", "ivory", "khaki", "lemon",
    "maroon", "navy", "olive", "pearl", "ruby", "silver", "teal", "umber", "violet", "wheat",
  ]

  @Test(arguments: [(5, 1), (14, 1), (15, 2), (20, 2), (100, 10), (400, 40)])
  func anIntentGivesAboutATenth(rows: Int, heldOut: Int) {
    let holdOut = HoldOut(Self.distinct("play", rows), seed: 1)
    #expect(holdOut.heldOut.count == heldOut)
    #expect(holdOut.training.count == rows - heldOut)
  }

  @Test(arguments: 0...4)
  func anIntentOfFewerThanFiveRowsGivesNone(rows: Int) {
    let all = Self.distinct("rare", rows) + Self.distinct("play", 40)
    let holdOut = HoldOut(all, seed: 1)
    #expect(holdOut.heldOut.allSatisfy { $0.intent == "play" })
    #expect(holdOut.heldOut.count == 4)
  }

  @Test(arguments: 0..<5)
  func everyIntentGivesItsOwnTenth(seed: UInt64) {
    let all = Self.distinct("play", 100) + Self.distinct("stop", 30) + Self.distinct("lamp", 50)
    let counts = Dictionary(grouping: HoldOut(all, seed: seed).heldOut, by: \.intent)
      .mapValues(\.count)
    #expect(counts == ["play": 10, "stop": 3, "lamp": 5])
  }

  @Test(arguments: 0..<10)
  func nearDuplicatesNeverStandOnBothSides(seed: UInt64) {
    let twins = (0..<60).flatMap { number in
      let text = Self.text(number)
      return [text, text + " now", text.uppercased() + "!"]
    }
    let holdOut = HoldOut(LabeledRows.rows("play", twins), seed: seed)
    let groups = NearDuplicates.groups(of: twins)
    let groupOf = Dictionary(zip(twins, groups)) { first, _ in first }
    let training = Set(holdOut.training.map { groupOf[$0.utterance] })
    let heldOut = Set(holdOut.heldOut.map { groupOf[$0.utterance] })
    #expect(training.isDisjoint(with: heldOut))
    #expect(holdOut.heldOut.count == 18)
  }

  @Test func nearDuplicatesUnderTwoIntentsStayTogether() {
    let texts = (0..<40).map(Self.text)
    let rows = LabeledRows.rows("play", texts) + LabeledRows.rows("stop", texts.map { $0 + "." })
    for seed in 0..<5 as Range<UInt64> {
      let holdOut = HoldOut(rows, seed: seed)
      let play = Set(holdOut.heldOut.filter { $0.intent == "play" }.map(\.utterance))
      let stop = Set(
        holdOut.heldOut.filter { $0.intent == "stop" }.map { String($0.utterance.dropLast()) })
      #expect(play == stop)
      #expect(play.count == 4)
    }
  }

  @Test func oneGroupLargerThanATenthGivesNone() {
    let rows = LabeledRows.rows("play", [String](repeating: "play it again sam", count: 50))
    #expect(HoldOut(rows, seed: 1).heldOut.isEmpty)
  }

  @Test func theSameSeedGivesTheSameSplitAndAnotherAnother() {
    let rows = Self.distinct("play", 100) + Self.distinct("stop", 100)
    let first = HoldOut(rows, seed: 7)
    #expect(HoldOut(rows, seed: 7).heldOut == first.heldOut)
    #expect(HoldOut(rows, seed: 8).heldOut != first.heldOut)
  }

  @Test func everyRowStandsOnOneSideInItsOrder() {
    let rows = Self.distinct("play", 80) + Self.distinct("stop", 33)
    let holdOut = HoldOut(rows, seed: 3)
    let places = Dictionary(uniqueKeysWithValues: zip(rows, rows.indices))
    for side in [holdOut.training, holdOut.heldOut] {
      let order = side.compactMap { places[$0] }
      #expect(order == order.sorted())
      #expect(order.count == side.count)
    }
    #expect(Set(holdOut.training).union(holdOut.heldOut) == Set(rows))
  }

  @Test func noRowsGiveNone() {
    let holdOut = HoldOut([], seed: 1)
    #expect(holdOut.training.isEmpty && holdOut.heldOut.isEmpty)
  }

  private static func distinct(_ intent: String, _ count: Int) -> [LabeledUtterance] {
    LabeledRows.rows(intent, (0..<count).map { "\(intent) \(text($0)) \(intent)" })
  }

  /// Texts of which no two differ in one word only.
  private static func text(_ number: Int) -> String {
    let (first, second) = (words[number % 20], words[number / 20])
    return "\(first) and \(second) for \(first) or \(second)"
  }
}
