import Foundation
import Synchronization

/// Functions written in Swift. They take the place of functions for Metal with the same names.
///
///     ShaderLibrary.registerColorEffect("tint") { position, color, arguments in
///         color * 0.5 + arguments.color(0) * (color.w * 0.5)
///     }
///
/// A program registers its functions before views use them, as in the initialiser of its `App`. A name has one function
/// for each use, and a new one replaces that of views that appear or change later. Functions must depend on nothing but
/// what they receive: then a view whose pixels and arguments are unchanged is not drawn again.
extension ShaderLibrary {
    /// Registers a function for `colorEffect(_:isEnabled:)`: the new colour of a pixel. Its position is in points from
    /// the view's top left corner; colours are red, green, blue and alpha from 0 to 1, in sRGB and multiplied by
    /// alpha. Results are clamped: to alpha, to 1, and to 0, which also replaces NaN.
    public static func registerColorEffect(
        _ name: String, in library: ShaderLibrary = .default,
        _ function:
            @escaping @Sendable (_ position: SIMD2<Float>, _ color: SIMD4<Float>, _ arguments: Shader.Values) ->
            SIMD4<Float>
    ) {
        ShaderRegistry.set(
            ShaderCode(.color { values in { function($0, $1, values) } }), name, library, .colorEffect)
    }

    /// Registers a function for `distortionEffect(_:maxSampleOffset:isEnabled:)`: the position of the pixel that is
    /// shown at a position, both in points from the view's top left corner. Outside of the view, and at NaN, it is
    /// transparent.
    public static func registerDistortionEffect(
        _ name: String, in library: ShaderLibrary = .default,
        _ function:
            @escaping @Sendable (_ position: SIMD2<Float>, _ arguments: Shader.Values) -> SIMD2<Float>
    ) {
        ShaderRegistry.set(
            ShaderCode(.distortion { values in { function($0, values) } }), name, library, .distortionEffect)
    }

    /// Registers a function for `layerEffect(_:maxSampleOffset:isEnabled:)`: the colour at a position, computed from
    /// any pixels of the view. Positions and colours are those of `registerColorEffect(_:in:_:)`.
    public static func registerLayerEffect(
        _ name: String, in library: ShaderLibrary = .default,
        _ function:
            @escaping @Sendable (_ position: SIMD2<Float>, _ layer: ShaderLayer, _ arguments: Shader.Values) ->
            SIMD4<Float>
    ) {
        ShaderRegistry.set(
            ShaderCode(.layer { values in { function($0, $1, values) } }), name, library, .layerEffect)
    }

    /// Registers a function for shaders as styles: the colour at a position. Positions and colours are those of
    /// `registerColorEffect(_:in:_:)`.
    public static func registerShapeStyle(
        _ name: String, in library: ShaderLibrary = .default,
        _ function:
            @escaping @Sendable (_ position: SIMD2<Float>, _ arguments: Shader.Values) -> SIMD4<Float>
    ) {
        ShaderRegistry.set(ShaderCode(.style { values in { function($0, values) } }), name, library, .shapeStyle)
    }
}

/// A function in Swift. Arguments are taken apart once for all pixels.
package final class ShaderCode: Hashable, Sendable {
    package typealias ColorFunction = @Sendable (SIMD2<Float>, SIMD4<Float>) -> SIMD4<Float>
    package typealias DistortionFunction = @Sendable (SIMD2<Float>) -> SIMD2<Float>
    package typealias LayerFunction = @Sendable (SIMD2<Float>, ShaderLayer) -> SIMD4<Float>
    package typealias StyleFunction = @Sendable (SIMD2<Float>) -> SIMD4<Float>

    package enum Body: Sendable {
        case color(@Sendable (Shader.Values) -> ColorFunction)
        case distortion(@Sendable (Shader.Values) -> DistortionFunction)
        case layer(@Sendable (Shader.Values) -> LayerFunction)
        case style(@Sendable (Shader.Values) -> StyleFunction)
    }

    package let body: Body
    /// A number that no other function has.
    package let id: Int

    private static let ids = Atomic(0)

    package init(_ body: Body) {
        self.body = body
        id = Self.ids.add(1, ordering: .relaxed).newValue
    }

    package static func == (a: ShaderCode, b: ShaderCode) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The functions that are registered. Any thread may register and look for them.
enum ShaderRegistry {
    private struct Key: Hashable {
        var source: ShaderLibrary.Source
        var name: String
        var usage: Shader.UsageType
    }

    private static let codes = Mutex<[Key: ShaderCode]>([:])

    static func set(_ code: ShaderCode, _ name: String, _ library: ShaderLibrary, _ usage: Shader.UsageType) {
        codes.withLock { $0[Key(source: library.source, name: name, usage: usage)] = code }
    }

    /// The function of its library, of the default library, or the well-known one; nil if there is none.
    static func code(of function: ShaderFunction, as usage: Shader.UsageType) -> ShaderCode? {
        codes.withLock { codes in
            codes[Key(source: function.library.source, name: function.name, usage: usage)]
                ?? codes[Key(source: .standard, name: function.name, usage: usage)]
        } ?? WellKnownShaders.code(function.name, usage)
    }

    /// What is wrong with a function that does not exist, and what to do.
    static func absence(of function: ShaderFunction, as usage: Shader.UsageType) -> String {
        let name = function.name
        let others: [Shader.UsageType] = [.colorEffect, .distortionEffect, .layerEffect, .shapeStyle]
        let known = others.first { code(of: function, as: $0) != nil }
        let found = known.map { " There is one as a \($0.words)." } ?? ""
        return """
            there is no function in Swift for the shader "\(name)" as a \(usage.words).\(found) Metal's functions cannot \
            run here: register one before the view appears, as in ShaderLibrary.\(usage.registration)("\(name)") { \
            \(usage.parameters) in … }.
            """
    }
}

extension Shader.UsageType {
    fileprivate var words: String {
        switch kind {
        case .shapeStyle: "style"
        case .colorEffect: "colour effect"
        case .distortionEffect: "distortion effect"
        case .layerEffect: "layer effect"
        }
    }

    fileprivate var registration: String {
        switch kind {
        case .shapeStyle: "registerShapeStyle"
        case .colorEffect: "registerColorEffect"
        case .distortionEffect: "registerDistortionEffect"
        case .layerEffect: "registerLayerEffect"
        }
    }

    fileprivate var parameters: String {
        switch kind {
        case .shapeStyle, .distortionEffect: "position, arguments"
        case .colorEffect: "position, color, arguments"
        case .layerEffect: "position, layer, arguments"
        }
    }
}
