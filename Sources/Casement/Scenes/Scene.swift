import CasementCore

/// A part of a program that shows windows.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene

    /// The scenes that this scene consists of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A scene without a body, which describes its windows itself.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
    func describe(in outline: SceneOutline)
}

extension Scene where Body == Never {
    /// Primitive scenes have no body.
    public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body.") }
}

extension Never: Scene {
    public var body: Never { fatalError("Never has no value.") }
}
