import CasementCore
import Foundation

extension View {
    /// Adds a menu that opens where the secondary button is pressed over this view.
    ///
    ///     Text(file.name).contextMenu {
    ///         Button("Rename") { rename(file) }
    ///         Button("Delete", role: .destructive) { delete(file) }
    ///     }
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems))
    }

    /// Adds a menu that was created separately (older form).
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier { contextMenu?.items() })
    }

    /// Adds a menu that the secondary button opens. The preview has no effect: phones show it above
    /// the menu, desktops do not.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { modifier(ContextMenuModifier(items: menuItems)) }
}

/// A menu for `contextMenu(_:)`.
public struct ContextMenu<MenuItems: View> {
    let items: () -> MenuItems

    /// Creates a context menu with the given items.
    public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}

private struct ContextMenuModifier<Items: View>: ViewModifier {
    let items: () -> Items
    /// The position of the open menu, in the view's coordinates.
    @State private var place: CGPoint?

    func body(content: Content) -> some View {
        content
            .onSecondaryPress { point in
                // A menu without items is not opened.
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
