/// A node that shows a text.
@MainActor package protocol TextDisplaying: LayoutNode {
    var shownText: String? { get }
}

extension LayoutNode {
    /// The text that the node shows; nil for other nodes. For descriptions: not for use in every frame.
    package final var displayedText: String? { (self as? any TextDisplaying)?.shownText }

    /// The first text here or below, in view order. For items that are found by typing.
    package final var firstText: String? {
        if let displayedText { return displayedText }
        var found: String?
        forEachChild { if found == nil { found = $0.firstText } }
        return found
    }
}
