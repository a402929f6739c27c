import CasementCore

extension View {
    /// The environment of what is shown apart from the place of its declaration, such as a dialog from a row of a list:
    /// the font, styles and sizes of that place do not apply to it.
    func standardSurroundings() -> some View {
        font(.body)
            .standardForeground()
            .controlSize(.regular)
            .multilineTextAlignment(.leading)
            .environment(\.formAppearance, .none)
            .environment(\.labelsVisibility, .automatic)
            .environment(\.isOnSelection, false)
    }
}
