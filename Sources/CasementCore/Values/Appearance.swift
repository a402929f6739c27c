/// The light or dark appearance.
@frozen public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark content on light backgrounds, and light content on dark backgrounds.
    case light, dark
}

/// The direction in which a language is read.
@frozen public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is the left side, as in English; or the right side, as in Arabic and Hebrew.
    case leftToRight, rightToLeft
}
