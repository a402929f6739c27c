import Casement

/// Effects on drawn views: shadows and blurs, blend modes, colour changes, rotations.
struct EffectsPage: View {
    var body: some View {
        PageFrame(
            "Each has a retained picture: it moves, fades and rotates without a repaint."
        ) {
            VStack(spacing: 16) {
                HStack(alignment: .top, spacing: 16) {
                    DepthCard()
                    TurnCard()
                }
                .fixedSize(horizontal: false, vertical: true)
                HStack(alignment: .top, spacing: 16) {
                    ColorsCard()
                    BlendCard()
                }
                .fixedSize(horizontal: false, vertical: true)
                ShaderCard()
                GlassCard()
            }
        }
    }
}

/// Shadows, a blur, and masks.
private struct DepthCard: View {

    var body: some View {
        GroupBox("Shadows, blurs and masks") {
            HStack(spacing: 20) {
                EffectSample("soft") { tile.shadow(radius: 8, y: 4) }
                EffectSample("glow") { tile.shadow(color: Color.accentColor, radius: 10) }
                EffectSample("blur") { Motif().blur(radius: 3) }
                EffectSample("mask") {
                    Motif().mask {
                        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
                    }
                }
            }
            CodeBlock(
                """
                tile.shadow(radius: 8, y: 4)
                picture.mask { LinearGradient(...) }
                """)
        }
    }

    private var tile: some View {
        RoundedRectangle(cornerRadius: 12).fill(Color.raised)
            .overlay(Circle().fill(Color.accentColor).frame(width: 20, height: 20))
            .padding(4)
    }
}

/// One angle and one size, in 2D and 3D.
private struct TurnCard: View {
    @State private var degrees = 30.0

    var body: some View {
        GroupBox {
            HStack(spacing: 12) {
                EffectSample("plane") { Motif().rotationEffect(.degrees(degrees)) }
                EffectSample("space") {
                    Motif().rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
                }
                EffectSample("scale") {
                    Motif().scaleEffect(0.4 + abs(degrees.truncatingRemainder(dividingBy: 90)) / 100)
                }
            }
            CodeBlock(
                """
                .rotation3DEffect(
                    .degrees(\(Int(degrees))),
                    axis: (x: 0, y: 1, z: 0))
                """
            )
            .frame(maxHeight: .infinity, alignment: .bottom)
        } label: {
            CardTitle("Turned") {
                Stepper("Angle", value: $degrees, in: -360...360, step: 15).labelsHidden()
            }
        }
        .frame(width: 300)
    }
}

/// One picture with different colour effects.
private struct ColorsCard: View {
    var body: some View {
        GroupBox("Colours") {
            HStack(spacing: 12) {
                EffectSample("as it is") { Motif() }
                EffectSample("hue") { Motif().hueRotation(.degrees(120)) }
                EffectSample("grey") { Motif().grayscale(1) }
            }
            HStack(spacing: 12) {
                EffectSample("contrast") { Motif().contrast(1.6) }
                EffectSample("inverted") { Motif().colorInvert() }
                EffectSample("multiplied") { Motif().colorMultiply(.yellow) }
            }
        }
    }
}

/// Three circles with a blend mode.
private struct BlendCard: View {
    var body: some View {
        GroupBox("Blend modes") {
            HStack(spacing: 12) {
                EffectSample("normal") { Circles(mode: .normal) }
                EffectSample("multiply") { Circles(mode: .multiply) }
                EffectSample("screen") { Circles(mode: .screen) }
            }
            HStack(spacing: 12) {
                EffectSample("difference") { Circles(mode: .difference) }
                EffectSample("plusLighter") { Circles(mode: .plusLighter) }
                EffectSample("luminosity") { Circles(mode: .luminosity) }
            }
        }
    }
}

/// Functions of a view's pixels, of which the last is the program's own.
private struct ShaderCard: View {
    @State private var amount = 0.5

    private static let duotone: ShaderFunction = {
        ShaderLibrary.registerColorEffect("duotone") { _, color, arguments in
            let light = color.x * 0.2126 + color.y * 0.7152 + color.z * 0.0722
            let toned = arguments.color(1) * (color.w - light) + arguments.color(2) * light
            return color + (toned - color) * arguments.float(0)
        }
        return ShaderLibrary.duotone
    }()

    var body: some View {
        GroupBox {
            HStack(spacing: 12) {
                EffectSample("wave") {
                    Motif().distortionEffect(
                        ShaderLibrary.wave(.float(amount * 6), .float(1), .float(8), .float(amount * 8)),
                        maxSampleOffset: CGSize(width: 0, height: 8))
                }
                EffectSample("ripple") {
                    Motif().layerEffect(
                        ShaderLibrary.ripple(
                            .float2(36, 28), .float(amount), .float(6), .float(30), .float(2), .float(120)),
                        maxSampleOffset: CGSize(width: 6, height: 6))
                }
                EffectSample("pixellate") {
                    Motif().layerEffect(ShaderLibrary.pixellate(.float(1 + amount * 9)), maxSampleOffset: .zero)
                }
                EffectSample("dissolve") { Motif().colorEffect(ShaderLibrary.dissolve(.float(amount), .float(3))) }
                EffectSample("checkerboard") {
                    Motif().colorEffect(ShaderLibrary.checkerboard(.float(2 + amount * 10), .color(.white)))
                }
                EffectSample("gradient") {
                    Text("Style").font(.title).bold().foregroundStyle(
                        ShaderLibrary.gradient(
                            .boundingRect, .color(.orange), .color(.purple), .float(amount * 2 * .pi)))
                }
                EffectSample("own") {
                    Motif().colorEffect(Self.duotone(.float(amount), .color(.indigo), .color(.yellow)))
                }
            }
            CodeBlock(
                """
                ShaderLibrary.registerColorEffect("duotone") { position, color, arguments in ... }
                picture.colorEffect(ShaderLibrary.duotone(.float(amount), .color(.indigo), .color(.yellow)))
                """)
        } label: {
            CardTitle("Shaders, in Swift") {
                Slider(value: $amount).frame(width: 160).accessibilityLabel("Amount")
            }
        }
    }
}

/// A small picture with many colours.
private struct Motif: View {
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10)
                .fill(
                    .linearGradient(
                        colors: [.teal, .blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
            Circle().fill(.yellow).frame(width: 22, height: 22).offset(x: 14, y: -8)
            Capsule().fill(.pink).frame(width: 34, height: 9).offset(x: -8, y: 13)
        }
        .frame(width: 72, height: 56)
    }
}

private struct Circles: View {
    let mode: BlendMode

    var body: some View {
        ZStack {
            Circle().fill(.red).frame(width: 38, height: 38).offset(x: -11, y: -6)
            Circle().fill(.green).frame(width: 38, height: 38).offset(x: 11, y: -6).blendMode(mode)
            Circle().fill(.blue).frame(width: 38, height: 38).offset(y: 9).blendMode(mode)
        }
        .compositingGroup()
    }
}

/// A drawing above its name.
private struct EffectSample<Drawing: View>: View {
    let name: String
    @ViewBuilder let drawing: Drawing

    init(_ name: String, @ViewBuilder drawing: () -> Drawing) { (self.name, self.drawing) = (name, drawing()) }

    var body: some View {
        VStack(spacing: 8) {
            drawing.frame(width: 72, height: 60)
            Caption(name)
        }
        .frame(maxWidth: .infinity)
    }
}
