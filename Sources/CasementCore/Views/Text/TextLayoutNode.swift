import Foundation

/// The layout node of a text.
@MainActor package final class TextLayoutNode: LayoutNode, TextDisplaying, UnplacedText {
    @exclusivity(unchecked) package private(set) var request: TextRequest?
    /// The extent if it is a plain line, whatever is proposed, as long as that is as wide.
    @exclusivity(unchecked) private var line = PlainExtent.unknown
    /// Its colour while it has no graphic: that of a plain line is made when it is first painted.
    @exclusivity(unchecked) private var late: LateColor?
    /// The layout of the line, or for the last proposal. Made when it is first needed if the text is a plain line: most
    /// texts of a long list are never painted.
    @exclusivity(unchecked) private var layout: TextLayout?
    /// What few texts have.
    private var rarities: TextRarities? {
        guard let own = rareParts?.own else { return nil }
        return unsafeDowncast(own, to: TextRarities.self)
    }

    /// Its graphic, if it has one yet.
    @inline(__always) var graphic: TextGraphic? {
        if let rarities, rarities.isDrawnInParts { return nil }
        guard let content else { return nil }
        return unsafeDowncast(content, to: TextGraphic.self)
    }

    private func rare() -> TextRarities {
        if let rarities { return rarities }
        let new = TextRarities()
        allRareParts().own = new
        return new
    }

    private var accessibility: TextAccessibility? {
        get { rarities?.accessibility }
        set { if newValue != nil || rarities != nil { rare().accessibility = newValue } }
    }
    /// The part-by-part drawing, if any.
    private var drawing: TextDrawing? {
        get { rarities?.drawing }
        set { if newValue != nil || rarities != nil { rare().drawing = newValue } }
    }
    /// The animation to another font size.
    var sizeMotion: TextSizeMotion? {
        get { rarities?.sizeMotion }
        set { if newValue != nil || rarities != nil { rare().sizeMotion = newValue } }
    }
    /// Whether bars replace the glyphs.
    var isRedacted: Bool {
        get { rarities?.isRedacted ?? false }
        set {
            guard newValue != isRedacted else { return }
            rare().isRedacted = newValue
            guard let graphic else { return }
            graphic.redact(newValue)
            if let request, let shown = graphic.shownLayout { graphic.bars?.set(shown, scale: request.scale) }
            tree.note(.content, of: self)
        }
    }
    /// Whether its next layout has a transaction for the transition to another content.
    var hasTransaction: Bool { rarities?.hasTransaction ?? false }

    override init(tree: LayoutTree) {
        super.init(tree: tree)
        traits.resizesAtOnce = true
    }

    package override var layer: NodeLayer? { rarities?.blend }
    func setBlend(_ mode: BlendMode) { if mode != .normal || rarities != nil { setBlend(mode, in: &rare().blend) } }

    package override var kind: String { "Text" }
    package var shownText: String? { request?.text }
    var accessibilityText: String? { isRedacted ? nil : accessibility?.label ?? request?.text }

    package override func accessibilityElements() -> [AccessibilityElement] {
        guard let text = accessibilityText, !text.isEmpty else { return [] }
        var element = AccessibilityElement(accessibility?.heading == nil ? .text : .heading, text, on: self)
        element.headingLevel = accessibility?.heading.flatMap { $0 == .unspecified ? nil : $0.rawValue }
        return [element]
    }

    package override var summary: String { "TextDisplayable(text: \"\(request?.text ?? "")\")" }

    /// Sets a text with one paint. Returns true if the displayed text differs.
    func set(_ request: consuming TextRequest, paint: consuming Paint) -> Bool {
        let isSameText = isShown(request)
        rarities?.accessibility = nil
        if let graphic {
            if isSameText, graphic.paint == paint, graphic.isPlain { return false }
            graphic.paint = paint
            if !graphic.isPlain { graphic.set([], []) }
        } else if content == nil, case .color(let color) = paint {
            if isSameText, traits.drawsLater, color == late?.color { return false }
            late = .of(color)
            traits.drawsLater = true
        } else {
            makeGraphic(paint)
        }
        return changed(request, isSameText: isSameText)
    }

    /// Whether a request is the current one; asked first, because to compare copies.
    private func isShown(_ new: TextRequest) -> Bool { request != nil && new == request }

    /// Sets a text with several paints or attachments.
    func set(_ request: TextRequest, paints: [Paint], attachments: [ShownAttachment], accessibility: TextAccessibility?)
        -> Bool
    {
        guard let paint = paints.first else { return false }
        if paints.count == 1, attachments.isEmpty {
            let isChanged = set(request, paint: paint)
            if self.accessibility != accessibility { self.accessibility = accessibility }
            return isChanged
        }
        self.accessibility = accessibility
        let isSameText = request == self.request
        if let graphic {
            if isSameText, attachments.isEmpty, graphic.paint == paint, graphic.hasPaints(paints) { return false }
            graphic.paint = paint
        } else {
            makeGraphic(paint)
        }
        let store = tree.textures
        graphic?.set(paints, attachments.map { $0.graphic?(store) })
        return changed(request, isSameText: isSameText)
    }

    /// Sets a text drawn part by part.
    func draw(_ drawing: TextDrawing, accessibility: TextAccessibility?) -> Bool {
        let canvas = content as? CanvasGraphic ?? CanvasGraphic(store: tree.textures)
        if canvas !== content {
            rare().isDrawnInParts = true
            traits.drawsLater = false
            replaceGraphic(canvas)
            canvas.record = { [unowned self] in
                self.drawing?.record(size: size, in: tree) ?? []
            }
        }
        let isResized = self.drawing == nil || drawing.renderer != nil || self.drawing?.renderer != nil
        let isSameText = drawing.request == request
        if isSameText { drawing.layout = self.drawing?.layout }
        (self.drawing, self.accessibility) = (drawing, accessibility)
        redraw()
        if isSameText, isResized { invalidate() }
        return changed(drawing.request, isSameText: isSameText)
    }

    private func redraw() {
        guard let drawing, let canvas = content as? CanvasGraphic else { return }
        canvas.margin = drawing.margin
        canvas.setStale()
        tree.note([.content, .paintBounds], of: self)
    }

    func stopDrawing() {
        guard drawing != nil else { return }
        drawing = nil
        request = nil
        forgetLayout()
    }

    /// Sets the same text in another size.
    func write(_ request: TextRequest) {
        if request != self.request { _ = changed(request, isSameText: false) }
    }

    /// Highlights a selection; rectangles in local coordinates, in points.
    func highlight(_ rects: [CGRect], _ color: ResolvedColor) {
        if !rects.isEmpty { makeLateGraphic() }
        graphic?.highlight = rects.isEmpty ? nil : (rects, color)
        tree.note(.content, of: self)
    }

    package override func forEachChild(_ body: (LayoutNode) -> Void) { if let ring = rarities?.ring { body(ring) } }

    /// Draws a ring around a part of the text, in bytes of the source text; nil removes it.
    func showRing(around bytes: Range<Int>?, _ color: ResolvedColor) {
        guard bytes != nil || rarities?.ring != nil else { return invalidate() }
        let ring = bytes.map { TextRing(around: $0, color, tree: tree) }
        rare().ring?.detach()
        rare().ring = ring
        if let ring { adopt(ring) }
        invalidate()
    }

    private func makeGraphic(_ paint: consuming Paint) {
        let new = TextGraphic(paint, store: tree.textures)
        late = nil
        if isRedacted { new.redact(true) }
        rarities?.isDrawnInParts = false
        traits.drawsLater = false
        replaceGraphic(new)
    }

    /// Makes the graphic of a plain line that was placed without one.
    override func makeLateGraphic() {
        guard traits.drawsLater, let late else { return }
        makeGraphic(.color(late.color))
        guard let graphic, !needsPlacement, line.isKnown else { return }
        graphic.placeLater(self)
        if isRedacted, let request, let shown = graphic.shownLayout { graphic.bars?.set(shown, scale: request.scale) }
        if !shownPaintBounds.isNull { graphic.shownFrame = graphic.shownArea(in: size) }
    }

    private func changed(_ request: consuming TextRequest, isSameText: Bool) -> Bool {
        tree.note(.content, of: self)
        if isSameText { return true }
        self.request = request
        if isExtentKnown {
            forgetLayout()
            graphic?.forgetUnplaced()
        }
        rarities?.forgetWords()
        invalidate()
        return true
    }

    private func forgetLayout() {
        line = .unknown
        layout = nil
    }

    /// The segmented text, used for line breaks from the second width on.
    private func knownWords(_ request: TextRequest) -> (any TextWords)? {
        rare().words(of: request, tree.textEngine)
    }

    /// Sets the transaction for the layout of a changed text.
    func changes(in current: Transaction) {
        if !isExtentKnown { rare().transaction = current } else { rarities?.transaction = nil }
    }

    /// The transition to another content.
    var transitionOfContent: ContentTransition {
        rarities?.transitionOfContent ?? (traits.fades ? .interpolate : .identity)
    }

    func setTransition(_ transition: ContentTransition) {
        let rollsDown = transition.rollsDown(after: transitionOfContent)
        traits.fades = transition == .interpolate
        guard rarities != nil || rollsDown != nil || !(traits.fades || transition == .identity) else { return }
        let rarities = rare()
        rarities.rollsDown = rollsDown
        rarities.transitionOfContent = transition
    }

    /// Finds the extent for the first proposal, which is likely the one at which the text is shown, and the layout
    /// unless the text is a plain line. Not given the request, which its callers would copy.
    @inline(never) private func learn(_ proposal: ProposedViewSize) {
        guard let request else { return }
        switch tree.textEngine.lines(of: request, width: proposal.width, height: proposal.height) {
        case .plain(let new): line = new
        case .placed(let new): layout = new
        }
    }

    /// Whether its extent for some proposal is known.
    @inline(__always) private var isExtentKnown: Bool { line.isKnown || layout != nil }

    /// The layout for the known extent.
    func placedLayout(in spare: TextLayout? = nil) -> TextLayout? {
        if layout == nil, line.isKnown, let request {
            layout = tree.textEngine.place(request, line, reusing: spare)
        }
        return layout
    }

    /// Whether the known extent is that for a proposal.
    @inline(__always) private func isKnown(for proposal: ProposedViewSize) -> Bool {
        line.isKnown ? hasLineWidth(proposal.width) : isLayout(for: proposal)
    }

    /// The scale for which the extent is known.
    private var lineScale: CGFloat { request?.shared.scale ?? 1 }

    @inline(__always) private func hasLineWidth(_ width: CGFloat?) -> Bool {
        line.widths(at: lineScale).contains(width)
    }

    private func isLayout(for proposal: ProposedViewSize) -> Bool {
        guard let layout else { return false }
        return layout.widths.contains(proposal.width) && layout.heights.contains(proposal.height)
    }

    private func laidOut(_ proposal: ProposedViewSize) -> TextLayout? {
        if !isExtentKnown { learn(proposal) }
        if isKnown(for: proposal) { return placedLayout() }
        guard let request else { return nil }
        graphic?.placeGlyphs()
        let new: TextLayout
        if let known = knownWords(request)?.layout(width: proposal.width, height: proposal.height) {
            new = known
        } else {
            new = tree.textEngine.layout(request, width: proposal.width, height: proposal.height)
        }
        line = .unknown
        layout = new
        return new
    }

    /// Measures without placing glyphs.
    func extent(_ proposal: ProposedViewSize) -> TextExtent? {
        if !isExtentKnown { learn(proposal) }
        if isKnown(for: proposal) {
            return line.isKnown ? line.extent(at: lineScale) : layout?.extent
        }
        guard let request else { return nil }
        let (width, height) = (proposal.width, proposal.height)
        if let extent = knownWords(request)?.measure(width: width, height: height)
            ?? tree.textEngine.measure(request, width: width, height: height)
        {
            return extent
        }
        // The layout that is shown is no longer the known one.
        makeLateGraphic()
        return laidOut(proposal)?.extent
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        if let drawing = rarities?.drawing, let renderer = drawing.renderer {
            return Measurement(size(proposal, renderer), for: proposal)
        }
        guard let extent = extent(proposal) else { return Measurement(.zero, for: proposal) }
        return Measurement(extent.size, for: proposal, widths: extent.widths, heights: extent.heights)
    }

    private func size(_ proposal: ProposedViewSize, _ renderer: any TextRenderer) -> CGSize {
        let size = renderer.sizeThatFits(
            proposal: proposal, text: TextProxy { [unowned self] in extent($0)?.size ?? .zero })
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        if let rarities, place(proposal, rarities) { return }
        if !isExtentKnown { learn(proposal) }
        if layout == nil, !isRedacted, line.isKnown, hasLineWidth(proposal.width) {
            graphic?.placeLater(self)
            return tree.note(.content, of: self)
        }
        guard let layout = laidOut(proposal) else { return }
        makeLateGraphic()
        if let request { graphic?.bars?.set(layout, scale: request.scale) }
        show(layout)
    }

    private func show(_ layout: TextLayout) {
        graphic?.set(layout)
        tree.note(.content, of: self)
    }

    /// Places what few texts have; true if there is nothing else to place.
    private func place(_ proposal: ProposedViewSize, _ rarities: TextRarities) -> Bool {
        guard rarities.ring != nil || rarities.drawing != nil || rarities.hasTransaction else { return false }
        guard let layout = laidOut(proposal) else { return true }
        if let ring = rarities.ring {
            ring.place(at: .zero, proposal: ProposedViewSize(size))
            ring.show(places(of: ring.bytes))
        }
        if let drawing = rarities.drawing {
            drawing.layout = layout
            redraw()
            return true
        }
        makeLateGraphic()
        if let request { graphic?.bars?.set(layout, scale: request.scale) }
        if rarities.hasTransaction, beginContentTransition(to: layout) { return true }
        show(layout)
        return true
    }

    /// Starts the content transition to another layout; false if the layout is replaced without animation.
    private func beginContentTransition(to new: TextLayout) -> Bool {
        let transaction = rarities?.transaction
        rarities?.transaction = nil
        guard let transaction, let animation = transaction.effectiveAnimation, let graphic, !isRedacted,
            !shownPaintBounds.isNull,
            let old = graphic.shownLayout, old !== new, let clock = tree.motion.mover?.clock
        else { return false }
        let before = graphic.handOver()
        graphic.set(new)
        let roll = rarities?.rollsDown.flatMap {
            TextRoll(of: graphic, from: old, to: new, rollsDown: $0, store: tree.textures, scale: tree.scale, in: self)
        }
        if roll == nil, let change = graphic.change {
            // A fade in flight continues within the outgoing content.
            if change is ContentFade { change.pass(to: before) } else { change.end() }
        }
        if roll != nil { before.release() }
        let change = roll ?? ContentFade(of: graphic, from: before, size: old.size, in: self)
        change.begin(animation, on: clock, transaction.ticket)
        return true
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.isBaseline, let extent = extent(measurement.proposal) else { return nil }
        return guide == .firstBaseline ? extent.firstBaseline : extent.lastBaseline
    }
}

