import Foundation
import IntentClassification
import IntentEvaluation
import TestSupport
import Testing

@testable import IntentTraining

/// Whether the procedure that certifies thresholds keeps its word: of its promises at most one in
/// twenty may be false, on score curves made to break it and on real data.
struct PromiseTrialTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// Wherever these curves are certified at or past their jump, the promise is false.
  @Test func curvesAtTheEdgeOfThePromiseAreRarelyCertified() {
    let jumps = [0, 0.27, 0.4, 0.6]
    let (runs, error) = (500, 0.05)
    var generator = TestGenerator(seed: 1)
    let broken = jumps.map { jump in
      let curve = NullCurve(maxMisrouteRate: 0.05, expectedOutOfScope: 0.18, jump: jump)
      return (0..<runs).count { _ in
        curve.isCertifiedFalsely(inScope: 600, outOfScope: 120, error: error, &generator)
      }
    }
    let share = Double(broken.reduce(0, +)) / Double(runs * jumps.count)
    #expect(share <= 0.06, "certified falsely: \(broken) of \(runs) each, jumps at \(jumps)")
  }

  /// The other half of the deal: what is far from the edge is certified.
  @Test func goodCurvesAreCertified() {
    var generator = TestGenerator(seed: 2)
    let curve = NullCurve(maxMisrouteRate: 0.01, expectedOutOfScope: 0.18, jump: 0)
    let bound = MisrouteBound(
      maxMisrouteRate: 0.05, expectedOutOfScope: 0.18, inScope: 600, outOfScope: 120)
    let certified = (0..<100).count { _ in
      let rows = curve.rows(inScope: 600, outOfScope: 120, &generator)
      guard case .certified = PromiseProcedure(bound: bound, error: 0.05).run(rows) else {
        return false
      }
      return true
    }
    #expect(certified >= 95)
  }

  /// On public data: draws from a pool that is the truth, the whole procedure on each draw.
  ///
  /// `Benchmarks/promise.sh` runs it. `PROMISE_MODELS` names model files: in each draw the
  /// acceptance score is fitted anew. `PROMISE_PREDICTIONS` names predictions files, whose scores
  /// are taken as they are. Both are lists with colons. `PROMISE_RESULTS` is the file to write.
  @Test(.enabled(if: environment["PROMISE_TRIAL"] == "1" && environment["INTENT_DATASETS"] != nil))
  func drawsFromPublicDataKeepThePromise() throws {
    let draws = Self.environment["PROMISE_DRAWS"].flatMap { Int($0) } ?? 300
    var results = try Self.list("PROMISE_MODELS").flatMap { path in
      let pool = try PromisePool(model: path, datasets: Self.environment["INTENT_DATASETS"] ?? "")
      return pool.trial(name: Self.name(path) + ", fitted anew", draws: draws, isRefitted: true)
    }
    results += try Self.list("PROMISE_PREDICTIONS").flatMap { path in
      try PromisePool(predictions: path).trial(name: Self.name(path), draws: draws)
    }
    let table = PromiseTable(results, draws: draws).text
    print(table)
    if let path = Self.environment["PROMISE_RESULTS"] {
      try table.write(toFile: path, atomically: true, encoding: .utf8)
    }
    for result in results {
      #expect(result.violations <= 0.05, "\(result.name) at \(result.setting.maxMisrouteRate)")
    }
  }

  private static func list(_ name: String) -> [String] {
    environment[name, default: ""].split(separator: ":").map(String.init)
  }

  private static func name(_ path: String) -> String {
    String(URL(filePath: path).lastPathComponent.prefix { $0 != "." })
  }
}

/// Rows whose misroute rate is exactly the promised one at every threshold past a jump, and 0
/// before it; with the jump at 0 the curve is flat.
private struct NullCurve {
  var maxMisrouteRate: Double
  var expectedOutOfScope: Double
  /// The share of in-scope rows before the jump.
  var jump: Double

  /// Runs the procedure on simulated rows; tells whether it certified the jump or more.
  func isCertifiedFalsely(
    inScope: Int, outOfScope: Int, error: Double, _ generator: inout TestGenerator
  ) -> Bool {
    let bound = MisrouteBound(
      maxMisrouteRate: maxMisrouteRate, expectedOutOfScope: expectedOutOfScope,
      inScope: inScope, outOfScope: outOfScope)
    let rows = rows(inScope: inScope, outOfScope: outOfScope, &generator)
    guard case .certified(let point) = PromiseProcedure(bound: bound, error: error).run(rows)
    else { return false }
    return point.threshold <= 1 - jump
  }

