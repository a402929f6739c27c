import CasementCore

/// A modifier of scenes that a program makes. SwiftUI has it by this name, without documentation:
///
///     struct Compact: _SceneModifier {
///         func body(content: SceneContent) -> some Scene { content.windowResizability(.contentSize) }
///     }
///
///     WindowGroup { ContentView() }.modifier(Compact())
///
/// It may have state and read the environment.
@MainActor @preconcurrency public protocol _SceneModifier {
    associatedtype Body: Scene
    /// The scene that is modified.
    typealias SceneContent = _SceneModifier_Content<Self>

    /// The scene with what the modifier changes.
    @SceneBuilder @MainActor @preconcurrency func body(content: SceneContent) -> Body
}

/// The scene that a modifier modifies.
public struct _SceneModifier_Content<Modifier: _SceneModifier>: PrimitiveScene {
    public typealias Body = Never
    fileprivate let content: any Scene

    func describe(in outline: SceneOutline) { outline.visit(content) }
}

/// A scene without windows.
public struct _EmptyScene: PrimitiveScene {
    public typealias Body = Never

    /// A scene without windows.
    public init() {}

    func describe(in outline: SceneOutline) {}
}

extension ModifiedContent: Scene, PrimitiveScene where Content: Scene, Modifier: _SceneModifier {
    func describe(in outline: SceneOutline) {
        outline.visit(modifier) { $0.body(content: _SceneModifier_Content(content: content)) }
    }
}

extension Scene {
    /// The scene with what a modifier changes.
    public func modifier<T: _SceneModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
