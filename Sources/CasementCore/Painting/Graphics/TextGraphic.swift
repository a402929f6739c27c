import Foundation

/// The node of a text, which lays it out when it is first painted.
@MainActor protocol UnplacedText: AnyObject {
    /// The layout to paint; may be in the memory of `spare`, which has no other owner.
    func placedLayout(in spare: TextLayout?) -> TextLayout?
}

/// A text: one retained coverage texture per piece, drawn in its paint, with underlines, strikethroughs and
/// attachments. A piece is rasterised when it is first visible.
@MainActor package final class TextGraphic: Graphic {
    private let store: TextureStore
    @exclusivity(unchecked) private var layout: TextLayout?
    /// The node that makes the next layout when the text is first painted, and whether it has to. The node owns this
    /// graphic, which nothing else paints. Apart, because to ask whether a reference is nil may retain it.
    @exclusivity(unchecked) private unowned(unsafe) var unplaced: (any UnplacedText)?
    @exclusivity(unchecked) private var isUnplaced = false
    @exclusivity(unchecked) private var textures = ShortList<SharedTexture?>()
    /// What few texts have.
    @exclusivity(unchecked) private var parts: TextParts?

    package init(_ paint: Paint, store: TextureStore) {
        self.store = store
        super.init(paint)
    }

    private func allParts() -> TextParts {
        if let parts { return parts }
        let new = TextParts()
        parts = new
        return new
    }

    private var paints: [Paint] { parts?.paints ?? [] }
    private var attachments: [Graphic?] { parts?.attachments ?? [] }

    /// Drawn instead of the text, if it is redacted.
    var bars: TextBars? { parts?.bars }

    /// Switches between bars and the text.
    func redact(_ isRedacted: Bool) {
        guard isRedacted != (bars != nil) else { return }
        bars?.release()
        allParts().bars = isRedacted ? TextBars(store: store) : nil
    }

    var shownLayout: TextLayout? {
        placeGlyphs()
        return layout
    }

    /// Shows the layout of a node that places its glyphs when they are first needed.
    func placeLater(_ node: any UnplacedText) {
        unplaced = node
        isUnplaced = true
    }
    func forgetUnplaced() { isUnplaced = false }

    /// Takes the layout that waits to be placed, if any.
    @inline(__always) func placeGlyphs() { if isUnplaced { takeUnplaced() } }

    @inline(never) private func takeUnplaced() {
        isUnplaced = false
        guard let unplaced else { return }
        let spare = takeSpare()
        if let new = unplaced.placedLayout(in: spare) { set(new) } else { layout = spare }
    }

    /// Takes the layout that was shown, if nothing else has it, for the next one to be written in its place: a text
    /// that changes in each frame allocates nothing, and all of it stays where it is in memory.
    private func takeSpare() -> TextLayout? {
        guard layout?.isPlain ?? false, isKnownUniquelyReferenced(&layout) else { return nil }
        for texture in textures { if let texture { store.giveUpPiece(of: texture) } }
        return layout.take()
    }

    /// The background of selected parts; rectangles in points, in the node's coordinates.
    var highlight: (rects: [CGRect], color: ResolvedColor)? {
        get { parts?.highlight }
        set { if newValue != nil || parts != nil { allParts().highlight = newValue } }
    }

    /// Whether it has one paint and no attachments.
    var isPlain: Bool { parts?.isPlain ?? true }

    func hasPaints(_ paints: [Paint]) -> Bool { paints == self.paints }

    /// Sets several paints, of which the first is the graphic's own, and the attachments in the text.
    func set(_ paints: [Paint], _ attachments: [Graphic?]) {
        guard parts != nil || !paints.isEmpty || !attachments.isEmpty else { return }
        let parts = allParts()
        for old in parts.attachments { old?.release() }
        parts.paints = paints
        parts.attachments = attachments
    }

    func paint(_ index: Int) -> Paint { index > 0 && index < paints.count ? paints[index] : paint }

    /// Sets another layout. Textures are kept until the lines that replace theirs are visible, and are then drawn again
    /// in place.
    package func set(_ layout: TextLayout) {
        isUnplaced = false
        guard layout !== self.layout else { return }
        self.layout = layout
        let count = layout.pieces.count + layout.rules.count
        while textures.count > count { textures.popLast()?.map(store.release) }
        while textures.count < count { textures.append(nil) }
    }

    /// Moves the current content to a new graphic, which continues to show it; this one is then empty.
    func handOver() -> TextGraphic {
        placeGlyphs()
        let old = TextGraphic(paint, store: store)
        (old.layout, old.textures) = (layout, textures)
        layout = nil
        if let parts, !parts.isPlain {
            old.set(parts.paints, parts.attachments)
            parts.attachments = []
        }
        textures.removeAll()
        return old
    }

    override func frame(in size: CGSize) -> CGRect {
        let frame = CGRect(origin: .zero, size: size)
        // A plain line is inside of its frame.
        return isUnplaced ? frame : layout?.overhang.map(frame.union) ?? frame
    }

    override func prepare(_ frame: PixelRect, _ context: PaintContext) {
        placeGlyphs()
        guard let layout else { return }
        if let bars { return bars.prepare(frame, paint, context) }
        for index in layout.pieces.indices {
            let entry = layout.pieces[index]
            let (place, rest) = context.pieceFrame(entry.frame)
            guard rest != 1 || place.offset(x: frame.x, y: frame.y).intersects(context.clip) else { continue }
            let piece = context.magnified(entry.piece, rest: rest)
            let fill = paint(entry.paint)
            let texture =
                if fill.isColor || piece.isColored {
                    store.texture(of: piece, size: place, replacing: textures[index])
                } else {
                    store.texture(
                        for: .text(piece),
                        painted: box(fill, part: place, in: frame, scale: context.scale, rest: rest),
                        replacing: textures[index]
                    ) { store.textEngine.rasterise(piece, size: place, into: $0) }
                }
            textures[index] = texture
            context.upload(texture.texture)
        }
        for index in layout.rules.indices { prepareRule(index, layout, frame, context) }
        for (index, place) in layout.attachments where attachments.indices.contains(index) {
            let place = context.ruleFrame(place).offset(x: frame.x, y: frame.y)
            if place.intersects(context.clip) { attachments[index]?.prepare(place, context) }
        }
    }

    /// A gradient, which spans the whole text, for a part of it.
    private func box(_ paint: Paint, part: PixelRect, in frame: PixelRect, scale: CGFloat, rest: CGFloat)
        -> GradientBox?
    {
        GradientBox(
            paint, width: Int((CGFloat(frame.width) / rest).rounded()),
            height: Int((CGFloat(frame.height) / rest).rounded()), scale: scale / rest, part: part)
    }

    /// Lines in one colour are filled; a gradient runs through them as through the glyphs.
    private func prepareRule(_ index: Int, _ layout: TextLayout, _ frame: PixelRect, _ context: PaintContext) {
        let rule = layout.rules[index]
        let (place, scale) = (context.ruleFrame(rule.frame), context.scale)
        guard place.offset(x: frame.x, y: frame.y).intersects(context.clip),
            let box = GradientBox(
                paint(rule.paint), width: frame.width, height: frame.height, scale: scale, part: place)
        else { return }
        let slot = layout.pieces.count + index
        let size = CGSize(width: CGFloat(place.width) / scale, height: CGFloat(place.height) / scale)
        let outline = _ShapeOutline(Path(CGRect(origin: .zero, size: size)))
        let tile = PixelRect(x: 0, y: 0, width: place.width, height: place.height)
        let texture = store.texture(
            for: .shape(outline, scale: scale, tile: tile), painted: box, replacing: textures[slot]
        ) { texture in
            texture.resize(width: tile.width, height: tile.height)
            texture.clear()
            store.rasteriser.draw(outline, origin: .zero, scale: scale, into: texture)
        }
        textures[slot] = texture
        context.upload(texture.texture)
    }

    override func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        placeGlyphs()
        guard let layout else { return }
        if let bars { return bars.paint(frame, opacity: opacity, context, painter) }
        if let highlight = parts?.highlight {
            for rect in highlight.rects {
                let place = PixelRect(rounding: rect, scale: context.scale).offset(x: frame.x, y: frame.y)
                if place.intersects(context.clip) { painter.fill(place, with: highlight.color.faded(by: opacity)) }
            }
        }
        paintRules(of: layout, behind: true, frame, opacity, context, painter)
        for index in layout.pieces.indices {
            guard let texture = textures[index] else { continue }
            let entry = layout.pieces[index]
            context.draw(texture.texture, entry.frame, in: frame, paint(entry.paint).tint.faded(by: opacity), painter)
        }
        paintRules(of: layout, behind: false, frame, opacity, context, painter)
        for (index, place) in layout.attachments where attachments.indices.contains(index) {
            let place = context.ruleFrame(place).offset(x: frame.x, y: frame.y)
            if place.intersects(context.clip) { attachments[index]?.paint(place, opacity: opacity, context, painter) }
        }
    }

    /// Paints the lines behind the glyphs, or those in front of them.
    private func paintRules(
        of layout: TextLayout, behind isBehind: Bool, _ frame: PixelRect, _ opacity: Double, _ context: PaintContext,
        _ painter: any Painter
    ) {
        for index in layout.rules.indices where layout.rules[index].isBehind == isBehind {
            let place = context.ruleFrame(layout.rules[index].frame).offset(x: frame.x, y: frame.y)
            guard place.intersects(context.clip) else { continue }
            let paint = paint(layout.rules[index].paint)
            if paint.gradient == nil {
                painter.fill(place, with: paint.tint.faded(by: opacity))
            } else if let texture = textures[layout.pieces.count + index] {
                painter.draw(texture.texture, x: place.x, y: place.y, tint: paint.tint.faded(by: opacity))
            }
        }
    }

    /// The glyphs of the layout, as text, with their lines and attachments.
    override func draw(_ frame: PixelRect, opacity: Double, on painter: any VectorPainter) -> Bool {
        placeGlyphs()
        guard let layout, bars == nil, change == nil else { return false }
        if let highlight {
            for rect in highlight.rects {
                let place = PixelRect(rounding: rect, scale: painter.scale).offset(x: frame.x, y: frame.y)
                painter.fill(place, with: highlight.color.faded(by: opacity))
            }
        }
        drawRules(of: layout, behind: true, frame, opacity, painter)
        let box = painter.points(frame)
        var (text, line, shown) = ("", Int.min, 0)
        for entry in layout.pieces {
            // The pieces of a line know all of its text.
            let own = entry.piece.text
            if own != text || entry.frame.y != line { shown = 0 }
            (text, line) = (own, entry.frame.y)
            let (x, y) = (frame.x + entry.frame.x, frame.y + entry.frame.y)
            let paint = paint(entry.paint).faded(by: opacity)
            if let end = painter.draw(entry.piece, x: x, y: y, CanvasPaint(paint, in: box), textFrom: shown) {
                shown = end
                continue
            }
            let texture = Texture(entry.piece.isColored ? .color : .coverage)
            store.textEngine.rasterise(entry.piece, size: entry.frame, into: texture)
            painter.draw(texture, x: x, y: y, tint: paint.tint)
        }
        drawRules(of: layout, behind: false, frame, opacity, painter)
        for (index, place) in layout.attachments where attachments.indices.contains(index) {
            _ = attachments[index]?.draw(place.offset(x: frame.x, y: frame.y), opacity: opacity, on: painter)
        }
        return true
    }

    private func drawRules(
        of layout: TextLayout, behind isBehind: Bool, _ frame: PixelRect, _ opacity: Double,
        _ painter: any VectorPainter
    ) {
        for rule in layout.rules where rule.isBehind == isBehind {
            painter.fill(
                rule.frame.offset(x: frame.x, y: frame.y), with: paint(rule.paint).tint.faded(by: opacity))
        }
    }

    package override func release() {
        change?.end()
        bars?.release()
        parts?.bars = nil
        for texture in textures { store.release(texture) }
        textures.removeAll()
        for attachment in attachments { attachment?.release() }
        parts = nil
        layout = nil
        isUnplaced = false
    }
}

/// What few texts have. Apart from their graphic, because a long list has one for each of its texts.
@MainActor private final class TextParts {
    /// All paints if there are several; the first is the graphic's own.
    @exclusivity(unchecked) var paints: [Paint] = []
    @exclusivity(unchecked) var attachments: [Graphic?] = []
    @exclusivity(unchecked) var bars: TextBars?
    @exclusivity(unchecked) var highlight: (rects: [CGRect], color: ResolvedColor)?

    var isPlain: Bool { paints.isEmpty && attachments.isEmpty }
}
