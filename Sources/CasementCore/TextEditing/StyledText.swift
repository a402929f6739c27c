import Foundation

/// The attributed parts that an edit of an attributed text removed and inserted: undo gives back their attributes too.
package struct EditedStyles: Equatable, Sendable {
    package var removed: AttributedString
    package var inserted: AttributedString

    package init(removed: AttributedString, inserted: AttributedString) {
        self.removed = removed
        self.inserted = inserted
    }

    package var inverse: EditedStyles { EditedStyles(removed: inserted, inserted: removed) }
}

extension AttributedString {
    /// The index at an offset in bytes of UTF-8; the end if there are fewer.
    package func index(atByte offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
    }

    /// The range of bytes `range`, limited to the text.
    package func range(ofBytes range: Range<Int>) -> Range<Index> {
        let start = index(atByte: range.lowerBound)
        return start..<Swift.max(start, index(atByte: range.upperBound))
    }

    /// The offset of an index in bytes of UTF-8; the whole length for an index of a longer text.
    package func byte(at index: Index) -> Int {
        index < endIndex ? utf8.distance(from: startIndex, to: Swift.max(index, startIndex)) : utf8.count
    }

    /// Makes an edit of the text without attributes.
    mutating func replace(_ edit: TextEdit) {
        replaceSubrange(
            range(ofBytes: edit.oldRange), with: edit.styles?.inserted ?? AttributedString(edit.inserted))
    }

    /// The attributes of what is typed in place of a range: those of its first character, or of the character before
    /// an insertion point, or of the first one at the start of the text. At the end of a link what follows is none.
    package func typedAttributes(at range: Range<Index>) -> AttributeContainer {
        guard startIndex < endIndex else { return AttributeContainer() }
        let start = range.lowerBound
        if !range.isEmpty || start == startIndex {
            return runs[min(start, unicodeScalars.index(before: endIndex))].attributes
                .filter(inheritedByAddedText: true)
        }
        var attributes = runs[unicodeScalars.index(before: start)].attributes.filter(inheritedByAddedText: true)
        if let link = attributes.link, start >= endIndex || runs[start].link != link { attributes.link = nil }
        return attributes
    }
}

extension EditingModel {
    /// What an edit removes from an attributed text and inserts; nil for a text without attributes.
    func styles(of range: Range<Int>, with new: String) -> EditedStyles? {
        guard let styled else { return nil }
        let place = styled.range(ofBytes: range)
        var inserted = AttributedString(new, attributes: typing ?? styled.typedAttributes(at: place))
        rules?.constrain(&inserted)
        return EditedStyles(removed: AttributedString(styled[place]), inserted: inserted)
    }

    /// The same where several parts are replaced, in order, by the same text.
    func styles(of parts: [Range<Int>], with new: String) -> EditedStyles? {
        guard let styled, let first = parts.first, let last = parts.last else { return nil }
        var inserted = AttributedString()
        var end = first.lowerBound
        for part in parts {
            inserted += styled[styled.range(ofBytes: end..<part.lowerBound)]
            var piece = AttributedString(
                new, attributes: styled.typedAttributes(at: styled.range(ofBytes: part)))
            rules?.constrain(&piece)
            inserted += piece
            end = part.upperBound
        }
        let whole = styled.range(ofBytes: first.lowerBound..<last.upperBound)
        return EditedStyles(removed: AttributedString(styled[whole]), inserted: inserted)
    }
}
