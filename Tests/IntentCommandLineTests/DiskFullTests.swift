import Foundation
import Testing

@testable import IntentCommandLine

@Suite struct DiskFullTests {
  // A limit on the size of files fails a write half-way, as a full disk does, also for root.
  @Test func failureHalfWayKeepsTheOldFileAndLeavesNoTemporary() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.path + "/full-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try AtomicFile.write("old".utf8, to: "\(folder)/a")
      limitFileSize(to: 4096)
      let error = #expect(throws: FileWriteError.self) {
        try AtomicFile.write([UInt8](repeating: 1, count: 100_000), to: "\(folder)/a")
      }
      #expect(error == .writeFailed(path: "\(folder)/a", reason: "File too large"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
      #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == "old")
    }
  }
}

private func limitFileSize(to bytes: UInt) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
  // 1 is RLIMIT_FSIZE on Linux and macOS; its type differs between them.
  setrlimit(.init(1), &limit)
}
