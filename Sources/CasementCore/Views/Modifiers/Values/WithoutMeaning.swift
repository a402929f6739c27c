// Modifiers whose effect has no meaning on a desktop of Linux. Each says so once in programs built for debugging.

import Foundation

/// Whether a view that is dragged over opens what it leads to.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    /// As the view does.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// It opens.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// It does not open.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// What a desktop's tools for writing may do with a text.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    /// As the system decides.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// All of them.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// Those that show their result beside the text.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// None.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// When a field takes what is spoken.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String
    /// As the system decides.
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    /// Never.
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
    /// In the field itself.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: activation.name)
    }
}

/// What begins to take what is spoken.
public struct TextInputDictationActivation: Hashable, Sendable {
    let name: String
    /// The focus.
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
    /// A press.
    public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// Whether a material looks as in a window that has the keyboard.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String
    /// As the material decides.
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    /// As in a window that has the keyboard.
    public static let active = MaterialActiveAppearance(name: "active")
    /// As in a window that does not have it.
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    /// As the window is.
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// The side of a line's end on which a caret stands, where a text goes on in the next line.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// As the caret came there.
    case automatic
    /// At the end of the line.
    case upstream
    /// At the start of the next line.
    case downstream
}

/// When a window that covers the screen shows its toolbar.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    private let name: String
    /// As the window decides.
    public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
    /// Always.
    public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
    /// While the pointer is at the top of the screen.
    public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

private struct AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
private struct SpringLoadingKey: EnvironmentKey { static let defaultValue = SpringLoadingBehavior.automatic }
private struct WheelItemHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 32 }

extension EnvironmentValues {
    /// The height of the items of wheels, in points. Pickers of that style are menus here.
    public var defaultWheelPickerItemHeight: CGFloat {
        get { self[WheelItemHeightKey.self] }
        set { self[WheelItemHeightKey.self] = newValue }
    }

    /// How bright pictures may be; nil where the program says nothing. Here all are shown in the standard range.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }

    /// Whether a drag that rests over a view opens what it leads to. No view here does.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }

    /// Whether the screen shows less light, as a watch that nobody looks at does: never.
    public var isLuminanceReduced: Bool { false }
}

extension Image {
    /// The brightness that a picture may have.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        /// No brighter than white.
        public static let standard = DynamicRange(name: "standard")
        /// Somewhat brighter than white.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As bright as the screen allows.
        public static let high = DynamicRange(name: "high")
    }

    /// Sets how bright the picture may be. It has no effect: nothing is brighter than white.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension View {
    /// Sets how bright pictures in this view may be, as the environment says. It has no other effect: nothing is
    /// brighter than white.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        WithoutEffect.note("allowedDynamicRange", "pictures are shown in the standard range")
        return environment(\.allowedDynamicRange, range)
    }

    /// Sets the height of the items of wheels in this view, in points, as the environment says. It has no other effect:
    /// pickers of that style are menus here.
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        WithoutEffect.note("defaultWheelPickerItemHeight", "pickers of the style wheel are menus")
        return environment(\.defaultWheelPickerItemHeight, height)
    }

    /// Sets whether a drag that rests over the view opens it, as the environment says. It has no other effect: desktops
    /// here do not do that.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        WithoutEffect.note("springLoadingBehavior", "a drag that rests over a view does not open it")
        return environment(\.springLoadingBehavior, behavior)
    }

    /// Sets what the desktop's tools for writing may do with texts in this view. It has no effect: there are none.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        WithoutEffect.note("writingToolsBehavior", "the desktop has no tools for writing")
        return self
    }

    /// Sets when the search fields in this view take what is spoken. It has no effect: desktops do not listen.
    public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        WithoutEffect.note("searchDictationBehavior", "desktops do not listen")
        return self
    }

    /// Sets on which side of a line's end carets stand in this view. It has no effect: they stand where they came to.
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        if affinity != .automatic {
            WithoutEffect.note("textSelectionAffinity", "a caret at a line's end stands where it came to")
        }
        return self
    }

    /// Sets when a window that covers the screen shows its toolbar. It has no effect: it always does.
    public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View {
        if visibility == .onHover {
            WithoutEffect.note("windowToolbarFullScreenVisibility", "windows that cover the screen keep their toolbar")
        }
        return self
    }

    /// Sets whether materials in this view follow the activity of the window. It has no effect: they look the same in
    /// all windows.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        WithoutEffect.note("materialActiveAppearance", "materials look the same in all windows")
        return self
    }
}
