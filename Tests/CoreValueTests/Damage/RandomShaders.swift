import CoreTesting
import Expectations
import Foundation
import HostSupport
import TestData
import Testing

/// Views drawn by functions of their pixels change at random: their content, its size and place, the function, its
/// arguments. What the window shows is what a new one shows, and no pixel changes without damage.
@MainActor struct RandomShaders {
    private var count: UInt64 { UInt64(ProcessInfo.processInfo.environment["CASEMENT_SEEDS"] ?? "") ?? 8 }

    @Test("A view with a shader that changes is shown as in a new window") func changing() {
        ShaderLibrary.registerColorEffect("random.inside") { position, color, arguments in
            // Also where the content is transparent.
            let box = arguments.float4(0), share = position / SIMD2(box.z, box.w)
            return color * 0.5 + [share.x * 0.5, 0, 0.25, 0.5]
        }
        ShaderLibrary.registerLayerEffect("random.mirror") { position, layer, arguments in
            let box = arguments.float4(0)
            return layer.sample(SIMD2(box.z - position.x, position.y))
        }
        ShaderLibrary.registerLayerEffect("random.bright") { position, layer, _ in
            // How far it looks depends on what it sees.
            let own = layer.sample(position)
            return layer.sample(position + SIMD2(own.x * 20, -own.y * 10)) * 0.75
        }
        for seed in 0..<count { run(seed) }
    }

    private func run(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let look = Box(Look(&random))
        let scale: CGFloat = [1, 1.5, 2][random.number(0...2)]
        let host = TestHost(width: 90, height: 70, scale: scale) { Page(look: look) }
        host.update()
        host.checksDamage = true
        for step in 0..<12 {
            if random.once(in: 6) { look.value = Look(&random) } else { look.value.change(&random) }
            host.settle()
            let fresh = TestHost(width: 90, height: 70, scale: scale) { Page(look: look) }
            fresh.update()
            let difference = host.snapshot().difference(from: fresh.snapshot(), tolerance: 0)
            #expect(difference?.count == 0, "seed \(seed), step \(step), \(look.value)")
            #expect(host.strayPixels == nil, "seed \(seed), step \(step): \(host.strayPixels ?? "")")
        }
    }

    private struct Look {
        var kind = 0
        var time: Float = 0
        var offset: CGFloat = 0
        var isEnabled = true
        var x: CGFloat = 0
        var innerX: CGFloat = 0, innerY: CGFloat = 0
        var width: CGFloat = 30
        var shade = 0.5
        var padding: CGFloat = 0
        var opacity = 1.0
        var isBlurred = false
        var around = 0

        init(_ random: inout SeededGenerator) { for _ in 0..<12 { change(&random) } }

        mutating func change(_ random: inout SeededGenerator) {
            switch random.number(0...11) {
            case 0: kind = random.number(0...11)
            case 1: time = Float(random.number(0...30)) / 10
            case 2: offset = CGFloat(random.number(0...24)) / 2
            case 3: isEnabled = !random.once(in: 4)
            case 4: x = CGFloat(random.number(-60...120)) / 3
            case 5: innerX = CGFloat(random.number(-40...60)) / 2
            case 6: innerY = CGFloat(random.number(-20...40)) / 2
            case 7: width = CGFloat(random.number(0...120)) / 2
            case 8: shade = Double(random.number(0...10)) / 10
            case 9: padding = CGFloat(random.number(0...12)) / 2
            case 10: opacity = random.once(in: 2) ? 1 : 0.5
            default:
                isBlurred = random.once(in: 4)
                around = random.number(0...4)
            }
        }
    }

    private struct Page: View {
        let look: Box<Look>

        var body: some View {
            let look = look.value
            ZStack(alignment: .topLeading) {
                Color(red: 0.1, green: 0.6, blue: 0.2)
                shown(look)
            }
        }

        private func shown(_ look: Look) -> some View {
            around(effect(content(look).blur(radius: look.isBlurred ? 2 : 0), look), look)
                .opacity(look.opacity).offset(x: look.x, y: 9)
        }

        private func content(_ look: Look) -> some View {
            ZStack(alignment: .topLeading) {
                Color(red: 0.9, green: look.shade, blue: 0.1).frame(width: look.width, height: 24)
                Circle().fill(Color(red: 0.1, green: 0.2, blue: 0.9)).frame(width: 14, height: 14)
                    .offset(x: look.innerX, y: look.innerY)
            }
            .padding(look.padding)
        }

        @ViewBuilder private func effect(_ content: some View, _ look: Look) -> some View {
            let (time, most) = (Shader.Argument.float(look.time), CGSize(width: look.offset, height: look.offset))
            let isOn = look.isEnabled
            switch look.kind {
            case 0: content.colorEffect(ShaderLibrary.noise(time), isEnabled: isOn)
            case 1: content.colorEffect(ShaderLibrary.checkerboard(.float(5), .color(.orange)), isEnabled: isOn)
            case 2: content.colorEffect(ShaderLibrary.dissolve(.float(look.shade)), isEnabled: isOn)
            case 3: content.colorEffect(Self.inside, isEnabled: isOn)
            case 4: content.distortionEffect(ShaderLibrary.wave(time), maxSampleOffset: most, isEnabled: isOn)
            case 5: content.distortionEffect(ShaderLibrary.pixellate(), maxSampleOffset: most, isEnabled: isOn)
            case 6:
                content.layerEffect(
                    ShaderLibrary.ripple(.float2(10, 10), time, .float(6)), maxSampleOffset: most, isEnabled: isOn)
            case 7: content.layerEffect(Self.mirror, maxSampleOffset: most, isEnabled: isOn)
            case 8: content.layerEffect(Self.bright, maxSampleOffset: most, isEnabled: isOn)
            case 9: content.distortionEffect(ShaderLibrary.ripple(), maxSampleOffset: most).colorEffect(Self.inside)
            case 10:
                content.visualEffect { view, proxy in
                    view.colorEffect(Self.inside, isEnabled: proxy.size.width > 20)
                }
            default:
                content.overlay {
                    Capsule().fill(ShaderLibrary.gradient(.boundingRect, .color(.blue), .color(.clear), time))
                        .padding(2)
                }
            }
        }

        @ViewBuilder private func around(_ content: some View, _ look: Look) -> some View {
            switch look.around {
            case 0: content.rotationEffect(.degrees(30))
            case 1: content.shadow(radius: 2)
            case 2: content.scaleEffect(1.5)
            case 3: content.clipShape(Circle())
            default: content
            }
        }

        nonisolated private static let inside = Self.shader("random.inside")
        private static let mirror = Self.shader("random.mirror")
        private static let bright = Self.shader("random.bright")

        nonisolated private static func shader(_ name: String) -> Shader {
            Shader(function: ShaderFunction(library: .default, name: name), arguments: [.boundingRect])
        }
    }
}
