import BenchmarkSupport
import Foundation

/// Runs a program from start to end, with its output thrown away.
struct ProcessTiming {
  private let arguments: [String]

  init(_ program: String, _ arguments: [String]) {
    self.arguments = [program] + arguments
  }

  /// Returns how long each of so many runs took, after three that are not counted.
  func measure(count: Int) throws -> Sample {
    for _ in 0..<3 { _ = try run() }
    return Sample(try (0..<count).map { _ in try run().microseconds })
  }

  /// Returns the most memory that was resident while the program read lines of text.
  func peakBytes(lines: [String]) throws -> Int {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(standardInput: file.path).peakBytes
  }

  /// Foundation's `Process` waits on a run loop, which would be timed along: spawns by itself.
  private func run(
    standardInput: String = "/dev/null"
  ) throws -> (microseconds: Double, peakBytes: Int) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 0, standardInput, O_RDONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let clock = ContinuousClock()
    let start = clock.now
    var identifier: pid_t = 0
    var status: Int32 = 0
    let failure = posix_spawnp(&identifier, arguments[0], &actions, nil, &words, environ)
    guard failure == 0 else { throw ProcessTimingError.notStarted(arguments[0]) }
    var usage = rusage()
    wait4(identifier, &status, 0, &usage)
    let duration = start.duration(to: clock.now)
    guard status == 0 else { throw ProcessTimingError.failed(arguments[0], status: status) }
    return (duration.microseconds, usage.ru_maxrss * 1024)
  }
}

enum ProcessTimingError: Error {
  case notStarted(String)
  case failed(String, status: Int32)
}
