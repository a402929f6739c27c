import CasementTesting
import ControlSupport
import Testing

// The examples of docs/effects.md, verbatim.

struct Pill: View {
    var isNew: Bool

    var body: some View {
        Text("42")
            .padding(12)
            .background(Color.orange)
            .clipShape(Capsule())
            .shadow(radius: 6, y: 3)
            .grayscale(isNew ? 0 : 1)
            .rotationEffect(.degrees(isNew ? -8 : 0))
    }
}

struct FadedList: View {
    var body: some View {
        VStack {
            ForEach(0..<8) { Text("Row \($0)") }
        }
        .mask {
            LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        }
    }
}

struct Skew: GeometryEffect {
    var amount: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0))
    }
}

@MainActor func registerShaders() {
    ShaderLibrary.registerColorEffect("tint") { position, color, arguments in
        let strength = arguments.float(0)
        return color * (1 - strength) + arguments.color(1) * (color.w * strength)
    }
    ShaderLibrary.registerLayerEffect("smear") { position, layer, arguments in
        let length = arguments.float(0)
        var sum = SIMD4<Float>.zero
        for step in 0..<8 { sum += layer.sample(position - SIMD2(length * Float(step) / 8, 0)) }
        return sum / 8
    }
}

struct Regatta: View {
    var body: some View {
        TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 3600)
            Text("Regatta").font(.title)
                .padding()
                .background(ShaderLibrary.gradient(.boundingRect, .color(.blue), .color(.teal)))
                .colorEffect(ShaderLibrary.tint(.float(0.3), .color(.red)))
                .layerEffect(ShaderLibrary.smear(.float(6)), maxSampleOffset: CGSize(width: 6, height: 0))
                .distortionEffect(ShaderLibrary.wave(.float(time)), maxSampleOffset: CGSize(width: 0, height: 5))
        }
    }
}

@MainActor struct DocumentedEffects {
    @Test("The flag waves, and is tinted") func flag() {
        registerShaders()
        let host = TestHost(width: 200, height: 80) { Regatta() }
        let first = host.snapshot()
        #expect(first[100, 22].r > 70 && first[100, 22].b > 100, "\(first[100, 22])")
        host.advance(by: 0.3)
        #expect((host.snapshot().difference(from: first)?.count ?? 0) > 400)
    }

    @Test func badge() {
        func picture(_ isNew: Bool) -> Bitmap {
            TestHost(width: 100, height: 80) { Pill(isNew: isNew) }.snapshot()
        }
        let new = picture(true)[50, 26], old = picture(false)[50, 26]
        #expect(new.r > new.b + 80, "orange")
        #expect(old.r == old.g && old.g == old.b, "grey")
        #expect(picture(false)[50, 66].r < 245, "a shadow below")
    }

    @Test func fadedList() {
        let host = TestHost(width: 100, height: 200) { FadedList() }
        let picture = host.snapshot()
        func darkest(_ text: String) -> UInt8 {
            let frame = host.find(text: text) ?? .zero
            var darkest: UInt8 = 255
            for y in Int(frame.minY)..<Int(frame.maxY) {
                for x in Int(frame.minX)..<Int(frame.maxX) { darkest = min(darkest, picture[x, y].r) }
            }
            return darkest
        }
        #expect(darkest("Row 0") < 100)
        #expect(darkest("Row 7") > 180)
    }

    @Test func skew() {
        let host = TestHost(width: 60, height: 60) {
            Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).modifier(Skew(amount: 1))
        }
        #expect(host.snapshot()[12, 21].g == 0)
        #expect(host.snapshot()[12, 38].g > 240)
    }
}

struct PlayerBar: View {
    let share: () -> Void

    var body: some View {
        HStack {
            Label("Play", systemImage: "play.fill").padding().glassEffect(.regular.tint(.orange).interactive())
            Button("Share", action: share).buttonStyle(.glass)
        }
    }
}

/// The call shapes of effects in programs.
@MainActor struct EffectForms {
    struct Wobble: GeometryEffect {
        var shakes: CGFloat
        var animatableData: CGFloat {
            get { shakes }
            set { shakes = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 10 * sin(shakes * .pi * 2), y: 0))
        }
    }

    struct Flip: GeometryEffect {
        var angle: Double
        let axis: (x: CGFloat, y: CGFloat)
        func effectValue(size: CGSize) -> ProjectionTransform {
            let a = CGFloat(Angle(degrees: angle).radians)
            var transform3d = CATransform3DIdentity
            transform3d.m34 = -1 / max(size.width, size.height)
            transform3d = CATransform3DRotate(transform3d, a, axis.x, axis.y, 0)
            transform3d = CATransform3DTranslate(transform3d, -size.width / 2.0, -size.height / 2.0, 0)
            let affine = ProjectionTransform(CGAffineTransform(translationX: size.width / 2.0, y: size.height / 2.0))
            return ProjectionTransform(transform3d).concatenating(affine)
        }
    }

    @Test func compile() {
        let view = VStack {
            Text("a").shadow(radius: 2).shadow(color: .gray, radius: 2).shadow(
                color: .black.opacity(0.2), radius: 10, x: 0, y: 5)
            Text("b").blur(radius: 3).blur(radius: 3, opaque: true)
            Text("c").mask(Circle()).mask { Circle() }.mask(alignment: .top) { Text("m") }
            Text("d").clipShape(Circle()).clipShape(Circle(), style: FillStyle(eoFill: true)).clipped(antialiased: true)
            Text("e").scaleEffect(1.5).scaleEffect(2, anchor: .top).scaleEffect(x: 1, y: -1).scaleEffect(x: -1)
                .scaleEffect(CGSize(width: 1, height: 2)).scaleEffect(CGSize(width: 1, height: 2), anchor: .bottom)
                .scaleEffect(x: 1, y: 1, anchor: .center)
            Text("f").rotationEffect(.degrees(10)).rotationEffect(Angle(degrees: 3), anchor: .topLeading)
                .rotationEffect(.radians(1))
            Text("g").rotation3DEffect(.degrees(20), axis: (x: 1, y: 0, z: 0))
                .rotation3DEffect(
                    .degrees(20), axis: (x: 1, y: 0, z: 0), anchor: .leading, anchorZ: 2, perspective: 0.5)
            Text("h").modifier(Wobble(shakes: 2)).modifier(Flip(angle: 20, axis: (x: 0, y: 1)).ignoredByLayout())
            Text("i").blendMode(.plusLighter).compositingGroup().drawingGroup().drawingGroup(
                opaque: false, colorMode: .linear)
            Text("j").hueRotation(.degrees(20)).brightness(0.1).contrast(1.1).saturation(0).grayscale(0.99)
                .colorInvert().colorMultiply(.red).luminanceToAlpha()
            Text("k").transformEffect(.init(scaleX: 1, y: 2)).transformEffect(.identity)
                .projectionEffect(.init(CGAffineTransform(rotationAngle: 0.1)))
        }
        let host = TestHost(width: 300, height: 400) { view }
        host.update()
        #expect(host.texts == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"])
    }
}
