import Foundation
import IntentClassification
import IntentRouting
import TestSupport
import Testing

@testable import SkillRuntime

/// Real files in a real folder: each test saves as somebody would, and waits for what is told.
@Suite(.timeLimit(.minutes(2)))
struct LiveRouterTests {
  private static let direct = """
    {"set_light": [{"say": "\(LiveFixture.lightOn)", "kind": "direct"}]}
    """

  @Test func aMapThatIsSavedTakesEffect() async throws {
    let live = try LiveFixture()
    #expect(live.router.route(LiveFixture.lightOn).action == .light("set_light", 0.5))
    try live.save(LiveFixture.map(threshold: 0.25))
    #expect(await live.next() == "accepted 0.25, canaries missed: 0")
    #expect(live.router.route(LiveFixture.lightOn).action == .light("set_light", 0.25))
    try live.writeInPlace(LiveFixture.map(threshold: 0.125))
    #expect(await live.next() == "accepted 0.125, canaries missed: 0")
    #expect(live.router.current.map?.threshold == 0.125)
  }

  @Test func aMapThatIsSavedInTwoWritesIsReadWhole() async throws {
    let live = try LiveFixture()
    let map = LiveFixture.map(threshold: 0.25)
    try live.writeInPlace(String(map.prefix(80)))
    try live.writeInPlace(String(map.dropFirst(80)), append: true)
    #expect(await live.next(except: "refused") == "accepted 0.25, canaries missed: 0")
  }

  @Test func aMapWhoseSecondWriteComesLateIsRefusedUntilItIsWhole() async throws {
    let live = try LiveFixture()
    let map = LiveFixture.map(threshold: 0.25)
    try live.writeInPlace(String(map.prefix(80)))
    #expect(await live.next().hasPrefix("refused: "))
    #expect(live.router.route(LiveFixture.lightOn).action == .light("set_light", 0.5))
    try live.writeInPlace(String(map.dropFirst(80)), append: true)
    #expect(await live.next() == "accepted 0.25, canaries missed: 0")
  }

  @Test(arguments: [
    ("\"version\": 1,", "\"version\": 1,,", ":2:"),
    ("{}\n}", "{},\n}", "a comma behind the last entry: remove it"),
    ("\"version\": 1", "\"version\": 2", "2 is not supported (supported: 1): use a newer build"),
    ("\"skill\": \"cut_power\"", "\"skill\": \"cut_pwoer\"", "did you mean \"cut_power\"?"),
  ])
  func aMapWithAnErrorIsRefusedAndTheLastGoodOneStays(
    old: String, new: String, error: String
  ) async throws {
    let live = try LiveFixture()
    let good = LiveFixture.map(threshold: 0.25)
    try live.save(good.replacingOccurrences(of: old, with: new))
    let told = await live.next()
    #expect(told.hasPrefix("refused: ") && told.contains("routes.json:") && told.contains(error))
    #expect(live.router.route(LiveFixture.lightOn).action == .light("set_light", 0.5))
    try live.save(good)
    #expect(await live.next() == "accepted 0.25, canaries missed: 0")
  }

  @Test func aMapThatIsReplacedByAFolderOrGoesAwayIsRefused() async throws {
    let live = try LiveFixture()
    try FileManager.default.removeItem(at: live.mapFile)
    #expect(await live.next().contains("no such file"))
    try FileManager.default.createDirectory(at: live.mapFile, withIntermediateDirectories: false)
    #expect(await live.next().contains("a directory, not a routes file"))
    #expect(live.router.route(LiveFixture.lightOn).action == .light("set_light", 0.5))
    try FileManager.default.removeItem(at: live.mapFile)
    try live.save(LiveFixture.map(threshold: 0.25))
    #expect(await live.next(except: "no such file") == "accepted 0.25, canaries missed: 0")
  }

