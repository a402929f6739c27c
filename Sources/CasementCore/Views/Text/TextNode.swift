import Foundation

/// Rule: a text whose string, font or colour changes is updated in place. A colour alone causes no measuring
/// or rasterising.
final class TextNode: LeafNode<Text, TextLayoutNode> {
    /// All keys that a text may read. Every text reads most of them, and recording them one by one costs more than
    /// the rest.
    private static let keys: EnvironmentKeySet = {
        var values = EnvironmentValues()
        let log = EnvironmentValues.ReadLog()
        values.log = log
        _ = (values.font, values.textTraits, values.displayScale, values.dynamicTypeSize, values.layoutDirection)
        _ = (values.themeVariant, values.foregroundPaint, values.locale, values.timeZone, values.calendar)
        _ = values.contentTransition
        _ = values.isTextSelectable
        _ = (values.redactionReasons, values.textRenderer)
        return log.keys
    }()

    override class var environmentKeys: EnvironmentKeySet? { keys }

    /// Lets the user select parts of the text, where allowed.
    private var selectable: SelectableText?

    private func makeSelectable(_ environment: EnvironmentValues) {
        guard environment.isTextSelectable, !environment.isRedacted else {
            guard let old = selectable else { return }
            old.clear()
            layoutNode.attachments?.responders.removeAll { $0 === old }
            selectable = nil
            return
        }
        let responder = selectable ?? SelectableText(layoutNode)
        if selectable == nil {
            selectable = responder
            layoutNode.attach().responders.append(responder)
        }
        responder.color = SystemColor.accent.resolve(in: environment.themeVariant).faded(by: 0.3)
        responder.clipboard = environment.clipboardBackend
        responder.clear()
    }

    /// The links in the text.
    private var links: TextLinks?

    private func show(_ new: [TextLink]) {
        if let links {
            if !new.isEmpty, links.set(new) { return }
            links.showRing(around: nil)
            layoutNode.attachments?.responders.removeAll { one in
                one === links || links.focuses.contains { $0 === one }
            }
        }
        links = nil
        guard !new.isEmpty else { return }
        let responder = TextLinks(layoutNode, new, in: scope)
        links = responder
        // Before the selection responder.
        let parts: [Responder] = [responder] + responder.focuses
        layoutNode.attach().responders.insert(contentsOf: parts, at: 0)
    }

    /// Whether the text is updated as time passes.
    @exclusivity(unchecked) private var isScheduled = false

    package override func holds(_ value: UnsafeRawPointer) -> Bool {
        CutOff.isEnabled && isSame(value.assumingMemoryBound(to: Text.self).pointee)
    }

    override func isSame(_ new: Text) -> Bool { view == new }

    override func configure(_ environment: EnvironmentValues) -> Bool {
        let resolved = ResolvedTextEnvironment.of(environment)
        let transition = resolved.contentTransition
        if transition != layoutNode.transitionOfContent { layoutNode.setTransition(transition) }
        defer {
            // The transition first: asking for the transaction copies it.
            if transition != .identity, graph.transactions.isActive || layoutNode.transaction != nil {
                layoutNode.changes(in: graph.transactions.current)
            }
        }
        if resolved.isSelectable || selectable != nil { makeSelectable(environment) }
        if resolved.isRedacted || layoutNode.isRedacted {
            let isOther = resolved.isRedacted != layoutNode.isRedacted
            layoutNode.isRedacted = resolved.isRedacted
            return show(resolved, environment) || isOther
        }
        return show(resolved, environment)
    }

    private func show(_ resolved: ResolvedTextEnvironment, _ environment: EnvironmentValues) -> Bool {
        let drawsInSteps = resolved.drawsInSteps && !resolved.isRedacted
        guard !drawsInSteps, resolved.hasPlainRuns, let paint = plainPaint(resolved),
            let string = plainString(resolved)
        else { return configureRuns(environment, resolved, drawsInSteps: drawsInSteps) }
        layoutNode.stopDrawing()
        layoutNode.setBlend(resolved.style.blend)
        if isScheduled { schedule(nil) }
        if links != nil { show([]) }
        let text = resolved.textCase.map { $0.applied(to: string, resolved.locale) } ?? string
        return layoutNode.set(interpolated(TextRequest(text, shared: resolved.shared)), paint: paint)
    }

    /// The paint of a text whose modifiers, if any, only set its colour; nil where they set more.
    private func plainPaint(_ resolved: ResolvedTextEnvironment) -> Paint? {
        guard var modifier = view.modifiers else { return resolved.paint }
        while case .color(let color) = modifier.change {
            guard let next = modifier.next else {
                guard let color else { return resolved.paint }
                return .color(color.resolve(in: resolved.theme))
            }
            modifier = next
        }
        return nil
    }

