import CasementCore
import Foundation

extension View {
    /// A menu that the secondary button of the pointer opens where it is pressed over this view.
    ///
    ///     Text(file.name).contextMenu {
    ///         Button("Rename") { rename(file) }
    ///         Button("Delete", role: .destructive) { delete(file) }
    ///     }
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems))
    }

    /// The same; telephones show the preview above the menu, desktops do not.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { modifier(ContextMenuModifier(items: menuItems)) }
}

private struct ContextMenuModifier<Items: View>: ViewModifier {
    let items: () -> Items
    /// Where it is open, in the view's coordinates.
    @State private var place: CGPoint?

    func body(content: Content) -> some View {
        content
            .onSecondaryPress { place = $0 }
            .modifier(
                _PresentationModifier(
                    isPresented: place != nil, place: .at(place ?? .zero), dismiss: { place = nil }
                ) {
                    MenuSurface(session: MenuSession { place = nil }) { items() }
                })
    }
}
