import Foundation

/// Finds the place of a popup beside its target, in the window or on the screen: it flips to the other side of its
/// target where it has no room, and slides along it to be completely visible.
@MainActor struct PopupPlacement {
    let place: PresentationPlace
    /// The part of the anchor at which it is placed.
    let target: CGRect
    /// The popup's size.
    let size: CGSize
    let isMirrored: Bool
    /// The window or the work area of the screen.
    let room: CGRect

    /// The least distance to the edges of the room and to the target, in points.
    static let margin: CGFloat = 6
    private static let distance: CGFloat = 4
    /// The least distance of a popover's arrow from its corners.
    private static let corner: CGFloat = 26

    /// The part of the room in which popups are placed.
    private var inside: CGRect {
        CGRect(
            x: room.minX + Self.margin, y: room.minY + Self.margin, width: max(0, room.width - 2 * Self.margin),
            height: max(0, room.height - 2 * Self.margin))
    }

    /// Whether a popup of a size fits into the room without covering its target.
    var fits: Bool {
        let inside = inside
        guard size.width <= inside.width, size.height <= inside.height else { return false }
        switch place {
        case .below, .hint:
            return target.maxY + Self.distance + size.height <= inside.maxY
                || target.minY - Self.distance - size.height >= inside.minY
        case .beside: return target.maxX + size.width <= inside.maxX || target.minX - size.width >= inside.minX
        case .popover: return popover.map { $0.isBeside } ?? true
        // The corner of a context menu is at the pointer, which may be on it.
        case .at, .inWindow, .free, .window: return true
        }
    }

    /// The top left corner of the popup.
    var origin: CGPoint {
        let inside = inside
        var origin = target.origin
        switch place {
        case .below, .hint:
            let below = target.maxY + Self.distance, above = target.minY - Self.distance - size.height
            let fits = below + size.height <= inside.maxY
            let isBelow = fits || room.maxY - target.maxY >= target.minY - room.minY
            let leading = isMirrored ? target.maxX - size.width : target.minX
            origin = CGPoint(x: place == .hint ? target.midX - size.width / 2 : leading, y: isBelow ? below : above)
        case .beside:
            let right = target.maxX, left = target.minX - size.width
            let roomRight = room.maxX - target.maxX, roomLeft = target.minX - room.minX
            let isRight =
                isMirrored
                ? left < inside.minX && roomRight > roomLeft
                : right + size.width <= inside.maxX || roomRight >= roomLeft
            origin = CGPoint(x: isRight ? right : left, y: target.minY - Self.distance)
        case .popover: if let popover { return popover.origin }
        case .free(let point, let grip):
            origin = CGPoint(x: point.x - size.width * grip.x, y: point.y - size.height * grip.y)
            return CGPoint(x: origin.x.rounded(), y: origin.y.rounded())
        case .at, .inWindow, .window:
            // A menu that does not fit below the pointer opens upwards.
            if origin.y + size.height > inside.maxY, origin.y - size.height >= inside.minY { origin.y -= size.height }
        }
        origin.x = max(inside.minX, min(origin.x, inside.maxX - size.width)).rounded()
        origin.y = max(inside.minY, min(origin.y, inside.maxY - size.height)).rounded()
        return origin
    }

    /// The place and the arrow of a popover.
    var popover: PopoverPlacement? {
        guard case .popover(let attachment) = place else { return nil }
        return PopoverPlacement(
            of: size, beside: target, at: attachment.edge, isMirrored: isMirrored, in: inside, corner: Self.corner)
    }
}

extension PresentationPlace {
    /// The part of an anchor with a frame at which a popup is placed.
    func target(in anchor: CGRect) -> CGRect {
        switch self {
        case .at(let point):
            CGRect(x: anchor.minX + point.x, y: anchor.minY + point.y, width: 0, height: 0)
        case .inWindow(let point): CGRect(origin: point, size: .zero)
        case .popover(let attachment): attachment.target(in: anchor)
        case .below, .beside, .hint, .free, .window: anchor
        }
    }

    /// Whether it belongs to the window as a whole, and never leaves it.
    var isOfWindow: Bool {
        switch self {
        case .free, .window: true
        case .below, .beside, .at, .inWindow, .hint, .popover: false
        }
    }
}
