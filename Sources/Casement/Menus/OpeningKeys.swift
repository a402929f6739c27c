import CasementCore

extension View {
    /// What opens a menu below itself opens it by the arrow keys up and down too.
    func opensByArrows(_ open: @escaping () -> Void) -> some View {
        onKeyPress(keys: [.upArrow, .downArrow], phases: .down) { press in
            guard press.modifiers.held.isEmpty else { return .ignored }
            open()
            return .handled
        }
    }
}
