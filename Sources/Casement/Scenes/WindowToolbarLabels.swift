import CasementCore

extension Scene {
    /// Sets what the labels of the items of the windows' toolbars show.
    ///
    ///     WindowGroup { Editor() }
    ///         .windowToolbarLabelStyle(fixed: .titleAndIcon)
    public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene {
        changingContent { $0.environment(\.toolbarLabelStyle, toolbarLabelStyle) }
    }

    /// Sets what the labels of the items of the windows' toolbars show, as a binding says; one of `AppStorage` keeps
    /// it. Toolbars have no menu for it here: the program changes it, by a picker in its settings for instance.
    public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
        changingContent { $0.modifier(FollowsLabelStyle(style: toolbarLabelStyle)) }
    }
}

private struct FollowsLabelStyle: ViewModifier {
    @Binding var style: ToolbarLabelStyle

    func body(content: Content) -> some View { content.environment(\.toolbarLabelStyle, style) }
}

extension View {
    /// Sets the point of the window that stays where it is when its content changes its size. It has no effect:
    /// desktops place windows, and keep their top leading corner.
    public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
        WithoutEffect.note("windowResizeAnchor", "desktops keep the top leading corner of a window")
        return self
    }
}
