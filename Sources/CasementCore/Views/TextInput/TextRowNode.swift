import Foundation

/// The font, paragraph style and colours of an edited text.
struct TextAreaAppearance: Equatable {
    var text: SharedTextStyle
    var alignment: TextAlignment
    /// Whether lines wrap at the width.
    var wraps: Bool
    var isSecret: Bool
    var paint: Paint
    var selection: ResolvedColor
    var caret: ResolvedColor
    var prompt: ResolvedColor

    /// The style of paragraphs in the opposite direction; nil if all are right to left.
    var trailing: SharedTextStyle?

    /// Whether both styles lead to the same layout.
    func isSameLayout(as other: TextAreaAppearance) -> Bool {
        text == other.text && alignment == other.alignment && wraps == other.wraps && isSecret == other.isSecret
    }
}

/// One row of an edited text: a paragraph with its lines, and the selection behind it.
@MainActor final class TextRowNode: LayoutNode {
    /// The index among the rows of the text.
    var index = 0
    private(set) var shown = ShownText("", isSecret: false)
    /// The styles of its parts in an attributed text.
    private(set) var styles: RowStyles?
    private let text: TextLayoutNode
    private var request: TextRequest?
    private var appearance: TextAreaAppearance
    /// The width at which lines wrap; nil for no wrapping.
    private(set) var width: CGFloat?
    private var known: TextGeometry?

    init(_ appearance: TextAreaAppearance, tree: LayoutTree) {
        self.appearance = appearance
        text = TextLayoutNode(tree: tree)
        super.init(tree: tree)
        traits.isImplicit = true
        adopt(text)
    }

    override var kind: String { "row" }
    override func forEachChild(_ body: (LayoutNode) -> Void) { body(text) }
    override func childChanged(_ child: LayoutNode) {}

    /// Sets the text, with the styles of its parts in an attributed text.
    func set(_ shown: ShownText, _ appearance: TextAreaAppearance, width: CGFloat?, styles: RowStyles? = nil) {
        var new = Self.request(of: shown, appearance.text, styles)
        // A right-to-left paragraph is aligned to the right in any layout direction.
        if appearance.alignment == .leading, let trailing = appearance.trailing,
            shown.largestByte >= Self.firstRightToLeft,
            tree.textEngine.geometry(of: new, width: nil, height: nil).lines.first?.isRightToLeft ?? false
        {
            new = Self.request(of: shown, trailing, styles)
        }
        let isSame = request == new && width == self.width
        (self.shown, self.appearance, self.width, request) = (shown, appearance, width, new)
        self.styles = styles
        if !isSame {
            known = nil
            needsPlacement = true
        }
        if let styles {
            _ = text.set(new, paints: styles.paints, attachments: [], accessibility: nil)
        } else {
            _ = text.set(new, paint: appearance.paint)
        }
    }

    /// What the text engine lays out for a row; the composition of an input method is underlined.
    static func request(of shown: ShownText, _ shared: SharedTextStyle, _ styles: RowStyles?) -> TextRequest {
        if let styles {
            return TextRequest(
                text: shown.text, style: styles.style, spans: styles.spans, paragraph: shared.paragraph,
                scale: shared.scale)
        }
        guard let part = shown.composition else { return TextRequest(shown.text, shared: shared) }
        let style = shared.style
        var underlined = style
        underlined.underline = TextRule()
        let spans = [
            TextSpan(length: part.lowerBound, style: style), TextSpan(length: part.count, style: underlined),
            TextSpan(length: shown.text.utf8.count - part.upperBound, style: style),
        ].filter { $0.length > 0 }
        return TextRequest(
            text: shown.text, style: style, spans: spans, paragraph: shared.paragraph, scale: shared.scale)
    }

    /// Hebrew is the first right-to-left script, also in byte order.
    private static let firstRightToLeft: UInt8 = 0xD6

    private var proposal: ProposedViewSize { ProposedViewSize(width: width, height: nil) }

    /// The distance from the text's top to its first baseline.
    var firstBaseline: CGFloat? { text.extent(proposal)?.firstBaseline }

    /// The current size: measurements of the layout tree may still be those of the previous text.
    var textSize: CGSize { text.extent(proposal)?.size ?? .zero }

    /// The positions of the characters, relative to the text's origin.
    var geometry: TextGeometry {
        if let known { return known }
        guard let request else { return TextGeometry(lines: []) }
        let new = tree.textEngine.geometry(of: request, width: width, height: nil).byGraphemes(of: request.text)
        known = new
        return new
    }

    var isRightToLeft: Bool {
        // Known without asking the text engine.
        if appearance.text.paragraph.isRightToLeft { return true }
        if shown.largestByte < 0x80 { return false }
        return geometry.lines.first?.isRightToLeft ?? false
    }

