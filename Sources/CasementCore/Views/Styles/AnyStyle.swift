/// A style behind its type: makes the look of what views of one kind tell it, their configuration.
@MainActor package class AnyStyle<Configuration> {
    /// Whether it brings the interaction too, and the view only what it is about.
    package let isWhole: Bool
    /// Whether it has a face, around a name that is to be read.
    package let hasBezel: Bool
    init(isWhole: Bool, hasBezel: Bool) { (self.isWhole, self.hasBezel) = (isWhole, hasBezel) }
    func makeBody(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
    /// Whether another style certainly makes the same.
    func isSame(as other: AnyStyle) -> Bool { self === other }
}

/// A style that draws a face around what the view is named.
package protocol BezelStyle {}

extension AnyStyle {
    /// The look that `style` makes by `makeBody`, which captures nothing.
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

/// Runs a style's body where the properties of the style are connected.
private struct StyledBody<Style, Configuration, Content: View>: View {
    let style: Style
    let configuration: Configuration
    let make: (Style, Configuration) -> Content
    var body: some View { make(style, configuration) }
    static var _isBuiltIn: Bool { true }
}
