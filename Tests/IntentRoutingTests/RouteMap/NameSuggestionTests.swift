import Testing

@testable import IntentRouting

struct NameSuggestionTests {
  @Test(arguments: [
    ("set_lihgt", "set_light"), ("Set-Light", "set_light"), ("light_set", "set_light"),
    ("set light", "set_light"), ("setlight", "set_light"), ("灯", "灯光"),
  ])
  func aSlipFindsTheNameThatWasMeant(name: String, expected: String) {
    let names = ["set_timer", "set_light", "show_help", "灯光"]
    #expect(NameSuggestion.nearest(to: name, among: names) == expected)
  }

  @Test(arguments: ["lamp", "", "x", String(repeating: "set_light", count: 10_000)])
  func aNameThatResemblesNoneFindsNone(name: String) {
    #expect(NameSuggestion.nearest(to: name, among: ["set_light", "show_help"]) == nil)
  }

  @Test func equallyNearNamesAreTakenInAlphabeticalOrder() {
    for names in [["light_b", "light_a"], ["light_a", "light_b"]] {
      #expect(NameSuggestion.nearest(to: "light_c", among: names) == "light_a")
    }
  }

  @Test(arguments: [("", "", 0), ("", "ab", 2), ("ab", "ba", 1), ("kitten", "sitting", 3)])
  func editsAreCounted(first: String, second: String, expected: Int) {
    let distance = EditDistance.between(Array(first.unicodeScalars), Array(second.unicodeScalars))
    #expect(distance == expected)
  }
}
