import CasementCore
import Foundation

extension View {
    /// Sets the title of the page: shown in its bar, and as the title of the window while the page is shown.
    public func navigationTitle(_ title: Text) -> some View { modifier(NavigationTitleModifier(title: title)) }

    /// Sets the title of the page, translated in the locale of the environment; see `navigationTitle(_:)` with a
    /// `Text`.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Sets the title of the page; see `navigationTitle(_:)` with a `Text`.
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the page to a name that the user may change: in the bar, a double click on it, or the item
    /// Rename of its menu, makes it a field.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(NavigationTitleModifier(title: Text(title.wrappedValue), name: title))
    }

    /// Says which document the page shows. Has no effect: windows of this platform show no icon of their document.
    public func navigationDocument(_ url: URL) -> some View { self }

    /// Says which document the page shows. Has no effect: windows of this platform show no icon of their document.
    public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

    /// Sets a second line below the title of the page, and in the window's title.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        transformPreference(NavigationTitleKey.self) { title in
            var own = title?.ownTitle ?? NavigationTitle()
            own.subtitle = subtitle
            title = own
        }
    }

    /// Sets a second line below the title of the page; see `navigationSubtitle(_:)` with a `Text`.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets a second line below the title of the page; see `navigationSubtitle(_:)` with a `Text`.
    @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Hides the back button of the page, which then cannot be swiped away. The keys for back navigation still work.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(key: HidesBackButtonKey.self, value: hidesBackButton)
    }
}

/// Sets the title, and keeps the subtitle of the content.
private struct NavigationTitleModifier: ViewModifier {
    let title: Text
    var name: Binding<String>?

    func body(content: Content) -> some View {
        content.transformPreference(NavigationTitleKey.self) { old in
            old = NavigationTitle(text: title, subtitle: old?.ownTitle?.subtitle, name: name)
        }
    }
}
