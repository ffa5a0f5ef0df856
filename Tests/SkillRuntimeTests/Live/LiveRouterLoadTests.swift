import Foundation
import IntentClassification
import IntentRouting
import Testing

@testable import SkillRuntime

/// Decisions go on while the model and the map are exchanged under them.
@Suite(.timeLimit(.minutes(5)))
struct LiveRouterLoadTests {
  /// What one task saw.
  private struct Tally {
    var decisions = 0
    var mixed = 0
    var thresholds: Set<Double> = []
    var models: Set<String> = []

    mutating func add(_ decision: Decision, _ first: String) {
      decisions += 1
      thresholds.insert(decision.receipt.threshold)
      models.insert(decision.receipt.modelFingerprint)
      // The model names the intent; the map gives skill, argument and threshold.
      let isFirst = decision.receipt.modelFingerprint == first
      let skill = isFirst ? "set_light" : "cut_power"
      if decision.intent.name != (isFirst ? "light_on" : "light_off")
        || decision.action != .light(skill, decision.receipt.threshold)
      {
        mixed += 1
      }
    }
  }

  @Test func noDecisionIsDroppedOrMadeByTwoVersions() async throws {
    let live = try LiveFixture()
    let router = live.router
    let first = router.current.classifier.fingerprint
    let tallies = try await withThrowingTaskGroup(of: Tally.self) { group in
      for _ in 0..<3 { group.addTask { await Self.decide(with: router, first) } }
      for step in 1...12 {
        let threshold = Double(step) / 32
        try LiveFixture.model(swapped: step % 2 == 1).write(to: live.modelFile)
        try live.save(LiveFixture.map(threshold: threshold))
        while router.current.map?.threshold != threshold {
          try await Task.sleep(for: .milliseconds(5))
        }
      }
      group.cancelAll()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(tallies.allSatisfy { $0.decisions > 0 })
    #expect(tallies.allSatisfy { $0.mixed == 0 })
    // Which of the twelve versions get a decision is the scheduler's affair on a busy machine.
    #expect(tallies.reduce(into: Set<Double>()) { $0.formUnion($1.thresholds) }.count > 2)
    #expect(tallies.reduce(into: Set<String>()) { $0.formUnion($1.models) }.count == 2)
  }

  private static func decide(with router: LiveRouter, _ first: String) async -> Tally {
    var tally = Tally()
    while !Task.isCancelled {
      for _ in 0..<50 { tally.add(router.route(LiveFixture.lightOn), first) }
      await Task.yield()
    }
    return tally
  }
}
