import Foundation

/// What a program's window is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It is not seen: minimised, or on another desktop.
    case background
    /// It is seen, but another window has the keyboard.
    case inactive
    /// It is seen and has the keyboard.
    case active
}

/// Whether controls stand in the window that has the keyboard.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// Their window has the keyboard.
    case key
    /// Their window is the program's main one, though another has the keyboard.
    case active
    /// Another window has the keyboard.
    case inactive
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private struct ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }

extension EnvironmentValues {
    /// What the window is doing: a program saves what it has when it is `background`.
    ///
    ///     @Environment(\.scenePhase) private var phase
    ///     ...
    ///     .onChange(of: phase) { if phase == .background { save() } }
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether the window has the keyboard.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether what is shown here looks active: it does in the window that has the keyboard.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }
}
