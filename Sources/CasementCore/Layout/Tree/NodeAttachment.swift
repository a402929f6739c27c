/// An object attached to a layout node: a receiver of events, or a description of the node for assistive technology.
@MainActor package class NodeAttachment {
    package init() {}

    /// Changes the accessibility elements of the node; `elements` are those made of the node and of
    /// attachments further inside.
    package func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {}
}
