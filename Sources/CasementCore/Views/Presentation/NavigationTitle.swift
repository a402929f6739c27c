/// The title of a page or window, as its content sets it.
package struct NavigationTitle: Equatable {
    package var text: Text
    package var subtitle: Text?

    package init(text: Text, subtitle: Text? = nil) { (self.text, self.subtitle) = (text, subtitle) }
}

/// The title that the content of a page sets; of several views, the last decides.
package struct NavigationTitleKey: PreferenceKey {
    package static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
        value = nextValue() ?? value
    }
}
