/// The area in which the pointer hits a node itself, regardless of its descendants.
package enum HitArea {
    /// The drawn parts.
    case drawn
    /// The whole frame, regardless of what is drawn.
    case frame
    /// Any point that is tested, also outside of the frame.
    case point
    /// None; descendants cannot be hit either.
    case none
}
