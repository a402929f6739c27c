import CasementCore
import Foundation

// What programs for Macs set of the looks of their windows. It is kept for programs that read it again, and has no
// effect: scenes and content say what a window looks like.

extension NSWindow {
    /// What was set.
    struct Looks {
        var autosaveName = ""
        var identifier: NSUserInterfaceItemIdentifier?
        var level = Level.normal
        var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
        var titleVisibility = TitleVisibility.visible
        var separator = NSTitlebarSeparatorStyle.automatic
        var tabbingMode = TabbingMode.automatic
        var toolbar = ToolbarStyle.automatic
        var collectionBehavior: CollectionBehavior = []
        var appearance: NSAppearance?
        var background: NSColor?
        var flags: Set<String> = ["isOpaque", "hasShadow", "isMovable", "isReleasedWhenClosed"]
        var alpha: CGFloat = 1
        var number = 0
        var file: URL?
        var ratio = CGSize.zero
        var buttons: [ButtonType: NSButton] = [:]
        var least = CGSize.zero
        var most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    private static func note(_ name: String, _ instead: String) { WithoutEffect.note("NSWindow.\(name)", instead) }

    private func flag(_ name: String) -> Bool { looks.flags.contains(name) }

    private func set(_ name: String, _ isSet: Bool, _ instead: String) {
        Self.note(name, instead)
        if isSet { looks.flags.insert(name) } else { looks.flags.remove(name) }
    }

    /// Which windows a window stays above.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Among all other windows.
        public static let normal = Level(rawValue: 0)
        /// Above the normal ones.
        public static let floating = Level(rawValue: 3)
        /// Above the floating ones.
        public static let modalPanel = Level(rawValue: 8)
        /// That of the menu bar.
        public static let mainMenu = Level(rawValue: 24)
        /// That of the status area.
        public static let statusBar = Level(rawValue: 25)
        /// That of menus.
        public static let popUpMenu = Level(rawValue: 101)
        /// Above all others.
        public static let screenSaver = Level(rawValue: 1000)
    }

    /// Which windows it stays above: of one that code has made, set before it opens, all levels above `normal` are
    /// `floating`. It has no effect on others: use `windowLevel` of the scene.
    public var level: Level {
        get { looks.level }
        set {
            if newValue != .normal, !isUnopened { Self.note("level", "windowLevel of its scene sets it") }
            looks.level = newValue
        }
    }

