import CasementCore
import Foundation

extension UIImage {
    /// The size and colours in which a picture of a symbol is drawn, by the names of AppKit and UIKit.
    ///
    ///     let gear = NSImage(systemSymbolName: "gear", accessibilityDescription: nil)?
    ///         .withSymbolConfiguration(.init(pointSize: 24, weight: .bold))
    public final class SymbolConfiguration: Hashable, Sendable {
        let pointSize: CGFloat?
        let style: Font.TextStyle?
        let weight: Font.Weight?
        let scale: Image.Scale?
        let colors: [UIColor]
        let mode: SymbolRenderingMode?

        private init(
            pointSize: CGFloat? = nil, style: Font.TextStyle? = nil, weight: Font.Weight? = nil,
            scale: Image.Scale? = nil, colors: [UIColor] = [], mode: SymbolRenderingMode? = nil
        ) {
            self.pointSize = pointSize
            self.style = style
            self.weight = weight
            self.scale = scale
            self.colors = colors
            self.mode = mode
        }

        /// The size of a font, and a stroke thickness.
        public convenience init(pointSize: CGFloat, weight: UIFont.Weight) {
            self.init(pointSize: pointSize, weight: weight.weight)
        }
        /// The size of a font, a stroke thickness, and a scale beside the letters of the font.
        public convenience init(pointSize: CGFloat, weight: UIFont.Weight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight.weight, scale: scale.scale)
        }
        /// The size of a font, a stroke thickness, and a scale; UIKit's initializer.
        ///
        /// The weights of the two have the same names; a name alone is that of a font.
        @_disfavoredOverload public convenience init(
            pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
        ) {
            self.init(pointSize: pointSize, weight: weight.weight, scale: scale.scale)
        }
        /// The size of a font.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, scale: nil) }
        /// A stroke thickness.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight.weight) }
        /// The size of a style of text.
        public convenience init(textStyle style: UIFont.TextStyle) { self.init(style: style.style) }
        /// The size of a style of text, and a scale beside its letters.
        public convenience init(textStyle style: UIFont.TextStyle, scale: SymbolScale) {
            self.init(style: style.style, scale: scale.scale)
        }
        /// The size and thickness of a font.
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
        /// A scale beside the letters of the font.
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale.scale) }
        /// The colours of the symbol's layers.
        public convenience init(paletteColors: [UIColor]) { self.init(colors: paletteColors, mode: .palette) }
        /// One colour, in shades.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(colors: [hierarchicalColor], mode: .hierarchical)
        }
        /// The symbol's own colours, where it has any.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(mode: .multicolor) }
        /// One colour in shades.
        public static func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration(mode: .hierarchical) }
        /// One colour.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(mode: .monochrome) }

        /// The configuration with what another one says.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            let other = configuration
            return SymbolConfiguration(
                pointSize: other.pointSize ?? (other.style == nil ? pointSize : nil),
                style: other.style ?? (other.pointSize == nil ? style : nil), weight: other.weight ?? weight,
                scale: other.scale ?? scale, colors: other.colors.isEmpty ? colors : other.colors,
                mode: other.mode ?? mode)
        }

        private var parts: [AnyHashable] {
            [pointSize, style, weight, scale, colors, mode] as [AnyHashable]
        }
        public static func == (a: SymbolConfiguration, b: SymbolConfiguration) -> Bool { a.parts == b.parts }
        public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
    }

    /// The size of a symbol beside letters.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// The medium one.
        case `default` = -1
        /// Smaller or larger than usual; `unspecified` is as usual.
        case unspecified, small, medium, large

        var scale: Image.Scale? {
            switch self {
            case .default, .unspecified: nil
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// The stroke thickness of a symbol.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// From the thinnest to the thickest; `unspecified` is that of body text.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var weight: Font.Weight? {
            let all: [Font.Weight?] = [
                nil, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return all[rawValue]
        }
    }

    /// The picture of a symbol in another size and other colours; other pictures stay as they are. Without colours it
    /// is a template for the foreground style.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// The picture of a symbol in another size and other colours; other pictures stay as they are. Without colours it
    /// is a template for the foreground style.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard let symbol else { return self }
        let drawn = MainThread.sync { Self.draw(symbol, configuration) }
        guard let drawn else { return self }
        return UIImage(drawn.with(isTemplate: configuration.colors.isEmpty && configuration.mode != .multicolor))
    }

    /// A symbol in a size and colours; nil if it is unknown.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard let symbol = UIImage(systemName: name) else { return nil }
        self.init(configuration.map { symbol.withConfiguration($0) }?.picture ?? symbol.picture)
    }

    @MainActor private static func draw(_ symbol: String, _ configuration: SymbolConfiguration) -> Picture? {
        let size = configuration.style.map { Font.system($0) }
        let font = (size ?? .system(size: configuration.pointSize ?? UIFont.systemFontSize))
            .weight(configuration.weight ?? .regular)
        let colors = configuration.colors.map { Color($0) }
        let image = Image(decorativeSymbol: symbol).font(font).imageScale(configuration.scale ?? .medium)
            .symbolRenderingMode(configuration.mode)
        let content: AnyView =
            switch colors.count {
            case 0: AnyView(image.foregroundStyle(.black))
            case 1: AnyView(image.foregroundStyle(colors[0]))
            case 2: AnyView(image.foregroundStyle(colors[0], colors[1]))
            default: AnyView(image.foregroundStyle(colors[0], colors[1], colors[2]))
            }
        let renderer = ImageRenderer(content: content)
        renderer.scale = 4
        return renderer.cgImage.map { Picture($0, scale: 4) }
    }
}
