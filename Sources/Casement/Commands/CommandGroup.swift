import CasementCore

/// Items of the standard menus: beside the standard ones of a place, or instead of them.
///
///     CommandGroup(after: .newItem) { Button("New From Clipboard") { paste() } }
///     CommandGroup(replacing: .help) { Link("Manual", destination: manual) }
///
/// Of several groups that replace the same place, the last is shown.
public struct CommandGroup<Content: View>: PrimitiveCommands {
    public typealias Body = Never
    private let group: PlacedCommands

    private init(_ position: PlacedCommands.Position, _ placement: CommandGroupPlacement, _ content: Content) {
        group = PlacedCommands(
            position: position, placement: placement, content: AnyView(content),
            isEmpty: Content.self == EmptyView.self)
    }

    /// Items before the standard ones of a place.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.before, group, addition())
    }

    /// Items after the standard ones of a place.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.after, group, addition())
    }

    /// Items instead of the standard ones of a place. Without items, the place is empty.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.replacing, group, addition())
    }

    func describe(in outline: CommandOutline) { outline.add(group) }
}

/// A place in the standard menus.
///
/// Linux has no menu of the program, so what stands there on a Mac is in other menus: `appInfo` in Help, all others in
/// File.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// About the program; in Help.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The program's settings; in File.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// Services of the system; in File, where nothing else stands at this place.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding the program; in File, where nothing else stands at this place.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Quitting the program; in File.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New windows and documents; in File.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving and closing; in File.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Importing and exporting; in File, where nothing else stands at this place.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing; in File, where nothing else stands at this place.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and Redo; in Edit.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, Copy, Paste, Delete and Select All; in Edit.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Finding; in Edit.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// The format of texts; in Format, a menu that is shown where something stands at this place.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Toolbars; in View.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Sidebars, and full screen; in View.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// Minimize and Zoom; in Window.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The open windows; in Window.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The program's scenes with a single window; in Window.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Bringing all windows to the front; in Window.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help; in Help.
    public static let help = CommandGroupPlacement(name: "help")
}
