/// How the lines of a text line up inside the text's own width.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}
