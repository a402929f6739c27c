/// Light or dark.
@frozen public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark
}

/// The direction in which a language runs.
@frozen public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
