import CasementCore
import Foundation

/// A style that defines how pickers show their choices: `.pickerStyle(.segmented)`.
@MainActor @preconcurrency public protocol PickerStyle {}

/// How a picker shows its choices.
enum PickerKind: Hashable, Sendable {
    case menu, segmented, radioGroup, inline

    /// The kind of a style; `menu` for those of programs. It compares types, which costs less than a cast to a
    /// protocol in the bodies that set styles.
    init(of style: any PickerStyle.Type) {
        if style == SegmentedPickerStyle.self || style == PalettePickerStyle.self || style == TabsPickerStyle.self {
            self = .segmented
        } else if style == RadioGroupPickerStyle.self {
            self = .radioGroup
        } else if style == InlinePickerStyle.self {
            self = .inline
        } else {
            self = .menu
        }
    }
}

/// The default style: `menu`.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates a default picker style.
    public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style: `menu`.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the current choice and opens a menu of the choices. In a menu, an item with a submenu of the
    /// choices, which is the default there, too.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// The choices side by side, as segments of one control.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// The choices side by side, as segments of one control.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == TabsPickerStyle {
    /// The choices side by side, as tabs: here the same as `segmented`.
    public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The choices one below the other, each with a radio button.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The choices one below the other, in place of the picker; in a menu, as items with marks, below the picker's
    /// label.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// The wheel of phones; here the same as `menu`.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link that shows the current choice, to a page of the choices in the navigation stack around it; outside of
    /// navigation the same as `menu`.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A button that shows the current choice and opens a menu of the choices.
public struct MenuPickerStyle: PickerStyle {
    /// Creates a menu picker style.
    public nonisolated init() {}
}

/// A button that shows the current choice and opens a menu of the choices.
public struct PopUpButtonPickerStyle: PickerStyle {
    /// Creates a pop up button picker style.
    public nonisolated init() {}
}

/// The choices side by side, as segments of one control.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates a segmented picker style.
    public nonisolated init() {}
}

/// The choices side by side, as segments of one control.
public struct PalettePickerStyle: PickerStyle {
    /// Creates a palette picker style.
    public nonisolated init() {}
}

/// The choices side by side, as tabs: here the same as `segmented`.
public struct TabsPickerStyle: PickerStyle {
    /// Creates a tabs picker style.
    public nonisolated init() {}
}

/// The choices one below the other, each with a radio button.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates a radio group picker style.
    public nonisolated init() {}
}

/// The choices one below the other, in place of the picker.
public struct InlinePickerStyle: PickerStyle {
    /// Creates an inline picker style.
    public nonisolated init() {}
}

/// The wheel of phones; here the same as `menu`.
public struct WheelPickerStyle: PickerStyle {
    /// Creates a wheel picker style.
    public nonisolated init() {}
}

/// A link that shows the current choice, to a page of the choices in the navigation stack around it; outside of
/// navigation the same as `menu`.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates a navigation link picker style.
    public nonisolated init() {}
}

/// What a picker's style says.
struct PickerLook: Hashable, Sendable {
    var kind = PickerKind.menu
    /// Whether a page of a navigation stack shows the choices.
    var isLink = false
    /// Whether its choices are pictures, which show what is selected as `paletteSelectionEffect` says.
    var isPalette = false

    init() {}

    init(of style: any PickerStyle.Type) {
        kind = PickerKind(of: style)
        isPalette = style == PalettePickerStyle.self
        isLink = style == NavigationLinkPickerStyle.self
    }
}

private struct PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook() }
private struct HorizontalRadioKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }

    var horizontalRadioGroupLayout: Bool {
        get { self[HorizontalRadioKey.self] }
        set { self[HorizontalRadioKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers in this view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, PickerLook(of: S.self))
    }

    /// Arranges the choices of the radio groups in this view side by side.
    public func horizontalRadioGroupLayout() -> some View { environment(\.horizontalRadioGroupLayout, true) }
}
