package import Foundation

/// Spells checksums, which identify files and data sets.
package enum Fingerprint {
  /// Returns the checksum of bytes as 16 hexadecimal digits.
  package static func of(_ bytes: Data) -> String {
    string(bytes.withUnsafeBytes { Checksum.of($0) })
  }

  /// Returns a checksum as 16 lower-case hexadecimal digits.
  static func string(_ checksum: UInt64) -> String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
