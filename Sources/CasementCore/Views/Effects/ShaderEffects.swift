import Foundation

/// Draws a view with a function of its pixels.
struct _ShaderModifier: LayerModifier, Animatable, Equatable, Sendable {
    var shader: Shader
    var usage: Shader.UsageType
    var maxSampleOffset = CGSize.zero
    var isEnabled: Bool

    static var kind: String { "shader" }

    func effect(in environment: EnvironmentValues) -> LayerEffect { effect(in: environment, of: nil) }

    func effect(in environment: EnvironmentValues, of view: Any.Type?) -> LayerEffect {
        let name =
            switch usage.kind {
            case .distortionEffect: "distortionEffect(_:maxSampleOffset:isEnabled:)"
            case .layerEffect: "layerEffect(_:maxSampleOffset:isEnabled:)"
            case .colorEffect, .shapeStyle: "colorEffect(_:isEnabled:)"
            }
        guard isEnabled,
            let effect = shader.effect(
                as: usage, maxSampleOffset: maxSampleOffset, in: environment,
                { view.map { "\(name) of \(TypeName.modified($0))" } ?? name })
        else { return .color(.identity) }
        return .shader(effect)
    }

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

extension View {
    /// Passes each colour of the view through a shader's function.
    ///
    /// Functions are written in Swift; see `ShaderLibrary.registerColorEffect(_:in:_:)`. A name without a function
    /// changes nothing, and a message says so once.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(_ShaderModifier(shader: shader, usage: .colorEffect, isEnabled: isEnabled))
    }

    /// Shows each pixel of the view elsewhere: a shader's function says from where the pixel at a position comes.
    ///
    /// The view is shown up to `maxSampleOffset` points beyond its bounds, at most 1,000. Pixels may come from further
    /// away; but of a view of more than 8 million pixels, nothing is seen from further than `maxSampleOffset`, or 256
    /// points if that is less. Pointers hit the view where it is without the effect.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(
            _ShaderModifier(
                shader: shader, usage: .distortionEffect, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
    }

    /// Draws the view by a shader's function, which computes each colour from any pixels of the view.
    ///
    /// `maxSampleOffset` is that of `distortionEffect(_:maxSampleOffset:isEnabled:)`.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(
            _ShaderModifier(
                shader: shader, usage: .layerEffect, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
    }
}
