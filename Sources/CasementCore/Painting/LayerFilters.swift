import Foundation

/// The filters that convert a layer's content to its final picture. All work on premultiplied ARGB, in pixels of the
/// result; `x` and `y` are the position of the content's top left pixel in it. Only the pixels of `area` are written.
@MainActor package protocol LayerFilters: AnyObject {
    /// Blurs by a standard deviation in pixels. Outside the content, pixels are transparent or, with `isOpaque`, equal
    /// to those at its edges.
    func blur(
        _ content: Texture, x: Int, y: Int, deviation: Double, isOpaque: Bool, into result: Texture, _ area: PixelRect)

    /// Draws the content over a blurred, offset and coloured copy of its outline.
    func castShadow(
        of content: Texture, x: Int, y: Int, _ color: ResolvedColor, deviation: Double, dx: Int, dy: Int,
        into result: Texture, _ area: PixelRect)

    /// Applies a colour matrix.
    func recolor(_ content: Texture, x: Int, y: Int, _ matrix: ColorMatrix, into result: Texture, _ area: PixelRect)

    /// Draws the content through `map`, interpolating neighbouring pixels. It maps pixels of the result's grid, where
    /// the result's first pixel is at `to`, to pixels of the content's grid, where the content's first is at `from`.
    /// The result of a pixel does not depend on which parts of the grids exist.
    func resample(
        _ content: Texture, from: (x: Int, y: Int), _ map: ProjectionTransform, into result: Texture,
        to: (x: Int, y: Int), _ area: PixelRect)
}
