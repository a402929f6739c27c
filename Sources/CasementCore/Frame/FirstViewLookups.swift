extension TypeLookups {
    /// Those of views that most windows have.
    package static var ofViews: [Pair] {
        [
            Pair(AnyView.self, (any View).self), Pair(AnyViewStorage.self, (any DynamicProperty).self),
            Pair(AnyViewStorage.self, (any Equatable).self), Pair(_OpacityEffect.self, (any SettingModifier).self),
            Pair(OpacityLayoutNode.self, (any SettingLayoutNode).self),
            Pair(ControlState.self, (any Equatable).self), Pair(Color.self, (any ShapeStyle).self),
            Pair(RoundedRectangle.self, (any Shape).self),
        ]
    }
}
