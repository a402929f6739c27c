import CasementCore
import CasementSDL

/// The menu bar of a window as a panel of the desktop shows it.
extension AppWindow: MenuSource {
    package var menuItems: [MenuItem] { isOpen ? pipeline.menuItems : [] }

    /// The standard items act on the frontmost window: a panel may have the menu of another one.
    package func pressMenuItem(at path: [Int]) -> Bool {
        guard isOpen else { return false }
        if program?.windows.windows.first !== self { raise() }
        return pipeline.pressMenuItem(at: path)
    }
}

extension ProgramMenus {
    /// The desktop begins or ends to show the menu bars of windows.
    package func desktopChanged() {
        noteChange("the desktop's menu bar")
        for window in program.windows.windows { window.followMenuBar() }
    }
}
