import Foundation

/// What is selected in a text that is edited, or where its caret stands.
///
///     @State private var selection: TextSelection?
///     TextField("Message", text: $message, selection: $selection)
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected parts, as indices of the text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One part; a caret where it is empty.
        case selection(Range<String.Index>)
    }

    /// The side of a caret that counts where lines end.
    public enum Affinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

    /// What is selected.
    public var indices: Indices
    /// The side on which the caret stands where a line ends.
    public var affinity: Affinity = .automatic

    /// Selects a range; it has to be one of the text that is edited, and is cut to it otherwise.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// A caret in front of a character.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether it is a caret.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        }
    }

    /// What a model has selected of `text`.
    package init(_ selected: SelectedText, in text: String) {
        let utf8 = text.utf8
        func index(_ offset: Int) -> String.Index {
            utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex) ?? utf8.endIndex
        }
        self.init(range: index(selected.range.lowerBound)..<index(selected.range.upperBound))
        affinity = selected.affinity == .upstream ? .upstream : .downstream
    }

    /// The bytes of `text` that are selected.
    package func bytes(in text: String) -> Range<Int> {
        switch indices {
        case .selection(let range):
            func offset(_ index: String.Index) -> Int {
                // An index of another string may lie behind the end.
                index < text.endIndex
                    ? text.utf8.distance(from: text.startIndex, to: index) : text.utf8.count
            }
            let start = offset(range.lowerBound)
            return start..<max(start, offset(range.upperBound))
        }
    }
}
