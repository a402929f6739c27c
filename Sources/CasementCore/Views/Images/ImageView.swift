import Foundation

extension Image: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode<Image> {
        ImageNode(view, layoutNode: ImageLayoutNode(tree: context.graph.layout), in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: a changed picture or symbol, or a change of its appearance, is updated in place.
final class ImageNode: LeafNode<Image, ImageLayoutNode> {
    override func isSame(_ new: Image) -> Bool { view == new }

    override func configure(_ environment: EnvironmentValues) -> Bool {
        layoutNode.label = accessibilityName
        let isResizable = view.resizing != nil
        let changes = environment.contentTransition != .identity && graph.transactions.isActive
        layoutNode.transaction = changes ? graph.transactions.current : nil
        defer { layoutNode.transaction = nil }
        // The paint of the placeholder for a redacted picture.
        var paint: Paint { .color(SystemColor.primary.resolve(in: environment.themeVariant).faded(by: 0.16)) }
        switch view.drawn(environment, in: graph.layout).canvasContent(environment, textures.rasteriser.pictures) {
        case .picture(let appearance) where environment.isRedacted:
            return layoutNode.showPlaceholder(appearance.picture.size, nil, paint, imageName, isResizable)
        case .symbol(let symbol) where environment.isRedacted:
            return layoutNode.showPlaceholder(symbol.size, symbol.baseline, paint, imageName, isResizable)
        case .picture(let appearance):
            return layoutNode.show(
                appearance, paint: appearance.isTemplate ? environment.foregroundPaint : .color(.white),
                name: imageName, isResizable: isResizable)
        case .symbol(let symbol):
            return layoutNode.show(
                symbol, paints: environment.symbolPaints(view, layers: symbol.outline.layers), name: imageName,
                isResizable: isResizable)
        }
    }

    /// The accessibility label; nil for decoration.
    private var accessibilityName: ImageLabel? {
        view.label.map { label in
            switch view.source {
            case .named(let name, _): ImageLabel(text: label, isFileName: name == label)
            case .symbol: ImageLabel(text: SymbolWords.text(of: label), isFileName: true)
            case .picture, .drawn: ImageLabel(text: label, isFileName: false)
            }
        }
    }

    private var imageName: String {
        switch view.source {
        case .named(let name, _), .symbol(let name, _): name
        case .picture, .drawn: view.label ?? ""
        }
    }
}

/// The name of an image.
struct ImageLabel: Equatable {
    var text: String
    /// Whether the name is a file name rather than a label.
    var isFileName: Bool
}

/// The layout node of an image.
@MainActor final class ImageLayoutNode: LayoutNode {
    private var name = ""
    private var naturalSize = CGSize.zero
    private var isResizable = false
    private var baseline: CGFloat?
    /// The transaction of the next content change; nil if it is not animated.
    fileprivate var transaction: Transaction?

    override var kind: String { "Image" }

    /// The accessibility label; nil for decoration.
    fileprivate var label: ImageLabel?

    override func accessibilityElements() -> [AccessibilityElement] {
        guard let label, !label.text.isEmpty else { return [] }
        var element = AccessibilityElement(.image, label.text, on: self)
        element.isNamedByPicture = label.isFileName
        return [element]
    }

    override var summary: String { "ImageDisplayable(name: \"\(name)\")" }

    /// Returns true if the displayed content differs.
    func show(_ appearance: ImageGraphic.Appearance, paint: Paint, name: String, isResizable: Bool) -> Bool {
        let isNewSize = setSize(appearance.picture.size, baseline: nil, isResizable: isResizable)
        self.name = name
        if let graphic = content as? ImageGraphic {
            guard isNewSize || graphic.appearance != appearance || graphic.paint != paint else { return false }
            if graphic.appearance.picture != appearance.picture,
                fade(from: graphic, to: ImageGraphic(appearance, paint, store: tree.textures))
            {
                return true
            }
            (graphic.appearance, graphic.paint) = (appearance, paint)
        } else {
            replaceGraphic(ImageGraphic(appearance, paint, store: tree.textures))
        }
        tree.note(.content, of: self)
        return true
    }

    /// Returns true if the displayed content differs.
    func show(_ symbol: SizedSymbol, paints: [Paint], name: String, isResizable: Bool) -> Bool {
        let isNewSize = setSize(symbol.size, baseline: symbol.baseline, isResizable: isResizable)
        self.name = name
        if let graphic = content as? SymbolGraphic {
            guard isNewSize || graphic.symbol != symbol || graphic.paints != paints else { return false }
            if graphic.symbol.outline !== symbol.outline,
                fade(from: graphic, to: SymbolGraphic(symbol, paints, store: tree.textures))
            {
                return true
            }
            graphic.show(symbol, paints)
        } else {
            replaceGraphic(SymbolGraphic(symbol, paints, store: tree.textures))
        }
        tree.note(.content, of: self)
        return true
    }

    /// Shows a grey area of the same size. Returns true if the displayed content differs.
    func showPlaceholder(
        _ size: CGSize, _ baseline: CGFloat?, _ paint: Paint, _ name: String, _ isResizable: Bool
    ) -> Bool {
        let isNewSize = setSize(size, baseline: baseline, isResizable: isResizable)
        self.name = name
        if let graphic = content as? ShapeGraphic {
            guard isNewSize || graphic.paint != paint else { return false }
            graphic.paint = paint
        } else {
            replaceGraphic(
                ShapeGraphic(paint, store: tree.textures) { frame in
                    var path = Path()
                    path.addRoundedRect(in: frame, cornerSize: CGSize(width: 4, height: 4))
                    return _ShapeOutline(path)
                })
        }
        tree.note(.content, of: self)
        return true
    }

    /// Starts a fade from the displayed content to another, if it is animated.
    private func fade(from old: Graphic, to new: Graphic) -> Bool {
        guard let animation = transaction?.effectiveAnimation, !shownPaintBounds.isNull,
            let clock = tree.motion.mover?.clock
        else { return false }
        new.shownFrame = old.shownFrame
        content = new
        ContentFade(of: new, from: old, size: size, in: self).begin(animation, on: clock, transaction?.ticket)
        return true
    }

    private func setSize(_ size: CGSize, baseline: CGFloat?, isResizable: Bool) -> Bool {
        guard size != naturalSize || baseline != self.baseline || isResizable != self.isResizable else { return false }
        (naturalSize, self.baseline, self.isResizable) = (size, baseline, isResizable)
        invalidate()
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        if isResizable { return Measurement(proposal.replacingUnspecifiedDimensions(by: naturalSize), for: proposal) }
        return Measurement(naturalSize, for: proposal, widths: .all, heights: .all)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.isBaseline, !isResizable else { return nil }
        return baseline
    }
}

extension Image: AccessibilityTitleSource {
    package func appendTitle(to title: inout AccessibilityTitle) {
        guard let label else { return }
        title.append(.picture(SymbolWords.text(of: label)))
    }
}

extension Image: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.setIcon(self) }
}
