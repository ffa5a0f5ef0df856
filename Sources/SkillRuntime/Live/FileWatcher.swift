import Dispatch
import Foundation

/// Calls back after files have changed and come to rest, once at the start included; when they do
/// not rest for long, also before, and says so.
///
/// Folders are watched, not files: an atomic save puts another file in the place. Whatever happens
/// in them, only the stamps of the files decide. Stops when it is let go.
final class FileWatcher: Sendable {
  private let paths: [String]
  private let queue: DispatchQueue
  private let folders: FolderWatch
  // Its methods may be called from any thread.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer
  private let onChange: @Sendable (_ isAtRest: Bool) -> Void
  // Used on the queue only.
  nonisolated(unsafe) private var settling: Settling<[FileStamp]>
  nonisolated(unsafe) private var isLookPlanned = false

  /// Begins to watch; calls back on a queue of its own, one call after the other.
  init(
    _ paths: [String], rest: Duration, lookEvery interval: Duration,
    onChange: @escaping @Sendable (_ isAtRest: Bool) -> Void
  ) {
    self.paths = paths
    self.onChange = onChange
    let queue = DispatchQueue(label: "FileWatcher")
    self.queue = queue
    // A second: longer, and an author would believe that saving has no effect.
    settling = Settling(rest: rest, longestWait: max(rest * 4, .seconds(1)))
    let hint = Hint()
    folders = FolderWatch(queue: queue) { hint.watcher?.look() }
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: interval.seconds, leeway: .milliseconds(10))
    timer.setEventHandler { hint.watcher?.watchAndLook() }
    hint.watcher = self
    timer.activate()
  }

  deinit { timer.cancel() }

  /// Watches the folders that the paths lead to now; links may have been turned elsewhere.
  private func watchAndLook() {
    for path in paths {
      for place in [path, FileStamp(path).place] {
        folders.add(URL(fileURLWithPath: place).deletingLastPathComponent().path)
      }
    }
    look()
  }

  private func look() {
    while true {
      switch settling.look(paths.map { FileStamp($0) }, at: .now) {
      case .nothing: return
      case .wait(let duration): return planLook(after: duration)
      case .read(let isAtRest): onChange(isAtRest)
      }
    }
  }

  /// Many hints may come while one look is planned.
  private func planLook(after duration: Duration) {
    guard !isLookPlanned else { return }
    isLookPlanned = true
    queue.asyncAfter(deadline: .now() + duration.seconds) { [weak self] in
      self?.isLookPlanned = false
      self?.look()
    }
  }
}

/// Leads to a watcher without keeping it.
private final class Hint: Sendable {
  // Set before the first call, and read on the watcher's queue.
  nonisolated(unsafe) weak var watcher: FileWatcher?
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
