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

    /// Adds a menu of items that a caller of the program's own function has given it.
    @_disfavoredOverload public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> Group<some View> {
        let items = menuItems()
        return Group { contextMenu { items } }
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
    @State private var shown: Shown?

    private struct Shown {
        /// In the view's coordinates.
        let place: CGPoint
        /// The swipe actions of the list row that the view is in.
        let further: AnyView?
    }

    func body(content: Content) -> some View {
        content
            .onSecondaryPress {
                AnyView(MenuSurface(session: MenuSession {}) { items() })
            } _: { point, node in
                let new = Shown(place: point, further: node?.swipeActionItems)
                // A menu without items is not opened.
                let all = MenuWithSwipeActions(items: items(), further: new.further)
                if !ViewChoice.all(in: all).isEmpty { shown = new }
            }
            .modifier(
                _PresentationModifier(
                    isPresented: shown != nil, place: .at(shown?.place ?? .zero), dismiss: { shown = nil }
                ) {
                    MenuSurface(session: MenuSession { shown = nil }) {
                        MenuWithSwipeActions(items: items(), further: shown?.further)
                    }
                })
    }
}

/// The items of a context menu, and after them the swipe actions of its row.
struct MenuWithSwipeActions<Items: View>: View {
    let items: Items
    let further: AnyView?

    var body: some View {
        items
        if let further {
            if !ViewChoice.all(in: items).isEmpty { Divider() }
            further
        }
    }
}
