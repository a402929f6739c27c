import Foundation

/// The colour scheme that a view wants for its window; the first view that wants one decides.
public struct PreferredColorSchemeKey: PreferenceKey {
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// Wants a colour scheme for the whole window that the view stands in; nil leaves it to the desktop.
    /// `environment(\.colorScheme, _:)` changes it for one view instead.
    public func preferredColorScheme(
        _ colorScheme: ColorScheme?
    ) -> ModifiedContent<Self, _PreferenceWritingModifier<PreferredColorSchemeKey>> {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
