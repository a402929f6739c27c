import Foundation

extension Text {
    /// Creates a text from an image: symbols are on the baseline in the size of the text, pictures have their
    /// natural size.
    ///
    ///     Text("\(Image(systemName: "star.fill")) 5 of 5").foregroundStyle(.orange)
    public init(_ image: Image) { self.init(attachment: ImageInText(image: image)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends an inline image.
    public mutating func appendInterpolation(_ image: Image) {
        appendInterpolation(attachment: ImageInText(image: image))
    }
}

struct ImageInText: TextAttachmentSource {
    var image: Image

    func isEqual(to other: any TextAttachmentSource) -> Bool { (other as? ImageInText)?.image == image }

    func attachment(
        beside font: FontRequest, _ paint: Paint, in environment: EnvironmentValues, _ pictures: (any PictureEngine)?
    ) -> ShownAttachment {
        guard let pictures else { return ShownAttachment(size: .zero, graphic: nil) }
        // Only nodes and canvases of the main actor have an engine.
        nonisolated(unsafe) let values = environment
        nonisolated(unsafe) let engine = pictures
        let foreground = paint, image = image
        return MainActor.assumeIsolated {
            switch image.canvasContent(values, font: font, engine) {
            case .symbol(let symbol):
                return ShownAttachment(size: symbol.size, descent: symbol.size.height - symbol.baseline) { store in
                    SymbolGraphic(symbol, [foreground], store: store)
                }
            case .picture(let appearance):
                return ShownAttachment(size: appearance.picture.size) { store in
                    ImageGraphic(appearance, appearance.isTemplate ? foreground : .color(.white), store: store)
                }
            }
        }
    }
}
