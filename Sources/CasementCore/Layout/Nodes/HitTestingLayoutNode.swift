import Foundation

/// Lets the pointer through, with everything that it wraps.
@MainActor final class HitTestingLayoutNode: WrapperLayoutNode {
    var allows = true
    override func hitArea(at point: CGPoint) -> HitArea { allows ? super.hitArea(at: point) : .none }
}
