/// Counts features by bucket and block in scratch memory, and weighs them.
///
/// An open-addressing table points from a bucket to its entry; entries stand in the order of
/// their first occurrence, which fixes the order of every later sum.
struct FeatureCounter {
  /// The block of an entry is kept in the top bit of its bucket while counting.
  private static let blockBit: UInt32 = 1 << 31

  private let entries: UnsafeMutableBufferPointer<Feature>
  private let table: UnsafeMutableBufferPointer<UInt16>
  private var count = 0

  /// Calls `body` with a counter that has room for every feature of a text of so many bytes.
  @inline(__always)
  static func withCounter<Result>(
    textLength: Int, _ body: (inout FeatureCounter) -> Result
  ) -> Result {
    // A byte begins at most 8 n-grams (lengths 1 to 8) beside one word and one pair; the padding
    // begins as many again.
    let room = min(10 * (textLength + 2), Int(UInt16.max))
    let tableSize = powerOfTwo(atLeast: room + room / 2)
    return withUnsafeTemporaryAllocation(of: Feature.self, capacity: room) { entries in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: tableSize) { table in
        table.initialize(repeating: 0)
        var counter = FeatureCounter(entries: entries, table: table)
        return body(&counter)
      }
    }
  }

  private init(
    entries: UnsafeMutableBufferPointer<Feature>, table: UnsafeMutableBufferPointer<UInt16>
  ) {
    self.entries = entries
    self.table = table
  }

  @inline(__always)
  mutating func count(bucket: UInt32, of kind: FeatureKind) {
    let key = bucket | kind.block &* Self.blockBit
    let mask = table.count - 1
    var slot = Int((key &* 0x9E37_79B1) >> 8) & mask
    while table[slot] != 0 {
      let entry = Int(table[slot]) - 1
      if entries[entry].bucket == key {
        entries[entry].weight += 1
        return
      }
      slot = (slot + 1) & mask
    }
    guard count < entries.count else { return }
    entries[count] = Feature(bucket: key, weight: 1)
    count += 1
    table[slot] = UInt16(count)
  }

  /// Turns the counts into weights and returns the features; counting ends here.
  @inline(__always)
  func weighed() -> UnsafeBufferPointer<Feature> {
    var squares = SIMD2<Float>.zero
    for index in 0..<count {
      let tf = entries[index].weight
      let weight = tf == 1 ? 1 : 1 + Float(Numerics.log(Double(tf)))
      entries[index].weight = weight
      squares[Int(entries[index].bucket >> 31)] += weight * weight
    }
    let blocks: Float = squares[0] > 0 && squares[1] > 0 ? 2 : 1
    let factors = SIMD2(Self.factor(squares[0] * blocks), Self.factor(squares[1] * blocks))
    for index in 0..<count {
      entries[index].weight *= factors[Int(entries[index].bucket >> 31)]
      entries[index].bucket &= ~Self.blockBit
    }
    return UnsafeBufferPointer(rebasing: entries[0..<count])
  }

  private static func factor(_ squares: Float) -> Float {
    squares > 0 ? 1 / squares.squareRoot() : 0
  }

  private static func powerOfTwo(atLeast size: Int) -> Int {
    1 << (Int.bitWidth - (size - 1).leadingZeroBitCount)
  }
}
