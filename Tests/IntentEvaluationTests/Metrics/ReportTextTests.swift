import IntentEvaluation
import Testing

@testable import struct IntentEvaluation.CellText

struct ReportTextTests {
  private static let full = EvaluationReport(
    Outcome.sixRows, intents: ["a", "b", "c"], validation: Outcome.sixRows,
    latency: LatencyReport(nanoseconds: [4000, 5000]))

  @Test func theWholeTextIsAsExpected() {
    #expect(Self.full.text() == Self.expected)
  }

  @Test(arguments: [
    [], [Outcome.sample(nil, "a", 0.5)], [Outcome.sample("a", "a", 0.5)],
    [Outcome.sample("a", "b", 0.1)],
  ])
  func undefinedFiguresAreSaidAndNeverNotANumber(rows: [Outcome]) {
    let text = EvaluationReport(rows, intents: ["a"], validation: rows).text()
    #expect(text.contains("n/a"))
    #expect(!text.contains("nan"))
    #expect(!text.contains("inf"))
  }

  @Test func unknownIntentsAreTold() {
    let text = EvaluationReport([.sample("new", "a", 1)], intents: ["a"]).text()
    #expect(text.contains("Intents that the model doesn't know, counted as errors\n"))
    #expect(text.contains("\n  new        1\n"))
  }

  @Test func onlyTheTenMostConfusedPairsAreShown() {
    let rows = (10..<30).map { Outcome.sample("gold\($0)", "guess", 1) }
    let lines = EvaluationReport(rows, intents: []).text().split(separator: "\n")
    #expect(lines.filter { $0.contains("  guess  ") && $0.contains("gold") }.count == 10)
  }

  @Test(arguments: [0, 80, 100])
  func noLineIsWiderThanTheTerminal(width: Int) {
    let long = String(repeating: "打开客厅的灯_", count: 20)
    let rows: [Outcome] = [
      .sample(long, "a", 0.5), .sample("b" + long, long, 0.2), .sample("line\nbreak", "a", 1),
    ]
    let text = EvaluationReport(rows, intents: [long], validation: rows).text(width: width)
    let widths = text.split(separator: "\n").map { CellText(String($0)).width }
    #expect(widths.allSatisfy { $0 <= max(80, width) })
  }

  @Test func columnsAlignBelowWideCharacters() {
    let rows: [Outcome] = [.sample("查询天气", "查询天气", 1), .sample("play", "play", 1)]
    let lines = EvaluationReport(rows, intents: []).text().split(separator: "\n").suffix(2)
    #expect(Set(lines.map { CellText(String($0)).width }).count == 1)
    #expect(lines.last == "  查询天气     1   100.00 %  100.00 %  100.00 %")
  }

  @Test func headingsAreBoldOnlyInColour() {
    #expect(Self.full.text(colour: true).hasPrefix("\u{1B}[1mEvaluation\u{1B}[0m\n"))
    #expect(!Self.full.text().contains("\u{1B}"))
  }

  @Test func escapeCodesInNamesDoNotReachTheTerminal() {
    let text = EvaluationReport([.sample("\u{1B}[31mred", "a", 1)], intents: []).text()
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("␛[31mred"))
  }

  private static let expected = """
    Evaluation
      rows                 6: 4 in scope, 2 out of scope
      accuracy (P@1)       75.00 %
      macro-F1             77.78 % over 3 intents
      AUROC                0.7500
      FPR at 95 % TPR      50.00 %
      ECE                  37.50 %

    At the model's own threshold
      coverage             75.00 %, 3 in-scope rows routed
      misroute rate        50.00 %, 2 of 4 routed
        wrong intent       1
        out of scope       1
      out-of-scope recall  50.00 %
      joint accuracy       50.00 %
      handed over          2
        low_acceptance     2

    Latency, one at a time
      p50, p95, p99        4.00 µs, 5.00 µs, 5.00 µs
      throughput           222,222 a second
      timed                2

    Test rows at thresholds chosen on validation rows
      rule               threshold  coverage  misroute    right   refused    joint
      max-overall              0.8   50.00 %    0.00 %  50.00 %  100.00 %  66.67 %
      max prior-matched        0.8   50.00 %    0.00 %  50.00 %  100.00 %  66.67 %
      1 %                      0.8   50.00 %    0.00 %  50.00 %  100.00 %  66.67 %
      1 % prior-matched        0.8   50.00 %    0.00 %  50.00 %  100.00 %  66.67 %
      1 % cautious            none    0.00 %    0.00 %   0.00 %  100.00 %  33.33 %
      1 % oracle               0.8   50.00 %    0.00 %  50.00 %  100.00 %  66.67 %
      2 %                      0.8   50.00 %    0.00 %  50.00 %  100.00 %  66.67 %
      2 % prior-matched        0.8   50.00 %    0.00 %  50.00 %  100.00 %  66.67 %
      2 % cautious            none    0.00 %    0.00 %   0.00 %  100.00 %  33.33 %
      2 % oracle               0.8   50.00 %    0.00 %  50.00 %  100.00 %  66.67 %
      5 %                      0.8   50.00 %    0.00 %  50.00 %  100.00 %  66.67 %
      5 % prior-matched        0.8   50.00 %    0.00 %  50.00 %  100.00 %  66.67 %
      5 % cautious            none    0.00 %    0.00 %   0.00 %  100.00 %  33.33 %
      5 % oracle               0.8   50.00 %    0.00 %  50.00 %  100.00 %  66.67 %
      right: in scope, routed and right; refused: out of scope and not routed
      joint: share of all rows that are either; oracle: chosen on the test rows
      cautious: prior-matched, with a standard error to spare

    Reliability, in scope
        from      to  mean confidence  accuracy  rows
      0.4000  0.4000          40.00 %  100.00 %     1
      0.6000  0.6000          60.00 %    0.00 %     1
      0.8000  0.8000          80.00 %  100.00 %     1
      0.9000  0.9000          90.00 %  100.00 %     1

    Most confused pairs
      true intent  taken for  rows
      b            a             1

    Intents, weakest first
      intent  rows  precision    recall        F1
      a          1    50.00 %  100.00 %   66.67 %
      b          2   100.00 %   50.00 %   66.67 %
      c          1   100.00 %  100.00 %  100.00 %

    """
}
