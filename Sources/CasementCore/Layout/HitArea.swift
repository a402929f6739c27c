/// Where the pointer meets a node, apart from the nodes in it.
package enum HitArea {
    /// Where it draws something.
    case drawn
    /// In its whole frame, whatever is drawn there.
    case frame
    /// At the point that was asked for, also outside of its frame.
    case point
    /// Nowhere, and neither the nodes in it.
    case none
}
