import CSDL2
import CasementCore

/// The picture of windows in task bars. X11 has one for each window; on Wayland, desktops take it from the desktop file
/// of the program.
extension DesktopWindow {
    /// Icons are not larger than this, in pixels: desktops show them smaller.
    private static var largestSide: Int { 128 }

    func setIcon(_ image: CGImage) {
        guard let window, X11Window(of: window) != nil else { return }
        let icon = image.reduced(to: Self.largestSide)
        var pixels = icon.pixels.map(\.straight)
        pixels.withUnsafeMutableBytes { memory in
            let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                memory.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.width * 4),
                SDL_PIXELFORMAT_ARGB8888.rawValue)
            defer { SDL_FreeSurface(surface) }
            if let surface { SDL_SetWindowIcon(window, surface) }
        }
    }
}

extension UInt32 {
    /// A premultiplied pixel without that.
    fileprivate var straight: UInt32 {
        let alpha = self >> 24
        guard alpha != 0, alpha != 255 else { return self }
        func part(_ shift: UInt32) -> UInt32 {
            Swift.min(255, ((self >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | part(16) | part(8) | part(0)
    }
}

extension CGImage {
    /// The picture with its sides divided by the whole number with which none is longer than `side`. Each pixel is the
    /// mean of those that it stands for.
    fileprivate func reduced(to side: Int) -> CGImage {
        let factor = (max(width, height) + side - 1) / side
        guard factor > 1 else { return self }
        let (newWidth, newHeight) = (max(1, width / factor), max(1, height / factor))
        var result: [UInt32] = []
        result.reserveCapacity(newWidth * newHeight)
        for y in 0..<newHeight {
            for x in 0..<newWidth { result.append(mean(x * factor, y * factor, factor)) }
        }
        return CGImage(width: newWidth, height: newHeight, pixels: result)
    }

    private func mean(_ left: Int, _ top: Int, _ side: Int) -> UInt32 {
        var (sums, count) = ([UInt32](repeating: 0, count: 4), UInt32(0))
        for y in top..<min(top + side, height) {
            for x in left..<min(left + side, width) {
                let pixel = pixels[y * width + x]
                for part in 0..<4 { sums[part] += pixel >> (UInt32(part) * 8) & 0xFF }
                count += 1
            }
        }
        return (0..<4).reduce(0) { $0 | sums[$1] / max(1, count) << (UInt32($1) * 8) }
    }
}
