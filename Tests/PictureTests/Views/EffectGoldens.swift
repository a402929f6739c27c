import CasementTesting
import ControlSupport
import Testing

/// Pictures of shadows, blurs, masks, blending, colour effects and rotations.
@MainActor struct EffectGoldens {
    private static let modes: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
        .destinationOut, .plusDarker, .plusLighter,
    ]

    /// A view with edges, letters and several colours.
    private var sample: some View {
        HStack(spacing: 0) {
            Color.red
            Color.yellow
            Color.blue
        }
        .overlay { Text("Ab").foregroundStyle(.white) }
        .frame(width: 48, height: 30)
    }

    @Test func shadowsAndBlurs() throws {
        try golden("shadows-and-blurs") {
            VStack(spacing: 16) {
                HStack(spacing: 18) {
                    Text("Card").padding(8).background(.background).shadow(radius: 4, y: 2)
                    Circle().fill(.orange).frame(width: 34, height: 34).shadow(color: .blue, radius: 0, x: 5, y: 5)
                    Text("Glow").shadow(color: .green, radius: 3)
                }
                HStack(spacing: 18) {
                    sample.blur(radius: 1)
                    sample.blur(radius: 5)
                    sample.blur(radius: 5, opaque: true)
                }
            }
        }
    }

    @Test func masks() throws {
        try golden("masks") {
            HStack(spacing: 14) {
                sample.mask { Circle() }
                sample.mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
                sample.mask(alignment: .topLeading) { Text("Mask") }
            }
        }
    }

    @Test func blendModes() throws {
        try golden("blend-modes", size: CGSize(width: 232, height: 112)) {
            VStack(spacing: 4) {
                ForEach(0..<3, id: \.self) { row in
                    HStack(spacing: 4) { ForEach(0..<7, id: \.self) { mixed(Self.modes[row * 7 + $0]) } }
                }
            }
        }
    }

    private func mixed(_ mode: BlendMode) -> some View {
        ZStack {
            LinearGradient(colors: [.blue, .yellow], startPoint: .leading, endPoint: .trailing)
                .frame(width: 26, height: 26).offset(x: -2, y: -2)
            LinearGradient(colors: [.red, .red.opacity(0.3), .white], startPoint: .top, endPoint: .bottom)
                .frame(width: 20, height: 20).offset(x: 4, y: 4).blendMode(mode)
        }
        .frame(width: 29, height: 32)
        .compositingGroup()
    }

    @Test func colors() throws {
        try golden("color-effects", size: CGSize(width: 224, height: 120)) {
            VStack(spacing: 6) {
                HStack(spacing: 6) {
                    sample
                    sample.brightness(0.3)
                    sample.contrast(0.4)
                    sample.saturation(0.3)
                }
                HStack(spacing: 6) {
                    sample.grayscale(1)
                    sample.hueRotation(.degrees(120))
                    sample.colorInvert()
                    sample.colorMultiply(.orange)
                }
                HStack(spacing: 6) {
                    sample.luminanceToAlpha()
                    sample.grayscale(0.5).brightness(-0.2)
                }
            }
        }
    }

    /// A view with edges, letters and round corners.
    private var card: some View {
        sample.clipShape(RoundedRectangle(cornerRadius: 8))
    }

    @Test func shaders() throws {
        try golden("shaders", size: CGSize(width: 240, height: 150)) {
            let most = CGSize(width: 6, height: 6)
            VStack(spacing: 12) {
                HStack(spacing: 16) {
                    card.colorEffect(ShaderLibrary.checkerboard(.float(6), .color(.green)))
                    card.colorEffect(ShaderLibrary.noise(.float(0), .float(0.4)))
                    card.colorEffect(ShaderLibrary.dissolve(.float(0.4), .float(3)))
                }
                HStack(spacing: 16) {
                    card.distortionEffect(
                        ShaderLibrary.wave(.float(1), .float(5), .float(6), .float(4)), maxSampleOffset: most)
                    card.layerEffect(ShaderLibrary.pixellate(.float(5)), maxSampleOffset: .zero)
                    card.layerEffect(
                        ShaderLibrary.ripple(
                            .float2(24, 15), .float(0.2), .float(5), .float(60), .float(6), .float(200)),
                        maxSampleOffset: most)
                }
                HStack(spacing: 16) {
                    Circle().fill(ShaderLibrary.gradient(.boundingRect, .color(.orange), .color(.purple)))
                        .frame(width: 30, height: 30)
                    Text("Style").bold().foregroundStyle(
                        ShaderLibrary.checkerboard(.float(3), .color(.red), .color(.blue)))
                    Canvas { context, size in
                        context.fill(
                            Path(ellipseIn: CGRect(origin: .zero, size: size)),
                            with: .shader(ShaderLibrary.checkerboard(.float(5), .color(.blue), .color(.yellow))))
                        context.addFilter(
                            .distortionShader(
                                ShaderLibrary.wave(.float(0), .float(0), .float(5), .float(3)), maxSampleOffset: most))
                        context.stroke(
                            Path(CGRect(x: 10, y: 8, width: 28, height: 14)), with: .foreground, lineWidth: 2)
                    }
                    .frame(width: 48, height: 30)
                }
            }
        }
    }

    @Test func turns() throws {
        try golden("turns") {
            VStack(spacing: 22) {
                HStack(spacing: 26) {
                    sample.rotationEffect(.degrees(30))
                    sample.rotationEffect(.degrees(90))
                    sample.transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 6, ty: 0))
                }
                HStack(spacing: 26) {
                    sample.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
                    sample.rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0))
                    sample.rotation3DEffect(.degrees(60), axis: (x: 1, y: 1, z: 1), perspective: 0.5)
                }
            }
        }
    }

    @Test func scaledTexts() throws {
        try golden("scaled-texts") {
            VStack(spacing: 20) {
                Text("Sharp").scaleEffect(3)
                Text("under\u{0301}lined").underline().scaleEffect(1.6)
                Text("smaller and smaller").scaleEffect(0.7)
            }
        }
    }
}
