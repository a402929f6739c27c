import Foundation

/// The decoration around an edited text.
package enum TextInputChrome: Hashable, Sendable {
    case none, rounded, square

    /// The insets between the edge and the text, in points. A field is as high as a button.
    func insets(_ size: ControlSize) -> EdgeInsets {
        let side: CGFloat = self == .rounded ? 8 : 6
        let (top, bottom) = size.verticalInsets
        return self == .none ? EdgeInsets() : EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }

    var cornerRadius: CGFloat { self == .rounded ? 6 : 0 }
}

/// The sizing of an edited text, independent of its content.
package enum TextInputSize: Hashable, Sendable {
    /// A single line that scrolls.
    case line
    /// As high as its lines, within these limits; longer text scrolls.
    case growing(least: Int, most: Int)
    /// The proposed space.
    case area
}

/// The layout node of an edited text: the text in a scroll container, with its decoration.
@MainActor final class TextInputLayoutNode: LayoutNode {
    let scroll: ScrollLayoutNode
    let area: TextAreaLayoutNode
    private let name: String
    private var ground: FlexibleLayoutNode?
    private var edge: FlexibleLayoutNode?
    private var chrome = TextInputChrome.none
    private var sizing: TextInputSize
    private var controlSize = ControlSize.regular
    /// The accessibility label; `value` is the text.
    var label: String?
    var value: (() -> String)?
    /// Dimmed while disabled.
    var isDimmed = false { didSet { if isDimmed != oldValue { tree.note(.subtree, of: self) } } }

    init(kind: String, _ area: TextAreaLayoutNode, _ sizing: TextInputSize) {
        (self.area, self.sizing, name) = (area, sizing, kind)
        scroll = ScrollLayoutNode(
            SoleLayoutNode(area, kind: "text"), axes: sizing == .line ? .horizontal : .vertical)
        super.init(tree: area.tree)
        traits.hidesChildren = true
        area.scroll = scroll
        adopt(scroll)
    }

    override var kind: String { name }
    override var ownOpacity: Double { isDimmed ? 0.5 : 1 }
    var prompt: String?
    var isSecret = false

    /// The bar above the text that finds in it.
    private(set) var bar: LayoutNode?

    func setBar(_ new: LayoutNode?) {
        bar?.detach()
        bar = new
        if let new { adopt(new) }
        needsPlacement = true
        invalidate()
        tree.note([.subtree, .paintBounds], of: self)
    }

    /// Whether a point of this node is in the bar.
    func isInBar(_ point: CGPoint) -> Bool { bar.map { point.y < $0.size.height } ?? false }

    private func barHeight(_ width: CGFloat) -> CGFloat {
        bar?.measurement(for: ProposedViewSize(width: width, height: nil)).size.height ?? 0
    }

    override func accessibilityElements() -> [AccessibilityElement] {
        var element = AccessibilityElement(.textfield, label, on: self)
        element.value = isSecret ? nil : value?()
        element.hint = prompt == label ? nil : prompt
        if isSecret { element.traits.insert(.isSecure) }
        element.children = bar?.accessibilityElements() ?? []
        return [element]
    }

    override var summary: String { "\(name)Displayable(text: \"\(value?() ?? "")\")" }

    override func forEachChild(_ body: (LayoutNode) -> Void) {
        if let ground { body(ground) }
        if let edge { body(edge) }
        body(scroll)
        if let bar { body(bar) }
    }

    // MARK: Decoration

    struct Edge: Equatable {
        var ground: ResolvedColor
        var color: ResolvedColor
        /// In points.
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

    /// Sets the background colour for a field without decoration.
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
        var top = insets.top
        if let bar {
            let height = barHeight(size.width)
            bar.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: height))
            top += height
        }
        let inner = CGSize(
            width: max(0, size.width - insets.horizontal), height: max(0, size.height - top - insets.bottom))
        scroll.place(at: CGPoint(x: insets.leading, y: top), proposal: ProposedViewSize(inner))
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.isBaseline else { return nil }
        return insets.top + area.lineBaseline
    }

    /// Called when the text's height changes.
    func textResized() { if case .growing = sizing { invalidate() } }

    /// A text that grew within a field of fixed size is laid out without informing ancestors.
    override func childChanged(_ child: LayoutNode) { invalidate() }

    /// Converts a point of this node to the text's coordinates.
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
