import CasementCore
import Foundation

/// The contents of a colour picker's panel: a field of shades, bars, a number, and standard colours.
struct ColorPanel: View {
    @Binding var color: Color
    /// The colour resolved in the environment of the picker.
    let now: Color.Resolved
    let hasOpacity: Bool

    /// The position of the knobs, which a colour alone does not always determine.
    @State private var chosen: HueColor?
    @Environment(\.self) private var environment

    /// In points.
    private static let width: CGFloat = 224

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shown = shown
        VStack(spacing: 8) {
            ShadeField(color: part(\.self))
                .frame(height: 132)
            ColorBar(name: "Hue", turn: 360, value: part(\.hue), stops: Self.hues, ground: .hidden)
                .accessibilityIdentifier("hue")
            if hasOpacity {
                ColorBar(name: "Opacity", value: part(\.opacity), stops: opacities(of: shown), ground: .visible)
                    .accessibilityIdentifier("opacity")
            }
            HStack(spacing: 8) {
                ColorSwatch(color: now, cornerRadius: 5).frame(width: 44, height: 24)
                Text(verbatim: "#").foregroundStyle(.secondary).accessibilityHidden(true)
                TextField(String("RRGGBB"), value: number, format: HexColorFormat(hasOpacity: hasOpacity))
                    .fontDesign(.monospaced)
                    .autocorrectionDisabled()
                    .accessibilityIdentifier("hex")
                    .accessibilityLabel("Color number")
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 8), spacing: 6) {
                ForEach(AccessibilityColor.named, id: \.name) { name, color in
                    let color = color.resolve(in: environment)
                    StandardColor(name: name, color: color, isChosen: color == now, choose: choose)
                }
            }
        }
        .padding(4)
        .frame(width: Self.width)
    }

    private var shown: HueColor {
        if let chosen, chosen.isSame(as: now) { return chosen }
        return HueColor(now)
    }

    private func part<Value>(_ path: WritableKeyPath<HueColor, Value>) -> Binding<Value> {
        Binding {
            shown[keyPath: path]
        } set: { new in
            var color = shown
            color[keyPath: path] = new
            if !hasOpacity { color.opacity = 1 }
            chosen = color
            self.color = color.color
        }
    }

    private var number: Binding<Color.Resolved> { Binding(get: { now }, set: choose) }

    private func choose(_ new: Color.Resolved) {
        guard new != now else { return }
        chosen = nil
        color = Color(new)
    }

    private static let hues = (0...12).map { Color(hue: Double($0) / 12, saturation: 1, brightness: 1) }

    private func opacities(of color: HueColor) -> [Color] {
        var color = color
        color.opacity = 1
        return [color.color.opacity(0), color.color]
    }
}

/// A standard colour of the panel.
private struct StandardColor: View {
    let name: String
    let color: Color.Resolved
    let isChosen: Bool
    let choose: (Color.Resolved) -> Void
    @State private var state = ControlState()

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _Control("Swatch", accessibility: accessibility, trigger: { choose(color) }, show: { state = $0 }) {
            ColorSwatch(color: color, cornerRadius: 4)
                .overlay {
                    if state.isHovered { RoundedRectangle(cornerRadius: 4).strokeBorder(.tint, lineWidth: 2) }
                }
                .frame(height: 20)
        }
    }

    private var accessibility: @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void {
        { element, _ in
            element.label = name
            if isChosen { element.traits.insert(.isSelected) }
        }
    }
}
