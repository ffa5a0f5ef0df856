import IntentClassification
import TestSupport
import Testing

@testable import IntentTraining

struct AcceptanceFitterTests {
  private typealias Row = AcceptanceFitter.Row
  private static let columns = AcceptanceEvidence.names.count

  private let fitter = AcceptanceFitter(expectedOutOfScope: 0.18)

  @Test(arguments: [(9, 500), (500, 9), (0, 40), (40, 0), (0, 0)])
  func tooFewRightOrWrongRowsGiveNoScore(right: Int, wrong: Int) {
    let rows = Self.noise(right: right, wrong: wrong, outOfScope: 0, seed: 1)
    #expect(fitter.fit(rows) == nil)
    #expect(fitter.outOfFoldScores(rows, seed: 1) == nil)
  }

  @Test func outOfScopeRowsCountAsWrong() {
    #expect(fitter.fit(Self.noise(right: 10, wrong: 4, outOfScope: 6, seed: 1)) != nil)
    #expect(fitter.fit(Self.noise(right: 10, wrong: 4, outOfScope: 5, seed: 1)) == nil)
  }

  @Test func constantEvidenceScoresTheWeightedShareOfRight() throws {
    let constant = [Double](repeating: 3, count: Self.columns)
    let rows = Self.noise(right: 60, wrong: 20, outOfScope: 40, seed: 1).map {
      Row(evidence: constant, isRight: $0.isRight, isOutOfScope: $0.isOutOfScope)
    }
    let score = try #require(fitter.fit(rows))
    // Out-of-scope rows weigh 0.18 / 0.82 of the 80 in-scope rows together.
    let expected = 60 / (80 + 80 * 0.18 / 0.82)
    #expect(abs(score.score(AcceptanceEvidence(values: constant)) - expected) < 1e-9)
    #expect(score.terms.allSatisfy { $0.weight == 0 && $0.deviation == 1 })
  }

  @Test func separableEvidenceStaysFinite() throws {
    let rows = Self.noise(right: 50, wrong: 20, outOfScope: 20, seed: 2).map { row in
      Row(
        evidence: [row.isRight ? 30 : -30] + row.evidence.dropFirst(), isRight: row.isRight,
        isOutOfScope: row.isOutOfScope)
    }
    let score = try #require(fitter.fit(rows))
    let values = rows.map { score.score(AcceptanceEvidence(values: $0.evidence)) }
    #expect(values.allSatisfy { $0 > 0 && $0 < 1 })
    for (row, value) in zip(rows, values) { #expect((value > 0.5) == row.isRight) }
  }

  @Test func evidenceBeyondTheFittedRangeCountsAsItsEnd() throws {
    let rows = Self.noise(right: 50, wrong: 50, outOfScope: 0, seed: 3)
    let score = try #require(fitter.fit(rows))
    for column in 0..<Self.columns {
      let values = rows.map { $0.evidence[column] }
      let range = try #require(values.min())...(try #require(values.max()))
      for (end, beyond) in [
        (range.lowerBound, range.lowerBound - 1e6), (range.upperBound, range.upperBound + 1e6),
        (range.lowerBound, -Double.infinity), (range.upperBound, Double.infinity),
      ] {
        #expect(
          score.score(Self.evidence(rows[0], column, end))
            == score.score(Self.evidence(rows[0], column, beyond)))
      }
    }
  }

  /// Changes the evidence of one row. Scores by fits that did not see the row stay the same to
  /// the bit: they are those of its own fold, a fifth of the rows, and always the same ones.
  @Test(arguments: [0, 7, 33, 61, 99])
  func noRowIsScoredByAFitThatSawIt(changed: Int) throws {
    var rows = Self.noise(right: 60, wrong: 25, outOfScope: 15, seed: 4)
    let before = try #require(fitter.outOfFoldScores(rows, seed: 9))
    rows[changed].evidence = rows[changed].evidence.map { $0 * 3 + 1 }
    let after = try #require(fitter.outOfFoldScores(rows, seed: 9))
    let fold = rows.indices.filter { $0 == changed || before[$0] == after[$0] }
    #expect((18...22).contains(fold.count))
    // A twin in the same fold gets the same score: the row's own fit did not see either.
    let twin = try #require(fold.first { $0 != changed })
    rows[twin].evidence = rows[changed].evidence
    let twins = try #require(fitter.outOfFoldScores(rows, seed: 9))
    #expect(twins[twin] == twins[changed])
    #expect(twins[changed] == after[changed])
  }

  /// Evidence that says nothing: scored by a fit that saw the rows it seems to say much.
  @Test(arguments: 0..<4)
  func outOfFoldScoresDoNotLearnNoiseByHeart(seed: UInt64) throws {
    let rows = Self.noise(right: 30, wrong: 30, outOfScope: 0, seed: seed)
    let score = try #require(fitter.fit(rows))
    let inSample = rows.map { score.score(AcceptanceEvidence(values: $0.evidence)) }
    let outOfFold = try #require(fitter.outOfFoldScores(rows, seed: seed))
    #expect(Self.area(inSample, rows) > 0.6)
    #expect(Self.area(outOfFold, rows) < Self.area(inSample, rows) - 0.1)
  }

  @Test func foldsDependOnTheSeedAlone() throws {
    let rows = Self.noise(right: 40, wrong: 40, outOfScope: 20, seed: 5)
    let scores = try #require(fitter.outOfFoldScores(rows, seed: 1))
    #expect(fitter.outOfFoldScores(rows, seed: 1) == scores)
    #expect(fitter.outOfFoldScores(rows, seed: 2) != scores)
  }

  /// Rows whose evidence has nothing to do with what they are.
  private static func noise(right: Int, wrong: Int, outOfScope: Int, seed: UInt64) -> [Row] {
    var generator = TestGenerator(seed: seed)
    return (0..<right + wrong + outOfScope).map { number in
      Row(
        evidence: (0..<columns).map { _ in Double.random(in: -3...3, using: &generator) },
        isRight: number < right, isOutOfScope: number >= right + wrong)
    }
  }

  private static func evidence(_ row: Row, _ column: Int, _ value: Double) -> AcceptanceEvidence {
    var values = row.evidence
    values[column] = value
    return AcceptanceEvidence(values: values)
  }

  /// The probability that a right row scores above a wrong one.
  private static func area(_ scores: [Double], _ rows: [Row]) -> Double {
    let right = rows.indices.filter { rows[$0].isRight }
    let wrong = rows.indices.filter { !rows[$0].isRight }
    let wins = right.reduce(0) { sum, index in sum + wrong.count { scores[$0] < scores[index] } }
    return Double(wins) / Double(right.count * wrong.count)
  }
}
