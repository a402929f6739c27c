/// The configuration that views of one kind pass to their style. The type identifies the kind.
@MainActor package protocol StyleConfiguration {
    /// The default style.
    static var defaultStyle: AnyStyle<Self> { get }
}

/// The current styles of a kind of view, innermost first.
///
///     private var styles = Styles<LabelStyleConfiguration>()
///
///     var body: some View {
///         styles.show(LabelStyleConfiguration(title: styles.part(title), icon: styles.part(icon)))
///     }
///
/// Views of the same kind inside a style's body have the next outer style, so that a style can extend another; the
/// parts that the view was given, such as its label, have the style of the view's environment.
package struct Styles<Configuration: StyleConfiguration> {
    fileprivate var scope: EnvironmentScope?

    package init() {}

    @MainActor private var first: StyleLink<Configuration>? {
        guard let scope else { return nil }
        if let reader = ViewGraph.reader { reader.noteEnvironmentReads(StyleKey<Configuration>.bit) }
        return scope.values[StyleKey<Configuration>.self]
    }

    /// Whether the innermost style also implements the interaction.
    @MainActor package var isWhole: Bool { (first?.style ?? Configuration.defaultStyle).isWhole }

    /// Whether the innermost style draws a bezel around the view's label.
    @MainActor package var hasBezel: Bool { (first?.style ?? Configuration.defaultStyle).hasBezel }

    /// The appearance of a configuration in the innermost style.
    @MainActor package func show(
        _ configuration: Configuration
    ) -> ModifiedContent<AnyView, _StyleModifier<Configuration>> {
        let first = first
        return (first?.style ?? Configuration.defaultStyle).makeBody(configuration).modifier(
            _StyleModifier(styles: first?.outer))
    }

    /// A part that the view was given, for its style to show.
    @MainActor package func part<Content: View>(_ content: Content) -> _StylePart<Configuration> {
        _StylePart(content: AnyView(content.modifier(_StyleModifier<Configuration>(styles: first))))
    }
}

extension Styles: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        pointer.assumingMemoryBound(to: Self.self).pointee.scope = node.scope
    }

    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        record.keys & StyleKey<Configuration>.bit != 0
    }

    package static var isInput: Bool { false }
}

/// A part of a view, such as its label, that a style shows.
public struct _StylePart<Configuration>: View {
    let content: AnyView
    public var body: some View { content }
    public static var _isBuiltIn: Bool { true }
}

/// A style and the next outer one.
@MainActor final class StyleLink<Configuration> {
    let style: AnyStyle<Configuration>
    let outer: StyleLink?
    init(_ style: AnyStyle<Configuration>, outer: StyleLink?) { (self.style, self.outer) = (style, outer) }
}

private struct StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyleLink<Configuration>? { nil }
    static var bit: EnvironmentKeySet { EnvironmentKeyRegistry.bit(of: ObjectIdentifier(Self.self)) }
}

/// Sets the style of the views of one kind.
package struct _StyleModifier<Configuration>: PrimitiveModifier, EnvironmentChange {
    /// The style to add to the current ones; nil replaces them by `styles`.
    private let style: AnyStyle<Configuration>?
    private let styles: StyleLink<Configuration>?

    package init(_ style: AnyStyle<Configuration>) { (self.style, styles) = (style, nil) }
    init(styles: StyleLink<Configuration>?) { (style, self.styles) = (nil, styles) }

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EnvironmentNode(view, in: context) }

    func change(_ values: inout EnvironmentValues) {
        // Environments change on the main actor only.
        MainActor.assumeIsolated {
            let outer = style == nil ? nil : values[StyleKey<Configuration>.self]
            values[StyleKey<Configuration>.self] = style.map { StyleLink($0, outer: outer) } ?? styles
        }
    }

    func keysFound(by scope: EnvironmentScope) -> EnvironmentKeySet { style == nil ? 0 : scope.keysFound }

    func isSame(as other: Self) -> Bool {
        guard let style, let new = other.style else {
            return self.style == nil && other.style == nil && styles === other.styles
        }
        return MainActor.assumeIsolated { style.isSame(as: new) }
    }
}

extension _StylePart: AccessibilityTitleSource {
    package func appendTitle(to title: inout AccessibilityTitle) { title.append(content) }
}

extension View {
    /// Sets the style of the views of one kind, by its closure that makes the body of a
    /// configuration and captures nothing.
    @MainActor package func styled<Style, Configuration, Body: View>(
        by style: Style, _ makeBody: @escaping (Style, Configuration) -> Body
    ) -> some View { modifier(_StyleModifier(.of(style, makeBody))) }
}
