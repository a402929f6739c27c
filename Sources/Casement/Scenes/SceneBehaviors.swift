/// Whether a scene opens a window when the program starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    enum Kind { case automatic, presented, suppressed }
    let kind: Kind
    /// The first scene opens a window, others do not.
    public static let automatic = SceneLaunchBehavior(kind: .automatic)
    /// It opens a window.
    public static let presented = SceneLaunchBehavior(kind: .presented)
    /// It opens none.
    public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

/// Whether the windows of a scene that are open when the program ends come back at its next start.
public struct SceneRestorationBehavior: Hashable, Sendable {
    let isDisabled: Bool
    /// They come back.
    public static let automatic = SceneRestorationBehavior(isDisabled: false)
    /// They do not come back.
    public static let disabled = SceneRestorationBehavior(isDisabled: true)
}

extension Scene {
    /// Sets whether the scene opens a window when the program starts.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        changing { $0.launch = behavior.kind }
    }

    /// Sets whether the scene's open windows come back at the next start of the program.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        changing { $0.isRestored = $0.isRestored && !behavior.isDisabled }
    }
}