    /// While the font size is animated, the text in its current size.
    @inline(__always) private func interpolated(_ request: TextRequest) -> TextRequest {
        guard graph.transactions.isActive || layoutNode.sizeMotion != nil else { return request }
        return layoutNode.interpolated(to: request, in: graph.transactions.current, graph.clock)
    }

    /// The string of a text that has one style.
    private func plainString(_ resolved: ResolvedTextEnvironment) -> String? {
        switch view.storage {
        case .verbatim(let string): return string
        case .literal(let key):
            switch key.arguments {
            case .none: break
            case .one(let argument): if argument.mayNeedLocale { return nil }
            case .many: return nil
            }
            guard resolved.showsLiterals, !InlineMarkdown.hasMarkup(key.text) else { return nil }
            return key.text
        case .rich: return nil
        }
    }

    private func configureRuns(
        _ environment: EnvironmentValues, _ resolved: ResolvedTextEnvironment, drawsInSteps: Bool
    ) -> Bool {
        var builder = TextBuilder(
            environment, now: graph.timetable.now, pictures: textures.rasteriser.pictures)
        let request = builder.request(of: view)
        layoutNode.setBlend(builder.blend ?? resolved.style.blend)
        if isScheduled || builder.nextChange != nil { schedule(builder.nextChange) }
        if links != nil || !builder.links.isEmpty { show(environment.isRedacted ? [] : builder.links) }
        let hasShadows = !resolved.isRedacted && builder.facts.values.contains { !$0.shadows.isEmpty }
        if drawsInSteps || hasShadows {
            let drawing = TextDrawing(
                request, builder, renderer: resolved.renderer, style: resolved.style, environment)
            return layoutNode.draw(drawing, accessibility: builder.accessibility)
        }
        layoutNode.stopDrawing()
        return layoutNode.set(
            interpolated(request), paints: builder.paints, attachments: builder.attachments,
            accessibility: builder.accessibility)
    }

    private func schedule(_ date: Date?) {
        isScheduled = date != nil
        graph.timetable.schedule(self, at: date)
    }

    package override func tearDown() {
        if isScheduled { schedule(nil) }
        layoutNode.sizeMotion?.end()
        super.tearDown()
    }
}