  @Test func aMapThatBreaksADirectCanaryIsRefused() async throws {
    let live = try LiveFixture(map: LiveFixture.map(canaries: Self.direct))
    try live.save(LiveFixture.map(threshold: 0.25, on: "cut_power", canaries: Self.direct))
    let told = await live.next()
    #expect(told.hasPrefix("refused: "))
    #expect(
      told.contains(
        "routes.json:12: canary \"\(LiveFixture.lightOn)\" (direct) does not reach set_light: "
          + "runs cut_power (light_on): correct the routes"))
    #expect(live.router.route(LiveFixture.lightOn).action == .light("set_light", 0.5))
  }

  @Test func aMapThatMissesOnlyAHintIsAcceptedAndTold() async throws {
    let live = try LiveFixture()
    let hinted = Self.direct.replacingOccurrences(of: "direct", with: "hinted")
    try live.save(LiveFixture.map(threshold: 0.25, on: "cut_power", canaries: hinted))
    #expect(await live.next() == "accepted 0.25, canaries missed: 1")
  }

  @Test func aRouterDoesNotBeginWithABrokenDirectCanary() throws {
    #expect {
      try LiveFixture(map: LiveFixture.map(on: "cut_power", canaries: Self.direct))
    } throws: { error in
      guard case .canaries(_, let failures) = error as? LiveRouterError else { return false }
      return failures.count == 1
    }
  }

  @Test func aNewModelTakesEffectAndAnotherThatBreaksACanaryDoesNot() async throws {
    let live = try LiveFixture()
    try LiveFixture.model(swapped: true).write(to: live.modelFile, options: .atomic)
    #expect(await live.next() == "accepted 0.5, canaries missed: 0")
    #expect(live.router.route(LiveFixture.lightOn).action == .light("cut_power", 0.5))
    let canaries = Self.direct.replacingOccurrences(of: "set_light", with: "cut_power")
    try live.save(LiveFixture.map(threshold: 0.25, canaries: canaries))
    #expect(await live.next() == "accepted 0.25, canaries missed: 0")
    try LiveFixture.model().write(to: live.modelFile)
    #expect(await live.next().contains("does not reach cut_power: runs set_light"))
    #expect(live.router.route(LiveFixture.lightOn).action == .light("cut_power", 0.25))
  }

  @Test func aModelThatIsOverwrittenWithRubbishGoesOnDeciding() async throws {
    let live = try LiveFixture()
    try Data("rubbish".utf8).write(to: live.modelFile)
    #expect(await live.next().contains("not an intent model"))
    #expect(live.router.route(LiveFixture.lightOn).action == .light("set_light", 0.5))
  }

  @Test func aModelAndAMapThatFitOnlyEachOtherAreTakenTogether() async throws {
    let live = try LiveFixture(map: LiveFixture.map(canaries: Self.direct))
    try LiveFixture.model(swapped: true).write(to: live.modelFile, options: .atomic)
    #expect(await live.next().hasPrefix("refused: "))
    let canaries = Self.direct.replacingOccurrences(of: "set_light", with: "cut_power")
    try live.save(LiveFixture.map(threshold: 0.25, canaries: canaries))
    #expect(await live.next() == "accepted 0.25, canaries missed: 0")
    #expect(live.router.route(LiveFixture.lightOn).action == .light("cut_power", 0.25))
  }

  @Test func anObjectionOfTheApplicationRefusesAMap() async throws {
    let live = try LiveFixture(objections: { map in
      map.threshold == 0.25 ? ["skill \"cut_power\" is not registered"] : []
    })
    try live.save(LiveFixture.map(threshold: 0.25))
    #expect(await live.next() == "refused: skill \"cut_power\" is not registered")
    #expect(live.router.current.map?.threshold == 0.5)
  }

  @Test func savingTheSameContentIsNoChange() async throws {
    let live = try LiveFixture()
    try live.save(LiveFixture.map())
    try LiveFixture.model().write(to: live.modelFile)
    try await Task.sleep(for: .milliseconds(300))
    try live.save(LiveFixture.map(threshold: 0.25))
    #expect(await live.next() == "accepted 0.25, canaries missed: 0")
  }

  @Test func aLinkThatIsTurnedToAnotherFolderIsSeen() async throws {
    let live = try LiveFixture(
      interval: .milliseconds(50), mapPath: "now/routes.json",
      prepare: { folder in
        for (name, threshold) in [("first", 0.5), ("second", 0.25)] {
          let place = folder.appending(path: name)
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
          try Data(LiveFixture.map(threshold: threshold).utf8)
            .write(to: place.appending(path: "routes.json"))
        }
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "/now", withDestinationPath: "first")
      })
    let link = live.folder.url.path + "/now"
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "second")
    #expect(await live.next(except: "no such file") == "accepted 0.25, canaries missed: 0")
  }

  @Test func watchingEndsWithTheRouter() async throws {
    var live: LiveFixture? = try LiveFixture()
    weak let router = live?.router
    live = nil
    // A look that is going on may hold the router for its time.
    while router != nil { try await Task.sleep(for: .milliseconds(5)) }
  }
}

extension Decision.Action {
  static func light(_ skill: String, _ threshold: Double) -> Self {
    .run(
      SkillCall(skill: skill, arguments: ["threshold": .number(threshold)], risk: .readOnly))
  }
}
