import CasementCore

/// A title that shows or hides its content.
///
///     DisclosureGroup("Details") {
///         Text("Size: 12 KB")
///         Text("Kind: picture")
///     }
///
/// The content is created when it is shown for the first time. Without a binding the group stores its state itself,
/// and is closed initially.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?

    @State private var isOpen = false
    private var styles = Styles<DisclosureGroupStyleConfiguration>()

    /// A group with a custom label that stores whether it is open.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, isExpanded) = (label(), content, nil)
    }

    /// A group with a custom label that is open while `isExpanded` is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        (self.label, self.content, self.isExpanded) = (label(), content, isExpanded)
    }

    public var body: some View {
        styles.show(
            DisclosureGroupStyleConfiguration(
                label: styles.part(label), content: styles.part(LateContent(content: content)),
                isExpanded: isExpanded ?? $isOpen))
    }

    public static var _isBuiltIn: Bool { true }
}

/// A view that runs its closure when it is shown.
private struct LateContent<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
    static var _isBuiltIn: Bool { true }
}

extension DisclosureGroup where Label == Text {
    /// A group with a text label that stores whether it is open.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A group with a text label that stores whether it is open.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A group with a text label that is open while `isExpanded` is true.
    public init(
        _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }

    /// A group with a text label that is open while `isExpanded` is true.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// The properties of a disclosure group that its style receives.
public struct DisclosureGroupStyleConfiguration {
    /// The group's label.
    public typealias Label = _StylePart<DisclosureGroupStyleConfiguration>
    /// The content that the group shows while it is open.
    public typealias Content = _StylePart<DisclosureGroupStyleConfiguration>

    /// The group's label.
    public let label: Label
    /// The content that the group shows while it is open.
    public let content: Content
    /// Whether the group is open, which the style sets.
    @Binding public var isExpanded: Bool
}
