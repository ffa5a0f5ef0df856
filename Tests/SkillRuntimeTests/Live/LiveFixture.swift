import Foundation
import IntentClassification
import IntentRouting
import TestSupport

@testable import SkillRuntime

/// A model and a map in a folder, a router that watches both, and what it tells.
final class LiveFixture {
  static let lightOn = "please switch the light on"
  static let lightOff = "please switch the light off"

  let folder: TemporaryFolder
  let router: LiveRouter
  private var changes: AsyncStream<LiveRouter.Change>.Iterator

  var mapFile: URL { folder.url.appending(path: "routes.json") }
  var modelFile: URL { folder.url.appending(path: "light.intentmodel") }

  /// Begins with a map; the folder may hold links that are made first.
  init(
    map: String = LiveFixture.map(), interval: Duration = .seconds(60),
    mapPath: String = "routes.json",
    objections: @escaping @Sendable (RouteMap) -> [String] = { _ in [] },
    prepare: (URL) throws -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    try prepare(folder.url)
    let (stream, continuation) = AsyncStream.makeStream(of: LiveRouter.Change.self)
    changes = stream.makeAsyncIterator()
    let map0 = folder.url.appending(path: mapPath)
    let model = folder.url.appending(path: "light.intentmodel")
    try Data(map.utf8).write(to: map0)
    try Self.model().write(to: model)
    router = try LiveRouter(
      RouterFiles(model: model, map: map0, objections: objections), rest: .milliseconds(50),
      lookEvery: interval
    ) { continuation.yield($0) }
  }

  /// Returns the next thing that the router tells, on one line.
  func next() async -> String {
    switch await changes.next() {
    case .accepted(let router, let canaries):
      "accepted \(router.map?.threshold ?? -1), canaries missed: \(canaries.failures.count)"
    case .refused(let error): "refused: \(error)"
    case nil: "nothing"
    }
  }

  /// Returns the next thing that the router tells but the given, which a slow machine may see.
  func next(except transient: String) async -> String {
    var told = await next()
    while told.contains(transient) { told = await next() }
    return told
  }

  /// Saves as most editors do: beside the file, then in its place.
  func save(_ map: String) throws { try Data(map.utf8).write(to: mapFile, options: .atomic) }

  /// Writes into the file that is there.
  func writeInPlace(_ text: String, append: Bool = false) throws {
    let handle = try FileHandle(forWritingTo: mapFile)
    if append { try handle.seekToEnd() } else { try handle.truncate(atOffset: 0) }
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// Returns a map; version, threshold and arguments tell one from another.
  static func map(
    threshold: Double = 0.5, on: String = "set_light", canaries: String = "{}"
  ) -> String {
    """
    {
      "version": 1,
      "threshold": \(threshold),
      "skills": {
        "set_light": {"description": "Switches a light.", "risk": "read_only"},
        "cut_power": {"description": "Switches all off.", "risk": "read_only"}
      },
      "routes": {
        "light_on": {"skill": "\(on)", "arguments": {"threshold": \(threshold)}},
        "light_off": {"skill": "cut_power", "arguments": {"threshold": \(threshold)}}
      },
      "canaries": \(canaries)
    }
    """
  }

  /// Returns a model file that knows the two utterances, or takes one for the other.
  static func model(swapped: Bool = false) -> Data {
    let intents = swapped ? ["light_off", "light_on"] : ["light_on", "light_off"]
    var assembly = TinyModel.recognizing([
      (intents[0], [lightOn]), (intents[1], [lightOff]),
    ])
    assembly.longestUtterance = 40
    return assembly.fileAndClassifier().0
  }
}
