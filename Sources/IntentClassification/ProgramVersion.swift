/// The version of this library and its commands.
public enum ProgramVersion {
  /// Semantic version; the model file's format has a version of its own.
  public static let current = "0.1.0"
}
