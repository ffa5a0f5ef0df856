/// How far confidence and accuracy of in-scope rows agree.
///
/// The expected calibration error (Guo et al., 2017) over bins of equal mass (Nguyen and O'Connor,
/// 2015). Rows of equal confidence that fall into two bins bring their mean accuracy to both, so
/// that the order of the rows never matters.
///
/// JSON keys: `rows`, `ece`, `bins`; all are always there, undefined ones as null.
public struct CalibrationReport: Sendable, Hashable, Codable {
  /// The usual number of bins.
  public static let standardBinCount = 15

  /// The in-scope rows.
  public let rows: Int
  /// The mean distance between confidence and accuracy over the bins; nil without rows.
  public let expectedCalibrationError: Double?
  /// The reliability table, confidence rising; as many bins as rows where there are fewer rows.
  public let bins: [ReliabilityBin]

  /// Creates the report over the in-scope outcomes.
  public init(_ outcomes: [Outcome], binCount: Int = standardBinCount) {
    precondition(binCount > 0, "A reliability table needs at least one bin.")
    let graded = Self.graded(outcomes)
    rows = graded.count
    bins = Self.bins(of: graded, count: min(binCount, graded.count))
    expectedCalibrationError = Self.error(of: bins, rows: graded.count)
  }

  /// Returns the in-scope rows, confidence rising.
  private static func graded(_ outcomes: [Outcome]) -> [GradedRow] {
    let rows = outcomes.lazy.filter(\.isInScope)
      .map { GradedRow(confidence: $0.confidence, accuracy: $0.isRight ? 1 : 0) }
    return sharingAccuracy(rows.sorted { $0.confidence < $1.confidence })
  }

  /// Gives rows of equal confidence their mean accuracy.
  private static func sharingAccuracy(_ sorted: [GradedRow]) -> [GradedRow] {
    var rows = sorted
    var start = 0
    while start < rows.count {
      let end = rows[start...].firstIndex { $0.confidence != rows[start].confidence } ?? rows.count
      let mean = rows[start..<end].reduce(0) { $0 + $1.accuracy } / Double(end - start)
      for index in start..<end { rows[index].accuracy = mean }
      start = end
    }
    return rows
  }

  private static func bins(of rows: [GradedRow], count: Int) -> [ReliabilityBin] {
    (0..<count).map { bin in
      ReliabilityBin(rows[bin * rows.count / count..<(bin + 1) * rows.count / count])
    }
  }

  private static func error(of bins: [ReliabilityBin], rows: Int) -> Double? {
    guard rows > 0 else { return nil }
    return bins.reduce(0) { sum, bin in
      sum + Double(bin.count) / Double(rows) * abs(bin.accuracy - bin.meanConfidence)
    }
  }
}

extension CalibrationReport {
  private enum CodingKeys: String, CodingKey {
    case rows
    case expectedCalibrationError = "ece"
    case bins
  }

  /// Writes every key, undefined figures as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rows, forKey: .rows)
    try container.encode(expectedCalibrationError, forKey: .expectedCalibrationError)
    try container.encode(bins, forKey: .bins)
  }
}

/// A row's confidence, and how right it is.
private struct GradedRow {
  let confidence: Double
  var accuracy: Double
}

extension ReliabilityBin {
  /// Sums up rows of rising confidence, at least one.
  fileprivate init(_ rows: ArraySlice<GradedRow>) {
    let size = Double(rows.count)
    lowestConfidence = rows[rows.startIndex].confidence
    highestConfidence = rows[rows.endIndex - 1].confidence
    meanConfidence = rows.reduce(0) { $0 + $1.confidence } / size
    accuracy = rows.reduce(0) { $0 + $1.accuracy } / size
    count = rows.count
  }
}
