import Foundation

/// The part of its anchor that a popover points to, and the preferred side.
package struct PopoverAttachment: Hashable, Sendable {
    /// The rectangle in the anchor's coordinates, in points; nil for the anchor's bounds.
    package var rect: CGRect?
    /// The point in the anchor's bounds instead of a rectangle.
    package var point: UnitPoint?
    /// The edge of the anchor at which the popover is placed if there is room.
    package var edge: Edge

    package init(rect: CGRect? = nil, point: UnitPoint? = nil, edge: Edge) {
        (self.rect, self.point, self.edge) = (rect, point, edge)
    }

    /// The rectangle for an anchor's frame.
    func target(in frame: CGRect) -> CGRect {
        if let point {
            let place = CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
            return CGRect(origin: place, size: .zero)
        }
        return rect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    }
}

/// The side of a popover that has the arrow.
package enum PopoverSide: Sendable { case top, bottom, left, right }

/// Finds the place of a popover beside its target.
struct PopoverPlacement {
    let origin: CGPoint
    let side: PopoverSide
    /// The distance of the arrow's tip from the top left corner along its side.
    let offset: CGFloat
    /// Whether it has room beside its target, and does not cover it.
    let isBeside: Bool

    /// - Parameters:
    ///   - size: the popover's size with its arrow.
    ///   - room: where it may be.
    ///   - corner: the least distance of the arrow from the popover's corners.
    init(
        of size: CGSize, beside target: CGRect, at edge: Edge, isMirrored: Bool, in room: CGRect, corner: CGFloat
    ) {
        let side: PopoverSide
        (side, isBeside) = Self.side(size, target, edge, isMirrored, room)
        var origin =
            switch side {
            case .bottom: CGPoint(x: target.midX - size.width / 2, y: target.minY - size.height)
            case .top: CGPoint(x: target.midX - size.width / 2, y: target.maxY)
            case .right: CGPoint(x: target.minX - size.width, y: target.midY - size.height / 2)
            case .left: CGPoint(x: target.maxX, y: target.midY - size.height / 2)
            }
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width)).rounded()
        origin.y = max(room.minY, min(origin.y, room.maxY - size.height)).rounded()
        let isVertical = side == .top || side == .bottom
        let tip = isVertical ? target.midX - origin.x : target.midY - origin.y
        let length = isVertical ? size.width : size.height
        self.origin = origin
        self.side = side
        offset = max(min(corner, length / 2), min(tip, length - min(corner, length / 2)))
    }

    /// The side of the popover that faces the target: at the preferred edge, or at the opposite one if there is room
    /// only there; and whether there is room.
    private static func side(
        _ size: CGSize, _ target: CGRect, _ edge: Edge, _ isMirrored: Bool, _ room: CGRect
    ) -> (PopoverSide, Bool) {
        let above = target.minY - size.height - room.minY, below = room.maxY - target.maxY - size.height
        let left = target.minX - size.width - room.minX, right = room.maxX - target.maxX - size.width
        func choose(
            _ first: PopoverSide, _ room: CGFloat, _ second: PopoverSide, _ other: CGFloat
        ) -> (PopoverSide, Bool) { (room >= 0 || room >= other ? first : second, max(room, other) >= 0) }
        switch edge {
        case .top: return choose(.bottom, above, .top, below)
        case .bottom: return choose(.top, below, .bottom, above)
        case .leading: return isMirrored ? choose(.left, right, .right, left) : choose(.right, left, .left, right)
        case .trailing: return isMirrored ? choose(.right, left, .left, right) : choose(.left, right, .right, left)
        }
    }
}
