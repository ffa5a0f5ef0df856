import TestSupport
import Testing

@testable import IntentTraining

struct StratifiedFoldsTests {
  @Test(arguments: 1...5)
  func everyLabelIsSpreadEvenly(seed: UInt64) {
    let labels = (0..<103).map { $0 * $0 % 7 }
    let folds = StratifiedFolds(labels: labels, count: 5, seed: seed)
    for label in 0..<7 {
      let counts = (0..<5).map { fold in
        folds.rows(in: fold).count { labels[$0] == label }
      }
      #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1, "label \(label): \(counts)")
    }
    let sizes = (0..<5).map { folds.rows(in: $0).count }
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 3, "\(sizes)")
  }

  @Test(arguments: 1...5)
  func aGroupStaysTogetherAndEveryRowStandsInOneFold(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    let labels = (0..<90).map { _ in Int.random(in: 0..<4, using: &generator) }
    let groups = stride(from: 0, to: 90, by: 3).map { [$0, $0 + 1, $0 + 2] }
    let folds = StratifiedFolds(labels: labels, groups: groups, count: 4, seed: seed)
    for group in groups { #expect(Set(group.map { folds.numbers[$0] }).count == 1) }
    let all = (0..<4).flatMap { folds.rows(in: $0) }
    #expect(all.sorted() == Array(0..<90))
    #expect((folds.rows(outside: 2) + folds.rows(in: 2)).sorted() == Array(0..<90))
  }

  @Test func theSeedDecides() {
    let labels = [Int](repeating: 0, count: 40)
    let first = StratifiedFolds(labels: labels, count: 4, seed: 1).numbers
    #expect(StratifiedFolds(labels: labels, count: 4, seed: 1).numbers == first)
    #expect(StratifiedFolds(labels: labels, count: 4, seed: 2).numbers != first)
  }

  @Test func fewRowsLeaveFoldsEmptyWithoutHarm() {
    #expect(StratifiedFolds(labels: [], count: 3, seed: 1).rows(in: 0) == [])
    let folds = StratifiedFolds(labels: [0], count: 3, seed: 1)
    #expect((0..<3).map { folds.rows(in: $0).count }.reduce(0, +) == 1)
  }
}
