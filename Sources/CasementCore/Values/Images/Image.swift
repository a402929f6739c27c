import Foundation

/// An image that is drawn where it is shown, by a class of the room of views. It can be sent: it never changes, but for what subclasses
/// keep, and they use that on the main actor alone.
class DrawnImage: Equatable, @unchecked Sendable {
    /// Points.
    final let size: CGSize
    init(size: CGSize) { self.size = size }
    static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
}

/// A picture or a symbol.
///
///     Image("Lighthouse").resizable().scaledToFit()
///     Image(systemName: "star.fill").foregroundStyle(.yellow)
///
/// A picture has its own size, in points, until it is made `resizable`. A symbol is drawn like text: it takes the size and
/// weight of the font and the foreground style, and stands on the text's baseline.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case named(String, folder: String?)
        case symbol(String, value: Double?)
        case picture(Picture)
        case drawn(DrawnImage)
    }

    var source: Source
    /// What it says to those who do not see it; nil for decoration.
    var label: String?
    var resizing: Resizing?
    var chosenInterpolation: Interpolation?
    var chosenTemplateMode: TemplateRenderingMode?
    var chosenSymbolMode: SymbolRenderingMode?

    init(_ source: Source, label: String?) { (self.source, self.label) = (source, label) }

    /// A picture that is there already.
    package init(_ picture: Picture, label: String? = nil) { self.init(.picture(picture), label: label) }

    /// A picture of a bundle's resources, or of the folders beside the program where `bundle` is nil. It is looked for as `name` itself and with the
    /// endings png, jpg, jpeg, webp, svg, gif and bmp, in the sizes `@2x` and `@3x` too, and as an image set of an `.xcassets` folder.
    /// Where there is none, a placeholder is shown and a message says so once.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name, folder: bundle?.resourcePath), label: name)
    }

    /// The same, as decoration: it says nothing to those who do not see it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, folder: bundle?.resourcePath), label: nil)
    }

    /// A symbol by its name among Apple's SF Symbols. Where it is not known, a placeholder is shown and a message says so once.
    public init(systemName: String) { self.init(.symbol(systemName, value: nil), label: systemName) }

    /// A symbol that shows a value from 0 to 1, for those that can: "speaker.wave.3" or "wifi".
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, value: variableValue), label: systemName)
    }

    /// Pixels, of which `scale` make a point, as decoration.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(Picture(cgImage.upright(orientation), scale: scale))
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// Fills the space that is offered instead of keeping the picture's size. What lies within `capInsets` along the edges keeps its
    /// size; the rest is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// How good the picture looks in another size; medium by default.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.chosenInterpolation = interpolation }
    }

    /// Kept for programs that say it: pictures are drawn on whole pixels, where there is nothing to smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Whether the image is drawn in its own colours or as a stencil for the foreground style; nil leaves it to the file.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.chosenTemplateMode = renderingMode }
    }

    /// How the layers of the symbol are coloured; nil leaves it to what surrounds it.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.chosenSymbolMode = mode } }
}
