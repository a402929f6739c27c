import Foundation

/// A list row's style, apart from its content; lengths in points.
struct ListRowAppearance: Equatable {
    var insets = EdgeInsets()
    /// The minimum height, without the gap above the row.
    var height: CGFloat = 0
    /// Empty space above the row.
    var gap: CGFloat = 0
    /// Empty space beside the row, which the selection highlight leaves free.
    var margin: CGFloat = 0
    var corner: CGFloat = 0
    var fill: ResolvedColor?
    var highlight: ResolvedColor?
    /// Whether the rows above and below are also selected.
    var joinsAbove = false
    var joinsBelow = false
    /// The line between this row and the next.
    var line: ResolvedColor?
    /// The lines between the section that begins with this row and the one before, and at the end of the last section.
    var sectionLine: ResolvedColor?
    var endLine: ResolvedColor?
    var isMirrored = false
    /// The length of a pixel in points, which lines and the highlight are aligned to.
    var pixel: CGFloat = 1
}

/// The colours of a section header that is over other rows.
struct FloatingColors: Equatable {
    var fill: ResolvedColor
    var line: ResolvedColor
}

/// A view that the list adds to a row.
struct ListRowPart {
    let layers: LayeredLayoutNode
    let node: SecondaryContent<AnyView>
}

/// A row of a list: a displayable with its insets, the background and highlight behind it, and the line below.
@MainActor final class ListRowLayoutNode: LayoutNode {
    let inner: LayoutNode
    private(set) var appearance = ListRowAppearance()
    /// The row's selection value; nil if it cannot be selected.
    var value: AnyHashable?
    var isTagged = false
    var role = RowRole.row
    var lines = (above: Visibility.automatic, below: Visibility.automatic)
    var lineColor: ResolvedColor?
    /// The lines of its section, where that begins or ends with the row; nil elsewhere.
    var sectionStart: SectionLine?
    var sectionEnd: SectionLine?
    /// Whether the row's views have the environment of a selected row.
    var isEmphasised = false

    private var highlight: FlexibleLayoutNode?
    private var line: FlexibleLayoutNode?
    private var sectionLine: FlexibleLayoutNode?
    private var endLine: FlexibleLayoutNode?
    private var floating: FloatingColors?
    /// Nil for rows without swipe actions.
    private(set) var swipes: RowSwipes?
    /// Behind the content, with the size of the row.
    var background: ListRowPart? { didSet { swap(oldValue, for: background) } }
    /// At the leading edge of the content, in edit mode.
    var control: ListRowPart? { didSet { swap(oldValue, for: control) } }

    /// The width reserved for the control, in points.
    private static let controlWidth: CGFloat = 28

    init(_ inner: LayoutNode) {
        self.inner = inner
        super.init(tree: inner.tree)
        // Part of the list, not of the program's view tree.
        traits.isImplicit = true
        adopt(inner)
    }

    override var kind: String { "row" }
    override func hitArea(at point: CGPoint) -> HitArea { .frame }

    override func accessibilityElements() -> [AccessibilityElement] {
        let below = accessibleElementsBelow()
        switch role {
        case .row: return [AccessibilityElement(.row, on: self, children: below)]
        case .footer: return below
        case .header: return below.asHeadings
        }
    }

    override func forEachChild(_ body: (LayoutNode) -> Void) {
        if let background { body(background.layers) }
        if let highlight { body(highlight) }
        body(inner)
        if let control { body(control.layers) }
        if let line { body(line) }
        if let sectionLine { body(sectionLine) }
        if let endLine { body(endLine) }
        if let swipes {
            if let part = swipes.buttons { body(part.layers) }
            if let part = swipes.menu { body(part.layers) }
        }
    }

    override func release() {
        super.release()
        swipes?.end()
        background?.node.tearDown()
        control?.node.tearDown()
    }

    private func swap(_ old: ListRowPart?, for new: ListRowPart?) {
        guard old?.layers !== new?.layers else { return }
        if let old {
            old.node.tearDown()
            old.layers.detach()
        }
        if let new { adopt(new.layers) }
        invalidate()
    }

    /// Shows a view of its swipe actions.
    func add(_ part: ListRowPart) {
        adopt(part.layers)
        tree.note(.paintBounds, of: self)
        invalidate()
    }

    func setSwipes(_ leading: SwipeActions?, _ trailing: SwipeActions?, of list: ListController) {
        if leading == nil, trailing == nil {
            guard let swipes else { return }
            swipes.end()
            attach().responders.removeAll { $0 === swipes }
            self.swipes = nil
            return
        }
        if swipes == nil {
            let new = RowSwipes(self, of: list)
            swipes = new
            attach().responders.append(new)
        }
        swipes?.set(leading, trailing)
    }

    // MARK: Style

    func set(_ new: ListRowAppearance) {
        guard new != appearance else { return }
        let old = appearance
        appearance = new
        isMirrored = new.isMirrored
        if new.fill != old.fill { show(new.fill) }
        if new.highlight != old.highlight || new.corner != old.corner || new.joinsAbove != old.joinsAbove
            || new.joinsBelow != old.joinsBelow
        {
            showHighlight()
        }
        if new.line != old.line { show(new.line, &line) }
        if new.sectionLine != old.sectionLine { show(new.sectionLine, &sectionLine) }
        if new.endLine != old.endLine { show(new.endLine, &endLine) }
        if new.highlight != old.highlight || new.fill != old.fill { swipes?.updateButtons() }
        invalidate()
    }

