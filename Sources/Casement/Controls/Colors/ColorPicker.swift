import CasementCore
import Foundation

/// A control for choosing a colour.
///
///     ColorPicker("Background", selection: $color)
///     ColorPicker("Ink", selection: $ink, supportsOpacity: false)
///
/// It shows the current colour, and opens a panel with a field of shades, bars for the hue and the opacity, the
/// colour's hexadecimal number and some standard colours.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.formAppearance) private var form

    /// A picker with a custom label. With `supportsOpacity` false, all colours are opaque; the default is true.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
    }

    /// A picker of a `CGColor`, with a custom label.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        let color = Binding<Color> {
            Color(cgColor: selection.wrappedValue)
        } set: {
            selection.wrappedValue = $0.resolve(in: EnvironmentValues()).cgColor
        }
        self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
    }

    public var body: some View {
        _StyledContainer("ColorPicker", accessibility: AccessibilityParts.named(by: label)) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                if labels != .hidden {
                    label
                    if form == .grouped { Spacer(minLength: 16) }
                }
                ColorWell(color: selection, hasOpacity: supportsOpacity).centredOnCapitals().alignedAsFormControl()
            }
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension ColorPicker where Label == Text {
    /// A picker with a text label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A picker with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }

    /// A picker of a `CGColor`, with a text label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A picker of a `CGColor`, with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}
