import CasementCore
import Foundation

extension View {
    /// Shows the bar that finds in the text of an editor, and replaces.
    ///
    ///     TextEditor(text: $notes).findNavigator(isPresented: $isFinding)
    ///
    /// Control-F opens the bar of the editor with the focus without this modifier too; then the binding follows. Of
    /// several editors in this view the one with the focus has the bar, or else the first.
    ///
    /// - Parameter isPresented: whether the bar is shown.
    public func findNavigator(isPresented: Binding<Bool>) -> some View {
        modifier(FindNavigatorModifier(isPresented: isPresented))
    }

    /// Prevents finding and replacing in the text editors of this view. Control-F is then left to `searchable`.
    public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
    }

    /// Prevents replacing in the text editors of this view: their bar finds only.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
    }
}

/// Tells the editors in a view whether their bar is shown.
private struct FindNavigatorModifier: ViewModifier {
    let isPresented: Binding<Bool>
    @State private var place = FindNavigator.Place()

    func body(content: Content) -> some View {
        let isPresented = isPresented
        content.environment(
            \.findNavigator,
            FindNavigator(isPresented: isPresented.wrappedValue, place: place) { isPresented.wrappedValue = $0 })
    }
}