/// What few texts have. Apart from their node, because a long list has a node for each of its texts.
@MainActor private final class TextRarities {
    @exclusivity(unchecked) private var words: (any TextWords)?
    @exclusivity(unchecked) private var hasAskedForWords = false
    @exclusivity(unchecked) var accessibility: TextAccessibility?
    /// The transaction for the transition to another content in the next layout.
    @exclusivity(unchecked) var transaction: Transaction? { didSet { hasTransaction = transaction != nil } }
    @exclusivity(unchecked) private(set) var hasTransaction = false
    @exclusivity(unchecked) var rollsDown: Bool?
    @exclusivity(unchecked) var transitionOfContent: ContentTransition?
    @exclusivity(unchecked) var drawing: TextDrawing?
    /// Whether it is drawn part by part, and its content is not a text's graphic.
    @exclusivity(unchecked) var isDrawnInParts = false
    @exclusivity(unchecked) var isRedacted = false
    @exclusivity(unchecked) var sizeMotion: TextSizeMotion?
    /// The layer of a style that is blended with what is behind.
    @exclusivity(unchecked) var blend: Layer?
    /// The ring around the focused link.
    @exclusivity(unchecked) var ring: TextRing?

    func words(of request: TextRequest, _ textEngine: any TextMeasurer) -> (any TextWords)? {
        if !hasAskedForWords {
            hasAskedForWords = true
            words = textEngine.words(of: request)
        }
        return words
    }

    func forgetWords() {
        guard hasAskedForWords else { return }
        words = nil
        hasAskedForWords = false
    }
}

/// The colour of texts that have no graphic yet. An object, because many texts have the same.
private final class LateColor {
    let color: ResolvedColor

    private init(_ color: ResolvedColor) { self.color = color }

    /// The colours of the last texts, the last first: those of a list's rows have few, in turn.
    @MainActor @exclusivity(unchecked) private static var recent: (LateColor?, LateColor?, LateColor?) = (nil, nil, nil)

    @MainActor static func of(_ color: ResolvedColor) -> LateColor {
        if let known = recent.0, known.color == color { return known }
        if let known = recent.1, known.color == color { return known }
        if let known = recent.2, known.color == color { return known }
        let new = LateColor(color)
        recent = (new, recent.0, recent.1)
        return new
    }
}
