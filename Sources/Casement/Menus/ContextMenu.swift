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

    /// The same with a menu that is made elsewhere: the older form.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier { contextMenu?.items() })
    }

    /// A menu that the secondary button opens. The preview has no effect: phones show it above the menu, desktops do
    /// not.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { modifier(ContextMenuModifier(items: menuItems)) }
}

/// A menu for `contextMenu(_:)`.
public struct ContextMenu<MenuItems: View> {
    let items: () -> MenuItems

    public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}

private struct ContextMenuModifier<Items: View>: ViewModifier {
    let items: () -> Items
    /// Where it is open, in the view's coordinates.
    @State private var place: CGPoint?

    func body(content: Content) -> some View {
        content
            .onSecondaryPress { point in
                // A menu without items is none.
                if !ViewChoice.all(in: items()).isEmpty { place = point }
            }
            .modifier(
                _PresentationModifier(
                    isPresented: place != nil, place: .at(place ?? .zero), dismiss: { place = nil }
                ) {
                    MenuSurface(session: MenuSession { place = nil }) { items() }
                })
    }
}
