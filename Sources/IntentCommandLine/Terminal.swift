// The boundary to the operating system: the only file here with `#if` and with the C library.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that the process may be connected to, and the process itself.
package enum Terminal {
  /// One of the three standard streams.
  package enum Stream: Int32, Sendable {
    /// Standard input.
    case input = 0
    /// Standard output.
    case output = 1
    /// Standard error.
    case error = 2
  }

  /// Returns whether a stream is a terminal (and not a pipe or a file).
  package static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// Returns the columns of the terminal behind a stream, or nil when it doesn't tell.
  package static func width(of stream: Stream) -> Int? {
    var size = winsize()
    guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Returns the value of an environment variable, or nil when it isn't set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Makes a write into a closed pipe an error (`OutputError.closedPipe`) instead of a silent death.
  ///
  /// Call once at the start.
  package static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Makes Control-C leave at once with exit code 130; on a terminal, the cursor goes to a new line.
  ///
  /// Call once at the start. Nothing is cleaned up: files are safe, since they are replaced whole.
  package static func leaveOnInterrupt() {
    // A signal handler captures nothing and may only call what POSIX lists as safe for it.
    guard isTerminal(.error) else {
      _ = signal(SIGINT) { _ in _exit(130) }
      return
    }
    _ = signal(SIGINT) { _ in
      var lineFeed = UInt8(ascii: "\n")
      _ = write(2, &lineFeed, 1)
      _exit(130)
    }
  }

  /// Ends the process; flush the writers first.
  package static func leave(with code: ExitCode) -> Never { exit(code.rawValue) }
}

/// A call to the operating system that failed.
struct SystemCallError: Error, Equatable {
  let code: Int32

  /// What happened, in the system's words.
  var reason: String { String(cString: strerror(code)) }
  var isClosedPipe: Bool { code == EPIPE }
  var alreadyExists: Bool { code == EEXIST }

  /// The failure of the call just made.
  static var last: Self { Self(code: errno) }
}

/// The calls to the operating system, with errors instead of -1 and `errno`.
enum SystemCall {
  /// Reads up to the size of the buffer; 0 is the end. Goes on after a signal.
  static func receive(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemCallError) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try recover(from: .last, descriptor, POLLIN)
    }
  }

  /// Writes all bytes, however many calls it takes.
  static func send(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) throws(SystemCallError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, part.baseAddress, part.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try recover(from: .last, descriptor, POLLOUT)
      }
    }
  }

  /// Returns when the call is worth another try: after a signal, or when a descriptor that doesn't
  /// block is ready again.
  private static func recover(
    from failure: SystemCallError, _ descriptor: Int32, _ events: Int32
  ) throws(SystemCallError) {
    if failure.code == EINTR { return }
    guard failure.code == EAGAIN || failure.code == EWOULDBLOCK else { throw failure }
    var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    _ = poll(&waiting, 1, -1)
  }
}

extension SystemCall {
  /// What stands at a path.
  struct FileStatus {
    let isFolder: Bool
    let isRegular: Bool
    let permissions: UInt32
  }

  /// Returns what stands at a path, behind links; nil when there is nothing.
  static func status(of path: String) -> FileStatus? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    return FileStatus(
      isFolder: kind == S_IFDIR, isRegular: kind == S_IFREG,
      permissions: UInt32(status.st_mode & 0o777))
  }

  /// Returns the absolute path without links; nil when nothing stands there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Creates a file that must not exist yet, and opens it for writing.
  static func create(_ path: String) throws(SystemCallError) -> Int32 {
    try check(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  /// Opens what exists for writing.
  static func openForWriting(_ path: String) throws(SystemCallError) -> Int32 {
    try check(open(path, O_WRONLY | O_CLOEXEC))
  }

  /// Sets who may read and write the open file.
  static func setPermissions(_ mode: UInt32, of descriptor: Int32) throws(SystemCallError) {
    try check(fchmod(descriptor, mode_t(mode)))
  }

  /// Waits until the open file is on the disk.
  static func synchronize(_ descriptor: Int32) throws(SystemCallError) {
    try check(fsync(descriptor))
  }

  /// Waits until the names in a folder are on the disk, where the file system can do that.
  static func synchronizeFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    _ = close(descriptor)
  }

  /// Closes a file; some file systems tell only here that a write failed.
  static func closeFile(_ descriptor: Int32) throws(SystemCallError) {
    try check(close(descriptor))
  }

  /// Gives a file another name, in place of what has that name.
  static func replace(_ path: String, by other: String) throws(SystemCallError) {
    try check(rename(other, path))
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) { _ = unlink(path) }

  @discardableResult
  private static func check(_ result: Int32) throws(SystemCallError) -> Int32 {
    guard result >= 0 else { throw .last }
    return result
  }
}

extension SystemCall {
  /// The number of this process.
  static var processIdentifier: Int32 { getpid() }

  /// Returns the path of the running program without links, or nil when the system doesn't tell.
  static func runningProgram() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer {
        $0.baseAddress.flatMap { resolved(String(cString: $0)) }
      }
    #else
      return resolved("/proc/self/exe")
    #endif
  }

  /// Returns whether the process may run what stands at a path.
  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Goes on as another program; returns only, by throwing, when that fails.
  static func replaceProcess(by path: String, arguments: [String]) throws(SystemCallError) -> Never
  {
    var pointers = ([path] + arguments).map { strdup($0) } + [nil]
    _ = execv(path, &pointers)
    let failure = SystemCallError.last
    for pointer in pointers { free(pointer) }
    throw failure
  }

  /// Returns where a byte first stands, as `memchr` finds it.
  static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else {
      return nil
    }
    return UnsafeRawPointer(found) - start
  }
}

/// A value that one thread at a time may use (`Mutex` needs a newer macOS than this package).
final class Locked<State: Sendable>: @unchecked Sendable {
  private var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init(_ state: State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Uses the value while no other thread does.
  func withLock<Result, Failure>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&state)
  }
}
