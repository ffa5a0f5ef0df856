import Foundation
import IntentClassification
import IntentRouting
import Testing

@testable import SkillRuntime

/// `docs/skills.md` shows what is compiled, runs, and is allowed.
struct SkillsPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func theSkillOfThePageIsTheOneThatIsCompiled() throws {
    let page = try Self.text("docs/skills.md")
    let code = try Self.text("Tests/SkillRuntimeTests/DocumentedSkill.swift")
    #expect(page.contains("```swift\n\(code)```"))
    let skill = code.split(separator: "\n").drop { !$0.hasPrefix("struct SetLight") }
      .prefix { !$0.hasPrefix("func light") }
    #expect(skill.count < 40)
  }

  private static func shippedRouter() throws -> IntentRouter {
    let folder = root.appending(path: "Models/assistant")
    return IntentRouter(
      classifier: try IntentClassifier(
        contentsOf: folder.appending(path: "assistant.intentmodel")),
      map: try RouteMap(contentsOf: folder.appending(path: "routes.json").path))
  }

  @Test func theShippedMapsCanariesReachTheirSkills() throws {
    let check = CanaryCheck(try Self.shippedRouter())
    #expect(check.isPassed, "\(check.broken)")
  }

  @Test func theSkillOfThePageRuns() async throws {
    let router = try Self.shippedRouter()
    #expect(try await light(router, "turn off the light") == "The light in the hall is off.")
    #expect(try await light(router, "don't turn off the light") == nil)
  }

  @Test func everyArrowOfThePageIsAllowedAndNoOther() throws {
    let page = try Self.text("docs/skills.md")
    var shown: [AssistantState: Set<AssistantState>] = [:]
    for match in page.matches(of: /\n\| `([a-z_]+)` \| ([a-z_`, ]+) \|/) {
      guard let state = AssistantState(rawValue: String(match.output.1)) else { continue }
      shown[state] = Set(
        match.output.2.matches(of: /`([a-z_]+)`/).compactMap {
          AssistantState(rawValue: String($0.output.1))
        })
    }
    for state in AssistantState.allCases { #expect(shown[state] == state.successors, "\(state)") }
  }
}
