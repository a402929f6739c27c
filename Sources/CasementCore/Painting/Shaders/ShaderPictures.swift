import Foundation

extension ShaderEffect {
    /// The effect with the pixels of pictures among its arguments.
    @MainActor func loaded(in store: TextureStore) -> ShaderEffect {
        var loaded = self
        loaded.values = values.loaded { store.pixels(of: $0) }
        return loaded
    }
}

extension TextureStore {
    /// A gradient that may be a shader with pictures among its arguments, which are loaded.
    func loaded(_ gradient: ResolvedGradient) -> ResolvedGradient {
        guard case .shader(let shader) = gradient.form else { return gradient }
        var loaded = gradient
        loaded.form = .shader(shader.loaded(in: self))
        return loaded
    }

    /// The pixels of a picture that is an argument, in its own size.
    fileprivate func pixels(of source: ShaderPicture) -> Shader.Pixels? {
        if let known = shaderPixels[source] { return known }
        let picture: Picture
        switch source {
        case .picture(let own): picture = own
        case .named(let name):
            var message = ""
            guard let found = rasteriser.pictures.picture(name, message: &message) else {
                RuntimeWarning.issue(message)
                return nil
            }
            picture = found
        }
        func length(_ points: CGFloat) -> Int {
            let pixels = (points * picture.scale).rounded()
            return pixels.isFinite ? Int(min(max(pixels, 1), CGFloat(Texture.largestSide))) : 1
        }
        let width = length(picture.size.width), height = length(picture.size.height)
        let texture = Texture(.color)
        rasteriser.pictures.draw(
            picture,
            PictureDrawing(
                width: width, height: height, scale: picture.scale, caps: PictureCaps(), mode: .stretch,
                interpolation: .medium, part: PixelRect(x: 0, y: 0, width: width, height: height)),
            into: texture)
        guard let bytes = texture.bytes else { return nil }
        var words: [UInt32] = []
        words.reserveCapacity(texture.width * texture.height)
        for row in 0..<texture.height {
            let start = (bytes + row * texture.stride).assumingMemoryBound(to: UInt32.self)
            words += UnsafeBufferPointer(start: start, count: texture.width)
        }
        let pixels = Shader.Pixels(width: texture.width, height: texture.height, words: words)
        // A program shows few such pictures at a time.
        if shaderPixels.count >= 4 { shaderPixels.removeAll() }
        shaderPixels[source] = pixels
        return pixels
    }
}
