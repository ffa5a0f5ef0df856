/// Why a route map could not be read. Each case names the file.
public enum RouteMapError: Error, Hashable, Sendable {
  /// There is nothing at the path.
  case missing(path: String)
  /// The path names a directory.
  case isDirectory(path: String)
  /// The system refused to read the file.
  case unreadable(path: String, reason: String)
  /// The content breaks rules: every problem that was found, in the order of the file.
  case invalid(path: String, problems: [RouteMapProblem])

  /// The path of the file, as the caller gave it.
  public var path: String {
    switch self {
    case .missing(let path), .isDirectory(let path), .unreadable(let path, _),
      .invalid(let path, _):
      path
    }
  }
}

extension RouteMapError: CustomStringConvertible {
  /// What is wrong and what to do; one line for each problem.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): no such file: write one, or name another path"
    case .isDirectory(let path):
      "\(path): a directory, not a routes file: name the routes.json inside it"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .invalid(_, let problems): problems.map(\.description).joined(separator: "\n")
    }
  }
}
