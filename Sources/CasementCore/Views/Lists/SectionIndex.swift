import Foundation

extension View {
    /// Sets whether a list shows an index of its sections. It has no effect: lists of desktops have a scroll bar.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        if visibility == .visible {
            WithoutEffect.note("listSectionIndexVisibility", "lists have no index of their sections")
        }
        return self
    }

    /// Sets the label of a section in a list's index. It has no effect: lists of desktops have a scroll bar.
    public func sectionIndexLabel(_ label: Text?) -> some View {
        WithoutEffect.note("sectionIndexLabel", "lists have no index of their sections")
        return self
    }

    /// Sets the label of a section in a list's index; see `sectionIndexLabel(_:)`.
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text(verbatim: String($0)) })
    }
}
