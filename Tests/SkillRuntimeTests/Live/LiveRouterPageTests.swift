import Foundation
import IntentClassification
import IntentRouting
import TestSupport
import Testing

@testable import SkillRuntime

/// The example of `docs/routes-file.md` is the code that runs here.
struct LiveRouterPageTests {
  @Test func theExampleOfThePageRuns() throws {
    let folder = try TemporaryFolder()
    let model = try folder.write(LiveFixture.model(), to: "light.intentmodel")
    let map = try folder.write(Data(LiveFixture.map().utf8), to: "routes.json")
    #expect {
      try Self.decide(model, map, try SkillRegistry([]))
    } throws: { error in
      "\(error)".contains("routes.json:5: skill \"set_light\" is not registered")
    }
  }

  @Test func theExampleStandsOnThePage() throws {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardizedFileURL
    let page = try String(contentsOf: root.appending(path: "docs/routes-file.md"), encoding: .utf8)
    let example = try #require(page.split(separator: "```swift\n").dropFirst().first)
      .prefix { $0 != "`" }
    let indented = example.split(separator: "\n").map { "    \($0)\n" }.joined()
    #expect(indented.contains("LiveRouter(") && source.contains(indented))
  }

  private static func decide(_ model: URL, _ map: URL, _ skills: SkillRegistry) throws {
    let router = try LiveRouter(
      model: model, map: map, objections: { skills.mismatches(with: $0) },
      onChange: { change in
        switch change {
        case .accepted(_, let canaries):
          for failure in canaries.failures { print("told: \(failure)") }
        case .refused(let error): print("refused: \(error)")
        }
      })
    let decision = router.route("turn on the light")
    #expect(decision.isLocal)
  }
}
