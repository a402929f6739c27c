extension View {
    /// The size of symbols in this view in proportion to the font.
    public func imageScale(
        _ scale: Image.Scale
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Image.Scale>> {
        environment(\.imageScale, scale)
    }

    /// The forms in which symbols in this view are shown, beside those that are said further out.
    public func symbolVariant(
        _ variant: SymbolVariants
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<SymbolVariants>> {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.adding(variant) }
    }

    /// How the layers of symbols in this view are coloured.
    public func symbolRenderingMode(
        _ mode: SymbolRenderingMode?
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<SymbolRenderingMode?>> {
        environment(\.symbolRenderingMode, mode)
    }
}
