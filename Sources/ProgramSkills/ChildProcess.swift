import Foundation

/// One run of a program: started, fed, read, and ended. Used once.
final class ChildProcess: Sendable {
  /// How often the limits are looked at while nothing arrives.
  private static let pace: Int32 = 10
  /// What a program that is asked to end gets for it, and what its own children get behind it.
  private static let grace: Duration = .milliseconds(300)

  private let invocation: ProgramInvocation
  private let isCancelled = NSLock.Guarding(false)

  init(_ invocation: ProgramInvocation) { self.invocation = invocation }

  /// Asks the run to stop; before its start as well.
  func cancel() { isCancelled.use { $0 = true } }

  /// Runs the program; blocks until it has ended.
  func run() -> Result<ProgramResult, ProgramError> {
    guard let path = executable else {
      let isName = !invocation.program.contains("/")
      return .failure(
        .notFound(
          program: invocation.program,
          searched: isName ? " in \(ProgramInvocation.searchPath)" : ""))
    }
    do {
      return .success(try supervise(path))
    } catch {
      return .failure(.notStarted(program: invocation.program, reason: "\(error)"))
    }
  }

  private var executable: String? {
    let program = invocation.program
    let candidates =
      program.contains("/")
      ? [program] : ProgramInvocation.searchPath.split(separator: ":").map { "\($0)/\(program)" }
    return candidates.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }
  }

  private func supervise(_ path: String) throws -> ProgramResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = invocation.arguments
    process.environment = ["PATH": ProgramInvocation.searchPath].merging(
      invocation.environment, uniquingKeysWith: { $1 })
    if let folder = invocation.folder {
      process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    }
    process.standardInput = try inputFile()
    let output = Drain(limit: invocation.outputLimit)
    let errors = Drain(limit: invocation.outputLimit)
    process.standardOutput = output.pipe
    process.standardError = errors.pipe
    try process.run()
    let ending = wait(for: process, output, errors)
    return ProgramResult(ending: ending, output: output.bytes, errorOutput: errors.bytes)
  }

  /// Standard input as a file that nobody else can open: a pipe could fill, or break.
  private func inputFile() throws -> FileHandle {
    guard !invocation.input.isEmpty else { return .nullDevice }
    let path = NSTemporaryDirectory() + "program-input-\(UUID().uuidString)"
    try Data(invocation.input).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
  }

  /// Reads until the program has ended, stopping it where it must; returns how it ended.
  private func wait(for process: Process, _ output: Drain, _ errors: Drain) -> ProgramResult.Ending
  {
    let clock = ContinuousClock()
    let deadline = clock.now + invocation.timeLimit
    var cause: ProgramResult.Ending?
    var ending: ProgramResult.Ending?
    var killTime: ContinuousClock.Instant?
    while true {
      Drain.readAvailable(output, errors, pace: Self.pace)
      ending = ending ?? Self.ending(of: process)
      if let ending {
        if output.isAtEnd && errors.isAtEnd { return cause ?? ending }
        // What it started holds its output open, and gets a moment to end, too.
        killTime = killTime ?? clock.now + Self.grace
      } else if cause == nil, let reason = reasonToStop(output, isLate: clock.now >= deadline) {
        cause = reason
        signal(process, SIGTERM, hasEnded: false)
        killTime = clock.now + Self.grace
      }
      if let time = killTime, clock.now >= time {
        signal(process, SIGKILL, hasEnded: ending != nil)
        if let ending = cause ?? ending { return ending }
      }
    }
  }

  private func reasonToStop(_ output: Drain, isLate: Bool) -> ProgramResult.Ending? {
    if isCancelled.use({ $0 }) { return .cancelled }
    if output.isOverLimit { return .wroteTooMuch(limit: invocation.outputLimit) }
    return isLate ? .timedOut(invocation.timeLimit) : nil
  }

  /// Signals the program and what it started: Foundation gives it a process group of its own.
  ///
  /// The number of a program that has ended may be another's by now, that of its group may not.
  private func signal(_ process: Process, _ number: Int32, hasEnded: Bool) {
    let identifier = process.processIdentifier
    if kill(-identifier, number) != 0, !hasEnded { _ = kill(identifier, number) }
  }

  /// Returns how a program ended, or nil while it runs.
  ///
  /// Foundation learns of an end only when the program's own children have ended, too, on Linux.
  private static func ending(of process: Process) -> ProgramResult.Ending? {
    var status: Int32 = 0
    let found = waitpid(process.processIdentifier, &status, WNOHANG)
    if found == 0 { return nil }
    guard found == process.processIdentifier else {
      // Foundation was faster.
      process.waitUntilExit()
      return process.terminationReason == .exit
        ? .exited(status: process.terminationStatus) : .killed(signal: process.terminationStatus)
    }
    // As the macros of <sys/wait.h> read it: a signal in seven bits, else the status above them.
    let signal = status & 0x7F
    return signal == 0 ? .exited(status: status >> 8 & 0xFF) : .killed(signal: signal)
  }
}

/// Collects what comes through a pipe, up to a limit; what is beyond is read and dropped.
private final class Drain {
  let pipe = Pipe()
  private(set) var bytes: [UInt8] = []
  private(set) var isAtEnd = false
  private(set) var isOverLimit = false
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Waits up to `pace` milliseconds for something to arrive, and takes what is there.
  static func readAvailable(_ first: Drain, _ second: Drain, pace: Int32) {
    let open = [first, second].filter { !$0.isAtEnd }
    guard !open.isEmpty else {
      usleep(UInt32(pace) * 100)
      return
    }
    var waiting = open.map {
      pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&waiting, nfds_t(waiting.count), pace) > 0 else { return }
    for (drain, state) in zip(open, waiting) where state.revents != 0 { drain.readOnce() }
  }

  private var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  private func readOnce() {
    let found = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    isAtEnd = found.isEmpty
    isOverLimit = isOverLimit || bytes.count + found.count > limit
    bytes += found.prefix(limit - bytes.count)
  }
}

extension NSLock {
  /// A value that one thread at a time may use.
  final class Guarding<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func use<Result>(_ body: (inout Value) -> Result) -> Result {
      lock.withLock { body(&value) }
    }
  }
}
