import CasementCore

/// How severe a problem is that a dialog reports.
public struct DialogSeverity: Hashable, Sendable {
    private let name: String
    /// The usual severity.
    public static let automatic = DialogSeverity(name: "automatic")
    /// The answer needs care, as when something is lost: the dialog has a warning sign.
    public static let critical = DialogSeverity(name: "critical")
    /// The usual severity.
    public static let standard = DialogSeverity(name: "standard")
}

/// What is said of the alerts and confirmation dialogs of a view.
struct DialogTraits {
    var severity = DialogSeverity.automatic
    var icon: Image?
    var suppression: Suppression?

    /// A check box with which the user asks not to see a dialog again.
    struct Suppression {
        let title: Text
        let isSuppressed: Binding<Bool>
    }
}

private struct DialogTraitsKey: EnvironmentKey { static var defaultValue: DialogTraits { DialogTraits() } }

extension EnvironmentValues {
    /// What is said of the alerts and confirmation dialogs in this scope.
    var dialogTraits: DialogTraits {
        get { self[DialogTraitsKey.self] }
        set { self[DialogTraitsKey.self] = newValue }
    }
}

extension View {
    /// Sets the severity of the alerts and confirmation dialogs of this view. Critical ones have a warning sign.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        transformEnvironment(\.dialogTraits) { $0.severity = severity }
    }

    /// Sets the icon of the alerts and confirmation dialogs of this view; nil is the default, none for dialogs that are
    /// not critical.
    public func dialogIcon(_ icon: Image?) -> some View {
        transformEnvironment(\.dialogTraits) { $0.icon = icon }
    }

    /// Adds a check box to the alerts and confirmation dialogs of this view, with which the user asks not to see them
    /// again. It sets the binding; the program asks that before it presents a dialog.
    ///
    ///     Button("Empty") { if isSuppressed { empty() } else { asks = true } }
    ///         .confirmationDialog("Empty the trash?", isPresented: $asks) { Button("Empty", action: empty) }
    ///         .dialogSuppressionToggle(isSuppressed: $isSuppressed)
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text("Do not show this message again"), isSuppressed: isSuppressed)
    }

    /// Adds a check box with a title to the alerts and confirmation dialogs of this view.
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a check box with a title to the alerts and confirmation dialogs of this view.
    @_disfavoredOverload public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View { dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed) }

    /// Adds a check box with a title to the alerts and confirmation dialogs of this view.
    @_disfavoredOverload public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }

    /// Adds a check box with a title to the alerts and confirmation dialogs of this view.
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        transformEnvironment(\.dialogTraits) {
            $0.suppression = DialogTraits.Suppression(title: label, isSuppressed: isSuppressed)
        }
    }
}

/// The icon of a dialog.
struct DialogIcon: View {
    let traits: DialogTraits

    static var _isBuiltIn: Bool { true }

    /// The side of icons, in points.
    private static var side: CGFloat { 44 }

    var body: some View {
        if let icon = traits.icon {
            icon.resizable().scaledToFit().frame(width: Self.side, height: Self.side).padding(.bottom, 10)
        } else if traits.severity == .critical {
            Image(systemName: "exclamationmark.triangle.fill")
                .font(.system(size: Self.side - 6))
                .foregroundStyle(.yellow)
                .accessibilityLabel("Warning")
                .padding(.bottom, 8)
        }
    }
}

/// The check box with which the user asks not to see a dialog again.
struct DialogSuppressionToggle: View {
    let suppression: DialogTraits.Suppression?

    static var _isBuiltIn: Bool { true }

    var body: some View {
        if let suppression {
            Toggle(isOn: suppression.isSuppressed) { suppression.title }
                .toggleStyle(.checkbox)
                .font(.callout)
                .padding(.top, 16)
        }
    }
}
