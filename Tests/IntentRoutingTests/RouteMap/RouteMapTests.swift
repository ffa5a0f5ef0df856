import Foundation
import IntentRouting
import Testing

struct RouteMapTests {
  @Test func theWholeFileIsRead() throws {
    let map = try RouteMap(json: RouteMapExamples.light.utf8, path: "a/routes.json")
    #expect(map.path == "a/routes.json")
    #expect(map.threshold == 0.9)
    #expect(map.margin == 0.05)
    #expect(map.neverLocal == ["message_delete"])
    #expect(map.fallbackSkill?.name == "show_help")
    #expect(Set(map.skills.keys) == ["set_light", "show_help", "delete_message"])
    #expect(map.skills["delete_message"]?.risk == .destructive)
    #expect(map.skills["set_light"]?.description == "Switches the lights on or off.")
    #expect(map.skills["set_light"]?.line == 8)
  }

  @Test func aRouteIsAnObjectOrOnlyASkill() throws {
    let map = try RouteMap(json: RouteMapExamples.light.utf8)
    let long = try #require(map.routes["light_on"])
    #expect(long.skill == map.skills["set_light"])
    #expect(long.arguments == ["state": .string("on")])
    #expect(long.threshold == 0.8)
    #expect(long.margin == nil)
    #expect(long.line == 13)
    let short = try #require(map.routes["help_show"])
    #expect(short.intent == "help_show")
    #expect(short.skill.risk == .readOnly)
    #expect(short.arguments.isEmpty)
    #expect(short.threshold == nil)
    #expect(short.line == 14)
  }

  @Test func onlyTheVersionIsRequired() throws {
    let map = try RouteMap(json: Data("{\"version\": 1}".utf8))
    #expect(map.skills.isEmpty && map.routes.isEmpty && map.neverLocal.isEmpty)
    #expect(map.threshold == nil && map.margin == nil && map.fallbackSkill == nil)
  }

  @Test func bytesInAnyCollectionGiveTheSameMap() throws {
    let text = RouteMapExamples.light
    let map = try RouteMap(json: text.utf8)
    #expect(try RouteMap(json: Array(text.utf8)) == map)
    #expect(try RouteMap(json: Data(text.utf8)) == map)
    #expect(try RouteMap(json: [0xEF, 0xBB, 0xBF] + Array(text.utf8)) == map)
  }

  @Test func anIntentMayHaveAnyName() throws {
    let text = RouteMapExamples.light(replacing: "help_show", with: "帮助 \\\"show\\\"")
    let map = try RouteMap(json: text.utf8)
    #expect(map.routes["帮助 \"show\""]?.skill.name == "show_help")
  }

  @Test func theRisksAreWrittenWithUnderscores() {
    #expect(Risk.allCases.map(\.rawValue) == ["read_only", "mutating", "destructive"])
  }
}
