import Foundation
import Testing

@testable import IntentCommandLine

@Suite struct OutputWriterTests {
  @Test func outputIsCollectedUntilItIsFlushed() throws {
    let (writer, written) = makeWriter(isLineBuffered: false)
    try writer.writeLine("one")
    try writer.write("two")
    #expect(written.withLock { $0 }.isEmpty)
    try writer.flush()
    #expect(written.withLock { $0 } == ["one\ntwo"])
    try writer.flush()
    #expect(written.withLock { $0.count } == 1)
  }

  @Test func fullBufferIsWritten() throws {
    let (writer, written) = makeWriter(isLineBuffered: false)
    try writer.write(String(repeating: "x", count: 15))
    #expect(written.withLock { $0 }.isEmpty)
    try writer.write("y")
    #expect(written.withLock { $0 } == [String(repeating: "x", count: 15) + "y"])
  }

  @Test func eachLineIsWrittenAtOnceWhenAskedFor() throws {
    let (writer, written) = makeWriter(isLineBuffered: true)
    try writer.write("a")
    #expect(written.withLock { $0 }.isEmpty)
    try writer.write("b\nc")
    try writer.writeLine("d")
    #expect(written.withLock { $0 } == ["ab\nc", "d\n"])
  }

  @Test func failureIsThrownOnceAndTheRestDropped() throws {
    let writer = OutputWriter(isLineBuffered: false) { _ throws(OutputError) in
      throw .closedPipe(target: "test")
    }
    try writer.write("a")
    #expect(throws: OutputError.closedPipe(target: "test")) { try writer.flush() }
    try writer.flush()
  }

  @Test func closedPipeIsAnErrorAndNoCrash() throws {
    Terminal.ignoreBrokenPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let error = #expect(throws: OutputError.self) {
      try send([1, 2, 3], to: pipe.fileHandleForWriting.fileDescriptor)
    }
    #expect(error == .closedPipe(target: "test"))
    #expect(error?.exitCode == .inputOutput)
  }

  @Test func badDescriptorIsAnErrorWithItsReason() {
    let error = #expect(throws: OutputError.self) { try send([1], to: -1) }
    #expect(error?.description == "test: can't be written: Bad file descriptor")
  }

  @Test(.timeLimit(.minutes(1)))
  func slowReaderOfANonBlockingPipeGetsAllBytes() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    async let received = Task.detached { try pipe.fileHandleForReading.readToEnd() }.value
    try send(bytes, to: descriptor)
    try pipe.fileHandleForWriting.close()
    #expect(try await received == Data(bytes))
  }

  @Test func linesOfSeveralThreadsStayWhole() async throws {
    let (writer, written) = makeWriter(isLineBuffered: true)
    await withTaskGroup { group in
      for number in 0..<100 { group.addTask { try? writer.writeLine("line \(number)") } }
    }
    #expect(Set(written.withLock { $0 }) == Set((0..<100).map { "line \($0)\n" }))
  }

  private func send(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
    try bytes.withUnsafeBufferPointer { buffer throws(OutputError) in
      try OutputWriter.write(UnsafeRawBufferPointer(buffer), to: descriptor, name: "test")
    }
  }

  private func makeWriter(isLineBuffered: Bool) -> (OutputWriter, Locked<[String]>) {
    let written = Locked<[String]>([])
    let writer = OutputWriter(isLineBuffered: isLineBuffered, capacity: 16) { bytes in
      written.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
    }
    return (writer, written)
  }
}
