extension View {
    /// Sets the size of symbols in this view relative to the font.
    public func imageScale(
        _ scale: Image.Scale
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Image.Scale>> {
        environment(\.imageScale, scale)
    }

    /// Adds variants for symbols in this view, in addition to those of ancestors.
    public func symbolVariant(
        _ variant: SymbolVariants
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<SymbolVariants>> {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.adding(variant) }
    }

    /// Sets the colouring of the layers of symbols in this view.
    public func symbolRenderingMode(
        _ mode: SymbolRenderingMode?
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<SymbolRenderingMode?>> {
        environment(\.symbolRenderingMode, mode)
    }
}
