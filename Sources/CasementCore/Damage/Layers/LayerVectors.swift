import Foundation

/// Effects on a page: those that a page has itself, and the pixels of the others.
extension Layer {
    func drawVectors(_ node: LayoutNode, at origin: CGPoint, opacity: Double, _ pass: any VectorDrawing) {
        func content() { pass.drawContent(of: node, at: origin, opacity: 1) }
        if effect.isNothing { return pass.drawContent(of: node, at: origin, opacity: opacity) }
        let painter = pass.painter
        let frame = CGRect(origin: origin, size: node.size)
        switch effect {
        case .group: painter.group(opacity: opacity, .normal, content)
        case .blend(let mode):
            painter.group(opacity: 1, mode) { pass.drawContent(of: node, at: origin, opacity: opacity) }
        case .drawing(let isOpaque):
            painter.clip(to: Path(frame), FillStyle()) {
                painter.group(opacity: opacity, .normal) {
                    if isOpaque { painter.fill(PixelRect(rounding: frame, scale: painter.scale), with: .black) }
                    content()
                }
            }
        case .clip:
            guard let mask else { return content() }
            let pixels = PixelRect(rounding: frame, scale: painter.scale)
            let place = painter.points(pixels).origin
            let outline = mask.outline(in: pixels, scale: painter.scale)
            let path = outline.path.applying(CGAffineTransform(translationX: place.x, y: place.y))
            painter.clip(to: outline.stroke.map(path.strokedPath) ?? path, outline.fill) {
                painter.group(opacity: opacity, .normal, content)
            }
        case .mask: drawMasked(node, at: origin, opacity: opacity, pass)
        case .transform(let transform) where transform.isAffine:
            let own = CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m31,
                ty: transform.m32)
            let map = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(own)
                .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
            painter.transform(map) { painter.group(opacity: opacity, .normal, content) }
        case .shadow(let color, let radius, let offset):
            painter.group(opacity: opacity, .normal) {
                drawShadow(color, radius, offset, of: node, at: origin, pass)
                content()
            }
        case .blur, .color, .transform, .shader:
            pass.drawPixels(in: pass.area(of: node, at: origin)) {
                paint(node, at: origin, opacity: opacity, $0)
            }
        }
    }

    private func drawMasked(_ node: LayoutNode, at origin: CGPoint, opacity: Double, _ pass: any VectorDrawing) {
        var children: [LayoutNode] = []
        node.forEachChild { children.append($0) }
        guard children.count == 2 else { return }
        func draw(_ child: LayoutNode, _ opacity: Double) {
            let place = CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
            pass.draw(child, at: place, opacity: opacity)
        }
        pass.painter.mask({ draw(children[0], opacity) }, by: { draw(children[1], 1) })
    }

    /// The shadow alone, as pixels: the content above it stays as it is.
    private func drawShadow(
        _ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize, of node: LayoutNode, at origin: CGPoint,
        _ pass: any VectorDrawing
    ) {
        let scale = pass.painter.scale
        let area = PixelRect(
            rounding: node.paintBounds.offsetBy(dx: origin.x, dy: origin.y), scale: scale
        ).inset(by: -Int((LayerEffect.extent(ofRadius: radius) * scale).rounded(.up)) - 1)
            .intersection(pass.painter.page.inset(by: -256))
        guard !area.isEmpty, area.width <= Texture.largestSide, area.height <= Texture.largestSide else { return }
        let whole = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
        func picture() -> Texture {
            let texture = Texture(.color)
            texture.resize(width: area.width, height: area.height)
            texture.clear()
            return texture
        }
        let content = picture(), shade = picture(), blurred = picture()
        let filters = node.tree.textures.rasteriser
        let inner = PaintPass(clip: whole, scale: scale, painter: filters.painter(for: content))
        inner.shift = (-area.x, -area.y)
        inner.paintContent(of: node, at: origin, opacity: 1)
        let (r, g, b, a) = (color.red, color.green, color.blue, color.alpha)
        filters.recolor(
            content, x: 0, y: 0,
            ColorMatrix(rows: [0, 0, 0, r * a], [0, 0, 0, g * a], [0, 0, 0, b * a], [0, 0, 0, a]), into: shade, whole)
        filters.blur(
            shade, x: 0, y: 0, deviation: Double(radius * LayerEffect.deviationPerRadius * scale), isOpaque: false,
            into: blurred, whole)
        pass.painter.draw(
            blurred, x: area.x + Int((offset.width * scale).rounded()),
            y: area.y + Int((offset.height * scale).rounded()), tint: .white)
    }
}
