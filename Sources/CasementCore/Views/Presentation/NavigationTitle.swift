/// The title of a page or window, as its content sets it.
package struct NavigationTitle: Equatable {
    package var text: Text
    package var subtitle: Text?
    /// The name that the user may change; nil for a title that is fixed.
    package var name: Binding<String>?
    /// Whether a bar shows it; bars around that one do not.
    package var isInBar = false

    package init(text: Text, subtitle: Text? = nil, name: Binding<String>? = nil) {
        (self.text, self.subtitle, self.name) = (text, subtitle, name)
    }

    /// Two bindings to the same name count as equal: both read and write what is current.
    package static func == (left: NavigationTitle, right: NavigationTitle) -> Bool {
        left.text == right.text && left.subtitle == right.subtitle && left.isInBar == right.isInBar
            && (left.name == nil) == (right.name == nil)
    }
}

/// The title that the content of a page sets; of several views, the last decides.
package struct NavigationTitleKey: PreferenceKey {
    package static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
        value = nextValue() ?? value
    }
}
