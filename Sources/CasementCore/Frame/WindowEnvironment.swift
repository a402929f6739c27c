import Foundation

/// The environment at the root of a window: the values that come from the desktop, with the colour scheme that a view
/// may prefer to the desktop's.
@MainActor final class WindowEnvironment {
    let scope: EnvironmentScope
    private var desktopScheme: ColorScheme
    private var preferredScheme: ColorScheme?

    /// Adds to the desktop's values those of the window itself.
    init(_ values: EnvironmentValues, focus: FocusManager) {
        var values = values
        values.makeEditMode()
        values.resetFocus = ResetFocusAction(focus: focus)
        let undoManager = UndoManager()
        (values.undoManager, focus.undoManager) = (undoManager, undoManager)
        scope = EnvironmentScope(values)
        desktopScheme = values.colorScheme
    }

    /// The colour of the window where no view covers it.
    var background: ResolvedColor { SystemColor.windowBackground.resolve(in: scope.values.themeVariant) }

    /// Changes values; the keys of those that differ now.
    func change(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentKeySet {
        scope.setValues { values in
            if preferredScheme != nil, values.colorScheme != desktopScheme { values.colorScheme = desktopScheme }
            change(&values)
            desktopScheme = values.colorScheme
            if let preferredScheme, values.colorScheme != preferredScheme { values.colorScheme = preferredScheme }
        }
    }

    /// Shows another colour scheme than the desktop's, or the desktop's again for nil; the keys of the values that
    /// differ now.
    func prefer(_ scheme: ColorScheme?) -> EnvironmentKeySet {
        change { _ in preferredScheme = scheme }
    }
}

extension FramePipeline {
    /// Changes values at the root of the window's environment.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        environmentChanged(environment.change(change))
    }

    /// A view prefers a colour scheme for the whole window; nil leaves it to the desktop.
    func prefer(_ scheme: ColorScheme?) { environmentChanged(environment.prefer(scheme)) }

    private func environmentChanged(_ keys: EnvironmentKeySet) {
        graphics.background = environment.background
        graph.root?.environmentChanged(keys)
        graph.requestFrame()
    }

    /// Gives the window another size, in points, and a number of pixels per point.
    package func setSize(_ size: CGSize, scale: CGFloat) {
        func bounded(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(0, length), 100_000) }
        let size = CGSize(width: bounded(size.width), height: bounded(size.height))
        if scale != layout.scale || environment.scope.values.displayScale != scale {
            layout.scale = scale
            setEnvironment { $0.displayScale = scale }
            graphics.damageAll()
        }
        window.resize(to: size)
        graphics.resize(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        graph.requestFrame()
    }
}
