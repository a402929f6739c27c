import CasementCore

/// The window of a program that a host shows. The windows of a program have one time, and frames together.
@MainActor package protocol HostWindow: AnyObject {
    /// Its title, which its scene sets where the content sets none.
    var title: WindowTitle { get }
    /// Whether it has the keyboard.
    var isKey: Bool { get }
    /// Whether it covers the screen.
    var isFullScreen: Bool { get }
    /// The sizes that a user may give it; nil for any.
    var limits: (least: CGSize, most: CGSize)? { get }
    /// Called after each frame of the window.
    func frameEnded()
    /// Gives it the keyboard, in front of the others.
    func makeKey()
    /// Closes it as its close button does; false where something refuses.
    func close() -> Bool
    /// Runs a frame of all windows of the program.
    func update()
    /// Whether the program needs a frame.
    var needsFrame: Bool { get }
}

extension TestHost {
    /// The title of the window: what the content sets, or else that of the scene; empty if there is none.
    public var title: String {
        updateIfNeeded()
        return (window?.title ?? pipeline.title).title ?? ""
    }

    /// The second line of the window's title; nil if the content sets none.
    public var subtitle: String? {
        updateIfNeeded()
        return pipeline.title.subtitle
    }

    /// Whether the window shows a document with changes that are not saved.
    public var isDocumentEdited: Bool {
        updateIfNeeded()
        return pipeline.requests.document?.isEdited ?? false
    }

    /// Whether the window has the keyboard. A host that is no window of a program has it, until another is asked for.
    public var isKey: Bool { window?.isKey ?? pipeline.input.focus.isWindowActive }

    /// Whether the window covers the screen. Its host keeps its size.
    public var isFullScreen: Bool { window?.isFullScreen ?? false }

    /// The smallest size that a user can give the window, in points; nil where it has no limit.
    public var minimumSize: CGSize? {
        updateIfNeeded()
        return window?.limits?.least
    }

    /// The largest size that a user can give the window, in points, infinite along an axis without a limit; nil where
    /// it has none at all.
    public var maximumSize: CGSize? {
        updateIfNeeded()
        guard let most = window?.limits?.most, most.width < .infinity || most.height < .infinity else { return nil }
        return most
    }

    /// Makes the window the key one, in front of the program's other windows.
    public func makeKey() {
        if let window { window.makeKey() } else { pipeline.setActivity(WindowActivity(isVisible: true, isKey: true)) }
        update()
    }

    /// Closes the window, as its close button does; false while something refuses that. Afterwards the host shows
    /// nothing.
    @discardableResult public func close() -> Bool {
        if let window { return window.close() }
        DeepStack.run { pipeline.tearDown() }
        return true
    }
}
