import CSDL2
import CasementCore
import Foundation

/// Paints into the renderer's current target.
@MainActor final class GPUPainter: Painter {
    private let device: GPUDevice
    private let bounds: PixelRect
    private var clip: PixelRect
    /// Content with another blend mode arrives as a picture.
    var blendMode = BlendMode.normal

    init(_ device: GPUDevice, width: Int, height: Int) {
        self.device = device
        bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        clip = bounds
        setClip()
    }

    func clip(to rect: PixelRect) {
        clip = rect.intersection(bounds)
        setClip()
    }

    /// An empty clip is not passed to SDL, which would take it for no clip: nothing is drawn then.
    private func setClip() {
        guard !clip.isEmpty else { return }
        var rect = clip.sdl
        SDL_RenderSetClipRect(device.renderer, &rect)
    }

    func fill(_ rect: PixelRect, with color: ResolvedColor) {
        let area = rect.intersection(clip)
        let color = PremultipliedColor(color)
        guard !area.isEmpty, color.alpha > 0 else { return }
        var place = area.sdl
        SDL_SetRenderDrawColor(device.renderer, color.red, color.green, color.blue, color.alpha)
        SDL_RenderFillRect(device.renderer, &place)
    }

    func draw(_ texture: Texture, x: Int, y: Int, tint: ResolvedColor) {
        let place = PixelRect(x: x, y: y, width: texture.width, height: texture.height)
        guard place.intersects(clip), let twin = texture.twin as? DeviceTexture, twin.serves(device) else { return }
        var color = PremultipliedColor(tint)
        guard color.alpha > 0 else { return }
        if texture.format == .color { color = PremultipliedColor(alpha: color.alpha) }
        SDL_SetTextureColorMod(twin.texture, color.red, color.green, color.blue)
        SDL_SetTextureAlphaMod(twin.texture, color.alpha)
        var from = SDL_Rect(x: 0, y: 0, w: Int32(texture.width), h: Int32(texture.height))
        var to = place.sdl
        SDL_RenderCopy(device.renderer, twin.texture, &from, &to)
    }
}
