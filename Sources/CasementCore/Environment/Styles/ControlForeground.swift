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
private struct SecondaryText: ShapeStyle {
    let base: any ShapeStyle
    func _paint(in environment: EnvironmentValues) -> _StylePaint { base._paint(in: environment).faded(by: 0.65) }
}

extension View {
    /// The foreground style as it is where nothing sets one, for what is shown apart from the place of its declaration.
    package func standardForeground() -> some View { environment(\.foreground, nil) }

    /// Makes text and shapes less prominent, but not the controls among them.
    package func secondaryText(_ isOn: Bool = true) -> some View {
        transformEnvironment(\.foreground) { set in
            guard isOn else { return }
            if let style = set?.style, !(style is HierarchicalShapeStyle) {
                set = StyleInUse(style: SecondaryText(base: style))
            } else {
                set = StyleInUse(style: HierarchicalShapeStyle.secondary)
            }
        }
    }
}
