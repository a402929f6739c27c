import Foundation

/// The state of the program's window.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The window is not visible: minimised, or on another desktop.
    case background
    /// The window is visible, but another one has keyboard focus.
    case inactive
    /// The window is visible and has keyboard focus.
    case active
}

/// Whether the window of controls has keyboard focus.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// The window has keyboard focus.
    case key
    /// The window is the program's main one, but another one has keyboard focus.
    case active
    /// Another window has keyboard focus.
    case inactive
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private struct ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }

extension EnvironmentValues {
    /// The state of the window: a program saves its data when it becomes `background`.
    ///
    ///     @Environment(\.scenePhase) private var phase
    ///     ...
    ///     .onChange(of: phase) { if phase == .background { save() } }
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether the window has keyboard focus.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether content appears active, as in the window with keyboard focus.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }

    /// Whether the window is recorded or shown elsewhere. False: desktops do not tell.
    public var isSceneCaptured: Bool { false }

    /// The size of the rows of sidebars, which a user of a Mac sets for all programs: the medium one.
    public var sidebarRowSize: SidebarRowSize { .medium }
}

/// The size of the rows of sidebars.
public enum SidebarRowSize: Hashable, Sendable {
    /// Smaller or larger than usual.
    case small, medium, large
}
