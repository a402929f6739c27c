/// The position of a caret.
package struct TextPosition: Hashable, Sendable {
    /// The offset in bytes.
    package var offset: Int
    package var affinity: TextAffinity

    package init(_ offset: Int, _ affinity: TextAffinity = .downstream) {
        (self.offset, self.affinity) = (offset, affinity)
    }
}

/// A selection: from the anchor, which is fixed, to the head, which moves and has the caret.
package struct SelectedText: Equatable, Sendable {
    package var anchor: Int
    package var head: Int
    /// The affinity of the head.
    package var affinity: TextAffinity

    package init(anchor: Int, head: Int, affinity: TextAffinity = .downstream) {
        (self.anchor, self.head, self.affinity) = (anchor, head, affinity)
    }

    package init(_ caret: Int) { self.init(anchor: caret, head: caret) }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isEmpty: Bool { anchor == head }
    package var caret: TextPosition { TextPosition(head, affinity) }
}
