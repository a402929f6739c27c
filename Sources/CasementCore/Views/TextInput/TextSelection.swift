import Foundation

/// The selection in an edited text, or its insertion point.
///
///     @State private var selection: TextSelection?
///     TextField("Message", text: $message, selection: $selection)
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected parts, as indices of the text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One range; an insertion point if it is empty.
        case selection(Range<String.Index>)
        /// Several ranges, of which a field selects the first.
        case multiSelection(RangeSet<String.Index>)

        /// The range that a field selects; nil for no range at all.
        fileprivate var range: Range<String.Index>? {
            switch self {
            case .selection(let range): range
            case .multiSelection(let ranges): ranges.ranges.first
            }
        }
    }

    /// The line to which an insertion point belongs at the end of a wrapped line.
    public enum Affinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

    /// The selected range.
    public var indices: Indices
    /// The side of the insertion point at the end of a line.
    public var affinity: Affinity = .automatic

    /// Creates a selection of a range, which is clamped to the edited text.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Creates a selection of several ranges. Text here has one selection: the first of them.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Creates an insertion point in front of a character.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether the selection is an insertion point.
    public var isInsertion: Bool { indices.range?.isEmpty ?? true }

    /// Creates the selection of a model in `text`.
    package init(_ selected: SelectedText, in text: String) {
        let utf8 = text.utf8
        func index(_ offset: Int) -> String.Index {
            utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex) ?? utf8.endIndex
        }
        self.init(range: index(selected.range.lowerBound)..<index(selected.range.upperBound))
        affinity = selected.affinity == .upstream ? .upstream : .downstream
    }

    /// The selected bytes of `text`.
    package func bytes(in text: String) -> Range<Int> {
        func offset(_ index: String.Index) -> Int {
            // An index of another string may lie beyond the end.
            index < text.endIndex ? text.utf8.distance(from: text.startIndex, to: index) : text.utf8.count
        }
        let range = indices.range ?? text.endIndex..<text.endIndex
        let start = offset(range.lowerBound)
        return start..<max(start, offset(range.upperBound))
    }
}
