/// A node that shows a text.
@MainActor package protocol TextDisplaying: LayoutNode {
    var shownText: String? { get }
}

extension LayoutNode {
    /// The text that is shown here, where it is one. For descriptions: not on a frame's path.
    package final var displayedText: String? { (self as? any TextDisplaying)?.shownText }
}
