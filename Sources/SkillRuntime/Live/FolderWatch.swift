// The boundary to the operating system: the only file here with `#if` and with the C library.

import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells at once that something has happened in a folder, where the system can: inotify on Linux.
///
/// No more than a hint to look. A folder on another machine, or one that a link leads to no more,
/// gives none, and other systems have no folder watch here: look from time to time as well.
final class FolderWatch: Sendable {
  #if os(Linux)
    private let descriptor: Int32
    // Set once; its methods may be called from any thread.
    nonisolated(unsafe) private var source: (any DispatchSourceRead)?

    /// Makes a watch of no folder yet, which calls back on the queue.
    init(queue: DispatchQueue, onHint: @escaping @Sendable () -> Void) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      self.descriptor = descriptor
      guard descriptor >= 0 else { return }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler {
        Self.drain(descriptor)
        onHint()
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      self.source = source
    }

    deinit { source?.cancel() }

    /// Watches a folder; again is harmless, and finds the folder that stands there now.
    func add(_ folder: String) {
      let events = IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      _ = inotify_add_watch(descriptor, folder, UInt32(events))
    }

    /// What happened is found out by looking at the files: the events need only be taken away.
    private static func drain(_ descriptor: Int32) {
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
        while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
      }
    }
  #else
    init(queue: DispatchQueue, onHint: @escaping @Sendable () -> Void) {}

    func add(_ folder: String) {}
  #endif
}
