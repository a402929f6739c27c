// Modifiers for what only other devices have. Each says so once in programs built for debugging.

/// When an item of a Touch Bar is shown.
public enum TouchBarItemPresence: Hashable, Sendable {
    /// It is shown, and cannot be removed.
    case required(String)
    /// It is shown until it is removed.
    case `default`(String)
    /// It is shown once it was added.
    case optional(String)
}

/// The content of a Touch Bar.
public struct TouchBar<Content: View> {
    let content: Content

    /// Creates a Touch Bar.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a Touch Bar that can be customised.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// How a watch shows a quick action.
public protocol AccessibilityQuickActionStyle {}

/// A quick action with a prompt.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

/// A quick action that outlines its control.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    /// With a prompt.
    public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    /// With an outline around its control.
    public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

extension View {
    private func without(_ name: String, _ reason: String) -> Self {
        WithoutEffect.note(name, reason)
        return self
    }

    /// Sets what the Touch Bar shows while focus is in this view. It has no effect: keyboards here have none.
    public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        without("touchBar", "keyboards here have no Touch Bar")
    }

    /// Sets what the Touch Bar shows while focus is in this view. It has no effect: keyboards here have none.
    public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
        without("touchBar", "keyboards here have no Touch Bar")
    }

    /// Makes the view the principal item of its Touch Bar. It has no effect: keyboards here have none.
    public func touchBarItemPrincipal(_ principal: Bool = true) -> some View {
        without("touchBarItemPrincipal", "keyboards here have no Touch Bar")
    }

    /// Sets the name of a view of a Touch Bar where it is customised. It has no effect: keyboards here have none.
    public func touchBarCustomizationLabel(_ label: Text) -> some View {
        without("touchBarCustomizationLabel", "keyboards here have no Touch Bar")
    }

    /// Sets when an item of a Touch Bar is shown. It has no effect: keyboards here have none.
    public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
        without("touchBarItemPresence", "keyboards here have no Touch Bar")
    }

    /// Adds an action to a hand gesture of a watch. It has no effect: desktops have none.
    public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View {
        without("accessibilityQuickAction", "there are no hand gestures here")
    }

    /// Adds an action to a hand gesture of a watch, while it is active. It has no effect: desktops have none.
    public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        without("accessibilityQuickAction", "there are no hand gestures here")
    }

    /// Sets the effect of a look at rows of lists in this view. It has no effect: rows here are not looked at.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
        without("listRowHoverEffect", "rows of lists have no effect under the pointer")
    }

    /// Sets whether rows of lists in this view have no effect of a look. It has no effect: rows here have none.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Offers data of the view to the system's services. It has no effect: desktops here have no services. Copying and
    /// dragging have names of their own (`copyable(_:)`, `draggable(_:)`).
    public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> some View {
        without("exportsItemProviders", "the desktop has no services for what is selected")
    }

    /// Offers data of the view to the system's services, which may replace it. It has no effect: desktops here have no
    /// services.
    public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
        onEdit: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        without("exportsItemProviders", "the desktop has no services for what is selected")
    }

    /// Accepts data of the system's services, such as pictures that a phone takes. It has no effect: desktops here have
    /// no services. Pasting and dropping have names of their own (`pasteDestination(for:)`, `dropDestination(for:)`).
    public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        without("importsItemProviders", "the desktop has no services that deliver data")
    }
}
