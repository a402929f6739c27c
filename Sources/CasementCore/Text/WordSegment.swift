/// A word of a text, or a segment between two words.
package struct WordSegment: Equatable, Sendable {
    /// The range of bytes in the text's UTF-8.
    package var range: Range<Int>
    package var isWord: Bool

    package init(_ range: Range<Int>, isWord: Bool) { (self.range, self.isWord) = (range, isWord) }
}

/// Which of two caret positions with the same offset is meant: after the preceding character, or before the following
/// one.
package enum TextAffinity: Sendable { case upstream, downstream }
