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
        _ = (values.themeVariant, values.foregroundPaint)
        _ = values.contentTransition
        _ = values.isTextSelectable
        _ = (values.redactionReasons, values.textRenderer)
        // Without making their values, which Foundation and ICU take long for.
        return log.keys | EnvironmentValues.localeBit | EnvironmentValues.dateBits
    }()

    override class var environmentKeys: EnvironmentKeySet? { keys }

    /// What few texts have.
    private var parts: TextNodeParts? {
        guard let ownParts else { return nil }
        return unsafeDowncast(ownParts, to: TextNodeParts.self)
    }

    private func allParts() -> TextNodeParts {
        if let parts { return parts }
        let new = TextNodeParts()
        ownParts = new
        return new
    }

    /// Lets the user select parts of the text, where allowed.
    private var selectable: SelectableText? {
        get { parts?.selectable }
        set { if newValue != nil || parts != nil { allParts().selectable = newValue } }
    }
    /// The links in the text.
    private var links: TextLinks? {
        get { parts?.links }
        set { if newValue != nil || parts != nil { allParts().links = newValue } }
    }
    /// Whether the text is updated as time passes.
    private var isScheduled: Bool {
        get { parts?.isScheduled ?? false }
        set { if newValue || parts != nil { allParts().isScheduled = newValue } }
    }

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
            if transition != .identity, graph.transactions.isActive || layoutNode.hasTransaction {
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
            case .one(let short): if short.argument.mayNeedLocale { return nil }
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

/// What the nodes of few texts have.
@MainActor private final class TextNodeParts {
    @exclusivity(unchecked) var selectable: SelectableText?
    @exclusivity(unchecked) var links: TextLinks?
    @exclusivity(unchecked) var isScheduled = false
}
