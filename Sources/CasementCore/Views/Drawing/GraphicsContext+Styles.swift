import Foundation

extension GraphicsContext {
    /// Records the operations of `draw` in an area of a size.
    @MainActor static func record(
        _ environment: EnvironmentValues, size: CGSize, in tree: LayoutTree, _ draw: (inout GraphicsContext) -> Void
    ) -> [CanvasOperation] {
        guard size.width > 0, size.height > 0 else { return [] }
        let recording = CanvasRecording(environment, size: size, tree: tree, symbols: nil)
        var context = GraphicsContext(recording)
        draw(&context)
        return recording.operations
    }

    /// Fills an outline with a style that spans `box`, with its shadows.
    func draw(_ outline: _ShapeOutline, _ style: _StylePaint, spanning box: CGRect) {
        guard !outline.path.isEmpty, let paint = paint(style, spanning: box) else { return }
        let content: CanvasOperation.Content =
            outline.stroke.map { .stroke(outline.path, paint, $0) } ?? .fill(outline.path, paint, outline.fill)
        shadowed(style.shadows) { $0.recording.add(content, $0.state) }
    }

    /// Draws content between its drop shadows and its inner shadows.
    func shadowed(_ shadows: [StyleShadow], _ draw: (inout GraphicsContext) -> Void) {
        for shadow in shadows where !shadow.isInner {
            var behind = self
            behind.addFilter(shadow.filter(options: .shadowOnly))
            draw(&behind)
        }
        var front = self
        for shadow in shadows where shadow.isInner {
            front.addFilter(shadow.filter(options: [.shadowAbove, .invertsAlpha]))
        }
        draw(&front)
    }

    func paint(_ style: _StylePaint, spanning box: CGRect) -> CanvasPaint? {
        if let picture = style.picture,
            let paint = paint(tiled: picture.image, box.origin, picture.sourceRect, picture.scale)
        {
            return paint
        }
        if case .shader(let shader) = style.paint.gradient?.form, case .gradient(var gradient) = style.paint {
            gradient.form = .shader(loaded(shader))
            return CanvasPaint(.gradient(gradient), in: box)
        }
        return CanvasPaint(style.paint, in: box)
    }
}

extension StyleShadow {
    fileprivate func filter(options: GraphicsContext.ShadowOptions) -> GraphicsContext.Filter {
        let color = Color(
            .sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.alpha))
        return .shadow(color: color, radius: radius, x: offset.width, y: offset.height, options: options)
    }
}
