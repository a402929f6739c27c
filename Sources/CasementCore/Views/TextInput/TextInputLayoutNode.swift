import Foundation

/// What is drawn around a text that is edited.
package enum TextInputChrome: Hashable, Sendable {
    case none, rounded, square

    /// Between the edge and the text, points. A field is as high as a button.
    func insets(_ size: ControlSize) -> EdgeInsets {
        let side: CGFloat = self == .rounded ? 8 : 6
        let (top, bottom) = size.verticalInsets
        return self == .none ? EdgeInsets() : EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }

    var cornerRadius: CGFloat { self == .rounded ? 6 : 0 }
}

/// How large a text is that is edited, apart from what it says.
package enum TextInputSize: Hashable, Sendable {
    /// One line, which scrolls.
    case line
    /// As high as its lines, between these numbers of them; what is more scrolls.
    case growing(least: Int, most: Int)
    /// The space that it is offered.
    case area
}

/// The place of a text that is edited: the text in something that scrolls, with what is drawn around it.
@MainActor final class TextInputLayoutNode: LayoutNode {
    let scroll: ScrollLayoutNode
    let area: TextAreaLayoutNode
    private let name: String
    private var ground: FlexibleLayoutNode?
    private var edge: FlexibleLayoutNode?
    private var chrome = TextInputChrome.none
    private var sizing: TextInputSize
    private var controlSize = ControlSize.regular
    /// What it is called, and what it says, for assistive programs.
    var label: String?
    var value: (() -> String)?
    /// Dimmed where it does not react.
    var isDimmed = false { didSet { if isDimmed != oldValue { tree.note(.subtree, of: self) } } }

    init(kind: String, _ area: TextAreaLayoutNode, _ sizing: TextInputSize) {
        (self.area, self.sizing, name) = (area, sizing, kind)
        scroll = ScrollLayoutNode(
            SoleLayoutNode(area, kind: "text"), axes: sizing == .line ? .horizontal : .vertical)
        super.init(tree: area.tree)
        area.scroll = scroll
        adopt(scroll)
    }

    override var kind: String { name }
    override var hidesChildren: Bool { true }
    override var ownOpacity: Double { isDimmed ? 0.5 : 1 }
    var prompt: String?
    var isSecret = false

    override func accessibilityElements() -> [AccessibilityElement] {
        var element = AccessibilityElement(.textfield, label, on: self)
        element.value = isSecret ? nil : value?()
        element.hint = prompt == label ? nil : prompt
        if isSecret { element.traits.insert(.isSecure) }
        return [element]
    }

    override var summary: String { "\(name)Displayable(text: \"\(value?() ?? "")\")" }

    override func forEachChild(_ body: (LayoutNode) -> Void) {
        if let ground { body(ground) }
        if let edge { body(edge) }
        body(scroll)
    }

    // MARK: What is drawn around it

    struct Edge: Equatable {
        var ground: ResolvedColor
        var color: ResolvedColor
        /// Points.
        var width: CGFloat
    }
    private var shownEdge: Edge?

    func set(_ chrome: TextInputChrome, _ edge: Edge, _ sizing: TextInputSize, _ controlSize: ControlSize) {
        if controlSize != self.controlSize {
            self.controlSize = controlSize
            invalidate()
        }
        if sizing != self.sizing {
            self.sizing = sizing
            invalidate()
        }
        if chrome != self.chrome {
            self.chrome = chrome
            shownEdge = nil
            invalidate()
        }
        guard chrome != .none else {
            ground?.detach()
            self.edge?.detach()
            (ground, self.edge) = (nil, nil)
            return
        }
        guard edge != shownEdge else { return }
        shownEdge = edge
        let (radius, width) = (chrome.cornerRadius, edge.width)
        draw(&ground, edge.ground) { _ShapeOutline(Path(roundedRect: $0, cornerRadius: radius, style: .circular)) }
        draw(&self.edge, edge.color) {
            _ShapeOutline(
                Path(
                    roundedRect: $0.insetBy(dx: width / 2, dy: width / 2), cornerRadius: max(0, radius - width / 2),
                    style: .circular), stroke: StrokeStyle(lineWidth: width))
        }
    }

    private func draw(
        _ node: inout FlexibleLayoutNode?, _ color: ResolvedColor, _ outline: @escaping (CGRect) -> _ShapeOutline
    ) {
        let shape = node ?? FlexibleLayoutNode(kind: "edge", tree: tree)
        if node == nil {
            node = shape
            adopt(shape)
            needsPlacement = true
        }
        shape.replaceGraphic(ShapeGraphic(.color(color), store: tree.textures, outline: outline))
        tree.note([.content, .paintBounds], of: shape)
    }

    /// Fills its frame, where nothing is drawn around it.
    func setGround(_ color: ResolvedColor?) {
        if let color {
            if let graphic = content as? FillGraphic {
                guard graphic.paint != .color(color) else { return }
                graphic.paint = .color(color)
            } else {
                replaceGraphic(FillGraphic(.color(color)))
            }
        } else {
            guard content != nil else { return }
            content?.release()
            content = nil
        }
        tree.note(.content, of: self)
    }

    // MARK: Layout

    private var insets: EdgeInsets { chrome.insets(controlSize) }

    private func lines(_ count: Int) -> CGFloat { area.lineHeight * CGFloat(count) }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let inside = proposal.inset(by: insets)
        var size = CGSize(width: inside.width ?? 0, height: 0)
        if inside.width == nil {
            size.width = area.measurement(for: .unspecified).size.width
        }
        switch sizing {
        case .line: size.height = area.lineHeight
        case .growing(let least, let most):
            let height = area.measurement(for: ProposedViewSize(width: size.width, height: nil)).size.height
            size.height = max(lines(max(1, least)), most == .max ? height : min(height, lines(max(1, most))))
        case .area:
            let height =
                inside.height ?? area.measurement(for: ProposedViewSize(width: size.width, height: nil)).size.height
            size.height = height
        }
        size.width += insets.horizontal
        size.height += insets.vertical
        if case .area = sizing { return Measurement(size, for: proposal) }
        return Measurement(
            size, for: proposal, widths: AxisRange(exactly: proposal.width), heights: .all)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let insets = insets
        ground?.place(at: .zero, proposal: ProposedViewSize(size))
        edge?.place(at: .zero, proposal: ProposedViewSize(size))
        let inner = CGSize(
            width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
        scroll.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: ProposedViewSize(inner))
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.isBaseline else { return nil }
        return insets.top + area.lineBaseline
    }

    /// The text is as high as its lines.
    func textResized() { if case .growing = sizing { invalidate() } }

    /// A text that grew within a field of its own size is placed again, and nobody around hears of it.
    override func childChanged(_ child: LayoutNode) { invalidate() }

    /// A point of this node in the text's coordinates.
    func inText(_ point: CGPoint) -> CGPoint {
        let own = windowFrame.origin, inner = area.windowFrame.origin
        return CGPoint(x: point.x + own.x - inner.x, y: point.y + own.y - inner.y)
    }

    /// The caret in this node's coordinates.
    var caretRect: CGRect {
        let own = windowFrame.origin, inner = area.windowFrame.origin
        return area.caretRect(area.model.selection.caret).offsetBy(dx: inner.x - own.x, dy: inner.y - own.y)
    }
}
