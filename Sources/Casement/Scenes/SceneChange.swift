import CasementCore

/// A scene that runs an action when a value changes.
private struct ObservingScene<Content: Scene, Value: Equatable>: PrimitiveScene {
    typealias Body = Never
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func describe(in outline: SceneOutline) {
        outline.visit(content)
        guard let old = outline.replaceValue(value) else {
            if isInitial { outline.afterBodies { action(value, value) } }
            return
        }
        if old != value { outline.afterBodies { action(old, value) } }
    }
}

extension Scene {
    /// Runs an action with the old and the new value when a value changes; with `initial` also at the start.
    ///
    ///     WindowGroup { ContentView() }
    ///         .onChange(of: scenePhase) { _, new in if new == .background { store.save() } }
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some Scene { ObservingScene(content: self, value: value, isInitial: initial, action: action) }

    /// Runs an action when a value changes; with `initial` also at the start.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { onChange(of: value, initial: initial) { _, _ in action() } }

    /// Runs an action with the new value when a value changes; the older form of `onChange(of:initial:_:)`.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
        onChange(of: value) { _, new in action(new) }
    }
}
