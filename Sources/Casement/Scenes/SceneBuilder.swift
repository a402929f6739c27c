import CasementCore

/// A result builder that makes the scenes of a program. Scenes that stand in an `if` or `switch` come and go with its
/// condition; the windows of a scene that goes are closed.
///
///     var body: some Scene {
///         WindowGroup { ContentView() }
///         if showsLog { Window("Log", id: "log") { LogView() } }
///     }
@MainActor @preconcurrency @resultBuilder public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        SceneTuple(content: (repeat each content))
    }

    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        OptionalScene(content: content)
    }

    public static func buildEither<First: Scene, Second: Scene>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The scenes of an `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
        AvailableScene(content: content)
    }
}

/// Several scenes.
private struct SceneTuple<each Content: Scene>: PrimitiveScene {
    typealias Body = Never
    let content: (repeat each Content)

    func describe(in outline: SceneOutline) {
        var index = 0
        for scene in repeat each content {
            outline.visit(scene, at: "\(index)")
            index += 1
        }
    }
}

/// The scenes of an `if` without an `else`.
private struct OptionalScene<Content: Scene>: PrimitiveScene {
    typealias Body = Never
    let content: Content?

    func describe(in outline: SceneOutline) { if let content { outline.visit(content, at: "if") } }
}

/// The scenes of one branch of an `if` or `switch`. The branches have different identities.
extension _ConditionalContent: Scene, PrimitiveScene where TrueContent: Scene, FalseContent: Scene {
    func describe(in outline: SceneOutline) {
        switch storage {
        case .trueContent(let scene): outline.visit(scene, at: "if")
        case .falseContent(let scene): outline.visit(scene, at: "else")
        }
    }
}

/// Scenes whose type is hidden, as it may not exist everywhere.
private struct AvailableScene: PrimitiveScene {
    typealias Body = Never
    let content: any Scene

    func describe(in outline: SceneOutline) { outline.visit(content, at: "available") }
}
