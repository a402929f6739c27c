import CasementCore
import Foundation

/// A control that shows a page in the navigation stack around it.
///
///     NavigationLink("Details", value: song)
///     NavigationLink("About") { AboutPage() }
///
/// With a value it shows the destination that the stack declares for the type of the value; with a destination it shows
/// that view. As the row of a list or form it fills the row, and has an arrow at its end; in a list with a selection it
/// also selects its row. In a column of a split view that another follows, it shows its destination there, also when
/// arrow keys or the program select its row, until the program deselects it; but a link with a value, in a list whose
/// selection has values of its type, only selects its row. Outside of a stack or split view, or with a nil value, it is
/// disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case value(AnyHashable?)
        case view(() -> Destination)
    }

    private let target: Target
    private let isActive: Binding<Bool>?
    private let label: Label
    @State private var view = PushedView()
    @Environment(\.navigation) private var navigation

    private init(_ target: Target, isActive: Binding<Bool>? = nil, label: Label) {
        (self.target, self.isActive, self.label) = (target, isActive, label)
    }

    public var body: some View {
        let _ = updateView()
        LinkControl(
            label: label, value: canPress ? value : nil, showsView: showsView, isInColumn: navigation?.column != nil,
            isShown: isShown, press: press, leave: { follow(false) }
        )
        .disabled(!canPress)
        .modifier(ActiveLink(isActive: isActive?.wrappedValue, follow: follow))
    }

    public static var _isBuiltIn: Bool { true }

    private var value: AnyHashable? {
        guard case .value(let value) = target else { return nil }
        return value
    }

    private var showsView: Bool { if case .view = target { true } else { false } }

    private var canPress: Bool {
        if case .value(nil) = target { return false }
        return navigation != nil
    }

    /// Whether another column shows its view now.
    private var isShown: Bool {
        guard let column = navigation?.column else { return false }
        switch target {
        case .value(let value): return value.map(column.shows) ?? false
        case .view: return column.shows(view)
        }
    }

    /// The page shows the link's newest destination.
    private func updateView() {
        guard case .view(let make) = target else { return }
        view.set {
            AnyView(make())
        } onPop: {
            [isActive] in
            if let isActive, isActive.wrappedValue { isActive.wrappedValue = false }
        }
    }

    private func press() {
        guard let navigation else { return }
        switch target {
        case .value(let value): if let value { navigation.show(value) }
        case .view:
            if let isActive { isActive.wrappedValue = true } else { push() }
        }
    }

    private func push() { navigation?.show(view) }

    /// Follows the binding of an older link.
    private func follow(_ isActive: Bool) {
        if isActive { push() } else { navigation?.leave(view) }
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the destination of a value, with a custom label; disabled while the value is nil.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// A link to the destination of a value; disabled while the value is nil.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link to the destination of a value; disabled while the value is nil.
    @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// A link to a view, with a custom label.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination(), label: label)
    }

    /// A link to a view, with a custom label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view { destination }, label: label())
    }

    /// A link to a view, which is also shown while `isActive`.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination(), isActive: isActive, label: label) }

    /// A link to a view, which is also shown while `isActive`.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view { destination }, isActive: isActive, label: label())
    }

    /// A link to a view, which is also shown while `selection` is `tag`.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        let isActive = Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            })
        self.init(destination: destination(), isActive: isActive, label: label)
    }

    /// A link to a view, which is also shown while `selection` is `tag`.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(tag: tag, selection: selection, destination: { destination }, label: label) }
}

extension NavigationLink where Label == Text {
    /// A link to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link to a view.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(title) } }

    /// A link to a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link to a view.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link to a view, which is also shown while `isActive`.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// A link to a view, which is also shown while `isActive`.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) { self.init(destination: destination, isActive: isActive) { Text(title) } }

    /// A link to a view, which is also shown while `isActive`.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }

    /// A link to a view, which is also shown while `selection` is `tag`.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }

    /// A link to a view, which is also shown while `selection` is `tag`.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }
}

