import Foundation

/// Shows the programmer which pixels are painted: every painted rectangle is tinted for a few frames.
struct DamageFlash {
    /// The number of frames that a rectangle stays tinted.
    private static let duration = 8
    /// Magenta, the colour used least by programs.
    static let color = ResolvedColor(red: 1, green: 0, blue: 0.8, alpha: 0.35)

    private var tinted: [(rect: PixelRect, frames: Int)] = []

    var isEmpty: Bool { tinted.isEmpty }

    mutating func add(_ rect: PixelRect) { tinted.append((rect, Self.duration)) }

    /// Advances by one frame and returns the rectangles whose time is over.
    mutating func takeFinished() -> [PixelRect] {
        for index in tinted.indices { tinted[index].frames -= 1 }
        defer { tinted.removeAll { $0.frames <= 0 } }
        return tinted.filter { $0.frames <= 0 }.map(\.rect)
    }

    /// Removes and returns all rectangles, to be painted without tint.
    mutating func takeAll() -> [PixelRect] {
        defer { tinted.removeAll() }
        return tinted.map(\.rect)
    }
}
