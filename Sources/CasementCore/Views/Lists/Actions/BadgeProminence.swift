/// How much the badges of list rows attract attention.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int
    /// Text in a fainter colour than usual.
    public static let decreased = BadgeProminence(level: -1)
    /// Text in the secondary colour: the default.
    public static let standard = BadgeProminence(level: 0)
    /// White text on red, for what should not be overlooked.
    public static let increased = BadgeProminence(level: 1)
}

private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }

extension EnvironmentValues {
    /// How much the badges of list rows attract attention.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the badges of list rows in this view attract attention.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// The text of a badge in a list row.
struct BadgeLabel: View {
    let text: Text
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        switch prominence {
        case .increased:
            text.fontWeight(.semibold).foregroundStyle(.white).padding(.horizontal, 6)
                .background(Color.red, in: Capsule())
        case .decreased: text.foregroundStyle(.tertiary)
        default: text.foregroundStyle(.secondary)
        }
    }

    static var _isBuiltIn: Bool { true }
}
