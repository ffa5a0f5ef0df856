import Foundation

extension RouteMap {
  /// Reads and checks a routes file.
  ///
  /// The error tells every broken rule that was found, not only the first.
  public init(contentsOf path: String) throws(RouteMapError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .missing(path: path)
    }
    guard !isDirectory.boolValue else { throw .isDirectory(path: path) }
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    try self.init(json: bytes, path: path)
  }

  /// Checks the bytes of a routes file (`Data`, `[UInt8]`, a string's `utf8`); messages name the path.
  ///
  /// The error is always `RouteMapError.invalid`, with every broken rule that was found.
  public init(
    json bytes: some Collection<UInt8>, path: String = "routes.json"
  ) throws(RouteMapError) {
    let document = JSONDocument(bytes)
    var reader = RouteMapReader(path: path, problems: document.problems)
    let map = document.root.flatMap { reader.read($0) }
    guard let map, reader.problems.isEmpty else {
      throw .invalid(path: path, problems: reader.problems)
    }
    self = map
  }
}
