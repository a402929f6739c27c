/// The title of a page or window, as its content sets it: two lines, which may come from different views.
package struct NavigationTitle: Equatable {
    /// The title itself; nil where only a subtitle is set.
    package var text: Text?
    package var subtitle: Text?
    /// The name that the user may change; nil for a title that is fixed.
    package var name: Binding<String>?
    /// The lines that a bar shows; bars around that one do not.
    private var linesInBar: Lines = []

    private struct Lines: OptionSet {
        let rawValue: Int
        static let title = Lines(rawValue: 1), subtitle = Lines(rawValue: 2)
    }

    package init(text: Text? = nil, subtitle: Text? = nil, name: Binding<String>? = nil) {
        (self.text, self.subtitle, self.name) = (text, subtitle, name)
    }

    /// Two bindings to the same name count as equal: both read and write what is current.
    package static func == (left: NavigationTitle, right: NavigationTitle) -> Bool {
        left.text == right.text && left.subtitle == right.subtitle && left.linesInBar == right.linesInBar
            && (left.name == nil) == (right.name == nil)
    }

    /// The lines for a bar around the view; nil if a bar in it shows them all.
    package var ownTitle: NavigationTitle? {
        var own = NavigationTitle()
        if !linesInBar.contains(.title) { (own.text, own.name) = (text, name) }
        if !linesInBar.contains(.subtitle) { own.subtitle = subtitle }
        return own == NavigationTitle() ? nil : own
    }

    /// Notes that a bar shows the lines that are set.
    package mutating func noteBar() {
        if text != nil { linesInBar.insert(.title) }
        if subtitle != nil { linesInBar.insert(.subtitle) }
    }

    /// Adds what a later view sets: each of its lines replaces the one of before.
    fileprivate mutating func add(_ next: NavigationTitle) {
        if next.text != nil { (text, name) = (next.text, next.name) }
        if next.subtitle != nil { subtitle = next.subtitle }
        let set: Lines = (next.text == nil ? [] : Lines.title).union(next.subtitle == nil ? [] : .subtitle)
        linesInBar = linesInBar.subtracting(set).union(next.linesInBar)
    }
}

/// The title that the content of a page sets; of several views, the last decides on each line.
package struct NavigationTitleKey: PreferenceKey {
    package static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
        guard let next = nextValue() else { return }
        if value == nil { value = next } else { value?.add(next) }
    }
}
