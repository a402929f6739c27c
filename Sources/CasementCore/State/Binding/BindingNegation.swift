extension Binding where Value == Bool {
    /// A binding to the opposite: `Toggle("Hidden", isOn: !$isShown)`.
    public static prefix func ! (binding: Binding<Bool>) -> Binding<Bool> { binding[dynamicMember: \.negated] }
}

extension Bool {
    fileprivate var negated: Bool {
        get { !self }
        set { self = !newValue }
    }
}
