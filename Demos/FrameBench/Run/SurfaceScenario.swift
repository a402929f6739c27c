import CSDL2
import Casement
import Foundation

/// The same picture as that of `pixels`, drawn by SDL's renderer into an `SDLView`: it is filled, which is the least
/// that a program draws, and the rest should cost what copying it once costs.
@MainActor struct SurfaceScenario: RunScenario {
    private let screen = Screen()

    var content: some View { ScreenView(screen: screen).frame(width: 1280, height: 720) }

    var windowSize: CGSize { CGSize(width: 1280, height: 720) }

    func step(_ number: Int) { screen.number = number }

    /// The median times of filling and copying without a window.
    var comparison: String? { PixelScenario().comparison }
}

private final class Screen: SDLView {
    var number = 0 { didSet { needsDisplay = true } }

    override func draw(_ renderer: OpaquePointer) {
        let value = number &* 4001
        SDL_SetRenderDrawColor(
            renderer, UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
            UInt8(truncatingIfNeeded: value), 255)
        SDL_RenderClear(renderer)
    }
}

private struct ScreenView: SurfaceViewRepresentable {
    let screen: Screen

    func makeSurfaceView(context: Context) -> Screen { screen }
    func updateSurfaceView(_ surfaceView: Screen, context: Context) {}
}
