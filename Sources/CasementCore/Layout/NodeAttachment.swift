/// Hangs on a layout node and has no place of its own: a receiver of events, or what describes the node to assistive technology.
@MainActor package class NodeAttachment {
    package init() {}

    /// Adds what it knows of the node to what assistive technology sees; `elements` are what was made of the node, with what hangs
    /// further in.
    package func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {}
}
