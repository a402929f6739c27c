import Foundation

/// The environment at the root of a window: the values of the desktop, with the colour scheme that a view may prefer.
@MainActor final class WindowEnvironment {
    let scope: EnvironmentScope
    private var desktopScheme: ColorScheme
    private var preferredScheme: ColorScheme?
    /// What the content asks of the window.
    fileprivate(set) var requests = WindowRequests()
    fileprivate var onRequestsChange: (() -> Void)?

    /// Adds the values of the window to those of the desktop.
    init(_ values: EnvironmentValues, focus: FocusManager) {
        var values = values
        values.makeEditMode()
        values.windowBars = WindowBars()
        values.resetFocus = ResetFocusAction(focus: focus)
        let undoManager = UndoManager()
        (values.undoManager, focus.undoManager) = (undoManager, undoManager)
        scope = EnvironmentScope(values)
        desktopScheme = values.colorScheme
    }

    /// The colour of the window where no view covers it.
    var background: ResolvedColor { SystemColor.windowBackground.resolve(in: scope.values.themeVariant) }

    /// Changes values; returns the keys of changed values.
    func change(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentKeySet {
        scope.setValues { values in
            if preferredScheme != nil, values.colorScheme != desktopScheme { values.colorScheme = desktopScheme }
            change(&values)
            desktopScheme = values.colorScheme
            if let preferredScheme, values.colorScheme != preferredScheme { values.colorScheme = preferredScheme }
        }
    }

    /// Overrides the colour scheme of the desktop, or restores it for nil; returns the keys of the values that differ.
    func prefer(_ scheme: ColorScheme?) -> EnvironmentKeySet {
        change { _ in preferredScheme = scheme }
    }
}

extension FramePipeline {
    /// Changes values at the root of the window's environment.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        environmentChanged(environment.change(change))
    }

    /// What the content asks of the window.
    package var requests: WindowRequests { environment.requests }

    /// Called when the content asks something else than before.
    package var onRequestsChange: (() -> Void)? {
        get { environment.onRequestsChange }
        set { environment.onRequestsChange = newValue }
    }

    func apply(_ new: WindowRequests) {
        let old = environment.requests
        environment.requests = new
        if new.colorScheme != old.colorScheme { environmentChanged(environment.prefer(new.colorScheme)) }
        environment.onRequestsChange?()
    }

    private func environmentChanged(_ keys: EnvironmentKeySet) {
        graphics.background = environment.background
        graph.root?.environmentChanged(keys)
        graph.requestFrame()
    }

    /// Sets the window's size, in points, and the number of pixels per point.
    package func setSize(_ size: CGSize, scale: CGFloat) {
        func bounded(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(0, length), 100_000) }
        let size = CGSize(width: bounded(size.width), height: bounded(size.height))
        if scale != layout.scale || environment.scope.values.displayScale != scale {
            layout.scale = scale
            setEnvironment { $0.displayScale = scale }
            graphics.damageAll()
            for popup in popups { popup.damageAll() }
        }
        window.resize(to: size)
        graphics.resize(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        graph.requestFrame()
    }
}
