import TestSupport
import Testing

@testable import IntentEvaluation

struct HTMLTests {
  @Test func whatIsInterpolatedIsEscapedUnlessItIsMarkup() {
    let name = "<b>\"R&B\"</b> 'n' 🎉"
    let html: HTML = "<td title=\"\(name)\">\(HTML("<i>ok</i>"))</td>"
    #expect(
      html.markup
        == "<td title=\"&lt;b&gt;&quot;R&amp;B&quot;&lt;/b&gt; &#39;n&#39; 🎉\"><i>ok</i></td>")
  }

  @Test func nothingTurnsTheDirectionOrEndsThePage() {
    #expect(
      HTMLEscaping.escaped("a\u{0}b\u{202E}c\u{7F}d\u{FFFF}")
        == "a\u{2400}b\u{FFFD}c\u{2421}d\u{FFFD}")
    #expect(HTMLEscaping.escaped("一\t二\n三") == "一\t二\n三")
  }

  @Test func noTextCanLeaveItsPlace() {
    var generator = TestGenerator(seed: 5)
    for _ in 0..<500 {
      let text = RandomText.awkward(upTo: 60, using: &generator)
      let escaped = HTMLEscaping.escaped(text)
      #expect(!escaped.contains { "<>\"'".contains($0) && $0.unicodeScalars.count == 1 })
      let marks = escaped.unicodeScalars.filter { "<>\"'".unicodeScalars.contains($0) }
      #expect(marks.isEmpty)
    }
  }

  @Test func coordinatesHaveOneDecimalAtMost() {
    let html: HTML = "\(1.0) \(2.04) \(2.06) \(-0.25)"
    #expect(html.markup == "1 2 2.1 -0.3")
  }
}
