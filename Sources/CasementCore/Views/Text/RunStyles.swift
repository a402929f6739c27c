import Foundation

extension RunStyle {
    /// Applies one modifier of a text.
    mutating func apply(_ change: TextModifiers.Change, _ environment: EnvironmentValues, _ outer: TextTraits) {
        switch change {
        case .font(let font): self.font = font ?? environment.font ?? .body
        case .weight(let weight): traits.weight = weight ?? outer.font.weight
        case .width(let width): traits.width = width ?? outer.font.width
        case .design(let design): traits.design = design ?? outer.font.design
        case .italic(let isItalic): traits.isItalic = isItalic
        case .monospaced(let isActive): traits.isMonospaced = isActive
        case .evenDigits: traits.hasEvenDigits = true
        case .scale(let scale): traits.scale = scale
        case .color(let color): foreground = color.map { .color($0) } ?? .inherited
        case .style(let box): foreground = .style(style(box.style, environment))
        case .underline(let line): underline = line
        case .strikethrough(let line): strikethrough = line
        case .kerning(let kerning): self.kerning = kerning
        case .tracking(let tracking): self.tracking = tracking
        case .baselineOffset(let offset): baselineOffset = offset
        case .language(let language): self.language = language
        case .attribute(let box): attributes.append(box)
        case .accessibilityLabel, .heading: break
        }
    }

    /// Resolves a hierarchical style relative to the style of the surrounding text.
    private func style(_ style: any ShapeStyle, _ environment: EnvironmentValues) -> any ShapeStyle {
        guard style is HierarchicalShapeStyle else { return style }
        var inner = environment
        switch foreground {
        case .inherited: return style
        case .color(let color): inner.foreground = StyleInUse(style: color)
        case .style(let outer): inner.foreground = StyleInUse(style: outer)
        }
        return FixedStyle(paint: style._paint(in: inner))
    }

    /// The style with a Markdown intent.
    func marked(_ intent: InlinePresentationIntent, link: URL?) -> RunStyle {
        var style = self
        if intent.contains(.stronglyEmphasized) { style.traits.weight = .bold }
        if intent.contains(.emphasized) { style.traits.isItalic = true }
        if intent.contains(.code) { style.traits.isMonospaced = true }
        if intent.contains(.strikethrough) { style.strikethrough = style.strikethrough ?? .single }
        if let link { (style.foreground, style.link) = (.color(.accentColor), link) }
        return style
    }

    /// The style with the attributes of an attributed string.
    func with(_ attributes: AttributeContainer) -> RunStyle {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        var style = marked(
            attributes[AttributeScopes.InlineIntentAttribute.self] ?? [],
            link: attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self])
        if let font = attributes[Keys.FontAttribute.self] { style.font = font }
        if let color = attributes[Keys.ForegroundColorAttribute.self] { style.foreground = .color(color) }
        if let color = attributes[Keys.BackgroundColorAttribute.self] { style.background = color }
        if let line = attributes[Keys.UnderlineStyleAttribute.self] { style.underline = line }
        if let line = attributes[Keys.StrikethroughStyleAttribute.self] { style.strikethrough = line }
        if let kern = attributes[Keys.KerningAttribute.self] { style.kerning = kern }
        if let tracking = attributes[Keys.TrackingAttribute.self] { style.tracking = tracking }
        if let offset = attributes[Keys.BaselineOffsetAttribute.self] { style.baselineOffset = offset }
        return style
    }
}
