import CasementCore
import Foundation

/// The name of an action.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of an action as a string.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

extension NSApplication {
    /// Does what a standard menu item of this action does, in the window with the keyboard. The result is whether the
    /// action is known: opening the settings, the panel about the program, quitting, hiding, closing and resizing the
    /// window, and the commands of the menu Edit. `target` and `sender` have no effect.
    @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        guard let program = RunningApp.current else { return false }
        let window = program.windows.key ?? program.windows.windows.first
        if let command = Self.edits[action.name] {
            guard let window, window.pipeline.can(command) else { return false }
            window.editCommands.perform(command)
            return true
        }
        switch action.name {
        case "showSettingsWindow:", "showPreferencesWindow:": program.openSettings()
        case "orderFrontStandardAboutPanel:": orderFrontStandardAboutPanel(sender)
        case "terminate:": terminate(sender)
        case "hide:": hide(sender)
        case "performClose:": window?.requestClose()
        case "performMiniaturize:", "miniaturize:": window?.minimize()
        case "performZoom:", "zoom:": window?.zoom()
        case "toggleFullScreen:": window?.toggleFullScreen()
        default:
            RuntimeWarning.issue("NSApp.sendAction: the action \(action.name) is not known.")
            return false
        }
        return true
    }

    private static let edits: [String: EditCommand] = [
        "undo:": .undo, "redo:": .redo, "cut:": .cut, "copy:": .copy, "paste:": .paste, "delete:": .delete,
        "selectAll:": .selectAll,
    ]
}
