import Foundation

/// Where a caret can go from where it stands.
package enum TextMovement: Equatable, Sendable {
    /// One grapheme as it is seen, which in text from right to left is the other way than as it is read.
    case left, right
    /// One grapheme in the order of the text.
    case backward, forward
    /// To the start of the word before, or to the end of the next, as seen.
    case wordLeft, wordRight
    case wordBackward, wordForward
    /// The ends of the line as it is shown.
    case lineStart, lineEnd
    case up, down, pageUp, pageDown
    /// The ends of the paragraph; the ones before and behind it, where the caret is there already.
    case paragraphBackward, paragraphForward
    case documentStart, documentEnd
}

/// What knows where characters stand on the screen.
@MainActor package protocol CaretPlaces: AnyObject {
    /// The next place to the left or right; nil at the ends of the text.
    func step(from position: TextPosition, toRight: Bool) -> TextPosition?
    /// The ends of the line that a caret stands in: before its first character and behind its last.
    func lineEnds(around position: TextPosition) -> (start: TextPosition, end: TextPosition)
    /// The place so many lines below (or above, where negative) at a distance from the left; nil beyond the ends.
    func position(from position: TextPosition, lines: Int, x: CGFloat) -> TextPosition?
    /// How far from the left a caret stands.
    func x(of position: TextPosition) -> CGFloat
    /// How many lines are seen at once.
    var linesOfPage: Int { get }
    /// Whether the paragraph around a place is read from right to left.
    func isRightToLeft(at offset: Int) -> Bool
}

/// Words around a place, found in so much of the paragraph as is needed.
package struct WordSearch {
    package var text: EditedText
    /// Cuts a text into words and what is between them, in order and without gaps.
    package var segments: (String) -> [WordSegment]

    /// No word is looked for further away, in bytes.
    private static let reach = 4096

    package init(_ text: EditedText, segments: @escaping (String) -> [WordSegment]) {
        (self.text, self.segments) = (text, segments)
    }

    private func window(around offset: Int) -> (start: Int, segments: [WordSegment]) {
        let paragraph = text.paragraph(around: offset)
        let start = text.characterAligned(max(paragraph.lowerBound, offset - Self.reach))
        let end = text.characterAligned(min(paragraph.upperBound, offset + Self.reach))
        return (start, segments(text[start..<max(start, end)]))
    }

    /// The start of the word that ends at or behind a place, or of the one before; across breaks one at a time.
    package func start(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let (start, segments) = window(around: offset)
        for segment in segments.reversed() where segment.isWord && start + segment.range.lowerBound < offset {
            return start + segment.range.lowerBound
        }
        if start < offset { return start }
        return self.start(before: offset, acrossBreak: text.characterStart(before: offset))
    }

    /// At the start of a paragraph: the last word of the one before.
    private func start(before offset: Int, acrossBreak before: Int) -> Int {
        let paragraph = text.paragraph(around: before)
        guard !paragraph.isEmpty else { return before }
        return start(before: paragraph.upperBound)
    }

    /// The end of the word that begins at or before a place, or of the next one.
    package func end(after offset: Int) -> Int {
        guard offset < text.count else { return text.count }
        let (start, segments) = window(around: offset)
        var last = start
        for segment in segments {
            last = start + segment.range.upperBound
            if segment.isWord, last > offset { return last }
        }
        if last > offset { return last }
        let next = text.characterEnd(after: offset)
        let paragraph = text.paragraph(around: next)
        return paragraph.isEmpty ? next : end(after: paragraph.lowerBound)
    }

    /// The word, or the run of what is none, that a place stands in or before.
    package func segment(around offset: Int) -> Range<Int> {
        let (start, segments) = window(around: offset)
        guard let last = segments.last else { return offset..<offset }
        for segment in segments where start + segment.range.upperBound > offset {
            return start + segment.range.lowerBound..<start + segment.range.upperBound
        }
        return start + last.range.lowerBound..<start + last.range.upperBound
    }
}