    private func show(_ color: ResolvedColor?, _ line: inout FlexibleLayoutNode?) {
        if let color {
            let node = line ?? added(FlexibleLayoutNode(kind: "separator", tree: tree))
            line = node
            _ = node.setFill(color)
        } else {
            line?.detach()
            line = nil
        }
    }

    /// Makes it opaque, with a line below, while it is over other rows; nil ends this.
    func float(_ colors: FloatingColors?) {
        guard colors != floating else { return }
        floating = colors
        show(appearance.fill)
        show(colors?.line ?? appearance.endLine, &endLine)
        needsPlacement = true
    }

    private func show(_ fill: ResolvedColor?) {
        let color = floating?.fill ?? fill ?? .clear
        guard (content as? FillGraphic)?.paint != .color(color) else { return }
        replaceGraphic(FillGraphic(.color(color)))
        tree.note([.content, .paintBounds], of: self)
    }

    private func added(_ node: FlexibleLayoutNode) -> FlexibleLayoutNode {
        adopt(node)
        tree.note(.paintBounds, of: self)
        return node
    }

    private func showHighlight() {
        guard let color = appearance.highlight else {
            highlight?.detach()
            highlight = nil
            return
        }
        let node = highlight ?? added(FlexibleLayoutNode(kind: "selection", tree: tree))
        highlight = node
        guard appearance.corner > 0, !(appearance.joinsAbove && appearance.joinsBelow) else {
            _ = node.setFill(color)
            return
        }
        let (corner, above, below) = (appearance.corner, appearance.joinsAbove, appearance.joinsBelow)
        node.replaceGraphic(
            ShapeGraphic(.color(color), store: tree.textures) { rect in
                var path = Path(roundedRect: rect, cornerRadius: corner, style: .circular)
                // Adjacent selected rows form one shape.
                if above { path.addRect(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: corner)) }
                if below {
                    path.addRect(CGRect(x: rect.minX, y: rect.maxY - corner, width: rect.width, height: corner))
                }
                return _ShapeOutline(path)
            })
        tree.note([.content, .paintBounds], of: node)
    }

    // MARK: Layout

    private var insets: EdgeInsets {
        var insets = appearance.insets
        insets.leading += appearance.margin + (control == nil ? 0 : Self.controlWidth)
        insets.trailing += appearance.margin
        return insets
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let answer = inner.measurement(for: offer(proposal.width))
        let height = appearance.gap + max(appearance.height, answer.size.height + insets.vertical)
        let size = CGSize(width: proposal.width ?? answer.size.width + insets.horizontal, height: height)
        return Measurement(size, for: proposal, widths: AxisRange(exactly: proposal.width), heights: .all)
    }

    private func offer(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - insets.horizontal) }, height: nil)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let insets = insets, offer = offer(proposal.width)
        let answer = inner.measurement(for: offer)
        // The row's own area, below the gap.
        let area = CGRect(x: 0, y: appearance.gap, width: size.width, height: size.height - appearance.gap)
        let room = area.height - insets.vertical
        let top = area.minY + insets.top + (room - answer.size.height) / 2
        inner.place(at: CGPoint(x: insets.leading + (swipes?.offset ?? 0), y: top), proposal: offer)
        background?.layers.place(at: area.origin, proposal: ProposedViewSize(area.size))
        let pixel = appearance.pixel
        // Covers the line that belongs to the row above.
        highlight?.place(
            at: CGPoint(x: appearance.margin, y: area.minY - pixel),
            proposal: ProposedViewSize(width: max(0, area.width - 2 * appearance.margin), height: area.height + pixel))
        if let control {
            let offer = ProposedViewSize(width: Self.controlWidth - 8, height: area.height)
            let height = control.layers.measurement(for: offer).size.height
            let top = area.minY + (area.height - height) / 2
            control.layers.place(at: CGPoint(x: appearance.margin + appearance.insets.leading, y: top), proposal: offer)
        }
        if let swipes { place(swipes, in: area) }
        let whole = ProposedViewSize(width: max(0, size.width - 2 * appearance.margin), height: pixel)
        let gap = (appearance.gap / 2 / pixel).rounded(.down) * pixel
        sectionLine?.place(at: CGPoint(x: appearance.margin, y: gap), proposal: whole)
        if floating != nil {
            let edge = CGPoint(x: 0, y: size.height - pixel)
            endLine?.place(at: edge, proposal: ProposedViewSize(width: size.width, height: pixel))
        } else {
            endLine?.place(at: CGPoint(x: appearance.margin, y: size.height - pixel), proposal: whole)
        }
        guard let line else { return }
        let start = insets.leading + inner.dimension(.rowLeading, answer)
        // It ends where the row does, however narrow its view is, unless that says where.
        let own = AlignmentGuide.rowTrailing.mayBeExplicit(in: tree) ? inner.explicitGuide(.rowTrailing, answer) : nil
        let end = own.map { insets.leading + $0 } ?? size.width - insets.trailing
        line.place(
            at: CGPoint(x: start, y: size.height - pixel),
            proposal: ProposedViewSize(width: max(0, end - start), height: pixel))
    }

    override var alignsByGuides: Bool {
        AlignmentGuide.rowLeading.needsAsking(in: tree) || AlignmentGuide.rowTrailing.needsAsking(in: tree)
    }

    private func place(_ swipes: RowSwipes, in area: CGRect) {
        let width = max(0, area.width - 2 * appearance.margin)
        swipes.buttons?.layers.place(
            at: CGPoint(x: appearance.margin + swipes.buttonOffset, y: area.minY),
            proposal: ProposedViewSize(width: width, height: max(0, area.height - appearance.pixel)))
        swipes.menu?.layers.place(at: area.origin, proposal: .zero)
    }
}
