/// The style of a control's label: what the program sets for text and shapes, or else the control's own.
package struct ControlForeground<Own: ShapeStyle>: ShapeStyle {
    private let own: Own
    package init(_ own: Own) { self.own = own }

    package func _paint(in environment: EnvironmentValues) -> _StylePaint {
        switch environment.foreground?.style {
        case nil, is HierarchicalShapeStyle: own._paint(in: environment)
        case let text as SecondaryText: text.base._paint(in: environment)
        case let set?: set._paint(in: environment)
        }
    }
}

/// The secondary level of a style that the program has set, for text alone.
struct SecondaryText: ShapeStyle {
    let base: any ShapeStyle
    func _paint(in environment: EnvironmentValues) -> _StylePaint { base._paint(in: environment).faded(by: 0.65) }
}