  /// Half of the wrong ones are out of scope. Scores are uniform; bad rows above the jump are
  /// moved down to it.
  func rows(
    inScope: Int, outOfScope: Int, _ generator: inout TestGenerator
  ) -> [(score: Double, isRight: Bool?)] {
    let share = expectedOutOfScope
    let routed = maxMisrouteRate / 2 * (1 - share) / (share * (1 - maxMisrouteRate / 2))
    let wrong = maxMisrouteRate / 2 * (1 - share + share * routed) / (1 - share)
    var rows: [(score: Double, isRight: Bool?)] = (0..<inScope).map { _ in
      let score = Double.random(in: 0..<1, using: &generator)
      let isRight = Double.random(in: 0..<1, using: &generator) >= wrong
      return (isRight ? score : min(score, 1 - jump), isRight)
    }
    rows += (0..<outOfScope).map { _ in
      let score = Double.random(in: 0..<1, using: &generator)
      let isRouted = Double.random(in: 0..<1, using: &generator) < routed
      return (isRouted ? min(score, 1 - jump) : -1, nil)
    }
    return rows
  }
}

/// What is asked of one trial.
private struct TrialSetting {
  static let all = [
    TrialSetting(maxMisrouteRate: 0.01, inScope: 3_000, outOfScope: 350),
    TrialSetting(maxMisrouteRate: 0.02, inScope: 3_000, outOfScope: 350),
    TrialSetting(maxMisrouteRate: 0.05, inScope: 3_000, outOfScope: 350),
    TrialSetting(maxMisrouteRate: 0.01, inScope: 5_000, outOfScope: 1_100),
  ]
  static let expectedOutOfScope = 0.18

  var maxMisrouteRate: Double
  var inScope: Int
  var outOfScope: Int

  var bound: MisrouteBound {
    MisrouteBound(
      maxMisrouteRate: maxMisrouteRate, expectedOutOfScope: Self.expectedOutOfScope,
      inScope: inScope, outOfScope: outOfScope)
  }
}

/// What came out of one trial; shares lie in 0...1.
private struct TrialResult {
  var name: String
  var setting: TrialSetting
  /// Mean coverage on the pool, a refusal counting as 0, and the share of draws whose true rate
  /// is above the promised one.
  var coverage = 0.0
  var violations = 0.0
  var refusals = 0.0
  /// The same of the threshold that routes most while the draw's own rate is on target.
  var pointCoverage = 0.0
  var pointViolations = 0.0
  /// The coverage of the best threshold that keeps the rate on the pool.
  var bestPossible = 0.0
}

/// Rows that stand for everything that may arrive: what holds on them is the truth.
private struct PromisePool {
  struct Row {
    var score: Double
    /// Nil for a row that is out of scope.
    var isRight: Bool?
    var evidence: [Double] = []
    /// Whether the router hands the row over before it looks at the score.
    var isGuarded = false
  }

  private let rows: [Row]
  private let inScope: [Int]
  private let outOfScope: [Int]

  private init(_ rows: [Row]) {
    self.rows = rows
    inScope = rows.indices.filter { rows[$0].isRight != nil }
    outOfScope = rows.indices.filter { rows[$0].isRight == nil }
  }

  /// Takes CLINC150's validation and test rows, as a model scores them.
  init(model path: String, datasets: String) throws {
    let classifier = try IntentClassifier(contentsOf: URL(filePath: path))
    let files = ["val", "test", "oos_val", "oos_test"].map { "\(datasets)/clinc150/\($0).csv" }
    let utterances = try DatasetReader(role: .test).read(contentsOf: files).rows
    self.init(
      utterances.map { utterance in
        let row = ClassifiedRow(utterance, classifier)
        let score = classifier.classify(utterance.utterance).acceptance
        return Row(
          score: row.isGuarded ? -1 : score, isRight: row.gold == nil ? nil : row.isRight,
          evidence: row.evidence, isGuarded: row.isGuarded)
      })
  }