    /// The parts of a window.
    public struct StyleMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No parts.
        public static let borderless: StyleMask = []
        /// A title bar.
        public static let titled = StyleMask(rawValue: 1)
        /// A button that closes.
        public static let closable = StyleMask(rawValue: 2)
        /// A button that shows it as an icon.
        public static let miniaturizable = StyleMask(rawValue: 4)
        /// Edges that change the size.
        public static let resizable = StyleMask(rawValue: 8)
        /// A panel for tools.
        public static let utilityWindow = StyleMask(rawValue: 16)
        /// A panel that does not activate its program.
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        /// A title bar that is one with the toolbar.
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        /// The whole screen.
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        /// Content below the title bar.
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
        /// A dark panel.
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
    }

    /// The parts of the window; `fullScreen` is among them while it covers the screen. Setting them counts for a
    /// window that code has made, until it opens. It has no effect on others: use `windowStyle` and
    /// `windowResizability` of the scene.
    public var styleMask: StyleMask {
        get { window?.isFullScreen == true ? looks.styleMask.union(.fullScreen) : looks.styleMask }
        set {
            if !isUnopened {
                Self.note("styleMask", "windowStyle and windowResizability of its scene set its parts")
            }
            looks.styleMask = newValue.subtracting(.fullScreen)
        }
    }

    /// Whether the title is shown.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }

    /// Whether the title is shown. It has no effect: use `toolbar(removing: .title)` or `windowStyle`.
    public var titleVisibility: TitleVisibility {
        get { looks.titleVisibility }
        set {
            Self.note("titleVisibility", "toolbar(removing: .title) and windowStyle of its scene hide the title")
            looks.titleVisibility = newValue
        }
    }

    /// The line below the title bar. It has no effect.
    public var titlebarSeparatorStyle: NSTitlebarSeparatorStyle {
        get { looks.separator }
        set {
            Self.note("titlebarSeparatorStyle", "title bars have the line of their style")
            looks.separator = newValue
        }
    }

    /// Where a toolbar is.
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }

    /// Where the toolbar is. It has no effect: use `windowToolbarStyle` of the scene.
    public var toolbarStyle: ToolbarStyle {
        get { looks.toolbar }
        set {
            Self.note("toolbarStyle", "windowToolbarStyle of its scene sets it")
            looks.toolbar = newValue
        }
    }

    /// Whether nothing is painted behind the title bar. It has no effect: use `windowStyle(.hiddenTitleBar)`.
    public var titlebarAppearsTransparent: Bool {
        get { flag("titlebarAppearsTransparent") }
        set { set("titlebarAppearsTransparent", newValue, "windowStyle(.hiddenTitleBar) of its scene does it") }
    }

    /// Whether presses on its background move it: of a window that code has made, set before it opens. It has no effect
    /// on others: use `windowBackgroundDragBehavior`.
    public var isMovableByWindowBackground: Bool {
        get { flag("isMovableByWindowBackground") }
        set {
            guard isUnopened else {
                return set(
                    "isMovableByWindowBackground", newValue, "windowBackgroundDragBehavior of its scene sets it")
            }
            if newValue {
                looks.flags.insert("isMovableByWindowBackground")
            } else {
                looks.flags.remove("isMovableByWindowBackground")
            }
        }
    }

    /// Whether the user may move it. It has no effect.
    public var isMovable: Bool {
        get { flag("isMovable") }
        set { set("isMovable", newValue, "desktops move windows") }
    }

    /// Whether it is painted whole. It has no effect.
    public var isOpaque: Bool {
        get { flag("isOpaque") }
        set { set("isOpaque", newValue, "containerBackground for the window sets what is behind its content") }
    }

    /// Whether it has a shadow. It has no effect: the desktop draws it.
    public var hasShadow: Bool {
        get { flag("hasShadow") }
        set { set("hasShadow", newValue, "the desktop draws the shadow") }
    }

    /// Whether it goes when the program is not used. It has no effect: use a `UtilityWindow`.
    public var hidesOnDeactivate: Bool {
        get { flag("hidesOnDeactivate") }
        set { set("hidesOnDeactivate", newValue, "a UtilityWindow goes with its program") }
    }

    /// Whether the pointer goes through it. It has no effect.
    public var ignoresMouseEvents: Bool {
        get { flag("ignoresMouseEvents") }
        set { set("ignoresMouseEvents", newValue, "a window gets the events of the pointer") }
    }

    /// Whether its object goes when it closes. It has no effect: objects of Swift go with their last reference.
    public var isReleasedWhenClosed: Bool {
        get { flag("isReleasedWhenClosed") }
        set {
            let name = "isReleasedWhenClosed"
            if newValue { looks.flags.insert(name) } else { looks.flags.remove(name) }
        }
    }

    /// Whether it comes back at the next launch. It has no effect: use `restorationBehavior`.
    public var isRestorable: Bool {
        get { window?.scene.isRestored ?? false }
        set { Self.note("isRestorable", "restorationBehavior of its scene sets it") }
    }

    /// How opaque it is, 0 to 1. It has no effect.
    public var alphaValue: CGFloat {
        get { looks.alpha }
        set {
            Self.note("alphaValue", "windows are opaque")
            looks.alpha = newValue
        }
    }

    /// The colour behind its content. It has no effect: use `containerBackground(_:for:)`.
    public var backgroundColor: NSColor! {
        get { looks.background ?? .windowBackgroundColor }
        set {
            Self.note("backgroundColor", "containerBackground for the window sets what is behind its content")
            looks.background = newValue
        }
    }

    /// The looks, light or dark. It has no effect: use `preferredColorScheme`.
    public var appearance: NSAppearance? {
        get { looks.appearance }
        set {
            Self.note("appearance", "preferredColorScheme sets the looks of a window")
            looks.appearance = newValue
        }
    }

    /// The looks of the desktop, light or dark.
    public var effectiveAppearance: NSAppearance { NSApp.effectiveAppearance }

    /// The least size. It has no effect: use `frame(minWidth:)` and `windowResizability`.
    public var minSize: CGSize {
        get { looks.least }
        set {
            Self.note("minSize", "frame(minWidth:) of its content and windowResizability of its scene set it")
            looks.least = newValue
        }
    }

    /// The largest size. It has no effect: use `frame(maxWidth:)` and `windowResizability`.
    public var maxSize: CGSize {
        get { looks.most }
        set {
            Self.note("maxSize", "frame(maxWidth:) of its content and windowResizability of its scene set it")
            looks.most = newValue
        }
    }

    /// The least size of its content. It has no effect: use `frame(minWidth:)` and `windowResizability`.
    public var contentMinSize: CGSize {
        get { minSize }
        set { minSize = newValue }
    }

    /// The largest size of its content. It has no effect: use `frame(maxWidth:)` and `windowResizability`.
    public var contentMaxSize: CGSize {
        get { maxSize }
        set { maxSize = newValue }
    }

    /// A name; that of its scene at first.
    public var identifier: NSUserInterfaceItemIdentifier? {
        get { looks.identifier ?? window?.scene.id.map { NSUserInterfaceItemIdentifier($0) } }
        set { looks.identifier = newValue }
    }

    /// How it stands among the spaces and screens of a Mac.
    public struct CollectionBehavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// On all spaces.
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        /// On the space that is used.
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        /// With the other windows.
        public static let managed = CollectionBehavior(rawValue: 4)
        /// Not with the other windows.
        public static let transient = CollectionBehavior(rawValue: 8)
        /// On all spaces, where it is.
        public static let stationary = CollectionBehavior(rawValue: 16)
        /// Among the windows that a key goes through.
        public static let participatesInCycle = CollectionBehavior(rawValue: 32)
        /// Not among the windows that a key goes through.
        public static let ignoresCycle = CollectionBehavior(rawValue: 64)
        /// It can cover the screen.
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
        /// It can be above a window that covers the screen.
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
        /// It cannot cover the screen.
        public static let fullScreenNone = CollectionBehavior(rawValue: 512)
    }

    /// How it stands among the spaces of a Mac. It has no effect.
    public var collectionBehavior: CollectionBehavior {
        get { looks.collectionBehavior }
        set {
            Self.note("collectionBehavior", "windowFullScreenBehavior says whether a window may cover the screen")
            looks.collectionBehavior = newValue
        }
    }

    /// Whether windows are tabs of one.
    public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }

    /// How the window appears and goes. It has no effect: the desktop decides.
    public enum AnimationBehavior: Int, Sendable {
        /// The names of AppKit.
        case `default` = 0, none = 2, documentWindow, utilityWindow, alertPanel
    }

    /// How the window appears and goes. It has no effect: the desktop decides.
    public var animationBehavior: AnimationBehavior {
        get { .default }
        set { Self.note("animationBehavior", "the desktop decides how windows appear") }
    }

    /// Whether windows are tabs of one. It has no effect: they are not.
    public var tabbingMode: TabbingMode {
        get { looks.tabbingMode }
        set { looks.tabbingMode = newValue }
    }

    /// Whether windows become tabs of one by themselves. It has no effect: they do not.
    public static var allowsAutomaticWindowTabbing: Bool {
        get { false }
        set {}
    }

    /// The buttons of a title bar.
    public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton }

    /// A button of the title bar. What is set of it has no effect: use `windowDismissBehavior` and its like.
    public func standardWindowButton(_ b: ButtonType) -> NSButton? {
        let button = looks.buttons[b] ?? NSButton()
        looks.buttons[b] = button
        return button
    }
}

