public import Foundation
import IntentClassification
public import IntentRouting

/// A router whose model and map may be saved anew while it decides.
///
/// What is saved takes effect within a fraction of a second (within ``interval`` where the system
/// gives no sign), between two decisions: each decision is made by one model and one map. What is
/// broken is refused with its error, and the last good file stays in use; so does the last good
/// pair when a direct canary of the map would miss its skill. Files may be written in place or
/// replaced; the model is read into memory, not mapped.
///
/// Safe from any thread; a decision waits for no reload. Watching ends when the router is let go.
public final class LiveRouter: DecisionSource {
  /// What came of a change on disk.
  public enum Change: Sendable {
    /// The router decides from now on; the check tells which hinted and vague canaries miss.
    case accepted(IntentRouter, CanaryCheck)
    /// The last good one stays in use.
    case refused(LiveRouterError)
  }

  /// How often the files are looked at where the system gives no sign of a change.
  public static let interval: Duration = .seconds(2)

  private let files: RouterFiles
  private let onChange: @Sendable (Change) -> Void
  private let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private var version: Version
  // Set once, at the end of making the router.
  nonisolated(unsafe) private var watcher: FileWatcher?

  /// Opens a model and a map, checks the map's canaries, and begins to watch both files.
  ///
  /// `objections` tells what the application has against a map, such as skills that are not
  /// registered (``SkillRegistry/mismatches(with:policy:)``); an objection refuses it. `onChange`
  /// is called on a queue of the router's own, one call after the other. Throws what would be
  /// refused later.
  public convenience init(
    model: URL, map: URL,
    objections: @escaping @Sendable (RouteMap) -> [String] = { _ in [] },
    onChange: @escaping @Sendable (Change) -> Void = { _ in }
  ) throws(LiveRouterError) {
    // 50 ms: several ticks of a file system's clock, and no pause for a person.
    try self.init(
      RouterFiles(model: model, map: map, objections: objections), rest: .milliseconds(50),
      lookEvery: Self.interval, onChange: onChange)
  }

  init(
    _ files: RouterFiles, rest: Duration, lookEvery interval: Duration,
    onChange: @escaping @Sendable (Change) -> Void
  ) throws(LiveRouterError) {
    let router = IntentRouter(classifier: try files.readModel(), map: try files.readMap())
    _ = try files.check(router)
    version = Version(router)
    self.files = files
    self.onChange = onChange
    watcher = FileWatcher(files.paths, rest: rest, lookEvery: interval) { [weak self] isAtRest in
      self?.reload(isAtRest: isAtRest)
    }
  }

  /// The model and the map that are in use now.
  public var current: IntentRouter { lock.withLock { version }.router }

  /// Returns the decision for an utterance, by the model and the map that are in use now.
  public func route(_ utterance: String) -> Decision {
    lock.withLock { version }.router.route(utterance)
  }

  /// Puts what lies on disk to use, or tells why not; what is still being written may be broken for
  /// a moment, and that is not told.
  private func reload(isAtRest: Bool) {
    let refuse = { (error: LiveRouterError) in
      if isAtRest { self.onChange(.refused(error)) }
    }
    let old = current
    let model = lastGood(old.classifier, refuse) { () throws(LiveRouterError) in
      try files.readModel(unless: old.classifier)
    }
    let map = lastGood(old.map, refuse) { () throws(LiveRouterError) in try files.readMap() }
    guard model !== old.classifier || map != old.map else { return }
    let new = IntentRouter(classifier: model, map: map)
    do throws(LiveRouterError) {
      let canaries = try files.check(new)
      let next = Version(new)
      lock.withLock { version = next }
      onChange(.accepted(new, canaries))
    } catch {
      refuse(error)
    }
  }

  /// Reads one of the files; when that fails it is told, and what is in use is returned.
  private func lastGood<Content>(
    _ used: Content, _ refuse: (LiveRouterError) -> Void,
    _ read: () throws(LiveRouterError) -> Content
  ) -> Content {
    do throws(LiveRouterError) {
      return try read()
    } catch {
      refuse(error)
      return used
    }
  }
}

/// A router behind one reference: taking it costs one count, whatever the map holds.
private final class Version: Sendable {
  let router: IntentRouter

  init(_ router: IntentRouter) { self.router = router }
}
