import Foundation

/// The package's folder, as it stands on disk.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below the folders of code.
  static let swiftFiles: [SwiftFile] = files.filter { $0.hasSuffix(".swift") }
    .compactMap { path in text(path).map { SwiftFile(path: path, text: $0) } }

  /// The files of `Sources` and `Training`.
  static let productFiles = swiftFiles.filter { file in
    file.path.hasPrefix("Sources/") || file.path.hasPrefix("Training/")
  }

  /// Every text file of the project by its path, whatever a build leaves behind left out.
  static let textFiles: [(path: String, text: String)] = files.compactMap { path in
    text(path).map { (path, $0) }
  }

  /// Returns a file's text, or nil when it is not UTF-8.
  static func text(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of all files below the root.
  private static let files: [String] = {
    let skipped: Set<String> = [".build", ".git", ".swiftpm", "__pycache__", "out"]
    var paths: [String] = []
    let walk = FileManager.default.enumerator(atPath: root.path)
    while let path = walk?.nextObject() as? String {
      if skipped.contains((path as NSString).lastPathComponent) {
        walk?.skipDescendants()
      } else if walk?.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        paths.append(path)
      }
    }
    return paths.sorted()
  }()
}
