import IntentEvaluation
import Testing

struct LatencyReportTests {
  @Test func percentilesAreDurationsOfTheirRank() throws {
    let report = try #require(LatencyReport(nanoseconds: (1...200).map { $0 * 1000 }.reversed()))
    #expect(report.count == 200)
    #expect(report.p50 == 100)
    #expect(report.p95 == 190)
    #expect(report.p99 == 198)
  }

  @Test func throughputIsCallsOverTheirTotalTime() throws {
    let report = try #require(LatencyReport(nanoseconds: [1_000_000, 3_000_000]))
    #expect(report.throughput == 500)
  }

  @Test func oneDurationIsEveryPercentile() throws {
    let report = try #require(LatencyReport(nanoseconds: [2500]))
    #expect([report.p50, report.p95, report.p99] == [2.5, 2.5, 2.5])
  }

  @Test func noDurationsGiveNoReport() {
    #expect(LatencyReport(nanoseconds: []) == nil)
  }

  @Test func noTimeGivesNoThroughput() throws {
    #expect(try #require(LatencyReport(nanoseconds: [0, 0])).throughput == nil)
  }
}
