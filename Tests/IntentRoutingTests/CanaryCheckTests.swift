import IntentClassification
import IntentRouting
import Testing

struct CanaryCheckTests {
  private static func check(best: Int, canaries: String) throws -> CanaryCheck {
    let map = try RouterFixture.map(adding: "\"canaries\": \(canaries),")
    return CanaryCheck(
      IntentRouter(classifier: RouterFixture.classifier(best: best), map: map))
  }

  @Test func aPhraseThatRunsOrConfirmsItsSkillPasses() throws {
    let light = try Self.check(best: 1, canaries: "{\"set_light\": [\"turn on the light\"]}")
    #expect(light.count == 1)
    #expect(light.failures.isEmpty)
    let deletion = try Self.check(
      best: 2, canaries: "{\"delete_message\": [\"delete that message\"]}")
    #expect(deletion.failures.isEmpty, "asking first reaches the skill too")
  }

  @Test func aPhraseOfAnotherSkillFailsWithWhereItGoes() throws {
    let check = try Self.check(best: 0, canaries: "{\"set_light\": [\"turn on the light\"]}")
    #expect(!check.isPassed)
    #expect(
      check.failures.map(\.description) == [
        "canary \"turn on the light\" (direct) does not reach set_light: runs tell_time (intent_0)"
      ])
  }

  @Test func aPhraseThatIsHandedOverFailsWithTheReason() throws {
    let check = try Self.check(best: 3, canaries: "{\"tell_time\": [\"what time is it\"]}")
    #expect(
      check.broken.first?.description.hasSuffix("handed over, never_local (intent_3)") == true)
  }

  @Test func hintedAndVaguePhrasesAreToldButBreakNothing() throws {
    let check = try Self.check(
      best: 0,
      canaries: """
        {"set_light": [{"say": "it is so dark", "kind": "hinted"}, {"say": "dark here", "kind": "vague"}]}
        """)
    #expect(check.failures.count == 2)
    #expect(check.isPassed)
  }

  @Test func withoutAMapNothingIsTried() {
    let check = CanaryCheck(IntentRouter(classifier: RouterFixture.classifier(best: 0)))
    #expect(check.count == 0)
    #expect(check.isPassed)
  }
}
