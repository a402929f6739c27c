import Foundation

/// A layer's retained texture, and its content.
@MainActor final class LayerPicture {
    let texture: Texture
    /// Nil until painted.
    var grid: LayerGrid?
    /// The part of the grid that the texture covers.
    private(set) var cover = PixelRect.zero
    /// For a result: the grid and cover of the content that it was made of.
    var source: LayerGrid?
    var sourceCover = PixelRect.zero

    init(_ texture: Texture) { self.texture = texture }

    /// Returns a slightly larger area, in steps, and of the current size while that is large enough: rotating content
    /// has another size in each frame, and must not reallocate memory in each.
    func roomy(_ needed: PixelRect) -> PixelRect {
        func length(_ needed: Int, _ present: Int) -> Int {
            if present >= needed, present <= 2 * needed { return present }
            return (needed + 31) & ~31
        }
        var place = needed
        place.width = length(needed.width, cover.width)
        place.height = length(needed.height, cover.height)
        return place
    }

    /// Sets another grid and area, all of which must be painted.
    func take(_ grid: LayerGrid, _ cover: PixelRect) {
        self.grid = grid
        guard cover.width != self.cover.width || cover.height != self.cover.height || texture.bytes == nil else {
            self.cover = cover
            return
        }
        self.cover = cover
        texture.resize(width: cover.width, height: cover.height)
    }
}

/// The parts of content and result that pictures cover.
@MainActor struct LayerCover {
    var content: PixelRect
    var result: PixelRect

    /// A picture up to this number of pixels covers the whole layer, so that it can move without being painted.
    private static let largestArea = 8 << 20
    /// The number of pixels covered beyond the visible part of a larger layer, for when it moves.
    private static let margin = 256

    private func fits(_ area: Int) -> Bool {
        func fits(_ rect: PixelRect) -> Bool {
            rect.width <= Texture.largestSide && rect.height <= Texture.largestSide && rect.area <= area
        }
        return fits(content) && fits(result)
    }

    /// Returns all of `whole`, or its visible part with or without a margin; nil if even that is too large. `old` is
    /// kept while it covers everything visible.
    static func choose(
        whole: PixelRect, seen: PixelRect, old: PixelRect?, _ covers: (PixelRect) -> LayerCover?
    ) -> LayerCover? {
        if let cover = covers(whole), cover.fits(largestArea) { return cover }
        let seen = seen.intersection(whole)
        if let old, !old.isEmpty, whole.contains(old), old.contains(seen), let cover = covers(old),
            cover.fits(.max)
        {
            return cover
        }
        for part in [seen.inset(by: -margin).intersection(whole), seen] {
            if let cover = covers(part), cover.fits(.max) { return cover }
        }
        return nil
    }
}

/// Whether a transform is being animated: it changed in this frame and in the previous one.
struct LayerMotion {
    private var transform: ProjectionTransform?
    private var changed = Int.min
    private var decided = Int.min
    private(set) var isMoving = false

    mutating func isMoving(_ new: ProjectionTransform, in frame: Int) -> Bool {
        // One answer per frame, however often the layer is painted in it.
        if decided == frame, transform == new { return isMoving }
        isMoving = transform != nil && transform != new && changed == frame - 1
        if transform != new { changed = frame }
        (transform, decided) = (new, frame)
        return isMoving
    }
}

extension ProjectionTransform {
    /// Rounds a map that consists only of quarter turns and mirroring to whole pixels, or every edge would blur.
    var onWholePixels: ProjectionTransform {
        func isUnit(_ value: CGFloat) -> Bool { abs(value) < 1e-6 || abs(abs(value) - 1) < 1e-6 }
        var map = self
        if isAffine, isUnit(m11), isUnit(m12), isUnit(m21), isUnit(m22) {
            (map.m11, map.m12, map.m21, map.m22) = (m11.rounded(), m12.rounded(), m21.rounded(), m22.rounded())
            (map.m31, map.m32) = ((m31 + 1e-6).rounded(), (m32 + 1e-6).rounded())
        }
        return map
    }
}
