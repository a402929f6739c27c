import Foundation

/// One or more lines of text.
public struct Text: Equatable, Sendable {
    var storage: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var color: Color?

    /// A literal, which may be interpolated: `Text("\(count) files")`.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = key.text
    }

    /// A string as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { storage = String(content) }

    /// A string as it is, though it is a literal.
    public init(verbatim content: String) { storage = content }

    /// A value written by a format style.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = format.format(input)
    }

    private func with(_ change: (inout Text) -> Void) -> Text {
        var text = self
        change(&text)
        return text
    }

    /// The font of this text, whatever surrounds it.
    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    /// The weight of this text, whatever its font says; nil leaves it to what surrounds it.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    /// This text in bold.
    public func bold() -> Text { fontWeight(.bold) }
    /// This text in bold, or as it is.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    /// This text in italics.
    public func italic() -> Text { with { $0.isItalic = true } }
    /// This text in italics, or as it is.
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// The colour of this text, whatever surrounds it.
    public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }
}

extension Text: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text> {
        TextNode(view, layoutNode: TextLayoutNode(tree: context.graph.layout), in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: a text whose string, font or colour differs changes in place. Colour alone measures and rasterises nothing.
final class TextNode: LeafNode<Text, TextLayoutNode> {
    /// All that a text with nothing of its own reads. Every text reads them, and noting eight keys costs more than the rest.
    private static let keys: EnvironmentKeySet = {
        var values = EnvironmentValues()
        let log = EnvironmentValues.ReadLog()
        values.log = log
        _ = (values.font, values.fontWeight, values.isItalic, values.displayScale, values.lineLimit)
        _ = (values.multilineTextAlignment, values.colorScheme, values.foregroundPaint)
        return log.keys
    }()

    override class var environmentKeys: EnvironmentKeySet? { keys }

    package override func holds(_ value: UnsafeRawPointer) -> Bool {
        CutOff.isEnabled && isSame(value.assumingMemoryBound(to: Text.self).pointee)
    }

    override func isSame(_ new: Text) -> Bool { view == new }

    override func configure(_ environment: EnvironmentValues) -> Bool {
        let font = (view.font ?? environment.font ?? .body).request(
            weight: view.weight ?? environment.fontWeight, isItalic: view.isItalic || environment.isItalic)
        var paragraph = TextParagraph()
        paragraph.lineLimit = environment.lineLimit
        paragraph.alignment = environment.multilineTextAlignment
        let request = TextRequest(
            text: view.storage, style: TextStyle(font), paragraph: paragraph, scale: environment.displayScale)
        // Without a closure, whose isolation would be checked.
        guard let color = view.color else { return layoutNode.set(request, paint: environment.foregroundPaint) }
        return layoutNode.set(request, paint: .color(color.resolve(in: environment.colorScheme)))
    }
}

/// The place of a text.
@MainActor final class TextLayoutNode: LayoutNode {
    @exclusivity(unchecked) private var request: TextRequest?
    @exclusivity(unchecked) private var layout: (proposal: ProposedViewSize, layout: TextLayout)?
    @exclusivity(unchecked) private var graphic: TextGraphic?

    override var kind: String { "Text" }
    override var shownText: String? { request?.text }
    override var summary: String { "TextDisplayable(text: \"\(request?.text ?? "")\")" }

    /// True where something that is shown differs.
    func set(_ request: TextRequest, paint: Paint) -> Bool {
        let isSameText = request == self.request
        if let graphic {
            if isSameText, graphic.paint == paint { return false }
            graphic.paint = paint
        } else {
            graphic = TextGraphic(paint, store: tree.textures)
            content = graphic
        }
        tree.note(.content, of: self)
        if isSameText { return true }
        self.request = request
        layout = nil
        invalidate()
        return true
    }

    private func laidOut(_ proposal: ProposedViewSize) -> TextLayout? {
        if let layout, layout.proposal == proposal || layout.layout.serves(proposal) { return layout.layout }
        guard let request else { return nil }
        let new = tree.textEngine.layout(request, width: proposal.width, height: proposal.height)
        layout = (proposal, new)
        return new
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        guard let layout = laidOut(proposal) else { return Measurement(.zero, for: proposal) }
        return Measurement(layout.size, for: proposal, widths: layout.widths, heights: layout.heights)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        guard let layout = laidOut(proposal) else { return }
        graphic?.set(layout)
        tree.note(.content, of: self)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.isBaseline, let layout = laidOut(measurement.proposal) else { return nil }
        return guide == .firstBaseline ? layout.firstBaseline : layout.lastBaseline
    }
}

extension TextLayout {
    func serves(_ proposal: ProposedViewSize) -> Bool {
        widths.contains(proposal.width) && heights.contains(proposal.height)
    }
}
