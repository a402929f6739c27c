import Foundation

extension Font {
    /// What a font depends on: the user's text size. `EnvironmentValues.fontResolutionContext` has that of a view.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let textSize: DynamicTypeSize
        public var debugDescription: String { "text size \(textSize)" }
    }

    /// A font with the size and the traits that it has in a context.
    public struct Resolved: Hashable, Sendable {
        /// The font with its size fixed.
        public let ctFont: CTFont
        /// The size in points.
        public let pointSize: CGFloat
        /// The stroke thickness.
        public let weight: Weight
        /// The width of the letters.
        public let width: Width
        /// The line spacing.
        public let leading: Leading
        /// Whether it is semibold or heavier.
        public let isBold: Bool
        /// Whether it is in italics.
        public let isItalic: Bool
        /// Whether all its letters have equal width.
        public let isMonospaced: Bool
        /// Whether lowercase letters are small capitals.
        public let isLowercaseSmallCaps: Bool
        /// Whether uppercase letters are small capitals.
        public let isUppercaseSmallCaps: Bool
        /// Whether all letters are small capitals.
        public let isSmallCaps: Bool
    }

    /// The font as a context shows it. Modifiers of views, such as `bold()`, are not part of it.
    ///
    ///     @Environment(\.fontResolutionContext) private var context
    ///     let height = Font.title.resolve(in: context).pointSize
    public func resolve(in context: Context) -> Resolved {
        let request = request(FontTraits(), textSize: context.textSize)
        var fixed = self
        switch base {
        case .style, .system: fixed.base = .system(size: request.size)
        case .family(let name, _, _): fixed.base = .family(name, size: request.size, relativeTo: nil)
        }
        let weight = Weight(value: request.weight)
        fixed.weight = weight
        return Resolved(
            ctFont: CTFont(fixed, request.size), pointSize: request.size, weight: weight, width: width ?? .standard,
            leading: leading, isBold: request.weight >= Weight.semibold.value, isItalic: request.isItalic,
            isMonospaced: request.design == .monospaced,
            isLowercaseSmallCaps: caps == .lowercaseSmall || caps == .small,
            isUppercaseSmallCaps: caps == .uppercaseSmall || caps == .small, isSmallCaps: caps == .small)
    }
}
