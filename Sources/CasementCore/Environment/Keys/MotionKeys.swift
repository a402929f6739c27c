import Foundation

private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.interpolate }
private struct ContentTransitionDrawingGroupKey: EnvironmentKey { static let defaultValue = false }
private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private struct SymbolEffectsRemovedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The transition of content within views, such as changing text; by default `.interpolate`.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether content in transition is drawn as a group; grouping is always allowed.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionDrawingGroupKey.self] }
        set { self[ContentTransitionDrawingGroupKey.self] = newValue }
    }

    /// Whether the user prefers reduced motion. Moving transitions are then replaced by fades; custom
    /// animations should do likewise.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether symbol effects are disabled.
    var symbolEffectsAreRemoved: Bool {
        get { self[SymbolEffectsRemovedKey.self] }
        set { self[SymbolEffectsRemovedKey.self] = newValue }
    }
}