  /// Takes the rows of a predictions file: text, gold, pred, confidence.
  init(predictions path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
    self.init(
      lines.dropFirst().compactMap { line in
        // Only the text may hold a comma.
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).suffix(3)
          .map(String.init)
        guard fields.count == 3, let score = Double(fields[2]) else { return nil }
        return Row(score: score, isRight: fields[0] == "oos" ? nil : fields[0] == fields[1])
      })
  }

  /// Draws calibration rows again and again for each setting, and looks at what is certified.
  func trial(name: String, draws: Int, isRefitted: Bool = false) -> [TrialResult] {
    TrialSetting.all.map { setting in
      var generator = TestGenerator(seed: 1)
      var result = TrialResult(name: name, setting: setting)
      let truth = Truth(rows.map { ($0.score, $0.isRight) })
      result.bestPossible = truth.bestCoverage(setting.maxMisrouteRate)
      for number in 0..<draws {
        let drawn = draw(setting, &generator)
        let (scores, truth) =
          isRefitted ? refitted(drawn, seed: UInt64(number)) : (drawn.map { rows[$0].score }, truth)
        let scored = zip(scores, drawn).map { (score: $0, isRight: rows[$1].isRight) }
        add(scored, truth, to: &result, weight: 1 / Double(draws))
      }
      return result
    }
  }

  private func draw(_ setting: TrialSetting, _ generator: inout TestGenerator) -> [Int] {
    (0..<setting.inScope).map { _ in inScope[Int.random(in: inScope.indices, using: &generator)] }
      + (0..<setting.outOfScope).map { _ in
        outOfScope[Int.random(in: outOfScope.indices, using: &generator)]
      }
  }

  /// Scores the drawn rows out of fold, and the pool by the fit on all of them.
  private func refitted(_ drawn: [Int], seed: UInt64) -> (scores: [Double], truth: Truth) {
    let fitter = AcceptanceFitter(expectedOutOfScope: TrialSetting.expectedOutOfScope)
    let fitting = drawn.map { index in
      AcceptanceFitter.Row(
        evidence: rows[index].evidence, isRight: rows[index].isRight ?? false,
        isOutOfScope: rows[index].isRight == nil)
    }
    guard let score = fitter.fit(fitting),
      let scores = fitter.outOfFoldScores(fitting, seed: seed)
    else { preconditionFailure("the pool is too small to fit an acceptance score") }
    let truth = Truth(
      rows.map { row in
        let value = score.score(AcceptanceEvidence(values: row.evidence))
        return (row.isGuarded ? -1 : value, row.isRight)
      })
    return (zip(scores, drawn).map { rows[$1].isGuarded ? -1 : $0 }, truth)
  }

  private func add(
    _ drawn: [(score: Double, isRight: Bool?)], _ truth: Truth, to result: inout TrialResult,
    weight: Double
  ) {
    let rate = result.setting.maxMisrouteRate
    if case .certified(let point) = PromiseProcedure(bound: result.setting.bound, error: 0.05)
      .run(drawn), point.threshold >= 0
    {
      let found = truth.at(point.threshold)
      result.coverage += weight * found.coverage
      if found.rate > rate { result.violations += weight }
    } else {
      result.refusals += weight
    }
    let calibration = Truth(drawn.filter { $0.score >= 0 })
    if let threshold = calibration.threshold(rate, inScope: result.setting.inScope) {
      let found = truth.at(threshold)
      result.pointCoverage += weight * found.coverage
      if found.rate > rate { result.pointViolations += weight }
    }
  }
}

/// Coverage and misroute rate at every threshold, out-of-scope rows weighted to their share.
private struct Truth {
  private var steps: [(threshold: Double, coverage: Double, rate: Double)] = []

  init(_ rows: [(score: Double, isRight: Bool?)]) {
    let inScope = Double(rows.count { $0.isRight != nil })
    let share = TrialSetting.expectedOutOfScope
    let weights = ((1 - share) / inScope, share / (Double(rows.count) - inScope))
    let sorted = rows.sorted { $0.score > $1.score }
    var (right, wrong, others) = (0.0, 0.0, 0.0)
    for (index, row) in sorted.enumerated() {
      switch row.isRight {
      case true?: right += 1
      case false?: wrong += 1
      case nil: others += 1
      }
      if index + 1 < sorted.count, sorted[index + 1].score == row.score { continue }
      let bad = weights.0 * wrong + weights.1 * others
      steps.append((row.score, (right + wrong) / inScope, bad / (bad + weights.0 * right)))
    }
  }

  /// Returns what routing down to a threshold brings.
  func at(_ threshold: Double) -> (coverage: Double, rate: Double) {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].threshold >= threshold { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? (0, 0) : (steps[low - 1].coverage, steps[low - 1].rate)
  }

  func bestCoverage(_ rate: Double) -> Double {
    steps.filter { $0.threshold >= 0 && $0.rate <= rate }.map(\.coverage).max() ?? 0
  }

  func threshold(_ rate: Double, inScope: Int) -> Double? {
    steps.filter { $0.rate <= rate }.map(\.threshold).min()
  }
}

/// The results as a Markdown table.
private struct PromiseTable {
  private let results: [TrialResult]
  private let draws: Int

  init(_ results: [TrialResult], draws: Int) {
    self.results = results
    self.draws = draws
  }

  var text: String {
    let head = """
      | scores | at most | rows drawn | coverage | violations | refused | best possible | \
      point estimate: coverage | violations |
      |---|--:|--:|--:|--:|--:|--:|--:|--:|

      """
    return head + results.map(line).joined()
  }

  private func line(_ result: TrialResult) -> String {
    let setting = result.setting
    let shares = [
      result.coverage, result.violations, result.refusals, result.bestPossible,
      result.pointCoverage, result.pointViolations,
    ]
    let cells = shares.map { String(format: "%.1f %%", $0 * 100) }.joined(separator: " | ")
    return "| \(result.name) | \(String(format: "%g %%", setting.maxMisrouteRate * 100)) | "
      + "\(setting.inScope) + \(setting.outOfScope) | \(cells) |\n"
  }
}
