import Foundation

/// Loads the content of a view again; views read it from the environment, where `refreshable(action:)` put it.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Runs the action and waits for it.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// What loads the content here again; nil where nobody offered it.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Offers views in this one an action that loads the content again, as `\.refresh` of the environment.
    public func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<RefreshAction?>> {
        environment(\.refresh, RefreshAction(action: action))
    }
}
