import CasementCore
import CasementSDL
import Foundation

/// What a window shows that code of the program has made, and that no scene declares.
@MainActor final class OwnWindow {
    /// The size of the content; zero for that of the content view.
    var size: CGSize { didSet { if size != oldValue { changes.noteChange("the size of the window") } } }
    var title = ""
    var subtitle = ""
    var isCentered = false
    var isPanel = false
    /// Whether it opens at the end of the turn.
    var isWanted = false
    var controller: NSViewController?
    var view: NSView? { didSet { changes.noteChange("the content view of the window") } }
    private let changes = DependencySource.make()

    init(size: CGSize) { self.size = size }

    private var hasSize: Bool { AppWindow.length(size.width) != nil && AppWindow.length(size.height) != nil }

    private func content(isFixed: Bool) -> AnyView {
        changes.noteRead()
        let content = view?.content() ?? AnyView(Color.clear)
        return isFixed && hasSize ? AnyView(content.frame(width: size.width, height: size.height)) : content
    }

    /// What would be the scene of the window.
    func scene(of window: NSWindow) -> WindowDescription {
        let style = window.looks.styleMask
        let isFixed = !style.contains(.resizable)
        var scene = WindowDescription(isPanel ? .utility : .single, title: Text(verbatim: title)) { [self] _ in
            content(isFixed: isFixed)
        }
        scene.path = "window \(UInt(bitPattern: Unmanaged.passUnretained(window).toOpaque()))"
        scene.handle = window
        (scene.isDeclared, scene.isRestored, scene.hasCommands) = (false, false, false)
        if isPanel || !style.contains(.titled) { scene.menuBar = .hidden }
        if !style.contains(.titled) { scene.frame = .none }
        if window.looks.level.rawValue > 0 { scene.level = .floating }
        scene.dragsBackground = window.isMovableByWindowBackground
        if isCentered { scene.position = .center }
        if isFixed { scene.resizability = .contentSize } else { scene.size = hasSize ? size : view?.fittingSize }
        return scene
    }
}

extension NSWindow {
    /// How the pixels of a window were kept. It has no effect.
    public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }

    /// Makes a window, with a screen that has no effect.
    public convenience init(
        contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool,
        screen: NSScreen?
    ) { self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag) }

    /// Makes a window that can be closed and resized, with the view of a controller. It has the size that the
    /// controller prefers, or else that which the view wants.
    public convenience init(contentViewController: NSViewController) {
        let preferred = contentViewController.preferredContentSize
        let size = preferred == .zero ? contentViewController.view.fittingSize : preferred
        self.init(
            contentRect: CGRect(origin: .zero, size: size),
            styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: true)
        self.contentViewController = contentViewController
    }

    /// What a window shows that code has made, for example an `NSHostingView`. It is nil for the window of a scene,
    /// which shows the content of its scene whatever is set.
    public var contentView: NSView? {
        get { own?.view }
        set {
            guard let own else { return noteContent() }
            (own.controller, own.view) = (nil, newValue)
        }
    }

    /// The controller of what it shows, for example an `NSHostingController`; nil for the window of a scene.
    public var contentViewController: NSViewController? {
        get { own?.controller }
        set {
            guard let own else { return noteContent() }
            (own.controller, own.view) = (newValue, newValue?.view)
            if own.title.isEmpty, let title = newValue?.title { own.title = title }
        }
    }

    private func noteContent() {
        WithoutEffect.note("the content view of a scene's NSWindow", "it shows the content of its scene")
    }
}

/// A window beside the others, by the name of AppKit: Escape closes it, it has no entry in the task bar, and the window
/// behind it stays the main one while it has the keyboard.
@MainActor @preconcurrency open class NSPanel: NSWindow {
    /// Makes a panel; see `NSWindow`.
    public override init(
        contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
        super.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
        own?.isPanel = true
    }

    /// Whether it stays above the other windows, which counts when it opens: the same as the level `floating`.
    public var isFloatingPanel: Bool {
        get { level == .floating }
        set { level = newValue ? .floating : .normal }
    }

    /// Has no effect: the desktop gives panels the keyboard.
    public var becomesKeyOnlyIfNeeded: Bool {
        get { false }
        set { if newValue { WithoutEffect.note("NSPanel.becomesKeyOnlyIfNeeded", "desktops give the keyboard") } }
    }

    /// Has no effect: a dialog stops the windows that it belongs to.
    public var worksWhenModal: Bool {
        get { false }
        set { if newValue { WithoutEffect.note("NSPanel.worksWhenModal", "dialogs stop only the window behind them") } }
    }
}

/// Keeps a window for code that shows it now and then, by the name of AppKit.
@MainActor @preconcurrency open class NSWindowController {
    /// The window.
    public var window: NSWindow? { didSet { window?.keptController = self } }

    /// A controller of a window, whose `windowController` it is from now on.
    public init(window: NSWindow?) {
        self.window = window
        window?.keptController = self
    }

    /// The controller of what the window shows.
    public var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }

    /// Brings the window to the front, with the keyboard.
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }

    /// Closes the window, and asks nobody.
    open func close() { window?.close() }
}