    /// The horizontal offset of the text in a row of some width.
    func textX(in whole: CGFloat) -> CGFloat {
        let free = max(0, whole - textSize.width)
        guard free > 0 else { return 0 }
        switch appearance.alignment {
        case .center: return (free / 2 * tree.scale).rounded() / tree.scale
        case .leading: return isRightToLeft ? free : 0
        case .trailing: return isRightToLeft && appearance.text.paragraph.isRightToLeft ? 0 : free
        }
    }

    /// The distance from the row's top to the text, which puts the first line on the usual baseline.
    var lift: CGFloat = 0

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(proposal.replacingUnspecifiedDimensions(by: .zero), for: proposal)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        text.place(at: CGPoint(x: textX(in: size.width), y: lift), proposal: self.proposal)
    }

    // MARK: Selection

    /// Highlights a range of source bytes; up to the right edge if the selection continues in the next row. Found parts
    /// are marked behind it.
    func select(_ range: Range<Int>?, goesOn: Bool, marks: [TextMarks.Part] = []) {
        var found: [SelectionGraphic.Mark] = []
        for mark in marks {
            let start = shown.shown(mark.range.lowerBound)
            let part = start..<max(start, shown.shown(mark.range.upperBound))
            let x = textX(in: size.width)
            for rect in geometry.selection(of: part) {
                found.append(SelectionGraphic.Mark(rect: rect.offsetBy(dx: x, dy: lift), color: mark.color))
            }
        }
        var rects: [CGRect] = []
        if let range {
            let shownRange =
                shown.shown(range.lowerBound)..<max(shown.shown(range.lowerBound), shown.shown(range.upperBound))
            let x = textX(in: size.width)
            rects = geometry.selection(of: shownRange).map { $0.offsetBy(dx: x, dy: lift) }
            guard appearance.wraps else { return show(rects, found) }
            let lines = geometry.lines
            for (index, line) in lines.enumerated() {
                let isLast = index + 1 == lines.count
                guard shownRange.lowerBound <= line.bytes.upperBound,
                    isLast ? goesOn : shownRange.upperBound >= lines[index + 1].bytes.lowerBound
                else { continue }
                // From the line's end to the edge, if the selection continues in the next line.
                let end = line.isRightToLeft ? line.clusters.first?.left : line.clusters.last?.right
                let edge = x + (end ?? line.left)
                let (left, right) = line.isRightToLeft ? (0, edge) : (edge, size.width)
                if right > left {
                    rects.append(CGRect(x: left, y: line.top + lift, width: right - left, height: line.height))
                }
            }
        }
        show(rects, found)
    }

    private func show(_ rects: [CGRect], _ marks: [SelectionGraphic.Mark]) {
        if let graphic = content as? SelectionGraphic {
            guard graphic.rects != rects || graphic.marks != marks || graphic.paint != .color(appearance.selection)
            else { return }
            (graphic.rects, graphic.marks) = (rects, marks)
            graphic.paint = .color(appearance.selection)
        } else {
            guard !rects.isEmpty || !marks.isEmpty else { return }
            let graphic = SelectionGraphic(.color(appearance.selection), rects)
            graphic.marks = marks
            replaceGraphic(graphic)
        }
        tree.note([.content, .paintBounds], of: self)
    }
}

/// Rectangles behind the selection, and behind found parts.
@MainActor final class SelectionGraphic: Graphic {
    struct Mark: Equatable {
        var rect: CGRect
        var color: ResolvedColor
    }

    /// In the node's coordinates, in points.
    var rects: [CGRect]
    var marks: [Mark] = []

    init(_ paint: Paint, _ rects: [CGRect]) {
        self.rects = rects
        super.init(paint)
    }

    override func frame(in size: CGSize) -> CGRect {
        var frame = CGRect.null
        for rect in rects { frame = frame.union(rect) }
        for mark in marks { frame = frame.union(mark.rect) }
        return frame.isNull ? .zero : frame
    }

    override func isHit(at point: CGPoint, in frame: CGRect) -> Bool { false }

    override func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        func fill(_ rect: CGRect, _ color: ResolvedColor) {
            let place = PixelRect(rounding: rect, scale: context.scale).offset(x: frame.x, y: frame.y)
            if place.intersects(context.clip) { painter.fill(place, with: color) }
        }
        for mark in marks { fill(mark.rect, mark.color.faded(by: opacity)) }
        let color = paint.tint.faded(by: opacity)
        for rect in rects { fill(rect, color) }
    }
}

/// The caret: a blinking bar of one colour.
@MainActor final class CaretNode: FlexibleLayoutNode {
    init(tree: LayoutTree) {
        super.init(kind: "caret", tree: tree)
        traits.isImplicit = true
    }

    /// In points.
    static let width: CGFloat = 2

    var isShown = false { didSet { if isShown != oldValue { tree.note(.subtree, of: self) } } }
    override var ownOpacity: Double { isShown ? 1 : 0 }
}
