import Casement
import CasementCore
import Foundation

/// An item of a program in the desktop's status area.
@MainActor public struct TestMenuBarExtra {
    private let entry: StatusEntry
    private unowned let app: TestApp

    init(_ entry: StatusEntry, of app: TestApp) { (self.entry, self.app) = (entry, app) }

    /// The title, or the program's name.
    public var title: String { entry.title }

    /// The items of its menu, as they are now; none where it opens a window.
    public var items: [TestMenuItem] {
        entry.opensWindow ? [] : DeepStack.run { entry.menuItems.map(TestMenuItem.init) }
    }

    /// Presses the item with a title, the first of several; false where it is missing or disabled.
    @discardableResult public func choose(_ title: String) -> Bool {
        guard let index = items.firstIndex(where: { $0.title == title }) else { return false }
        let isPressed = DeepStack.run { entry.pressMenuItem(at: [index]) }
        app.update()
        return isPressed
    }

    /// Presses the item itself: it opens its window, or closes it. A menu is opened by the desktop.
    public func press() {
        entry.activate(at: nil)
        app.update()
    }
}
