/// What stands in a text as a person would count it, where features count every mark.
///
/// A file name such as `light_off.csv` is one stretch, not five words, and a number in brackets no
/// word at all.
package struct SpokenWords: Hashable, Sendable {
  /// Stretches between blanks and ideographs in which two letters stand side by side.
  package private(set) var stretches = 0
  /// Other such stretches that hold a letter or a digit.
  package private(set) var fragments = 0
  /// Han, kana and Hangul characters.
  package private(set) var ideographs = 0

  package var total: Int { stretches + fragments + ideographs }

  /// Counts in one walk over normalised text.
  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var stretch = Stretch()
    var index = 0
    while index < text.count {
      let scalar = UTF8Walk.next(text, &index)
      switch ScalarKind(scalar) {
      case .word: stretch.take(scalar)
      case .mark: stretch.endWord()
      case .blank: close(&stretch)
      case .ideograph:
        close(&stretch)
        ideographs += 1
      }
    }
    close(&stretch)
  }

  @inline(__always)
  private mutating func close(_ stretch: inout Stretch) {
    if stretch.hasWord {
      stretches += 1
    } else if stretch.hasFragment {
      fragments += 1
    }
    stretch = Stretch()
  }

  /// The part of a text between two blanks or ideographs.
  private struct Stretch {
    var hasWord = false
    var hasFragment = false
    private var followsLetter = false

    @inline(__always)
    mutating func take(_ scalar: UInt32) {
      let isDigit = scalar &- 0x30 < 10
      hasFragment = true
      hasWord = hasWord || followsLetter && !isDigit
      followsLetter = !isDigit
    }

    @inline(__always)
    mutating func endWord() { followsLetter = false }
  }
}
