import Foundation

/// The movements of a caret.
package enum TextMovement: Equatable, Sendable {
    /// One grapheme in visual order, which is opposite to the text's order in right-to-left text.
    case left, right
    /// One grapheme in the order of the text.
    case backward, forward
    /// To the start of the previous word, or the end of the next, in visual order.
    case wordLeft, wordRight
    case wordBackward, wordForward
    /// The ends of the displayed line.
    case lineStart, lineEnd
    case up, down, pageUp, pageDown
    /// The ends of the paragraph; of the previous or next one, if the caret is already there.
    case paragraphBackward, paragraphForward
    case documentStart, documentEnd
}

/// Provides the positions of characters on the screen.
@MainActor package protocol CaretPlaces: AnyObject {
    /// Returns the next position to the left or right; nil at the ends of the text.
    func step(from position: TextPosition, toRight: Bool) -> TextPosition?
    /// Returns the ends of the caret's line: before its first character and after its last.
    func lineEnds(around position: TextPosition) -> (start: TextPosition, end: TextPosition)
    /// Returns the position a number of lines below (above if negative), at a distance from the left; nil beyond the
    /// ends.
    func position(from position: TextPosition, lines: Int, x: CGFloat) -> TextPosition?
    /// Returns the distance of a caret from the left.
    func x(of position: TextPosition) -> CGFloat
    /// The number of lines visible at once.
    var linesOfPage: Int { get }
    /// Returns whether the paragraph at an offset is right to left.
    func isRightToLeft(at offset: Int) -> Bool
}

/// Finds words near an offset, in as much of the paragraph as needed.
package struct WordSearch {
    package var text: EditedText
    /// Splits a text into words and the segments between them, in order and without gaps.
    package var segments: (String) -> [WordSegment]

    /// The maximum distance of the search for a word, in bytes.
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

    /// Returns the start of the word that ends at or after an offset, or of the previous word; crosses one line break
    /// at a time.
    package func start(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let (start, segments) = window(around: offset)
        for segment in segments.reversed() where segment.isWord && start + segment.range.lowerBound < offset {
            return start + segment.range.lowerBound
        }
        if start < offset { return start }
        return self.start(before: offset, acrossBreak: text.characterStart(before: offset))
    }

    /// At the start of a paragraph: the last word of the previous one.
    private func start(before offset: Int, acrossBreak before: Int) -> Int {
        let paragraph = text.paragraph(around: before)
        guard !paragraph.isEmpty else { return before }
        return start(before: paragraph.upperBound)
    }

    /// Returns the end of the word that begins at or before an offset, or of the next word.
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

    /// Returns the word, or the segment between words, that contains or follows an offset.
    package func segment(around offset: Int) -> Range<Int> {
        let (start, segments) = window(around: offset)
        guard let last = segments.last else { return offset..<offset }
        for segment in segments where start + segment.range.upperBound > offset {
            return start + segment.range.lowerBound..<start + segment.range.upperBound
        }
        return start + last.range.lowerBound..<start + last.range.upperBound
    }
}
