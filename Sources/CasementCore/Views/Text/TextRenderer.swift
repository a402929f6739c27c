import Foundation

/// A custom drawing of texts: as a whole, line by line or glyph by glyph.
///
///     struct Wave: TextRenderer {
///         var phase: Double
///         var animatableData: Double {
///             get { phase }
///             set { phase = newValue }
///         }
///
///         func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///             for (index, letter) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///                 var copy = context
///                 copy.translateBy(x: 0, y: 4 * sin(phase + Double(index)))
///                 copy.draw(letter)
///             }
///         }
///     }
///
///     Text("Hello").textRenderer(Wave(phase: phase))
///
/// Images in a text are not drawn.
public protocol TextRenderer: Animatable {
    /// Draws a text layout; the context's origin is the text's top left corner.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// Returns the size of the text for a proposal; by default the text's own size.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the drawing extends beyond the text's frame; zero by default. Anything further out is clipped.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    /// No padding, the default: the drawing is clipped to the text's frame.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text measured by a renderer.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize

    /// Returns the text's own size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// An attribute of a part of a text that a renderer reads; see `Text.customAttribute(_:)`.
public protocol TextAttribute: Sendable {}

private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

/// Sets the renderer of texts in this view. Its body runs for every step of an animation of the renderer.
struct _TextRendererModifier<Renderer: TextRenderer> {
    var renderer: Renderer
}

extension _TextRendererModifier: Animatable {
    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }
}

extension _TextRendererModifier: ViewModifier {
    func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

extension View {
    /// Sets the renderer of all texts in this view. Changes of its `animatableData` in an animated transaction
    /// are animated.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(_TextRendererModifier(renderer: renderer))
    }
}

extension Text {
    /// Attaches an attribute for the renderer to this text: the runs of the layout carry it.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { with(.attribute(AttributeBox(value))) }
}

/// An attribute of a text. Boxes are equal if they are identical or hold equal values.
final class AttributeBox: Equatable, Sendable {
    let value: any TextAttribute
    init(_ value: any TextAttribute) { self.value = value }

    static func == (a: AttributeBox, b: AttributeBox) -> Bool {
        func isSame<T: Equatable>(_ value: T) -> Bool { b.value as? T == value }
        return a === b || (a.value as? any Equatable).map { isSame($0) } ?? false
    }
}
