/// A background of text: darker than the style itself where white text on it would be illegible.
package struct FillUnderText<Base: ShapeStyle>: ShapeStyle {
    private let base: Base
    package init(_ base: Base) { self.base = base }

    package func _paint(in environment: EnvironmentValues) -> _StylePaint {
        let paint = base.paint(in: environment)
        guard case .color(let color) = paint else { return _StylePaint(paint) }
        let own = Color.Components(color)
        return _StylePaint(.color(own.wantsDarkText ? color : ResolvedColor(own.underWhite)))
    }
}

/// The text colour on `FillUnderText`: white, or black on inherently light colours, such as yellow.
package struct TextOnFill<Base: ShapeStyle>: ShapeStyle {
    private let base: Base
    package init(_ base: Base) { self.base = base }

    package func _paint(in environment: EnvironmentValues) -> _StylePaint {
        guard case .color(let color) = base.paint(in: environment) else { return _StylePaint(.color(.white)) }
        return _StylePaint(.color(Color.Components(color).wantsDarkText ? .black : .white))
    }
}

extension Color.Components {
    package init(_ color: ResolvedColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension ResolvedColor {
    fileprivate init(_ components: Color.Components) {
        self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    }
}
