import Foundation

extension Shader {
    /// The arguments of a shader, as its function receives them. Each argument has one index, from 0.
    public struct Values: Hashable, Sendable {
        enum Other: Hashable, Sendable {
            case none
            case boundingRect
            case floats([Float])
            case colors([SIMD4<Float>])
            case picture(ShaderPicture)
            case pixels(Pixels)
            case data(Data)
        }

        /// The numbers of each argument; 0 for arguments of other kinds.
        private var vectors: [SIMD4<Float>] = []
        /// The arguments that are not numbers; empty if all are.
        private var others: [Other] = []

        /// The number of arguments.
        public var count: Int { vectors.count }

        /// A number; 0 if there is no such argument.
        @inline(__always) public func float(_ index: Int) -> Float { float4(index).x }

        /// A number, or `missing` if there are fewer arguments.
        @inline(__always) public func float(_ index: Int, default missing: Float) -> Float {
            index < vectors.count ? float4(index).x : missing
        }

        /// Two numbers; 0 if there is no such argument.
        @inline(__always) public func float2(_ index: Int) -> SIMD2<Float> { float4(index).lowHalf }

        /// Three numbers; 0 if there is no such argument.
        @inline(__always) public func float3(_ index: Int) -> SIMD3<Float> {
            let four = float4(index)
            return SIMD3(four.x, four.y, four.z)
        }

        /// Four numbers, such as those of `boundingRect`: x, y, width and height. 0 if there is no such argument.
        @inline(__always) public func float4(_ index: Int) -> SIMD4<Float> {
            vectors.indices.contains(index) ? vectors[index] : .zero
        }

        /// A colour: red, green, blue and alpha from 0 to 1, in sRGB and multiplied by alpha. Transparent if there is
        /// no such argument.
        @inline(__always) public func color(_ index: Int) -> SIMD4<Float> { float4(index) }

        /// The numbers of an array; none if there is no such argument.
        public func floatArray(_ index: Int) -> [Float] {
            if case .floats(let numbers) = other(index) { numbers } else { [] }
        }

        /// The colours of an array; none if there is no such argument.
        public func colorArray(_ index: Int) -> [SIMD4<Float>] {
            if case .colors(let colors) = other(index) { colors } else { [] }
        }

        /// The pixels of an image; none if there is no such argument.
        public func image(_ index: Int) -> Pixels {
            if case .pixels(let pixels) = other(index) { pixels } else { .empty }
        }

        /// Bytes; none if there is no such argument.
        public func data(_ index: Int) -> Data {
            if case .data(let data) = other(index) { data } else { Data() }
        }

        private func other(_ index: Int) -> Other { others.indices.contains(index) ? others[index] : .none }
    }

    /// The pixels of an image that is an argument.
    public struct Pixels: Hashable, Sendable {
        /// The number of pixels in a row.
        public let width: Int
        /// The number of rows.
        public let height: Int
        /// Premultiplied, 0xAARRGGBB.
        private let words: [UInt32]

        static let empty = Pixels(width: 0, height: 0, words: [])

        package init(width: Int, height: Int, words: [UInt32]) {
            (self.width, self.height, self.words) = (width, height, words)
        }

        /// The colour at a position, interpolated between pixels: (0, 0) is the top left corner, (1, 1) the bottom
        /// right one. Beyond its edges the image is continued in the colours at its edges.
        public func sample(_ position: SIMD2<Float>) -> SIMD4<Float> {
            let size = SIMD2(Float(width), Float(height))
            let place = position * size - 0.5
            guard width > 0, height > 0, abs(place.x) < 1e6, abs(place.y) < 1e6 else { return .zero }
            let corner = place.rounded(.down)
            let part = place - corner
            func pixel(_ x: Float, _ y: Float) -> SIMD4<Float> {
                let column = min(max(Int(x), 0), width - 1), row = min(max(Int(y), 0), height - 1)
                return ShaderPixel.unpack(words[row * width + column])
            }
            let top = pixel(corner.x, corner.y) * (1 - part.x) + pixel(corner.x + 1, corner.y) * part.x
            let bottom = pixel(corner.x, corner.y + 1) * (1 - part.x) + pixel(corner.x + 1, corner.y + 1) * part.x
            return top * (1 - part.y) + bottom * part.y
        }
    }
}

/// A picture whose pixels are an argument. They are read when the function runs.
package enum ShaderPicture: Hashable, Sendable {
    case named(PictureName)
    case picture(Picture)
}

extension Shader.Values {
    /// The arguments of a shader with the colours of a theme. Numbers that are NaN count as 0; `problem` says which.
    init(_ arguments: [Shader.Argument], in theme: ThemeVariant, scale: CGFloat, problem: (String) -> Void) {
        func color(_ color: Color) -> SIMD4<Float> {
            let resolved = color.resolve(in: theme)
            return SIMD4(resolved.red, resolved.green, resolved.blue, 1) * resolved.alpha
        }
        for (index, argument) in arguments.enumerated() {
            var vector = SIMD4<Float>.zero
            var other = Other.none
            switch argument.kind {
            case .vector(let numbers):
                vector = numbers.replacing(with: 0, where: numbers .!= numbers)
                if vector != numbers { problem("argument \(index) is not a number. It counts as 0.") }
            case .floats(let numbers):
                let finite = numbers.map { $0.isNaN ? 0 : $0 }
                if finite != numbers { problem("argument \(index) has NaN among its numbers. It counts as 0.") }
                other = .floats(finite)
            case .boundingRect: other = .boundingRect
            case .color(let one): vector = color(one)
            case .colors(let several): other = .colors(several.map(color))
            case .image(let image):
                if let picture = image.picture {
                    other = .picture(.picture(picture))
                } else if case .named(let name, let folder) = image.source {
                    other = .picture(
                        .named(PictureName(name, folder: folder, scale: scale, isDark: theme.scheme == .dark)))
                } else {
                    problem("argument \(index) is a symbol or a drawing, which has no pixels. It counts as empty.")
                }
            case .data(let data): other = .data(data)
            }
            vectors.append(vector)
            if other != .none {
                while others.count < index { others.append(.none) }
                others.append(other)
            }
        }
    }

    /// The arguments with the frame of what is drawn.
    package func placed(in frame: CGRect) -> Self {
        guard others.contains(.boundingRect) else { return self }
        var values = self
        let numbers = SIMD4(Float(frame.minX), Float(frame.minY), Float(frame.width), Float(frame.height))
        for index in others.indices where others[index] == .boundingRect { values.vectors[index] = numbers }
        return values
    }

    /// The arguments with the pixels of pictures.
    package func loaded(_ pixels: (ShaderPicture) -> Shader.Pixels?) -> Self {
        guard !others.isEmpty else { return self }
        var values = self
        for index in others.indices {
            if case .picture(let picture) = others[index] { values.others[index] = .pixels(pixels(picture) ?? .empty) }
        }
        return values
    }
}

/// A shader that can run: its function, its arguments with their colours, and how far it may look.
package struct ShaderEffect: Hashable, Sendable {
    package let code: ShaderCode
    package var values: Shader.Values
    /// Points; finite and not negative.
    package var maxSampleOffset = CGSize.zero

    /// The effect on a view or shape with a frame.
    package func placed(in frame: CGRect) -> ShaderEffect {
        var placed = self
        placed.values = values.placed(in: frame)
        return placed
    }
}
