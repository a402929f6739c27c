/// The line at the start or the end of a section: whether it is shown, and its colour.
struct SectionLine: Equatable {
    private let visibility: Visibility
    private let color: ResolvedColor

    @MainActor init?(startOf row: RowDescription, in theme: ThemeVariant) {
        self.init(row.traits.sectionTop, row.traits.sectionTopTint, in: theme)
    }

    @MainActor init?(endOf row: RowDescription, in theme: ThemeVariant) {
        self.init(row.traits.sectionBottom, row.traits.sectionBottomTint, in: theme)
    }

    /// Nil where nothing is said of it.
    @MainActor private init?(_ visibility: Visibility, _ tint: Color?, in theme: ThemeVariant) {
        guard visibility != .automatic else { return nil }
        (self.visibility, color) = (visibility, (tint ?? Color(theme: .separator)).resolve(in: theme))
    }

    /// The colour of the line between the end of a section and the start of the next: there is one if either asks for
    /// it and the other does not hide it.
    static func between(_ end: SectionLine?, _ start: SectionLine?) -> ResolvedColor? {
        if end?.visibility == .hidden || start?.visibility == .hidden { return nil }
        return (start ?? end)?.color
    }
}
