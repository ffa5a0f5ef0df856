import Foundation

/// What is measured on: the kind of machine and how busy it is.
public enum Machine {
  /// The processor and its cores.
  public static var description: String {
    let model = lines("/proc/cpuinfo").first { $0.hasPrefix("model name") }
      .flatMap { $0.split(separator: ":").last }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return "\(model ?? "unknown processor"), \(ProcessInfo.processInfo.processorCount) cores"
  }

  /// How many threads wanted to run, on average over the last minute.
  public static var load: Double {
    lines("/proc/loadavg").first?.split(separator: " ").first.flatMap { Double($0) } ?? 0
  }

  /// The memory of this process that is resident now (VmRSS), in bytes.
  public static var residentBytes: Int {
    let line = lines("/proc/self/status").first { $0.hasPrefix("VmRSS:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return (kilobytes.flatMap { Int($0) } ?? 0) * 1024
  }

  /// The seconds that this process has had of all processors.
  public static var processorSeconds: Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }

  private static func lines(_ path: String) -> [String] {
    let text = (try? String(contentsOf: URL(filePath: path), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
