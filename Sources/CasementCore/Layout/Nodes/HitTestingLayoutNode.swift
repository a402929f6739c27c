import Foundation

/// Makes its subtree transparent to the pointer.
@MainActor final class HitTestingLayoutNode: WrapperLayoutNode {
    var allows = true
    override func hitArea(at point: CGPoint) -> HitArea { allows ? super.hitArea(at: point) : .none }
}
