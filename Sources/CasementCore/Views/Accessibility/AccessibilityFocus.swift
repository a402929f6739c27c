/// Which of a view's parts an assistive program is at: here always the one that has the keyboard, which such programs follow.
///
///     @AccessibilityFocusState private var isNoticeFocused: Bool
///
/// Views are bound to it by `accessibilityFocused(_:)`. What cannot have the keyboard focus cannot have this one.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var focus: FocusState<Value>

    /// Whether the part has the focus; false at first.
    public init() where Value == Bool { focus = FocusState() }
    /// Whether the part has the focus. The technologies have no effect: the desktop does not tell which program asks.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { focus = FocusState() }
    /// Which part has the focus; nil is none of them, and so it is at first.
    public init<T: Hashable>() where Value == T? { focus = FocusState() }
    /// Which part has the focus. The technologies have no effect: the desktop does not tell which program asks.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { focus = FocusState() }

    /// The present value. Reading it in a body makes the body depend on it.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// What `accessibilityFocused(_:)` takes.
    @MainActor @preconcurrency public var projectedValue: Binding { Binding(focus: focus.projectedValue) }

    /// A way to read and set a focus state that another view owns.
    @propertyWrapper @MainActor @preconcurrency public struct Binding {
        let focus: FocusState<Value>.Binding

        /// The value that is referred to.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Binds a condition to whether an assistive program is at this view, which is where the keyboard is.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.focus)
    }

    /// Binds a value to whether an assistive program is at this view, which is where the keyboard is.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { focused(binding.focus, equals: value) }
}
