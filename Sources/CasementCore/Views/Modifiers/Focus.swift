extension View {
    /// Binds a condition to whether this view has the keyboard focus. It has no effect yet.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { modifier(_FocusedModifier()) }

    /// Binds a value to whether this view has the keyboard focus: while it has, the state is `value`. It has no effect yet.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(_FocusedModifier())
    }
}

/// What `focused` leaves of a view: the view.
struct _FocusedModifier: ViewModifier, Equatable {
    func body(content: Content) -> some View { content }
}
