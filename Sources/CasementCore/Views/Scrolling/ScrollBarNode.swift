import Foundation

/// A scroll bar: a strip at the edge, in which a thumb shows the visible part of the content. The thumb can be dragged;
/// a press beside it scrolls by a page.
@MainActor final class ScrollBarNode: LayoutNode, ScrollBarPlacing {
    let axis: Axis
    private unowned let scroll: ScrollLayoutNode
    private let thumb: FlexibleLayoutNode
    private let responder = ScrollBarResponder()
    private var margins = EdgeInsets()

    /// Whether the bar is enabled, for content that is longer than its view.
    var isWanted = true { didSet { if isWanted != oldValue { noteLook() } } }
    var isShown = false { didSet { if isShown != oldValue { noteLook() } } }
    private var isNeeded = false { didSet { if isNeeded != oldValue { noteLook() } } }
    /// Whether the pointer is over it, which widens the thumb.
    private var isHovered = false { didSet { if isHovered != oldValue { place(in: scroll) } } }
    var isHeld: Bool { grip != nil }
    var onDrag: () -> Void = {}

    /// The position of the drag in the thumb.
    private var grip: CGFloat?

    // Points.
    static let breadth: CGFloat = 14
    private static let inset: CGFloat = 2
    private static let thin: CGFloat = 6, thick: CGFloat = 10
    private static let shortestThumb: CGFloat = 28

    init(_ axis: Axis, of scroll: ScrollLayoutNode) {
        (self.axis, self.scroll) = (axis, scroll)
        thumb = FlexibleLayoutNode(kind: "thumb", tree: scroll.tree)
        super.init(tree: scroll.tree)
        traits.isImplicit = true
        adopt(thumb)
        responder.bar = self
        attach().responders.append(responder)
    }

    override var kind: String { "ScrollBar" }
    override func hitArea(at point: CGPoint) -> HitArea { .frame }
    override var ownOpacity: Double { isShown && isWanted && isNeeded ? 1 : 0 }

    /// Part of the scroll view, not of the program's view tree.
    override func forEachChild(_ body: (LayoutNode) -> Void) { body(thumb) }

    private func noteLook() { tree.note(.subtree, of: self) }

    func configure(_ color: ResolvedColor, _ margins: EdgeInsets) {
        if margins != self.margins {
            self.margins = margins
            scroll.invalidate()
        }
        if let graphic = thumb.content as? ShapeGraphic {
            guard graphic.paint != .color(color) else { return }
            graphic.paint = .color(color)
        } else {
            thumb.replaceGraphic(
                ShapeGraphic(.color(color), store: tree.textures) { rect in
                    _ShapeOutline(
                        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular))
                })
        }
        tree.note(.content, of: thumb)
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(proposal.replacingUnspecifiedDimensions(by: .zero), for: proposal)
    }

    func place(in scroll: ScrollLayoutNode) {
        isMirrored = scroll.isMirrored
        isNeeded = scroll.limit[axis] > 0.5
        var area = CGRect(origin: .zero, size: scroll.size)
        area.origin.x += margins.leading
        area.origin.y += margins.top
        area.size.width = max(0, area.width - margins.horizontal)
        area.size.height = max(0, area.height - margins.vertical)
        let other = axis.other
        // The corner belongs to neither bar.
        let corner = scroll.scrolls(other) && scroll.limit[other] > 0.5 ? Self.breadth : 0
        var origin = area.origin, size = area.size
        origin[other] += max(0, size[other] - Self.breadth)
        size[other] = min(size[other], Self.breadth)
        size[axis] = max(0, size[axis] - corner)
        place(at: origin, proposal: ProposedViewSize(size))
        placeThumb()
    }

    override func placeChildren(_ proposal: ProposedViewSize) { placeThumb() }

    /// The position of a point along the bar, from its start: the right end in right-to-left layout.
    private func position(of point: CGPoint) -> CGFloat {
        isMirrored && axis == .horizontal ? size.width - point.x : point[axis]
    }

    private func placeThumb() {
        let (start, length) = thumbRange
        let thickness = min(size[axis.other], isHovered || isHeld ? Self.thick : Self.thin)
        var origin = CGPoint.zero, extent = CGSize.zero
        origin[axis] = Self.inset + start
        extent[axis] = length
        origin[axis.other] = max(0, size[axis.other] - Self.inset - thickness)
        extent[axis.other] = thickness
        thumb.place(at: origin, proposal: ProposedViewSize(extent))
    }

    /// The length available for the thumb.
    private var track: CGFloat { max(0, size[axis] - 2 * Self.inset) }

    private var thumbRange: (start: CGFloat, length: CGFloat) {
        let shown = scroll.size[axis], limit = scroll.limit[axis]
        guard limit > 0, shown > 0 else { return (0, track) }
        // Rounded to whole pixels, so that scrolling changes only its position.
        let length = min(track, max(Self.shortestThumb, (track * shown / (shown + limit)).rounded()))
        return ((track - length) * min(1, max(0, scroll.offset[axis] / limit)), length)
    }

    // MARK: Pointer events

    func hoverChanged(_ isOver: Bool) { isHovered = isOver }

    func pressBegan(at point: CGPoint) {
        let (start, length) = thumbRange
        let place = position(of: point) - Self.inset
        if place >= start, place <= start + length {
            grip = place - start
        } else {
            var distance = CGSize.zero
            distance[axis] = (place < start ? -1 : 1) * max(1, scroll.size[axis] - 40)
            _ = scroll.scroll(towardsEnd: distance)
        }
        onDrag()
    }

    func pressMoved(to point: CGPoint) {
        guard let grip else { return }
        let room = track - thumbRange.length
        guard room > 0 else { return }
        let share = min(1, max(0, (position(of: point) - Self.inset - grip) / room))
        if share >= 1 { return scroll.scroll(toEnd: true, of: axis) }
        var distance = CGSize.zero
        distance[axis] = share * scroll.limit[axis] - scroll.offset[axis]
        _ = scroll.scroll(towardsEnd: distance)
    }

    func pressEnded() {
        grip = nil
        place(in: scroll)
        onDrag()
    }
}

/// Delivers pointer events to a scroll bar.
private final class ScrollBarResponder: Responder, PressReceiver, HoverReceiver {
    weak var bar: ScrollBarNode?
    override var pressReceiver: (any PressReceiver)? { self }
    override var hoverReceiver: (any HoverReceiver)? { self }
    func hoverChanged(_ isOver: Bool) { bar?.hoverChanged(isOver) }
    func pressBegan(at point: CGPoint) { bar?.pressBegan(at: point) }
    func pressMoved(to point: CGPoint, isOver: Bool) { bar?.pressMoved(to: point) }
    func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) { bar?.pressEnded() }
}
