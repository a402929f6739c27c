import CasementCore
import Foundation

/// Opens a window in place of the one that shows the view: that is hidden, and comes back when the new one is closed.
///
///     @Environment(\.pushWindow) private var pushWindow
///
///     Button("Play") { pushWindow(id: "player") }
@MainActor @preconcurrency public struct PushWindowAction {
    fileprivate let program: (any WindowOpener)?
    fileprivate let window: PresentedScope?

    /// Opens a window of the scene with an identifier.
    public func callAsFunction(id: String) { push(WindowTarget(id: id)) }

    /// Opens a window that presents a value, of the first scene that presents values of this type.
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {
        push(WindowTarget(value: value, valueType: Value.self))
    }

    /// Opens a window that presents a value, of the scene with an identifier.
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
        push(WindowTarget(id: id, value: value, valueType: Value.self))
    }

    private func push(_ target: WindowTarget) {
        guard let program else { return warnOfNoProgram("pushWindow(\(target.arguments))") }
        program.push(target, over: window)
    }
}

extension EnvironmentValues {
    /// The action that opens a window in place of the view's.
    @MainActor public var pushWindow: PushWindowAction {
        PushWindowAction(program: windowOpener, window: windowScope)
    }
}
