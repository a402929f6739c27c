import Foundation

/// The selection in an attributed text that is edited, or its insertion point with the attributes of what is typed
/// there.
///
///     @State private var selection = AttributedTextSelection()
///     TextEditor(text: $text, selection: $selection)
public struct AttributedTextSelection: Equatable, Sendable {
    /// What is selected, as indices of the text.
    public enum Indices: Equatable, Sendable {
        /// Nothing: what is typed is inserted in front of this character.
        case insertionPoint(AttributedString.Index)
        /// Several ranges, of which an editor selects the first.
        case ranges(RangeSet<AttributedString.Index>)
    }

    private var chosen: Indices?
    /// The attributes of what is typed, where the program has set them.
    private(set) var typing: AttributeContainer?
    /// Whether an insertion point between two lines of a paragraph is at the end of the first.
    private var isUpstream = false

    /// Creates an insertion point at the start of a text.
    public init() {}

    /// Creates an insertion point in front of a character. What is typed there has the attributes of the character
    /// before it, unless others are given.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        chosen = .insertionPoint(insertionPoint)
        typing = typingAttributes
    }

    /// Creates a selection of a range, which is clamped to the text.
    public init(range: Range<AttributedString.Index>) {
        chosen = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }

    /// Creates a selection of several ranges. Text here has one selection: the first of them.
    public init(ranges: RangeSet<AttributedString.Index>) { chosen = .ranges(ranges) }

    /// What is selected in a text, limited to the text.
    public func indices(in text: AttributedString) -> Indices {
        switch chosen {
        case nil: return .insertionPoint(text.startIndex)
        case .insertionPoint(let index): return .insertionPoint(text.clamped(index))
        case .ranges(let ranges):
            let inner = ranges.ranges.map { text.clamped($0) }.filter { !$0.isEmpty }
            guard inner.isEmpty else { return .ranges(RangeSet(inner)) }
            return .insertionPoint(text.clamped(ranges.ranges.first?.lowerBound ?? text.startIndex))
        }
    }

    /// The attributes of what is typed in place of the selection: those that were set by
    /// `transformAttributes(in:body:)`, of the first selected character, or of the character before an insertion point.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        typing ?? text.typedAttributes(at: whole(in: text))
    }

    /// The line to which an insertion point belongs where a line of a paragraph ends and another begins.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity {
        guard case .insertionPoint = indices(in: text) else { return .automatic }
        return isUpstream ? .upstream : .downstream
    }

    /// From the start of the first range to the end of the last.
    private func whole(in text: AttributedString) -> Range<AttributedString.Index> {
        switch indices(in: text) {
        case .insertionPoint(let index): index..<index
        case .ranges(let ranges):
            (ranges.ranges.first?.lowerBound ?? text.startIndex)..<(ranges.ranges.last?.upperBound ?? text.startIndex)
        }
    }

    /// The selection of a model in `text`.
    init(_ selected: SelectedText, typing: AttributeContainer?, in text: AttributedString) {
        self.init(range: text.range(ofBytes: selected.range))
        self.typing = typing
        isUpstream = selected.range.isEmpty && selected.affinity == .upstream
    }

    /// The selection as a model has it; nil for one that was never set.
    func selected(in text: AttributedString) -> SelectedText? {
        guard chosen != nil else { return nil }
        switch indices(in: text) {
        case .insertionPoint(let index):
            let byte = text.byte(at: index)
            return SelectedText(anchor: byte, head: byte, affinity: isUpstream ? .upstream : .downstream)
        case .ranges(let ranges):
            guard let range = ranges.ranges.first else { return nil }
            return SelectedText(anchor: text.byte(at: range.lowerBound), head: text.byte(at: range.upperBound))
        }
    }

    /// Sets what is selected, and keeps the attributes of what is typed.
    fileprivate mutating func choose(_ new: Indices) { chosen = new }
    fileprivate mutating func type(_ attributes: AttributeContainer?) { typing = attributes }
}

extension AttributedString {
    fileprivate func clamped(_ index: Index) -> Index { Swift.min(Swift.max(index, startIndex), endIndex) }

    fileprivate func clamped(_ range: Range<Index>) -> Range<Index> {
        clamped(range.lowerBound)..<clamped(range.upperBound)
    }

    /// The selected parts of the text.
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        switch selection.indices(in: self) {
        case .insertionPoint: self[RangeSet()]
        case .ranges(let ranges): self[ranges]
        }
    }

    /// Changes the attributes of the selected text, run by run; at an insertion point, those of what is typed next.
    ///
    ///     text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
    public mutating func transformAttributes<Failure: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(Failure) -> Void
    ) throws(Failure) {
        switch selection.indices(in: self) {
        case .insertionPoint:
            var attributes = selection.typingAttributes(in: self)
            try body(&attributes)
            selection.type(attributes)
        case .ranges(let ranges):
            for range in ranges.ranges {
                for run in self[range].runs.map({ ($0.range, $0.attributes) }) {
                    var attributes = run.1
                    try body(&attributes)
                    self[run.0].setAttributes(attributes)
                }
            }
        }
    }

    /// Replaces the selected text by characters with the attributes of what would be typed there, and selects the
    /// insertion point after them.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newCharacters: some Collection<Character>
    ) {
        let new = AttributedString(String(newCharacters), attributes: selection.typingAttributes(in: self))
        replaceSelection(&selection, with: new)
    }

    /// Replaces the selected text by a text with its own attributes, and selects the insertion point after it.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        let new = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
        let start: Int
        switch selection.indices(in: self) {
        case .insertionPoint(let index):
            start = byte(at: index)
            insert(new, at: index)
        case .ranges(let ranges):
            start = ranges.ranges.first.map { byte(at: $0.lowerBound) } ?? 0
            // From the last, so that the indices of those before stay what they are.
            for range in ranges.ranges.dropFirst().reversed() { removeSubrange(range) }
            if let first = ranges.ranges.first { replaceSubrange(first, with: new) }
        }
        selection = AttributedTextSelection(insertionPoint: index(atByte: start + new.utf8.count))
    }

    /// Changes the text, and has the selection follow what it selects.
    public mutating func transform<Failure: Error>(
        updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(Failure) -> Void
    ) throws(Failure) {
        switch selection.indices(in: self) {
        case .insertionPoint(let index):
            var range = index..<index
            try transform(updating: &range, body: body)
            selection.choose(.insertionPoint(range.lowerBound))
        case .ranges(let old):
            var ranges = Array(old.ranges)
            try transform(updating: &ranges, body: body)
            selection.choose(.ranges(RangeSet(ranges)))
        }
    }
}
