import CasementCore

/// How a picker in the form of a palette shows what is selected.
///
///     Picker("Mood", selection: $mood) {
///         ForEach(moods, id: \.self) { Image(systemName: $0) }
///     }
///     .pickerStyle(.palette)
///     .paletteSelectionEffect(.symbolVariant(.fill))
public struct PaletteSelectionEffect: Hashable, Sendable {
    /// The variants of the selected symbol.
    let variants: SymbolVariants?
    /// Whether a raised segment is behind what is selected.
    let isRaised: Bool
    /// By a highlight.
    public static let automatic = PaletteSelectionEffect(variants: nil, isRaised: true)
    /// By the program, in the views of the choices.
    public static let custom = PaletteSelectionEffect(variants: nil, isRaised: false)
    /// By a variant of the symbol.
    public static func symbolVariant(_ variants: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(variants: variants, isRaised: false)
    }
}

private struct PaletteSelectionEffectKey: EnvironmentKey { static let defaultValue = PaletteSelectionEffect.automatic }

extension EnvironmentValues {
    /// How palettes show what is selected.
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets how palettes in this view show what is selected; by default it is raised.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
