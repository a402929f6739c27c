import CPixman
import CasementCore
import Foundation

/// Pictures by SDL_image, scaled by pixman; symbols from the system's icon font. All windows share the cache.
@MainActor package final class SDLPictureEngine: PictureEngine {
    package init() {}

    package func picture(_ name: PictureName, message: inout String) -> Picture? {
        PictureFolders.shared.picture(name, message: &message)
    }

    package func symbol(_ name: String) -> Path? { MaterialSymbols.shared.outline(name) }

    package func draw(_ pixels: Texture, _ drawing: PictureDrawing, changed: PixelRect, into texture: Texture) {
        PictureScaler.draw(pixels, drawing, changed: changed, into: texture)
    }

    package func draw(_ picture: Picture, _ drawing: PictureDrawing, into texture: Texture) {
        texture.resize(width: drawing.part.width, height: drawing.part.height)
        texture.clear()
        guard let (pixels, scale) = pixels(of: picture, for: drawing) else { return }
        guard texture.format == .coverage else {
            return PictureScaler.draw(pixels, scale: scale, drawing, into: texture)
        }
        // A stencil: the alpha of the drawing.
        let colored = Texture(.color)
        colored.resize(width: texture.width, height: texture.height)
        PictureScaler.draw(pixels, scale: scale, drawing, into: colored)
        guard let source = PixmanImage.make(colored), let target = PixmanImage.make(texture) else { return }
        pixman_image_composite32(
            PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, Int32(texture.width), Int32(texture.height))
        PixmanImage.free(source)
        PixmanImage.free(target)
    }

    /// The pixels to scale, and how many of them make a point.
    private func pixels(of picture: Picture, for drawing: PictureDrawing) -> (CGImage, CGFloat)? {
        do throws(PictureError) {
            switch picture.content {
            case .pixels(let image): return (image, picture.scale)
            case .file(let path):
                if let known = DecodedPictures.shared[picture.id] { return (known, picture.scale) }
                let data = try PictureFolders.read(path)
                let image = try PictureDecoder.pixels(data, PictureDecoder.header(data))
                DecodedPictures.shared[picture.id] = image
                return (image, picture.scale)
            case .vector(let data):
                guard drawing.caps.isEmpty, drawing.mode == .stretch else {
                    // Pictures with caps or tiles use their own size.
                    let side = CGFloat(Texture.largestSide)
                    let width = min(picture.size.width * drawing.scale, side).rounded(.up)
                    let height = min(picture.size.height * drawing.scale, side).rounded(.up)
                    let image = try PictureDecoder.vector(data, width: Int(width), height: Int(height))
                    return (image, drawing.scale)
                }
                let image = try PictureDecoder.vector(
                    data, width: min(drawing.width, Texture.largestSide),
                    height: min(drawing.height, Texture.largestSide))
                return (image, drawing.scale)
            }
        } catch {
            RuntimeWarning.issue("A picture cannot be shown. \(error)")
            return nil
        }
    }
}
