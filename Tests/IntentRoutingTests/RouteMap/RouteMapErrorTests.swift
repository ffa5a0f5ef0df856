import Foundation
import IntentRouting
import Testing

struct RouteMapErrorTests {
  @Test(arguments: ["", "/no/such/routes.json", "/etc/passwd/routes.json"])
  func aMissingFileIsTold(path: String) {
    let error = #expect(throws: RouteMapError.self) { try RouteMap(contentsOf: path) }
    #expect(error == .missing(path: path))
    #expect(error?.description == "\(path): no such file: write one, or name another path")
    #expect(error?.path == path)
  }

  @Test func aDirectoryIsTold() {
    let error = #expect(throws: RouteMapError.self) { try RouteMap(contentsOf: "/") }
    #expect(error == .isDirectory(path: "/"))
    let expected = "/: a directory, not a routes file: name the routes.json inside it"
    #expect(error?.description == expected)
  }

  // Linux's own memory file exists, but its first page cannot be read, not even by root.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func anUnreadableFileIsTold() {
    let error = #expect(throws: RouteMapError.self) { try RouteMap(contentsOf: "/proc/self/mem") }
    guard case .unreadable("/proc/self/mem", let reason) = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
    #expect(error?.description == "/proc/self/mem: cannot be read: \(reason)")
  }

  @Test func aFileIsReadAndNamedInItsErrors() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(RouteMapExamples.light.utf8).write(to: url)
    #expect(try RouteMap(contentsOf: url.path).path == url.path)
    try Data("{}".utf8).write(to: url)
    let error = #expect(throws: RouteMapError.self) { try RouteMap(contentsOf: url.path) }
    #expect(error?.description == "\(url.path):1:1: version: missing: add \"version\": 1")
    #expect(error?.path == url.path)
  }
}
