import Foundation

/// A generated image, drawn by a subclass in the room of views. It is sendable: it never changes, except for state of
/// subclasses that is used on the main actor only.
class DrawnImage: Equatable, @unchecked Sendable {
    /// The size in points.
    final let size: CGSize
    init(size: CGSize) { self.size = size }
    static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
}

/// A picture or a symbol.
///
///     Image("Lighthouse").resizable().scaledToFit()
///     Image(systemName: "star.fill").foregroundStyle(.yellow)
///
/// A picture has its own size, in points, unless it is `resizable`. A symbol is drawn like text: it has the size and
/// weight of the font and the foreground style, and is aligned to the text's baseline.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case named(String, folder: String?)
        case symbol(String, value: Double?)
        case picture(Picture)
        case drawn(DrawnImage)
    }

    var source: Source
    /// The accessibility label; nil for decorative images.
    var label: String?
    var resizing: Resizing?
    var chosenInterpolation: Interpolation?
    var chosenTemplateMode: TemplateRenderingMode?
    var chosenSymbolMode: SymbolRenderingMode?
    var chosenSymbolColorMode: SymbolColorRenderingMode?

    init(_ source: Source, label: String?) { (self.source, self.label) = (source, label) }

    /// Creates an image from an existing picture.
    package init(_ picture: Picture, label: String? = nil) { self.init(.picture(picture), label: label) }

    /// Creates an image from a bundle's resources, or from the folders next to the program if `bundle` is nil. The file
    /// is found by `name` itself and with the extensions png, jpg, jpeg, webp, svg, gif and bmp, also in the sizes
    /// `@2x` and `@3x`, and as an image set of an `.xcassets` folder. If there is none, a placeholder is shown and a
    /// warning is printed once.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name, folder: bundle?.resourcePath), label: name)
    }

    /// Creates a decorative image, without an accessibility label; see `init(_:bundle:)`.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, folder: bundle?.resourcePath), label: nil)
    }

    /// Creates a picture from a bundle's resources. The value has no effect on pictures; see
    /// `init(systemName:variableValue:)` for symbols.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// Creates a symbol by its SF Symbols name. If it is unknown, a placeholder is shown and a warning is printed once.
    public init(systemName: String) { self.init(.symbol(systemName, value: nil), label: systemName) }

    /// Creates a symbol without an accessibility label.
    package init(decorativeSymbol name: String) { self.init(.symbol(name, value: nil), label: nil) }

    /// Creates a symbol with a value from 0 to 1, for symbols that support one: "speaker.wave.3" or "wifi".
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, value: variableValue), label: systemName)
    }

    /// Creates a decorative image from pixels; `scale` is the number of pixels per point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(Picture(cgImage.upright(orientation), scale: scale))
    }

    /// The loaded picture; nil for one that is found by name, a symbol or a drawing.
    package var picture: Picture? { if case .picture(let picture) = source { picture } else { nil } }

    /// The name by which a picture is found; nil for all others.
    package var pictureName: PictureName? {
        guard case .named(let name, let folder) = source else { return nil }
        return PictureName(name, folder: folder, scale: 1, isDark: false)
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// Makes the image fill the proposed space instead of keeping its size. Areas within `capInsets` of the edges keep
    /// their size; the rest is stretched or tiled.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// Sets the quality of scaling; medium by default.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.chosenInterpolation = interpolation }
    }

    /// Accepted for compatibility, without effect: pictures are drawn on whole pixels, where
    /// edges need no antialiasing.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Sets whether the image is drawn in its own colours or as a template for the foreground style; nil
    /// uses the file's setting.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.chosenTemplateMode = renderingMode }
    }

    /// Sets how the layers of a symbol are coloured; nil uses the environment's mode.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.chosenSymbolMode = mode } }

    /// Sets how a symbol is filled with its colours; nil uses the environment's mode.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        with { $0.chosenSymbolColorMode = mode }
    }

    /// Sets how a symbol shows its variable value. It has no effect: no symbol here shows one.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
