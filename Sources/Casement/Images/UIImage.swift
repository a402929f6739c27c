import CasementCore
import CasementSDL
import Foundation
import Synchronization

/// A decoded picture, also available as `NSImage`.
///
///     if let photo = UIImage(data: bytes) { Image(uiImage: photo).resizable() }
///
/// Its initialisers can be used on any thread; they return nil for data that is no picture, is damaged, or exceeds
/// `PictureLimits`, after reading only its header.
public final class UIImage: Sendable, Hashable {
    private let state: Mutex<State>

    private struct State: Sendable {
        var picture: Picture?
        /// The name of the symbol of which it is a picture.
        var symbol: String?
    }

    package init(_ picture: Picture) { state = Mutex(State(picture: picture)) }

    private init(symbol: String) { state = Mutex(State(symbol: symbol)) }

    /// The picture; a symbol is drawn in the size of body text when it is first asked for.
    package var picture: Picture {
        let (known, symbol) = state.withLock { ($0.picture, $0.symbol) }
        if let known { return known }
        let image = Image(decorativeSymbol: symbol ?? "")
        let drawn = MainThread.sync { () -> Picture? in
            let renderer = ImageRenderer(content: image.foregroundStyle(.black))
            renderer.scale = 4
            return renderer.cgImage.map { Picture($0, scale: 4) }
        }
        let picture = (drawn ?? .transparent).with(isTemplate: true)
        return state.withLock {
            $0.picture = $0.picture ?? picture
            return $0.picture ?? picture
        }
    }

    /// The name of the symbol that it is; nil for all other pictures.
    var symbol: String? { state.withLock { $0.symbol } }

    /// The picture in the bytes of a PNG, JPEG, WebP, GIF, BMP, SVG or uncompressed TIFF file, one pixel per point.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture in the bytes of a file, with `scale` pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = try? PictureDecoder.picture(data, scale: scale) else { return nil }
        self.init(picture)
    }

    /// The picture in a file. A name that ends in `@2x` or `@3x` before the extension has two
    /// or three pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? PictureFolders.read(path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
    }

    /// The picture in the file of a URL; nil for other URLs, which would block the caller.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }

    /// A picture from the program's resources; where there is none of the name, a symbol for those of AppKit's own
    /// names, such as `NSImage.folderName`.
    @MainActor public convenience init?(named name: String) {
        if let picture = UIImage(named: name, in: nil)?.picture {
            self.init(picture)
        } else {
            guard let symbol = Self.symbolsOfNames[name] else { return nil }
            self.init(systemName: symbol)
        }
    }

    /// A picture from a bundle's resources.
    @MainActor public convenience init?(named name: String, in bundle: Bundle?) {
        var message = ""
        let wanted = PictureName(name, folder: bundle?.resourcePath, scale: 1, isDark: false)
        guard let picture = PictureFolders.shared.picture(wanted, message: &message) else { return nil }
        self.init(picture)
    }

    /// A symbol, by its SF Symbols name; nil if it is unknown. It is a template for the foreground style, and drawn for
    /// the size in which it is shown.
    public convenience init?(systemName name: String) {
        guard MainThread.sync({ SymbolLibrary.has(name, SDLPictureEngine()) }) else { return nil }
        self.init(symbol: name)
    }

    /// A picture of pixels, one per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// A picture of pixels, `scale` per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation) {
        self.init(Picture(cgImage.upright(orientation), scale: scale))
    }

    /// The size in points. Setting it shows the same picture in another size.
    public var size: CGSize {
        get { picture.size }
        set {
            let old = picture
            guard newValue.width > 0, newValue.height > 0, newValue.width.isFinite, newValue.height.isFinite else {
                return
            }
            let scale = old.size.width > 0 ? old.scale * old.size.width / newValue.width : old.scale
            let new = Picture(old.content, size: newValue, scale: scale, isTemplate: old.isTemplate)
            state.withLock { $0 = State(picture: new) }
        }
    }

    /// Shows another picture.
    func replace(by picture: Picture) { state.withLock { $0 = State(picture: picture) } }

    /// Pixels per point.
    public var scale: CGFloat { picture.scale }

    /// The pixels; nil for a vector picture and for one that is decoded only when it is shown.
    public var cgImage: CGImage? {
        if case .pixels(let image) = picture.content { image } else { nil }
    }

    /// Whether it is a template for the foreground style, as AppKit says it.
    public var isTemplate: Bool {
        get { picture.isTemplate }
        set {
            let new = picture.with(isTemplate: newValue)
            state.withLock { $0 = State(picture: new, symbol: newValue ? $0.symbol : nil) }
        }
    }

    public static func == (a: UIImage, b: UIImage) -> Bool { a.picture == b.picture }
    public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

/// AppKit's name of `UIImage`.
public typealias NSImage = UIImage

extension Image {
    /// Creates an image of a loaded picture, at its own size unless it is `resizable`.
    public init(uiImage: UIImage) {
        if let symbol = uiImage.symbol { self.init(decorativeSymbol: symbol) } else { self.init(uiImage.picture) }
    }

    /// Creates an image of a loaded picture, at its own size unless it is `resizable`.
    ///
    /// A reference to `Image.init` for a picture is to `init(uiImage:)`, since the two types are one.
    @_disfavoredOverload public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
