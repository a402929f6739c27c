import Foundation

/// A symbol at a font's size.
struct SizedSymbol: Equatable, Sendable {
    let outline: SymbolOutline
    let weight: Int
    /// In points.
    let size: CGSize
    /// From the top to the baseline of adjacent text: the symbol is centred on the cap height.
    let baseline: CGFloat

    /// The side of a symbol's square relative to the font's size: a circle then extends slightly above and below
    /// capital letters.
    private static let squarePerEm: CGFloat = 1.4
    /// The height of capital letters in proportion to the font's size.
    private static let capHeight: CGFloat = 0.72
    /// Units that are empty above and below most symbols, and at their sides.
    private static let margin: CGFloat = 2, bearing: CGFloat = 1, leastWidth: CGFloat = 8

    init(
        _ found: SymbolLibrary.Found, font: FontRequest, imageScale: Image.Scale, displayScale: CGFloat
    ) {
        outline = found.outline
        weight = font.weight
        let unit = Self.squarePerEm * font.size * imageScale.factor / 24
        func points(_ units: CGFloat) -> CGFloat { (units * unit * displayScale).rounded(.up) / displayScale }
        let ink = outline.bounds.isNull ? CGSize.zero : outline.bounds.size
        size = CGSize(
            width: points(max(ink.width + 2 * Self.bearing, Self.leastWidth)),
            height: points(max(ink.height, 24 - 2 * Self.margin)))
        let middle = size.height / 2 + Self.capHeight * font.size / 2
        baseline = (middle * displayScale).rounded() / displayScale
    }

    static func == (a: SizedSymbol, b: SizedSymbol) -> Bool {
        a.outline === b.outline && a.weight == b.weight && a.size == b.size && a.baseline == b.baseline
    }

    /// The visible part of the square, in units: the height it needs, and the width of its outline.
    fileprivate var seen: CGRect {
        let bounds = outline.bounds.isNull ? CGRect(x: 12, y: 12, width: 0, height: 0) : outline.bounds
        let width = max(bounds.width + 2 * Self.bearing, Self.leastWidth)
        let height = max(bounds.height, 24 - 2 * Self.margin)
        let middle =
            bounds.height > 24 - 2 * Self.margin
            ? bounds.midY : min(max(12, bounds.maxY - height / 2), bounds.minY + height / 2)
        return CGRect(x: bounds.midX - width / 2, y: middle - height / 2, width: width, height: height)
    }

    /// The transform from units to a frame in pixels.
    func transform(width: Int, height: Int) -> CGAffineTransform {
        let seen = seen
        let x = CGFloat(width) / seen.width, y = CGFloat(height) / seen.height
        return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: -seen.minX * x, ty: -seen.minY * y)
    }
}

/// The content of a symbol's texture.
struct SymbolDrawing: Hashable {
    var name: String
    var weight: Int
    /// In pixels.
    var width: Int
    var height: Int
    /// One layer, or nil for all of them together.
    var layer: Int?
}

/// A symbol: coverage in a retained texture for each colour, drawn in the foreground style.
@MainActor final class SymbolGraphic: Graphic {
    private let store: TextureStore
    private(set) var symbol: SizedSymbol
    /// One paint for all layers, or one for each layer.
    private(set) var paints: [Paint]
    private var textures: [SharedTexture?] = []

    init(_ symbol: SizedSymbol, _ paints: [Paint], store: TextureStore) {
        (self.symbol, self.paints, self.store) = (symbol, paints, store)
        super.init(paints.first ?? .color(.black))
    }

    /// The paint of a layer. A single one may be on its way to another colour, which is the graphic's.
    private func shown(_ index: Int) -> Paint { paints.count == 1 ? paint : paints[index] }

    func show(_ symbol: SizedSymbol, _ paints: [Paint]) {
        (self.symbol, self.paints) = (symbol, paints)
        paint = paints.first ?? paint
        while textures.count > paints.count { store.release(textures.removeLast()) }
    }

