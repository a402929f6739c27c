import CSDL2
import CasementCore
import Expectations
import Foundation
import Observation
import Testing

@testable import CasementSDL

@MainActor @Observable private final class EffectModel {
    var step = 0 {
        didSet {
            // Alpha is ignored in the first and blended in the second.
            opaque.draw { pixels in
                for (index, _) in pixels.all().enumerated() { pixels.all()[index] = UInt32(index * 40 * (step + 1)) }
            }
            blended.draw(in: CGRect(x: step, y: 0, width: 8, height: 12)) { pixels in
                for y in 0..<12 { for x in step..<step + 8 { pixels[x, y] = 0x8040_2060 } }
            }
        }
    }
    @ObservationIgnored let opaque = PixelBuffer(width: 30, height: 20)
    @ObservationIgnored let blended = PixelBuffer(width: 30, height: 12, isOpaque: false)
}

/// Blends, effects of groups, masks and rotated pictures, some of which change with each step.
private struct EffectScene: View {
    let model: EffectModel

    private static let modes: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .difference, .colorDodge, .hue, .luminosity, .plusDarker,
        .plusLighter, .sourceAtop, .destinationOut, .exclusion,
    ]

    var body: some View {
        let step = model.step
        ZStack(alignment: .topLeading) {
            LinearGradient(colors: [.blue, .yellow], startPoint: .leading, endPoint: .trailing)
            ForEach(Self.modes.indices, id: \.self) { index in
                Circle().fill(.orange).frame(width: 26, height: 26)
                    .blendMode(Self.modes[(index + step) % Self.modes.count])
                    .offset(x: CGFloat(index % 7) * 32 + 4, y: CGFloat(index / 7) * 32 + 4)
            }
            Text("Shadow").shadow(radius: 2, x: CGFloat(step), y: 1).offset(x: 8, y: 74)
            Text("Blur").blur(radius: CGFloat(step % 3)).offset(x: 80, y: 74)
            Rectangle().fill(.green).frame(width: 30, height: 20).rotationEffect(.degrees(Double(step) * 17))
                .offset(x: 130, y: 74)
            Color.red.frame(width: 40, height: 20).mask { Text("Mask").bold() }.hueRotation(.degrees(Double(step) * 40))
                .offset(x: 180, y: 74)
            HStack {
                Text("a").blendMode(.multiply)
                Color.white.frame(width: 8, height: 8).blendMode(.difference)
            }
            .padding(2).background(.gray).compositingGroup().opacity(0.6).offset(x: 8, y: 100)
            PixelView(model.opaque).frame(width: 30, height: 20).offset(x: 60, y: 100)
            PixelView(model.opaque, contentMode: nil).frame(width: 41, height: 23).opacity(0.5).offset(x: 100, y: 100)
            PixelView(model.blended).interpolation(.low).frame(width: 60, height: 24).offset(x: 150, y: 100)
        }
        .frame(width: 240, height: 130, alignment: .topLeading)
    }
}

/// A device cannot blend as the painter in memory does: content that blends with the window is painted in memory and
/// uploaded, so that the pixels are the same.
@MainActor @Suite(.serialized, .enabled(if: Display.isThere, "no display: run under xvfb-run -a"))
struct EffectsOnDevices {
    private static let (width, height) = (240, 130)

    private func pipeline(_ model: EffectModel) -> FramePipeline {
        FramePipeline(
            size: CGSize(width: Self.width, height: Self.height), scale: 1, environment: EnvironmentValues(),
            textEngine: SystemTextEngine(), rasteriser: CairoRasteriser(), clock: { Date() }
        ) { EffectScene(model: model) }
    }

    @Test("blends and effects have the same pixels on both presenters, frame after frame")
    func samePixels() throws {
        _ = try DesktopLoop.shared()
        let flags = SDL_WINDOW_OPENGL.rawValue
        guard let native = SDL_CreateWindow("GPU", 0, 0, Int32(Self.width), Int32(Self.height), flags),
            let gpu = GPUPresenter(window: native)
        else { return print("skipped: this display has no GL, so there is no GPU presenter to compare with") }
        defer {
            gpu.close()
            SDL_DestroyWindow(native)
        }
        let model = EffectModel(), memory = MemoryPresenter(width: Self.width, height: Self.height)
        let (onDevice, inMemory) = (pipeline(model), pipeline(model))
        defer {
            onDevice.tearDown()
            inMemory.tearDown()
        }
        for step in 0..<8 {
            model.step = step
            onDevice.frame(to: gpu)
            inMemory.frame(to: memory)
            let pixels = gpu.readPixels()
            try require(pixels.count == memory.pixels.count)
            expect(Set(memory.pixels.map { $0 & 0xFFFFFF }).count > 100)
            expect(Self.largestDifference(pixels, memory.pixels) <= 2, "step \(step)")
        }
    }

    private static func largestDifference(_ some: some Sequence<UInt32>, _ others: some Sequence<UInt32>) -> Int {
        var worst = 0
        for (a, b) in zip(some, others) {
            for shift in [0, 8, 16] as [UInt32] {
                worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
            }
        }
        return worst
    }
}