/// The layout node of a text.
@MainActor package final class TextLayoutNode: LayoutNode, TextDisplaying {
    @exclusivity(unchecked) package private(set) var request: TextRequest?
    @exclusivity(unchecked) private var layout: (proposal: ProposedViewSize, layout: TextLayout)?
    @exclusivity(unchecked) private(set) var graphic: TextGraphic?
    /// The previously shown layout. If nothing shows it any longer, the next layout reuses its memory: a text that
    /// changes every frame allocates nothing.
    @exclusivity(unchecked) private var spare: TextLayout?
    @exclusivity(unchecked) private var words: (any TextWords)?
    @exclusivity(unchecked) private var hasAskedForWords = false
    private var accessibility: TextAccessibility?
    /// Whether bars replace the glyphs.
    @exclusivity(unchecked) var isRedacted = false {
        didSet {
            guard isRedacted != oldValue, let graphic else { return }
            graphic.redact(isRedacted)
            if let request, let shown = graphic.shownLayout { graphic.bars?.set(shown, scale: request.scale) }
            tree.note(.content, of: self)
        }
    }
    /// The transition to another content, and the transaction for it in the next layout.
    @exclusivity(unchecked) private(set) var transitionOfContent = ContentTransition.identity
    @exclusivity(unchecked) fileprivate private(set) var transaction: Transaction?
    private var rollsDown: Bool?
    /// The part-by-part drawing, if any.
    @exclusivity(unchecked) private var drawing: TextDrawing?
    /// The animation to another font size.
    @exclusivity(unchecked) var sizeMotion: TextSizeMotion?

    /// The layer of a style that is blended with what is behind.
    @exclusivity(unchecked) private var blend: Layer?

    override init(tree: LayoutTree) {
        super.init(tree: tree)
        traits.resizesAtOnce = true
    }

    package override var layer: NodeLayer? { blend }
    func setBlend(_ mode: BlendMode) { setBlend(mode, in: &blend) }

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
    func set(_ request: TextRequest, paint: Paint) -> Bool {
        let isSameText = request == self.request
        if accessibility != nil { accessibility = nil }
        if let graphic {
            if isSameText, graphic.paint == paint, graphic.isPlain { return false }
            graphic.paint = paint
            if !graphic.isPlain { graphic.set([], []) }
        } else {
            makeGraphic(paint)
        }
        return changed(request, isSameText: isSameText)
    }

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
            (graphic, spare) = (nil, nil)
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
        (request, layout) = (nil, nil)
    }

    /// Sets the same text in another size.
    func write(_ request: TextRequest) {
        if request != self.request { _ = changed(request, isSameText: false) }
    }

    /// Highlights a selection; rectangles in local coordinates, in points.
    func highlight(_ rects: [CGRect], _ color: ResolvedColor) {
        graphic?.highlight = rects.isEmpty ? nil : (rects, color)
        tree.note(.content, of: self)
    }

    /// The ring around the focused link.
    private var ring: TextRing?

    package override func forEachChild(_ body: (LayoutNode) -> Void) { if let ring { body(ring) } }

    /// Draws a ring around a part of the text, in bytes of the source text; nil removes it.
    func showRing(around bytes: Range<Int>?, _ color: ResolvedColor) {
        ring?.detach()
        ring = bytes.map { TextRing(around: $0, color, tree: tree) }
        if let ring { adopt(ring) }
        invalidate()
    }

    private func makeGraphic(_ paint: Paint) {
        let new = TextGraphic(paint, store: tree.textures)
        new.redact(isRedacted)
        graphic = new
        replaceGraphic(new)
    }

    private func changed(_ request: TextRequest, isSameText: Bool) -> Bool {
        tree.note(.content, of: self)
        if isSameText { return true }
        self.request = request
        layout = nil
        if hasAskedForWords { (words, hasAskedForWords) = (nil, false) }
        invalidate()
        return true
    }

    /// The segmented text, used for line breaks from the second width on.
    private func knownWords(_ request: TextRequest) -> (any TextWords)? {
        if layout != nil, !hasAskedForWords {
            hasAskedForWords = true
            words = tree.textEngine.words(of: request)
        }
        return words
    }

    /// Sets the transaction for the layout of a changed text.
    fileprivate func changes(in current: Transaction) { transaction = layout == nil ? current : nil }

    fileprivate func setTransition(_ transition: ContentTransition) {
        rollsDown = transition.rollsDown(after: transitionOfContent)
        transitionOfContent = transition
    }

    private func laidOut(_ proposal: ProposedViewSize) -> TextLayout? {
        if let layout, layout.proposal == proposal || layout.layout.serves(proposal) { return layout.layout }
        guard let request else { return nil }
        let new: TextLayout
        if let known = knownWords(request)?.layout(width: proposal.width, height: proposal.height) {
            new = known
        } else {
            let free = isKnownUniquelyReferenced(&spare) ? spare.take() : nil
            new = tree.textEngine.layout(request, width: proposal.width, height: proposal.height, reusing: free)
        }
        layout = (proposal, new)
        return new
    }

    /// Measures without placing glyphs.
    func extent(_ proposal: ProposedViewSize) -> TextExtent? {
        if let layout, layout.proposal == proposal || layout.layout.serves(proposal) { return layout.layout.extent }
        // The first proposal is likely the one at which the text is shown.
        guard let request, layout != nil else { return laidOut(proposal)?.extent }
        let (width, height) = (proposal.width, proposal.height)
        return knownWords(request)?.measure(width: width, height: height)
            ?? tree.textEngine.measure(request, width: width, height: height) ?? laidOut(proposal)?.extent
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        if let renderer = drawing?.renderer { return Measurement(size(proposal, renderer), for: proposal) }
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
        guard let layout = laidOut(proposal) else { return }
        if let ring {
            ring.place(at: .zero, proposal: ProposedViewSize(size))
            ring.show(places(of: ring.bytes))
        }
        if let drawing {
            drawing.layout = layout
            return redraw()
        }
        if let request { graphic?.bars?.set(layout, scale: request.scale) }
        if transaction != nil, beginContentTransition(to: layout) { return }
        if let old = graphic?.set(layout) { spare = old }
        tree.note(.content, of: self)
    }

    /// Starts the content transition to another layout; false if the layout is replaced without animation.
    private func beginContentTransition(to new: TextLayout) -> Bool {
        defer { transaction = nil }
        guard let transaction, let animation = transaction.effectiveAnimation, let graphic, !isRedacted,
            !shownPaintBounds.isNull,
            let old = graphic.shownLayout, old !== new, let clock = tree.motion.mover?.clock
        else { return false }
        let before = graphic.handOver()
        _ = graphic.set(new)
        let roll = rollsDown.flatMap {
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

extension TextLayout {
    func serves(_ proposal: ProposedViewSize) -> Bool {
        widths.contains(proposal.width) && heights.contains(proposal.height)
    }
}
