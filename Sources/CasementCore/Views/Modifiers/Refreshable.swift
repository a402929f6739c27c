import Foundation

/// The action that reloads a view's content; views read it from the environment, where `refreshable(action:)` sets it.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Runs the action and waits until it has finished.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// The action that reloads the content of this view; nil if no ancestor sets one.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Provides an action that reloads the content, as `\.refresh` of the environment.
    public func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<RefreshAction?>> {
        environment(\.refresh, RefreshAction(action: action))
    }
}
