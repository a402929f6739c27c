import Foundation

/// The functions of shaders, by name. Any name is a member: `ShaderLibrary.ripple` is the function "ripple" of the
/// default library.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
    enum Source: Hashable, Sendable {
        case standard
        case bundle(String)
        case file(URL)
        case data(Data)
    }

    let source: Source

    private init(_ source: Source) { self.source = source }

    /// The library of the program.
    public static let `default` = ShaderLibrary(.standard)

    /// The library of a bundle. Functions that are not registered in it are looked for in the default library.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(.bundle(bundle.bundlePath)) }

    /// A library that was compiled for Metal, in memory. It cannot run here: a message says so once. Names in it are
    /// those of functions in Swift that were registered in an equal library or in the default one.
    public init(data: Data) {
        source = .data(data)
        Self.warn("in memory")
    }

    /// A library that was compiled for Metal, in a file, which is not read; see `init(data:)`.
    public init(url: URL) {
        source = .file(url)
        Self.warn("\"\(url.lastPathComponent)\"")
    }

    private static func warn(_ place: String) {
        let message = """
            The ShaderLibrary \(place) is compiled for Metal, which cannot run here. Register functions in Swift for \
            its names: ShaderLibrary.registerColorEffect("name") { position, color, arguments in … }.
            """
        if MainThread.isCurrent { MainThread.sync { RuntimeWarning.issue(message) } }
    }

    /// The function of the default library with a name.
    public static subscript(dynamicMember name: String) -> ShaderFunction { self.default[dynamicMember: name] }

    /// The function of the library with a name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function of a shader library. Called with arguments, it is a shader.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
    /// The library in which the function is looked for.
    public var library: ShaderLibrary
    /// The name of the function.
    public var name: String

    /// Creates a function, which need not exist.
    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

    /// A shader that calls the function with arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}