extension NavigationLink {
    /// Has no effect: it is for phones.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// A link as a button, or as a whole row.
private struct LinkControl<Label: View>: View {
    let label: Label
    /// Nil for a link to a view.
    let value: AnyHashable?
    let showsView: Bool
    /// Whether it leads to another column of a split view.
    let isInColumn: Bool
    /// Whether that column shows its view.
    let isShown: Bool
    let press: () -> Void
    let leave: () -> Void

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _RowDependentView {
            if isInColumn {
                _SelectionDependentView { [value, showsView] accepts in
                    showsView || (value.map(accepts) ?? false)
                } selecting: {
                    // A view is shown when the row is selected: by hand, by keys, or by the program.
                    if showsView {
                        LinkRowLabel(label: label, showsArrow: false, press: press).rowTrait(\.leave, leave)
                    } else {
                        label.rowTrait(\.link, value)
                    }
                } otherwise: {
                    LinkRow(label: label, hasArrow: false, press: press)
                        .rowTrait(\.background, isShown ? AnyView(ShownLinkRow()) : nil)
                }
            } else {
                _SelectionDependentView {
                    // The list selects the row when it is pressed.
                    LinkRowLabel(label: label, showsArrow: true, press: press)
                } otherwise: {
                    LinkRow(label: label, hasArrow: true, press: press)
                }
            }
        } other: {
            Button(action: press) { label }
        }
    }
}

/// A link whose target is the whole row.
private struct LinkRow<Label: View>: View {
    let label: Label
    let hasArrow: Bool
    let press: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.navigationLinkIndicator) private var indicator

    static var _isBuiltIn: Bool { true }

    private var showsArrow: Bool { indicator == .automatic ? hasArrow : indicator == .visible }

    var body: some View {
        Button(action: press) { label }
            .buttonStyle(LinkRowStyle(hasArrow: showsArrow))
            .rowTrait(\.activate, isEnabled ? press : nil)
    }
}

/// The label of a link whose row follows it, and is selected, in a list with a selection.
private struct LinkRowLabel<Label: View>: View {
    let label: Label
    /// Whether it has an arrow where the program does not say.
    let showsArrow: Bool
    let press: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.navigationLinkIndicator) private var indicator

    static var _isBuiltIn: Bool { true }

    var body: some View {
        LinkRowContent(label: label, hasArrow: indicator == .automatic ? showsArrow : indicator == .visible)
            .opacity(isEnabled ? 1 : 0.45)
            .rowTrait(\.activate, isEnabled ? press : nil)
    }
}

/// The background of the row of a link whose view another column shows: that of a selected row.
private struct ShownLinkRow: View {
    static var _isBuiltIn: Bool { true }

    var body: some View {
        RoundedRectangle(cornerRadius: 5).fill(Color(theme: .selectionIdle)).padding(.horizontal, 10)
    }
}

/// The label, and an arrow at the end of the row.
private struct LinkRowStyle: ButtonStyle {
    let hasArrow: Bool

    func makeBody(configuration: Configuration) -> some View {
        LinkRowContent(label: configuration.label, hasArrow: hasArrow)
            .contentShape(Rectangle())
            .opacity(!configuration.isEnabled ? 0.45 : configuration.isPressed ? 0.6 : 1)
    }
}

private struct LinkRowContent<Label: View>: View {
    let label: Label
    let hasArrow: Bool

    static var _isBuiltIn: Bool { true }

    var body: some View {
        HStack(spacing: 6) {
            label
            Spacer(minLength: 0)
            if hasArrow {
                Image(systemName: "chevron.forward")
                    .font(.system(size: 10, weight: .semibold))
                    .foregroundStyle(.tertiary)
                    .accessibilityHidden(true)
            }
        }
    }
}

/// Shows and leaves the page of an older link when its binding changes.
private struct ActiveLink: ViewModifier {
    /// Nil for a link without a binding.
    let isActive: Bool?
    let follow: (Bool) -> Void

    func body(content: Content) -> some View {
        content.onChange(of: isActive, initial: true) { old, new in
            // At the start, a link that is not active has nothing to leave.
            if let new, new || old != new { follow(new) }
        }
    }
}

extension NavigationLink: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.append(label) }
}
