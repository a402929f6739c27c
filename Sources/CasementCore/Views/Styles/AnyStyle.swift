/// A type-erased style: creates the appearance of a kind of view from its configuration.
@MainActor package class AnyStyle<Configuration> {
    /// Whether the style also implements the interaction, and the view only provides the data.
    package let isWhole: Bool
    /// Whether it draws a bezel around a readable label.
    package let hasBezel: Bool
    init(isWhole: Bool, hasBezel: Bool) { (self.isWhole, self.hasBezel) = (isWhole, hasBezel) }
    func makeBody(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
    /// Whether another style is known to create the same appearance.
    func isSame(as other: AnyStyle) -> Bool { self === other }
}

/// A style that draws a bezel around the view's label.
package protocol BezelStyle {}

extension AnyStyle {
    /// Creates the type-erased form of `style`, with a `makeBody` that captures nothing.
    package static func of<Style, Body: View>(
        _ style: Style, isWhole: Bool = false, _ makeBody: @escaping (Style, Configuration) -> Body
    ) -> AnyStyle<Configuration> { TypedStyle(style: style, isWhole: isWhole, makeBody: makeBody) }
}

private final class TypedStyle<Style, Configuration, Body: View>: AnyStyle<Configuration> {
    private var style: Style
    private let make: (Style, Configuration) -> Body

    init(style: Style, isWhole: Bool, makeBody: @escaping (Style, Configuration) -> Body) {
        (self.style, make) = (style, makeBody)
        super.init(isWhole: isWhole, hasBezel: style is any BezelStyle)
    }

    override func makeBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyledBody(style: style, configuration: configuration, make: make))
    }

    override func isSame(as other: AnyStyle<Configuration>) -> Bool {
        guard let other = other as? TypedStyle<Style, Configuration, Body> else { return false }
        var (old, new) = (style, other.style)
        return TypeDescriptor.of(Style.self).areEqual(&old, &new)
    }
}

/// Runs a style's body with the style's dynamic properties connected.
private struct StyledBody<Style, Configuration, Content: View>: View {
    let style: Style
    let configuration: Configuration
    let make: (Style, Configuration) -> Content
    var body: some View { make(style, configuration) }
    static var _isBuiltIn: Bool { true }
}
