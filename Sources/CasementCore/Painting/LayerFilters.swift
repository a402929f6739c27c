import Foundation

/// The steps by which a layer's content becomes the picture that is shown. All work on premultiplied ARGB, in pixels of the
/// result; `x` and `y` say where the content's top left pixel stands among them. Only the pixels of `area` are written.
@MainActor package protocol LayerFilters: AnyObject {
    /// Blurs by a standard deviation in pixels. Around the content all is transparent or, with `isOpaque`, as its edges are.
    func blur(
        _ content: Texture, x: Int, y: Int, deviation: Double, isOpaque: Bool, into result: Texture, _ area: PixelRect)

    /// Lays the content over its own outline, blurred, moved and coloured.
    func castShadow(
        of content: Texture, x: Int, y: Int, _ color: ResolvedColor, deviation: Double, dx: Int, dy: Int,
        into result: Texture, _ area: PixelRect)

    /// Changes colours.
    func recolor(_ content: Texture, x: Int, y: Int, _ matrix: ColorMatrix, into result: Texture, _ area: PixelRect)

    /// Draws the content where `map` finds it, mixing neighbours. It leads from pixels of the result's grid, where the result's
    /// first pixel is at `to`, to pixels of the content's grid, where the content's first is at `from`. Which parts of the grids
    /// have pixels makes no difference to any of them.
    func resample(
        _ content: Texture, from: (x: Int, y: Int), _ map: ProjectionTransform, into result: Texture,
        to: (x: Int, y: Int), _ area: PixelRect)
}
