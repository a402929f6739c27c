/// A node that shows a text.
@MainActor package protocol TextDisplaying: LayoutNode {
    var shownText: String? { get }
}

extension LayoutNode {
    /// The text that the node shows; nil for other nodes. For descriptions: not for use in every frame.
    package final var displayedText: String? { (self as? any TextDisplaying)?.shownText }
}
