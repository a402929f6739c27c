import CasementCore
import Foundation

/// How pickers show their choices: `.pickerStyle(.segmented)`.
@MainActor @preconcurrency public protocol PickerStyle {
    static var _kind: _PickerKind { get }
}

/// What a style is to the framework.
public struct _PickerKind: Sendable {
    enum Kind: Hashable, Sendable { case menu, segmented, radioGroup, inline }
    let kind: Kind
}

/// The style where none is said: `menu`.
public struct DefaultPickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// A button that shows what is chosen and opens a menu of the choices.
public struct MenuPickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// A button that shows what is chosen and opens a menu of the choices.
public struct PopUpButtonPickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// The choices side by side, as parts of one button.
public struct SegmentedPickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}

/// The choices side by side, as parts of one button.
public struct PalettePickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}

/// The choices one below the other, each with a round mark.
public struct RadioGroupPickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .radioGroup) }
}

/// The choices one below the other, where the picker stands.
public struct InlinePickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .inline) }
}

/// A telephone's wheel; here as `menu`.
public struct WheelPickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// A telephone's page of choices; here as `menu`.
public struct NavigationLinkPickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style where none is said: `menu`.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows what is chosen and opens a menu of the choices.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// The choices side by side, as parts of one button.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// The choices side by side, as parts of one button.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The choices one below the other, each with a round mark.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The choices one below the other, where the picker stands.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A telephone's wheel; here as `menu`.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A telephone's page of choices; here as `menu`.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
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
    /// How the pickers in this view show their choices.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerKind, S._kind.kind) }

    /// Puts the choices of the radio groups in this view side by side.
    public func horizontalRadioGroupLayout() -> some View { environment(\.horizontalRadioGroupLayout, true) }
}
