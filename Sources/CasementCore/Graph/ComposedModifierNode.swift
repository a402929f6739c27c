import Foundation

/// Creates and updates the modified view that `content` in a modifier's body refers to.
@MainActor protocol ModifierContentSource: AnyObject {
    /// Increases with every new value of the modified view.
    var contentVersion: Int { get }
    func makeContent(in context: _NodeContext) -> _Node
    func updateContent(_ node: _Node)
    /// Calls `visit` with the modified view.
    func visitContent(_ visit: (any View) -> Void)
    func add(_ placeholder: AnyPlaceholder)
    func remove(_ placeholder: AnyPlaceholder)
}

/// A place in a modifier's body that shows the modified view.
@MainActor protocol AnyPlaceholder: AnyObject {
    func updateContent()
}

/// The node of a view with a modifier that has a body. The body runs when the modifier or its state changed; a new
/// value of the content is passed to its placeholders without running the body.
final class ComposedModifierNode<Modified: View, Modifier: ViewModifier>:
    _ViewNode<ModifiedContent<Modified, Modifier>>, ModifierContentSource, Animating, RowSource
{
    private var view: ModifiedContent<Modified, Modifier>
    private let type = TypeDescriptor.of(Modifier.self)
    @exclusivity(unchecked) private var store: PropertyStore?
    @exclusivity(unchecked) private var record: ChangeRecord?
    private var body: _ViewNode<Modifier.Body>?
    /// The animation towards the modifier, if any: the body then runs for every step.
    @exclusivity(unchecked) private var motion: AnimatedInput<Modifier>?
    private var placeholders: [AnyPlaceholder] = []
    private(set) var contentVersion = 0

    init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
        self.view = view
        super.init(in: context)
        if let memory = graph.rowMemory { store = memory.take(for: self) }
        let body = Modifier.Body._makeNode(runBody(), in: self.context())
        self.body = body
        count = body.count
    }

    private func runBody() -> Modifier.Body {
        graph.noteBody(of: self)
        defer { record?.clear() }
        let target = motion == nil ? nil : view.modifier
        motion?.show(in: &view.modifier, at: graph.clock.time)
        defer { if let target { view.modifier = target } }
        return track {
            type.connect(&view.modifier, to: self, store: &store)
            return view.modifier.body(content: _ViewModifier_Content(source: self))
        }
    }

    package func step(to time: Double) -> Bool {
        guard let motion, !isRemoved else {
            motion?.end()
            motion = nil
            return false
        }
        var shown = view.modifier
        motion.show(in: &shown, at: time)
        if !motion.isAnimating { self.motion = nil }
        invalidateForStep()
        return self.motion != nil
    }

    override func apply(_ new: ModifiedContent<Modified, Modifier>) {
        let isDirty = takeDirty()
        view.content = new.content
        contentVersion += 1
        var new = new
        if !CutOff.isEnabled || !type.areEqual(&view.modifier, &new.modifier) {
            if motion != nil || graph.transactions.isActive {
                motion = graph.track(motion, from: view.modifier, to: new.modifier, of: self)
            }
            view.modifier = new.modifier
            record?.hasNewValue = true
            refresh()
        } else if isDirty {
            refresh()
        }
        // Placeholders that the body's update did not reach, because an ancestor compared equal.
        for placeholder in placeholders { placeholder.updateContent() }
    }

    override func refresh() { body?.update(to: runBody()) }

    override func forEachChild(_ body: (_Node) -> Void) { if let content = self.body { body(content) } }

    override var rowAccess: RowAccess? { .source(self) }
    override var propertyStore: PropertyStore? { store }
    override var changeRecord: ChangeRecord? { record }

    override func takeChanges() -> [String]? {
        let known = record
        if known == nil { record = ChangeRecord() }
        let properties = type.changedProperties(of: &view.modifier, for: known)
        return ChangeRecord.describe(known, isFirst: body == nil, properties: properties)
    }

    func makeContent(in context: _NodeContext) -> _Node { Modified._makeNode(view.content, in: context) }

    func updateContent(_ node: _Node) {
        unsafeDowncast(node, to: _ViewNode<Modified>.self).update(to: view.content)
    }

    func visitContent(_ visit: (any View) -> Void) { visit(view.content) }

    func add(_ placeholder: AnyPlaceholder) { placeholders.append(placeholder) }

    func remove(_ placeholder: AnyPlaceholder) { placeholders.removeAll { $0 === placeholder } }
}

/// The node of `content` in a modifier's body.
final class PlaceholderNode<Modifier: ViewModifier>: _ViewNode<_ViewModifier_Content<Modifier>>, AnyPlaceholder,
    RowSource
{
    /// An ancestor, which outlives this node.
    private unowned(unsafe) let source: ModifierContentSource?
    private var content: _Node?
    private var seenVersion = 0

    init(_ view: _ViewModifier_Content<Modifier>, in context: _NodeContext) {
        source = view.source
        super.init(in: context)
        content = source?.makeContent(in: self.context())
        count = content?.count ?? 0
        seenVersion = source?.contentVersion ?? 0
        source?.add(self)
    }

    override var rowAccess: RowAccess? { .source(self) }
    override func apply(_ view: _ViewModifier_Content<Modifier>) { updateContent() }

    func updateContent() {
        guard let content, let source, source.contentVersion != seenVersion else { return }
        seenVersion = source.contentVersion
        source.updateContent(content)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }

    override func tearDown() {
        source?.remove(self)
        super.tearDown()
    }
}
