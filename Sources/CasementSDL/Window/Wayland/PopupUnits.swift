import CasementCore
import Foundation

/// The place of a popup in a compositor's units, of which there are whole ones only. Around its picture it has a margin
/// without colour: the compositor keeps it away from the screen's edges, and refuses what does not touch its window.
struct PopupUnits: Equatable {
    /// In the units of the window, with the margin.
    let x, y, width, height: Int32
    /// The size in pixels, and the place of the picture in it.
    let pixels: PixelRect
    let picture: PixelRect

    /// - Parameters:
    ///   - frame: the picture's, in pixels of the window.
    ///   - margin: in pixels.
    ///   - factor: the pixels per unit.
    init(_ frame: PixelRect, margin: Int, factor: CGFloat) {
        func down(_ pixel: Int) -> Int32 { Int32((CGFloat(pixel) / factor).rounded(.down)) }
        func up(_ pixel: Int) -> Int32 { Int32((CGFloat(pixel) / factor).rounded(.up)) }
        func pixel(_ unit: Int32) -> Int { Int((CGFloat(unit) * factor).rounded()) }
        x = down(frame.x - margin)
        y = down(frame.y - margin)
        width = max(1, up(frame.maxX + margin) - x)
        height = max(1, up(frame.maxY + margin) - y)
        pixels = PixelRect(x: pixel(x), y: pixel(y), width: pixel(width), height: pixel(height))
        picture = frame.offset(x: -pixels.x, y: -pixels.y)
    }
}
