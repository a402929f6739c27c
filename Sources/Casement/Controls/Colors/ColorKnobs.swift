import CasementCore
import Foundation

/// The shades of one hue: saturation from left to right, brightness upwards.
struct ShadeField: View {
    @Binding var color: HueColor
    @State private var size = CGSize.zero

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6)
        ZStack(alignment: .topLeading) {
            shape.fill(Color(hue: color.hue, saturation: 1, brightness: 1))
            shape.fill(
                LinearGradient(colors: [.white, .white.opacity(0)], startPoint: .leading, endPoint: .trailing))
            shape.fill(LinearGradient(colors: [.black.opacity(0), .black], startPoint: .top, endPoint: .bottom))
            ColorKnob(color: Color(hue: color.hue, saturation: color.saturation, brightness: color.brightness))
                .position(x: color.saturation * size.width, y: (1 - color.brightness) * size.height)
        }
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            size = $0
        }
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0).onChanged { set(at: $0.location) })
        .accessibilityTransformed(accessibility)
        .focusable()
        .onMoveCommand(perform: move)
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityIdentifier("shades")
    }

    /// Increment and decrement change the brightness; the saturation has custom actions.
    private var accessibility: @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
        { _, context in
            var element = AccessibilityElement(.slider, "Shade", on: context.node)
            let (saturation, brightness) = (color.saturation, color.brightness)
            element.value =
                "\(AccessibilityNumber.percent(brightness)) bright, \(AccessibilityNumber.percent(saturation)) saturated"
            element.set("increment") { move(.up) }
            element.set("decrement") { move(.down) }
            element.set("More saturated") { move(.right) }
            element.set("Less saturated") { move(.left) }
            return [element]
        }
    }

    private func set(at point: CGPoint) {
        guard size.width > 0, size.height > 0 else { return }
        set(saturation: point.x / size.width, brightness: 1 - point.y / size.height)
    }

    private func set(saturation: Double, brightness: Double) {
        var new = color
        (new.saturation, new.brightness) = (min(1, max(0, saturation)), min(1, max(0, brightness)))
        if new != color { color = new }
    }

    private func move(_ direction: MoveCommandDirection) {
        let step = 0.02
        switch direction {
        case .left: set(saturation: color.saturation - step, brightness: color.brightness)
        case .right: set(saturation: color.saturation + step, brightness: color.brightness)
        case .up: set(saturation: color.saturation, brightness: color.brightness + step)
        case .down: set(saturation: color.saturation, brightness: color.brightness - step)
        }
    }
}

/// A bar of colours with a knob.
struct ColorBar: View {
    let name: String
    /// The degrees of the whole bar, if its value is announced in degrees instead of as a percentage.
    var turn: Double?
    @Binding var value: Double
    let stops: [Color]
    /// Whether the colours of the bar are translucent.
    let ground: Visibility
    @State private var width: CGFloat = 0

    /// In points.
    private static let height: CGFloat = 16

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let room = max(1, width - Self.height)
        ZStack(alignment: .leading) {
            if ground == .visible { Chequers().clipShape(Capsule()) }
            Capsule().fill(LinearGradient(colors: stops, startPoint: .leading, endPoint: .trailing))
            ColorKnob(color: .clear).offset(x: min(1, max(0, value)) * room)
        }
        .frame(height: Self.height)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0).onChanged { set(($0.location.x - Self.height / 2) / room) })
        .accessibilityTransformed(accessibility)
        .focusable()
        .onMoveCommand { set(value + ($0 == .left || $0 == .down ? -0.02 : 0.02)) }
        .environment(\.layoutDirection, .leftToRight)
    }

    private var accessibility: @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
        { _, context in
            var element = AccessibilityElement(.slider, name, on: context.node)
            element.value = turn.map { "\(Int((value * $0).rounded()))°" } ?? AccessibilityNumber.percent(value)
            element.set("increment") { set(value + 0.02) }
            element.set("decrement") { set(value - 0.02) }
            return [element]
        }
    }

    private func set(_ new: Double) {
        let new = min(1, max(0, new))
        if new != value { value = new }
    }
}

/// A ring, in light and dark, so that it is visible on every colour.
private struct ColorKnob: View {
    let color: Color

    static var _isBuiltIn: Bool { true }

    var body: some View {
        ZStack {
            Circle().fill(color)
            Circle().strokeBorder(Color.black.opacity(0.4), lineWidth: 1)
            Circle().strokeBorder(.white, lineWidth: 2).padding(1)
        }
        .frame(width: 16, height: 16)
        .allowsHitTesting(false)
    }
}
