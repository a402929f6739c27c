import CasementCore
import Foundation

/// A style that defines how pickers show their choices: `.pickerStyle(.segmented)`.
@MainActor @preconcurrency public protocol PickerStyle {
    static var _kind: _PickerKind { get }
}

/// The framework's representation of a style.
public struct _PickerKind: Sendable {
    enum Kind: Hashable, Sendable { case menu, segmented, radioGroup, inline }
    let kind: Kind
}

/// The default style: `menu`.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates a default picker style.
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style: `menu`.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the current choice and opens a menu of the choices.
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
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The choices one below the other, each with a radio button.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The choices one below the other, in place of the picker.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// The wheel of phones; here the same as `menu`.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A page of choices, as on phones; here the same as `menu`.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A button that shows the current choice and opens a menu of the choices.
public struct MenuPickerStyle: PickerStyle {
    /// Creates a menu picker style.
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// A button that shows the current choice and opens a menu of the choices.
public struct PopUpButtonPickerStyle: PickerStyle {
    /// Creates a pop up button picker style.
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// The choices side by side, as segments of one control.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates a segmented picker style.
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}

/// The choices side by side, as segments of one control.
public struct PalettePickerStyle: PickerStyle {
    /// Creates a palette picker style.
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}

/// The choices one below the other, each with a radio button.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates a radio group picker style.
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .radioGroup) }
}

/// The choices one below the other, in place of the picker.
public struct InlinePickerStyle: PickerStyle {
    /// Creates an inline picker style.
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .inline) }
}

/// The wheel of phones; here the same as `menu`.
public struct WheelPickerStyle: PickerStyle {
    /// Creates a wheel picker style.
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// A page of choices, as on phones; here the same as `menu`.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates a navigation link picker style.
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

private struct PickerKindKey: EnvironmentKey { static let defaultValue = _PickerKind.Kind.menu }
private struct HorizontalRadioKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var pickerKind: _PickerKind.Kind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }

    var horizontalRadioGroupLayout: Bool {
        get { self[HorizontalRadioKey.self] }
        set { self[HorizontalRadioKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers in this view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerKind, S._kind.kind) }

    /// Arranges the choices of the radio groups in this view side by side.
    public func horizontalRadioGroupLayout() -> some View { environment(\.horizontalRadioGroupLayout, true) }
}
