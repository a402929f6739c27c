import Foundation

/// The node of a view that has a body. Updates begin here when state that the body read changed, and end here when the
/// inputs are unchanged.
final class ComposedNode<V: View>: _ViewNode<V>, Animating, RowSource {
    @exclusivity(unchecked) private var view: V
    private let type: TypeDescriptor
    /// The storage of its properties, unless they are states alone.
    @exclusivity(unchecked) private var store: PropertyStore?
    @exclusivity(unchecked) private var content: _ViewNode<V.Body>?
    /// What few composed views have.
    private var parts: ComposedParts? {
        guard let nodeParts else { return nil }
        return unsafeDowncast(nodeParts, to: ComposedParts.self)
    }

    private func allParts() -> ComposedParts {
        if let parts { return parts }
        let new = ComposedParts()
        keep(new)
        return new
    }

    private var record: ChangeRecord? {
        get { parts?.record }
        set { if newValue != nil || parts != nil { allParts().record = newValue } }
    }
    /// The animation towards `view`, if any: the body then runs for every step.
    private var motion: AnimatedInput<V>? {
        get {
            guard let motion = parts?.motion else { return nil }
            return unsafeDowncast(motion, to: AnimatedInput<V>.self)
        }
        set { if newValue != nil || parts != nil { allParts().motion = newValue } }
    }

    required init(_ view: V, _ type: TypeDescriptor, in context: _NodeContext) {
        self.view = view
        self.type = type
        super.init(in: context)
        if let memory = graph.rowMemory { store = memory.take(for: self) }
        if type.keepsStates {
            type.makeStates(in: &self.view, of: self, from: store)
            store = nil
        }
        let content = V.Body._makeNode(runBody(), in: self.context())
        self.content = content
        count = content.count
    }

    private func runBody() -> V.Body {
        if !V._isBuiltIn { graph.noteBody(of: self) }
        defer { record?.clear() }
        if let motion { return runInterpolatedBody(motion) }
        return track {
            if !type.keepsStates { type.connect(&view, to: self, store: &store) }
            return view.body
        }
    }

    /// Runs the body of a view whose inputs are between two values.
    private func runInterpolatedBody(_ motion: AnimatedInput<V>) -> V.Body {
        var target = view
        motion.show(in: &view, at: graph.clock.time)
        // The program's property that is animated may set all of the view.
        if type.keepsStates { type.passStates(from: &target, to: &view, of: self) }
        defer { view = target }
        return track {
            if !type.keepsStates { type.connect(&view, to: self, store: &store) }
            return view.body
        }
    }

    package func step(to time: Double) -> Bool {
        guard let motion, !isRemoved else {
            motion?.end()
            motion = nil
            return false
        }
        var shown = view
        motion.show(in: &shown, at: time)
        if !motion.isAnimating { self.motion = nil }
        invalidateForStep()
        return self.motion != nil
    }

    package override func holds(_ value: UnsafeRawPointer) -> Bool {
        CutOff.isEnabled && type.areEqual(&view, at: value.assumingMemoryBound(to: V.self))
    }

    override func apply(_ new: V) {
        let isDirty = takeDirty()
        var new = new
        if CutOff.isEnabled, type.areEqual(&view, &new) {
            if isDirty { refresh() }
            return
        }
        // A change of a control's own state is not a change caused by its new value.
        if isDirty, V._isBuiltIn { refresh() }
        // Inputs of the framework's own views are not animated here; their content animates them.
        if !V._isBuiltIn, motion != nil || graph.transactions.isActive {
            motion = graph.track(motion, from: view, to: new, of: self)
        }
        if type.keepsStates { type.passStates(from: &view, to: &new, of: self) }
        view = new
        record?.hasNewValue = true
        content?.update(to: runBody())
    }

    /// Runs the body again. A built-in view that runs for its own state, such as a button under the pointer, logs no
    /// edits.
    override func refresh() {
        let refreshesOnlyItself = V._isBuiltIn && !isDirtyFromInputs
        isDirtyFromInputs = false
        if refreshesOnlyItself {
            graph.withoutLogging { content?.update(to: runBody()) }
        } else {
            content?.update(to: runBody())
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }

    override func appendDisplayables(to list: inout [Displayable]) { content?.appendDisplayables(to: &list) }

    override var rowAccess: RowAccess? { .source(self) }
    override var propertyStore: PropertyStore? { type.keepsStates ? type.store(of: &view) : store }
    override var changeRecord: ChangeRecord? { record }

    override func takeChanges() -> [String]? {
        let known = record
        if known == nil { record = ChangeRecord() }
        return ChangeRecord.describe(
            known, isFirst: content == nil, properties: type.changedProperties(of: &view, for: known))
    }
}

/// What the nodes of few composed views have.
@MainActor private final class ComposedParts: NodeParts {
    /// What `_printChanges()` prints next.
    @exclusivity(unchecked) var record: ChangeRecord?
    /// An `AnimatedInput` of the view's type.
    @exclusivity(unchecked) var motion: AnyObject?
}

/// Lets tests disable the comparison of inputs: edits, state and pixels must be the same without it, only more bodies
/// run.
@MainActor package enum CutOff {
    @exclusivity(unchecked) package static var isEnabled = true
}
