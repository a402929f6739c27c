/// The part of a view that has the assistive focus: here always the keyboard focus, which assistive programs follow.
///
///     @AccessibilityFocusState private var isNoticeFocused: Bool
///
/// Bind views to it with `accessibilityFocused(_:)`. A view that cannot have the keyboard focus cannot have this one.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var focus: FocusState<Value>

    /// Creates a state for whether a view has the focus; initially false.
    public init() where Value == Bool { focus = FocusState() }
    /// Creates a state for whether a view has the focus. The technologies have no effect: the desktop does not report
    /// the requesting program.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { focus = FocusState() }
    /// Creates a state for the value of the focused view; nil, the initial value, is none of them.
    public init<T: Hashable>() where Value == T? { focus = FocusState() }
    /// Creates a state for the value of the focused view. The technologies have no effect: the desktop does not report
    /// the requesting program.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { focus = FocusState() }

    /// The current value. Reading it in a body makes the body depend on it.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding for `accessibilityFocused(_:)`.
    @MainActor @preconcurrency public var projectedValue: Binding { Binding(focus: focus.projectedValue) }

    /// A reference to a focus state that another view owns.
    @propertyWrapper @MainActor @preconcurrency public struct Binding {
        let focus: FocusState<Value>.Binding

        /// The referenced value.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Binds a condition to whether this view has the assistive focus, which is the keyboard focus.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.focus)
    }

    /// Binds a value to whether this view has the assistive focus, which is the keyboard focus.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { focused(binding.focus, equals: value) }
}
