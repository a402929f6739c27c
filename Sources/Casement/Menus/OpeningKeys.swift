import CasementCore

extension View {
    /// Makes the Up and Down arrow keys open a menu below the view, too.
    func opensByArrows(_ open: @escaping () -> Void) -> some View {
        onKeyPress(keys: [.upArrow, .downArrow], phases: .down) { press in
            guard press.modifiers.held.isEmpty else { return .ignored }
            open()
            return .handled
        }
    }
}
