import Foundation

/// The preferred colour scheme of a window; the first view that sets one decides.
public struct PreferredColorSchemeKey: PreferenceKey {
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the colour scheme of the view; the older form of `environment(\.colorScheme, _:)`.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Sets the preferred colour scheme of the window; nil is the desktop's. To change one view only, use
    /// `environment(\.colorScheme, _:)`.
    public func preferredColorScheme(
        _ colorScheme: ColorScheme?
    ) -> ModifiedContent<Self, _PreferenceWritingModifier<PreferredColorSchemeKey>> {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