/// A place for the name of a button's states.
public enum NSControl {
    /// Whether a button is on.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It is on.
        public static let on = StateValue(rawValue: 1)
        /// It is off.
        public static let off = StateValue(rawValue: 0)
        /// It is neither.
        public static let mixed = StateValue(rawValue: -1)
    }
}

/// A button of a title bar or an alert, by the name of AppKit. What is set of one in a title bar has no effect.
@MainActor @preconcurrency public final class NSButton {
    init() {}

    private func note() {
        WithoutEffect.note(
            "NSButton", "windowDismissBehavior and its like say what a window may do; views have buttons of their own")
    }

    /// The title of an alert's button.
    public var title = ""
    /// Whether the box of an alert is on.
    public var state = NSControl.StateValue.off
    /// The key of an alert's button: Escape, "\u{1B}", makes it the one that cancels. Others have no effect.
    public var keyEquivalent = ""
    /// Whether an alert's button deletes something.
    public var hasDestructiveAction = false
    /// Has no effect.
    public var isHidden = false { didSet { note() } }
    /// Has no effect.
    public var isEnabled = true { didSet { note() } }
}

/// A name in the interface of a program.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The line below a title bar.
public enum NSTitlebarSeparatorStyle: Int, Sendable {
    /// Whether it is there.
    case automatic, none, line, shadow
}
