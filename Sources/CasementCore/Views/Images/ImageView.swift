import Foundation

extension Image: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode<Image> {
        ImageNode(view, layoutNode: ImageLayoutNode(tree: context.graph.layout), in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: another picture or symbol, or another look of it, changes in place.
final class ImageNode: LeafNode<Image, ImageLayoutNode> {
    override func isSame(_ new: Image) -> Bool { view == new }

    override func configure(_ environment: EnvironmentValues) -> Bool {
        switch view.source {
        case .symbol(let name, let value): return showSymbol(name, value: value, environment)
        case .picture(let picture): return show(picture, environment)
        case .named(let name, let folder):
            let wanted = PictureName(
                name, folder: folder, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
            var message = ""
            if let picture = textures.rasteriser.pictures.picture(wanted, message: &message) {
                return show(picture, environment)
            }
            RuntimeWarning.issue(message)
            return showSymbol(SymbolLibrary.placeholder, value: nil, environment)
        }
    }

    private func show(_ picture: Picture, _ environment: EnvironmentValues) -> Bool {
        var appearance = ImageGraphic.Appearance(picture)
        if let resizing = view.resizing {
            (appearance.caps, appearance.mode) = (PictureCaps(resizing.capInsets), resizing.mode)
        }
        appearance.interpolation = view.chosenInterpolation ?? .medium
        appearance.isTemplate = view.chosenTemplateMode.map { $0 == .template } ?? picture.isTemplate
        return layoutNode.show(
            appearance, paint: appearance.isTemplate ? environment.foregroundPaint : .color(.white),
            name: imageName, isResizable: view.resizing != nil)
    }

    private func showSymbol(_ name: String, value: Double?, _ environment: EnvironmentValues) -> Bool {
        let traits = environment.textTraits.traits.font
        let font = (environment.font ?? .body).request(traits, textSize: environment.dynamicTypeSize)
        let found = SymbolLibrary.outline(name, environment.symbolVariants, textures.rasteriser.pictures)
        let symbol = SizedSymbol(
            found, font: font, imageScale: environment.imageScale, displayScale: environment.displayScale)
        let mode = view.chosenSymbolMode ?? environment.symbolRenderingMode
        return layoutNode.show(
            symbol, paints: environment.symbolPaints(mode, layers: found.outline.layers), name: imageName,
            isResizable: view.resizing != nil)
    }

    private var imageName: String {
        switch view.source {
        case .named(let name, _), .symbol(let name, _): name
        case .picture: view.label ?? ""
        }
    }
}

extension EnvironmentValues {
    /// What the layers of a symbol are painted with, front to back: one paint where all are alike.
    fileprivate func symbolPaints(_ mode: SymbolRenderingMode?, layers: Int) -> [Paint] {
        guard layers > 1 else { return [foregroundPaint] }
        switch mode?.mode ?? .monochrome {
        case .monochrome, .multicolor: return [foregroundPaint]
        case .palette, .hierarchical:
            return (0..<layers).map { HierarchicalShapeStyle(level: $0).paint(in: self) }
        }
    }
}

/// The place of an image.
@MainActor final class ImageLayoutNode: LayoutNode {
    private var name = ""
    private var naturalSize = CGSize.zero
    private var isResizable = false
    private var baseline: CGFloat?

    override var kind: String { "Image" }
    override var summary: String { "ImageDisplayable(name: \"\(name)\")" }

    /// True where something that is shown differs.
    func show(_ appearance: ImageGraphic.Appearance, paint: Paint, name: String, isResizable: Bool) -> Bool {
        let isNewSize = setSize(appearance.picture.size, baseline: nil, isResizable: isResizable)
        self.name = name
        if let graphic = content as? ImageGraphic {
            guard isNewSize || graphic.appearance != appearance || graphic.paint != paint else { return false }
            (graphic.appearance, graphic.paint) = (appearance, paint)
        } else {
            replaceGraphic(ImageGraphic(appearance, paint, store: tree.textures))
        }
        tree.note(.content, of: self)
        return true
    }

    /// True where something that is shown differs.
    func show(_ symbol: SizedSymbol, paints: [Paint], name: String, isResizable: Bool) -> Bool {
        let isNewSize = setSize(symbol.size, baseline: symbol.baseline, isResizable: isResizable)
        self.name = name
        if let graphic = content as? SymbolGraphic {
            guard isNewSize || graphic.symbol != symbol || graphic.paints != paints else { return false }
            graphic.show(symbol, paints)
        } else {
            replaceGraphic(SymbolGraphic(symbol, paints, store: tree.textures))
        }
        tree.note(.content, of: self)
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
