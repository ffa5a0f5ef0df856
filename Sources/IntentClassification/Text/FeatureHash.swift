/// A 64-bit hash over the bytes of an n-gram, begun with a seed for its kind.
///
/// Each step multiplies by an odd constant, as FNV does; the final mix (that of MurmurHash3's
/// 64-bit finalizer) spreads every byte over all bits, so that any bits of it can name a bucket.
struct FeatureHash {
  static let word = FeatureHash(seed: 0x9AE1_6A3B_2F90_404F)
  static let wordPair = FeatureHash(seed: 0xC949_D7C7_509E_6557)
  static let characters = FeatureHash(seed: 0xFF51_AFD7_ED55_8CCD)
  /// Stands before the first and behind the last word of an utterance.
  static let edge: UInt64 = 0x2545_F491_4F6C_DD1D

  private var state: UInt64

  private init(seed: UInt64) { state = seed }

  @inline(__always)
  mutating func absorb(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 29
  }

  @inline(__always)
  mutating func absorb(_ hash: UInt64) {
    state = (state ^ hash) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 32
  }

  @inline(__always)
  var value: UInt64 {
    var mixed = state
    mixed ^= mixed >> 33
    mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
    mixed ^= mixed >> 33
    mixed = mixed &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ mixed >> 33
  }
}
