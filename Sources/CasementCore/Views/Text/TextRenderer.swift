import Foundation

/// Draws texts in a way of its own: all at once, line by line or letter by letter.
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
/// Pictures that stand in a text are left out.
public protocol TextRenderer: Animatable {
    /// Draws a text that is laid out; the context's origin is the text's top left corner.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// The size that the text takes for a proposal; by default its own.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far it draws beyond the text's frame; by default nowhere. What lies further out is cut off.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer can measure.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize

    /// The size that the text itself takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// Something that a part of a text says to a renderer; see `Text.customAttribute(_:)`.
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

/// Sets who draws texts. Its body runs for every step of an animation of the renderer.
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
    /// Lets a renderer draw all texts in this view. Where its `animatableData` changes under an animation, it passes through what is in between.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(_TextRendererModifier(renderer: renderer))
    }
}

extension Text {
    /// Says something of this text to the renderer that draws it: runs of the layout have it.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { with(.attribute(AttributeBox(value))) }
}

/// An attribute of a text. Each use is one of its own.
final class AttributeBox: Equatable, Sendable {
    let value: any TextAttribute
    init(_ value: any TextAttribute) { self.value = value }

    static func == (a: AttributeBox, b: AttributeBox) -> Bool {
        func isSame<T: Equatable>(_ value: T) -> Bool { b.value as? T == value }
        return a === b || (a.value as? any Equatable).map { isSame($0) } ?? false
    }
}