    override func prepare(_ frame: PixelRect, _ context: PaintContext) {
        guard !frame.isEmpty, frame.width <= Texture.largestSide, frame.height <= Texture.largestSide else { return }
        while textures.count < paints.count { textures.append(nil) }
        for index in paints.indices {
            let drawing = SymbolDrawing(
                name: symbol.outline.name, weight: symbol.weight, width: frame.width, height: frame.height,
                layer: paints.count > 1 ? index : nil)
            let whole = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
            let box = GradientBox(
                shown(index), width: frame.width, height: frame.height, scale: context.scale, part: whole)
            let texture = store.texture(for: .symbol(drawing), painted: box, replacing: textures[index]) {
                symbol.draw(drawing, into: $0, store.rasteriser)
            }
            textures[index] = texture
            context.upload(texture.texture)
        }
    }

    override func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        // From back to front.
        for index in paints.indices.reversed() where index < textures.count {
            guard let texture = textures[index] else { continue }
            painter.draw(texture.texture, x: frame.x, y: frame.y, tint: shown(index).tint.faded(by: opacity))
        }
    }

    override func draw(_ frame: PixelRect, opacity: Double, on painter: any VectorPainter) -> Bool {
        // What is cut out of a symbol is known only as pixels.
        guard paints.count == 1, !symbol.outline.steps.contains(where: \.isCut) else { return false }
        let unit = 1 / painter.scale
        let map = symbol.transform(width: frame.width, height: frame.height)
        let pen = SymbolOutline.penWidth(weight: symbol.weight) * min(map.a, map.d) * unit
        let toPoints = map.concatenating(CGAffineTransform(scaleX: unit, y: unit))
        painter.group(opacity: opacity, .normal) {
            for step in symbol.outline.steps {
                let path = step.path.applying(toPoints)
                let shape =
                    switch step.pen {
                    case .fill: _ShapeOutline(path)
                    case .stroke(let factor):
                        _ShapeOutline(
                            path, stroke: StrokeStyle(lineWidth: pen * factor, lineCap: .round, lineJoin: .round))
                    }
                painter.draw(shape, in: frame, paint, opacity: 1)
            }
        }
        return true
    }

    override func release() {
        change?.end()
        for texture in textures { store.release(texture) }
        textures.removeAll()
    }
}

extension SizedSymbol {
    /// Draws the symbol, or one of its layers, as coverage.
    @MainActor func draw(_ drawing: SymbolDrawing, into texture: Texture, _ rasteriser: any Rasteriser) {
        texture.resize(width: drawing.width, height: drawing.height)
        texture.clear()
        let transform = self.transform(width: drawing.width, height: drawing.height)
        let pen = SymbolOutline.penWidth(weight: drawing.weight) * min(transform.a, transform.d)
        let scratch = Texture(.coverage)
        scratch.resize(width: drawing.width, height: drawing.height)
        for step in outline.steps {
            // Layers are drawn over each other: nothing is cut from one for another.
            if let layer = drawing.layer, step.layer != layer { continue }
            let isCut = step.isCut && (drawing.layer == nil || outline.layers == 1)
            let path = step.path.applying(transform)
            let shape =
                switch step.pen {
                case .fill: _ShapeOutline(path)
                case .stroke(let factor):
                    _ShapeOutline(
                        path, stroke: StrokeStyle(lineWidth: pen * factor, lineCap: .round, lineJoin: .round))
                }
            rasteriser.draw(shape, origin: .zero, scale: 1, into: scratch)
            texture.combine(scratch, isCut: isCut)
        }
    }
}

extension Texture {
    /// Adds another coverage of the same size to this one, or subtracts it.
    fileprivate func combine(_ other: Texture, isCut: Bool) {
        guard let bytes, let added = other.bytes, width == other.width, height == other.height else { return }
        let to = bytes.assumingMemoryBound(to: UInt8.self), from = added.assumingMemoryBound(to: UInt8.self)
        for index in 0..<stride * height where from[index] != 0 {
            let rest = (Int(isCut ? to[index] : 255 - to[index]) * Int(255 - from[index]) + 127) / 255
            to[index] = UInt8(isCut ? rest : 255 - rest)
        }
        touch(PixelRect(x: 0, y: 0, width: width, height: height))
    }
}
