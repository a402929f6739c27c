import Foundation

/// Lets the pointer through, with everything that it wraps.
@MainActor final class HitTestingLayoutNode: WrapperLayoutNode {
    var allows = true
    override func pointerArea(contains point: CGPoint) -> Bool? { allows ? nil : false }
}
