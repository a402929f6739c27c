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

    /// Sets how symbols in this view are filled with their colours: `.gradient` is slightly lighter at the top.
    public func symbolColorRenderingMode(
        _ mode: SymbolColorRenderingMode?
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<SymbolColorRenderingMode?>> {
        environment(\.symbolColorRenderingMode, mode)
    }

    /// Sets how symbols in this view show their variable value, as the environment says. It has no other effect: no
    /// symbol here shows one.
    public func symbolVariableValueMode(
        _ mode: SymbolVariableValueMode?
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<SymbolVariableValueMode?>> {
        WithoutEffect.note("symbolVariableValueMode", "symbols do not show their variable value")
        return environment(\.symbolVariableValueMode, mode)
    }
}
