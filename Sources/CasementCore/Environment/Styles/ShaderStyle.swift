import Foundation

/// A shader as a style: of shapes, texts, symbols, borders and backgrounds.
///
///     Circle().fill(ShaderLibrary.gradient(.boundingRect, .color(.orange), .color(.pink)))
///
/// Positions are in points from the top left corner of what is painted. A name without a function paints the
/// colour of texts.
extension Shader: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        guard let effect = effect(as: .shapeStyle, in: environment, { "A shader as a style" }) else {
            // Not the foreground style, which may be this one.
            return _StylePaint(.color(SystemColor.primary.resolve(in: environment.themeVariant)))
        }
        return _StylePaint(.gradient(ResolvedGradient(effect)))
    }
}

extension Shader {
    /// What can run, with colours of an environment. Nil, with a message, for a name without a function.
    func effect(
        as usage: UsageType, maxSampleOffset: CGSize = .zero, in environment: EnvironmentValues, _ user: () -> String
    ) -> ShaderEffect? {
        func warn(_ message: String) {
            guard MainThread.isCurrent else { return }
            let user = user()
            MainThread.sync { RuntimeWarning.issue("\(user): \(message)") }
        }
        guard let code = ShaderRegistry.code(of: function, as: usage) else {
            warn(ShaderRegistry.absence(of: function, as: usage) + " Nothing is changed until then.")
            return nil
        }
        func length(_ value: CGFloat) -> CGFloat {
            if !value.isFinite {
                warn("maxSampleOffset of \(value): a number is needed that is finite. It counts as 0.")
            }
            return value.isFinite ? min(abs(value), 1000) : 0
        }
        let values = Values(arguments, in: environment.themeVariant, scale: environment.displayScale) {
            warn("the shader \"\(function.name)\": \($0)")
        }
        return ShaderEffect(
            code: code, values: values,
            maxSampleOffset: CGSize(width: length(maxSampleOffset.width), height: length(maxSampleOffset.height)))
    }
}
