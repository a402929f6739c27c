import CasementCore
import CasementSDL
import Foundation

/// A surface that is drawn with the functions of SDL: `SDL_RenderCopy`, textures, lines, geometry.
///
/// Programs that use them depend on the library `CSDL2` of this package, or on a module of SDL of their own.
///
///     import CSDL2
///
///     final class Board: SDLView {
///         override func draw(_ renderer: OpaquePointer) {
///             SDL_SetRenderDrawColor(renderer, 30, 60, 120, 255)
///             SDL_RenderClear(renderer)
///         }
///     }
///
/// It is SDL's renderer without a GPU, which draws straight into the picture: no copy is made. It belongs to the view:
/// it must not be destroyed. `SDL_RenderPresent` is not necessary and does no harm. What is drawn half transparent into
/// a picture that is not opaque is blended with what is behind the view.
@MainActor @preconcurrency open class SDLView: SurfaceView {
    private var drawing: SoftwareRenderer?

    /// Makes textures and what else is kept. Called before the first picture, and again where another version of SDL
    /// takes a new renderer for a new size; the textures of the old one are gone then. Does nothing by default.
    open func prepare(_ renderer: OpaquePointer) {}

    /// Draws the picture. What is not drawn stays as it was. Does nothing by default.
    open func draw(_ renderer: OpaquePointer) {}

    /// The renderer; nil before the view is shown.
    public var renderer: OpaquePointer? { drawing?.renderer }

    override func move(to memory: PixelMemory) {
        if let drawing {
            if !drawing.move(to: memory) { prepare(drawing.renderer) }
        } else if let new = SoftwareRenderer(memory) {
            drawing = new
            prepare(new.renderer)
        } else {
            let size = "\(memory.width)x\(memory.height)"
            return fail("SDL makes no renderer of \(size) pixels (\(SoftwareRenderer.failure))")
        }
        reshape()
    }

    override func render(into memory: PixelMemory) { drawing?.draw { draw($0) } }
}
