import CasementCore
import Foundation

/// Which window an action opens or closes.
package struct WindowTarget {
    /// The identifier of its scene; nil for the scene that presents values of the type.
    package var id: String?
    /// The value that it presents, if it presents one.
    package var value: AnyHashable?
    /// The type of the value.
    package var valueType: Any.Type?

    /// The call that names the target, for messages.
    package var arguments: String {
        [id.map { "id: \"\($0)\"" }, value.map { "value: \($0.base)" }].compactMap(\.self).joined(separator: ", ")
    }
}

/// The running program, as the actions of the environment know it.
@MainActor package protocol WindowOpener: AnyObject {
    /// Opens a window of a scene, or brings the one that shows the same to the front.
    func open(_ target: WindowTarget)
    /// Opens the window of the program's settings, or brings it to the front.
    func openSettings()
    /// Closes all windows of a scene, or the one that presents a value.
    func dismiss(_ target: WindowTarget)
    /// Opens a window as `open` does, in place of the one with a scope.
    func push(_ target: WindowTarget, over window: PresentedScope?)
    /// The title of a scene, and whether it has a window; nil where there is no such scene. What asks in its body asks
    /// again when that changes.
    func scene(withID id: String) -> (title: Text?, isOpen: Bool)?
    /// Whether more than one window can be open.
    var supportsMultipleWindows: Bool { get }
}

/// Opens windows of the program's scenes.
///
///     @Environment(\.openWindow) private var openWindow
///
///     Button("New note") { openWindow(id: "note") }
///     Button("Details") { openWindow(value: book.id) }
///
/// A scene that has the wanted window already brings it to the front: a `Window`, and a `WindowGroup` with an equal
/// value. An unknown identifier or type of values causes a warning.
@MainActor @preconcurrency public struct OpenWindowAction {
    fileprivate let program: (any WindowOpener)?

    /// Opens a window of the scene with an identifier.
    public func callAsFunction(id: String) { open(WindowTarget(id: id)) }

    /// Opens a window that presents a value, of the first scene that presents values of this type.
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {
        open(WindowTarget(value: value, valueType: Value.self))
    }

    /// Opens a window that presents a value, of the scene with an identifier.
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
        open(WindowTarget(id: id, value: value, valueType: Value.self))
    }

    /// The title of a scene, and whether it has a window.
    func scene(withID id: String) -> (title: Text?, isOpen: Bool)? { program?.scene(withID: id) }

    private func open(_ target: WindowTarget) {
        guard let program else { return warnOfNoProgram("openWindow(\(target.arguments))") }
        program.open(target)
    }
}

/// Closes windows of the program's scenes: `@Environment(\.dismissWindow) private var dismissWindow`.
@MainActor @preconcurrency public struct DismissWindowAction {
    fileprivate let program: (any WindowOpener)?
    fileprivate let window: PresentedScope?

    /// Closes the window that shows the view.
    public func callAsFunction() { window?.dismiss() }

    /// Closes all windows of the scene with an identifier.
    public func callAsFunction(id: String) { dismiss(WindowTarget(id: id)) }

    /// Closes the window that presents a value.
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {
        dismiss(WindowTarget(value: value, valueType: Value.self))
    }

    /// Closes the window of the scene with an identifier that presents a value.
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
        dismiss(WindowTarget(id: id, value: value, valueType: Value.self))
    }

    private func dismiss(_ target: WindowTarget) {
        guard let program else { return warnOfNoProgram("dismissWindow(\(target.arguments))") }
        program.dismiss(target)
    }
}

/// Opens the window of the program's `Settings`: `@Environment(\.openSettings) private var openSettings`.
@MainActor @preconcurrency public struct OpenSettingsAction {
    fileprivate let program: (any WindowOpener)?

    /// Opens the window, or brings it to the front.
    public func callAsFunction() {
        guard let program else { return warnOfNoProgram("openSettings()") }
        program.openSettings()
    }
}

@MainActor func warnOfNoProgram(_ call: String) {
    RuntimeWarning.issue("\(call) does nothing here: the view is in no window of a program.")
}

/// Does not keep the program, which keeps the environment.
private struct WeakOpener { weak var opener: (any WindowOpener)? }
private struct WindowOpenerKey: EnvironmentKey { static var defaultValue: WeakOpener { WeakOpener() } }

extension EnvironmentValues {
    /// The program whose windows the actions open.
    package var windowOpener: (any WindowOpener)? {
        get { self[WindowOpenerKey.self].opener }
        set { self[WindowOpenerKey.self] = WeakOpener(opener: newValue) }
    }

    /// The action that opens windows.
    @MainActor public var openWindow: OpenWindowAction { OpenWindowAction(program: windowOpener) }

    /// The action that closes windows.
    @MainActor public var dismissWindow: DismissWindowAction {
        DismissWindowAction(program: windowOpener, window: windowScope)
    }

    /// The action that opens the window of the program's settings.
    @MainActor public var openSettings: OpenSettingsAction { OpenSettingsAction(program: windowOpener) }

    /// Whether the program can open more than one window; false in pictures and tests of views alone.
    @MainActor public var supportsMultipleWindows: Bool { windowOpener?.supportsMultipleWindows ?? false }
}
