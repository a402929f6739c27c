/// The alignment of a text's lines within its width.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines are aligned at their leading edges, centres or trailing edges.
    case leading, center, trailing
}
