/// A word of a text, or what stands between two words.
package struct WordSegment: Equatable, Sendable {
    /// Bytes of the text's UTF-8.
    package var range: Range<Int>
    package var isWord: Bool

    package init(_ range: Range<Int>, isWord: Bool) { (self.range, self.isWord) = (range, isWord) }
}

/// Of the two places that one offset can have in lines, the one that counts: behind what is before it, or before what follows.
package enum TextAffinity: Sendable { case upstream, downstream }
