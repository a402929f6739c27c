import CSDL2
import Casement

/// Stars that fly past, drawn with SDL's renderer.
struct Stars: SurfaceViewRepresentable {
    var isRunning: Bool

    func makeSurfaceView(context: Context) -> StarsView { StarsView() }
    func updateSurfaceView(_ stars: StarsView, context: Context) { stars.isPaused = !isRunning }
}

final class StarsView: SDLView {
    private struct Star { var x: Float, y: Float, depth: Float }

    private var stars: [Star] = []
    private var glow: OpaquePointer?

    /// A round spot as a texture, and a sequence of places that is always the same.
    override func prepare(_ renderer: OpaquePointer) {
        let side = 32
        let pixels = (0..<side * side).map { index -> UInt32 in
            let x = Float(index % side - side / 2) / 16, y = Float(index / side - side / 2) / 16
            return UInt32(max(0, 1 - (x * x + y * y).squareRoot()) * 255) << 24 | 0x00FF_FFFF
        }
        glow = SDL_CreateTexture(
            renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), 32, 32)
        SDL_UpdateTexture(glow, nil, pixels, 128)
        SDL_SetTextureBlendMode(glow, SDL_BLENDMODE_ADD)
        var number: UInt32 = 7
        func next() -> Float {
            number = number &* 1_664_525 &+ 1_013_904_223
            return Float(number >> 8) / Float(1 << 24)
        }
        stars = (0..<220).map { _ in Star(x: next() * 2 - 1, y: next() * 2 - 1, depth: next()) }
    }

    override func draw(_ renderer: OpaquePointer) {
        SDL_SetRenderDrawColor(renderer, 10, 14, 30, 255)
        SDL_RenderClear(renderer)
        let width = Float(pixelWidth), height = Float(pixelHeight)
        for star in stars {
            let depth = (star.depth - Float(time.truncatingRemainder(dividingBy: 100)) * 0.12)
            let distance = depth - depth.rounded(.down) + 0.02
            let size = min(28, 2 / distance) * Float(displayScale)
            var place = SDL_FRect(
                x: width / 2 + star.x / distance * width / 6 - size / 2,
                y: height / 2 + star.y / distance * height / 6 - size / 2, w: size, h: size)
            SDL_SetTextureColorMod(glow, UInt8(120 + 135 * (1 - distance / 1.02)), 220, 255)
            SDL_RenderCopyF(renderer, glow, nil, &place)
        }
    }
}
