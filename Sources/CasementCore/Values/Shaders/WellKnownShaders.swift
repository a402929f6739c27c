import Foundation

/// The functions that every library has unless the program registers its own. Their parameters are those of the
/// functions for Metal that are known by these names; docs/effects.md has a table of them.
enum WellKnownShaders {
    static func code(_ name: String, _ usage: Shader.UsageType) -> ShaderCode? {
        switch usage.kind {
        case .colorEffect: colors[name]
        case .distortionEffect: distortions[name]
        case .layerEffect: layers[name]
        case .shapeStyle: styles[name]
        }
    }

    // MARK: Colours

    private static let colors: [String: ShaderCode] = [
        "checkerboard": ShaderCode(
            .color { values in
                let size = max(values.float(0, default: 10), 0.01), replacement = values.color(1)
                return { position, color in isOdd(position / size) ? replacement * color.w : color }
            }),
        "noise": ShaderCode(
            .color { values in
                let seed = Seed(values.float(0)), amount = values.float(1, default: 1)
                return { position, color in
                    let grey = random(position, seed) * color.w
                    return color + (SIMD4(grey, grey, grey, color.w) - color) * amount
                }
            }),
        "dissolve": ShaderCode(
            .color { values in
                let progress = values.float(0), size = max(values.float(1, default: 4), 0.01)
                return { position, color in
                    random((position / size).rounded(.down), Seed(0)) < progress ? .zero : color
                }
            }),
        "gradient": ShaderCode(
            .color { values in
                let gradient = gradient(values)
                return { position, color in gradient(position) * color.w }
            }),
    ]

    // MARK: Positions

    private static let distortions: [String: ShaderCode] = [
        "wave": ShaderCode(
            .distortion { values in
                let phase = values.float(0) * values.float(1, default: 5)
                let smoothing = values.float(2, default: 20), strength = values.float(3, default: 5)
                return { SIMD2($0.x, $0.y + sin(phase + $0.x / smoothing) * strength) }
            }),
        "ripple": ShaderCode(
            .distortion { values in
                let ripple = Ripple(values)
                return { $0 + ripple.offset(at: $0).move }
            }),
        "pixellate": ShaderCode(
            .distortion { values in
                let size = max(values.float(0, default: 8), 0.01)
                return { center(of: $0, size) }
            }),
    ]

    // MARK: Layers

    private static let layers: [String: ShaderCode] = [
        "ripple": ShaderCode(
            .layer { values in
                let ripple = Ripple(values)
                return { position, layer in
                    let (move, height) = ripple.offset(at: position)
                    var color = layer.sample(position + move)
                    // Lighter on the crests.
                    let light = ripple.amplitude == 0 ? 0 : 0.3 * (height / ripple.amplitude) * color.w
                    color += SIMD4(light, light, light, 0)
                    return color
                }
            }),
        "pixellate": ShaderCode(
            .layer { values in
                let size = max(values.float(0, default: 8), 0.01)
                return { position, layer in layer.sample(center(of: position, size)) }
            }),
    ]

    // MARK: Styles

    private static let styles: [String: ShaderCode] = [
        "checkerboard": ShaderCode(
            .style { values in
                let size = max(values.float(0, default: 10), 0.01), (odd, even) = (values.color(1), values.color(2))
                return { isOdd($0 / size) ? odd : even }
            }),
        "noise": ShaderCode(
            .style { values in
                let seed = Seed(values.float(0))
                return {
                    let grey = random($0, seed)
                    return SIMD4(grey, grey, grey, 1)
                }
            }),
        "gradient": ShaderCode(.style { gradient($0) }),
    ]

    // MARK: Parts

    private static func isOdd(_ square: SIMD2<Float>) -> Bool {
        let corner = square.rounded(.down)
        return (corner.x + corner.y).truncatingRemainder(dividingBy: 2) != 0
    }

    private static func center(of position: SIMD2<Float>, _ size: Float) -> SIMD2<Float> {
        ((position / size).rounded(.down) + 0.5) * size
    }

    /// A gradient along the rectangle of the first argument, at an angle in radians, clockwise from its top.
    private static func gradient(_ values: Shader.Values) -> ShaderCode.StyleFunction {
        let box = values.float4(0), (from, to) = (values.color(1), values.color(2))
        let angle = values.float(3)
        let way = SIMD2(-sin(angle), cos(angle))
        let length = abs(way.x) * box.z + abs(way.y) * box.w
        let middle = SIMD2(box.x + box.z / 2, box.y + box.w / 2)
        return { position in
            let part = (position - middle) * way
            let along = part.x + part.y
            let share = length > 0 ? min(max(along / length + 0.5, 0), 1) : 0
            return from + (to - from) * share
        }
    }

    /// The time that noise changes with, as bits.
    private struct Seed {
        let bits: UInt32
        init(_ time: Float) { bits = time.bitPattern }
    }

    /// A number from 0 to 1 that looks random, the same on every machine, for a position to a sixteenth of a point.
    private static func random(_ position: SIMD2<Float>, _ seed: Seed) -> Float {
        let grid = (position * 16).rounded(.down)
        guard abs(grid.x) < 1e9, abs(grid.y) < 1e9 else { return 0 }
        var bits = UInt32(truncatingIfNeeded: Int(grid.x)) &* 0x9E37_79B1
        bits ^= UInt32(truncatingIfNeeded: Int(grid.y)) &* 0x85EB_CA77
        bits ^= seed.bits &* 0xC2B2_AE3D
        // The last steps of MurmurHash3.
        bits = (bits ^ bits >> 16) &* 0x85EB_CA6B
        bits = (bits ^ bits >> 13) &* 0xC2B2_AE35
        bits ^= bits >> 16
        return Float(bits >> 8) / Float(1 << 24)
    }

    /// A wave that runs outwards from a point and fades.
    private struct Ripple {
        let origin: SIMD2<Float>
        let time, amplitude, frequency, decay, speed: Float

        init(_ values: Shader.Values) {
            origin = values.float2(0)
            time = values.float(1)
            amplitude = values.float(2, default: 12)
            frequency = values.float(3, default: 15)
            decay = values.float(4, default: 8)
            speed = max(values.float(5, default: 1200), 0.01)
        }

        /// The move at a position, and the wave's height there.
        func offset(at position: SIMD2<Float>) -> (move: SIMD2<Float>, height: Float) {
            let way = position - origin
            let distance = (way.x * way.x + way.y * way.y).squareRoot()
            let since = max(0, time - distance / speed)
            let height = amplitude * sin(frequency * since) * exp(-decay * since)
            guard distance > 0, height.isFinite else { return (.zero, 0) }
            return (way / distance * height, height)
        }
    }
}
