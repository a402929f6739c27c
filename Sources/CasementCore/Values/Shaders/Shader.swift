import Foundation

/// A function that computes pixels, with its arguments: an effect on a view, or a style.
///
///     Image("Lake").colorEffect(ShaderLibrary.checkerboard(.float(12), .color(.red)))
///
/// Metal's functions cannot run here. Functions in Swift take their place, by name: those of the program, see
/// `ShaderLibrary.registerColorEffect(_:in:_:)`, and the well-known ones that every library has.
public struct Shader: Equatable, Sendable {
    /// The function.
    public var function: ShaderFunction
    /// The arguments after those that every function receives, such as the position.
    public var arguments: [Argument]
    /// Accepted for compatibility, without effect: results are not dithered.
    public var dithersColor = false

    /// Creates a shader from a function and its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }

    /// What a shader is used for. A function is written for one use.
    public struct UsageType: Hashable, Sendable {
        package enum Kind: Sendable { case shapeStyle, colorEffect, distortionEffect, layerEffect }
        package let kind: Kind

        /// A style of shapes and texts.
        public static let shapeStyle = UsageType(kind: .shapeStyle)
        /// An effect on each colour of a view.
        public static let colorEffect = UsageType(kind: .colorEffect)
        /// An effect that moves the pixels of a view.
        public static let distortionEffect = UsageType(kind: .distortionEffect)
        /// An effect that sees all pixels of a view.
        public static let layerEffect = UsageType(kind: .layerEffect)
    }

    /// Checks that there is a function for this use; throws if there is none. Functions in Swift need no other
    /// preparation.
    public func compile(as type: UsageType) async throws {
        if ShaderRegistry.code(of: function, as: type) != nil { return }
        throw ShaderProblem(message: ShaderRegistry.absence(of: function, as: type))
    }
}

/// Why a shader cannot run.
struct ShaderProblem: LocalizedError, CustomStringConvertible {
    let message: String
    var errorDescription: String? { message }
    var description: String { message }
}

extension Shader {
    /// An argument of a shader.
    public struct Argument: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case vector(SIMD4<Float>)
            case floats([Float])
            case boundingRect
            case color(Color)
            case colors([Color])
            case image(Image)
            case data(Data)
        }

        let kind: Kind

        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { vector(Float(x), 0, 0, 0) }

        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            vector(Float(x), Float(y), 0, 0)
        }

        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            vector(Float(x), Float(y), Float(z), 0)
        }

        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            vector(Float(x), Float(y), Float(z), Float(w))
        }

        /// The coordinates of a point.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

        /// A width and a height.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

        /// The components of a vector.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

        /// Any number of numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(kind: .floats(array)) }

        /// The frame of the view or shape in the coordinates of the positions, in points: x, y, width and height.
        public static var boundingRect: Argument { Argument(kind: .boundingRect) }

        /// A colour in sRGB, multiplied by its opacity.
        public static func color(_ color: Color) -> Argument { Argument(kind: .color(color)) }

        /// Any number of colours in sRGB, multiplied by their opacities.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(kind: .colors(array)) }

        /// The pixels of a picture. Symbols and images drawn by code have none until they are drawn, and are empty.
        public static func image(_ image: Image) -> Argument { Argument(kind: .image(image)) }

        /// Bytes.
        public static func data(_ data: Data) -> Argument { Argument(kind: .data(data)) }

        private static func vector(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> Argument {
            Argument(kind: .vector(SIMD4(x, y, z, w)))
        }
    }
}
