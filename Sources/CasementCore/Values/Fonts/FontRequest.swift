import Foundation

/// A fully resolved font description: the key under which engines cache faces.
package struct FontRequest: Hashable, Sendable {
    package enum Design: String, Hashable, Sendable { case standard, serif, rounded, monospaced }

    /// A family name, or nil for the system family of `design`.
    package var family: String?
    package var design: Design
    /// The size in points.
    package var size: CGFloat
    /// CSS weight, 100 (ultra light) to 900 (black); 400 is regular.
    package var weight: Int
    package var isItalic: Bool
    /// CSS width in percent; 100 is the standard.
    package var width = 100
    /// Whether all digits have equal width (OpenType `tnum`).
    package var hasEvenDigits = false
    /// Small capitals (OpenType `smcp`, `c2sc`).
    package var caps = Font.Caps.none

    package init(
        family: String? = nil, design: Design = .standard, size: CGFloat, weight: Int = 400, isItalic: Bool = false
    ) {
        (self.family, self.design, self.size, self.weight, self.isItalic) = (family, design, size, weight, isItalic)
    }
}

/// The font traits inherited from a text's ancestors.
struct FontTraits: Hashable, Sendable {
    var weight: Font.Weight?
    var width: Font.Width?
    var design: Font.Design?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasEvenDigits: Bool?
    /// The scale factor of secondary text.
    var scale: CGFloat?

    /// These traits, completed by those of `others`.
    func over(_ others: FontTraits) -> FontTraits {
        FontTraits(
            weight: weight ?? others.weight, width: width ?? others.width, design: design ?? others.design,
            isItalic: isItalic ?? others.isItalic, isMonospaced: isMonospaced ?? others.isMonospaced,
            hasEvenDigits: hasEvenDigits ?? others.hasEvenDigits, scale: scale ?? others.scale)
    }
}

extension Font {
    /// The request to the font system, with inherited `traits` and the user's text size.
    func request(_ traits: FontTraits, textSize: DynamicTypeSize) -> FontRequest {
        var request: FontRequest
        switch base {
        case .style(let style):
            let metrics = style.metrics
            request = FontRequest(size: metrics.size * textSize.factor(relativeTo: style), weight: metrics.weight)
        case .system(let size): request = FontRequest(size: size)
        case .family(let name, let size, let style):
            request = FontRequest(family: name, size: size)
            if let style { request.size *= textSize.factor(relativeTo: style) }
        }
        if let scale = traits.scale { request.size *= scale }
        if !(request.size > 0 && request.size < 2000) { request.size = request.size >= 2000 ? 2000 : 1 }
        if let weight = traits.weight ?? weight { request.weight = weight.value }
        if let width = traits.width ?? width { request.width = width.percent }
        request.isItalic = traits.isItalic ?? false || isItalic
        request.hasEvenDigits = traits.hasEvenDigits ?? false || hasEvenDigits
        request.caps = caps
        switch traits.isMonospaced == true ? .monospaced : traits.design ?? design {
        case .serif: request.design = .serif
        case .rounded: request.design = .rounded
        case .monospaced: request.design = .monospaced
        case .default, nil: break
        }
        return request
    }
}
