import CasementTesting
import Expectations
import Foundation
import Testing

@testable import Casement

@Observable @MainActor private final class ColorModel {
    var color = Color(hue: 0.5, saturation: 0.5, brightness: 0.5)
    var cgColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
}

@MainActor struct ColorPickerTests {
    private let model = ColorModel()

    private func host(@ViewBuilder _ content: @escaping (Bindable<ColorModel>) -> some View) -> TestHost {
        let model = Bindable(model)
        let host = TestHost(width: 400, height: 420) {
            Tracked { content(model).accessibilityIdentifier("picker") }
        }
        host.update()
        return host
    }

    private var now: Color.Resolved { model.color.resolve(in: EnvironmentValues()) }
    private var parts: HueColor { HueColor(now) }

    private func open(_ host: TestHost) throws {
        let frame = try require(host.frame("picker"))
        host.tap(at: CGPoint(x: frame.maxX - 12, y: frame.midY))
        try require(host.frame("hex") != nil)
    }

    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.02 }

    @Test("the panel opens above the content; the colour field and the bars select")
    func panel() throws {
        let host = host { ColorPicker("Ink", selection: $0.color) }
        expect(host.frame("hex") == nil)
        try open(host)
        let shades = try require(host.frame("shades"))
        host.drag(
            from: CGPoint(x: shades.midX, y: shades.midY), to: CGPoint(x: shades.maxX + 40, y: shades.minY - 40))
        expect(isNear(parts.saturation, 1) && isNear(parts.brightness, 1) && isNear(parts.hue, 0.5))
        let hue = try require(host.frame("hue"))
        host.tap(at: CGPoint(x: hue.minX + hue.width * 0.75, y: hue.midY))
        expect(abs(parts.hue - 0.77) < 0.03 && isNear(parts.saturation, 1))
        let opacity = try require(host.frame("opacity"))
        host.tap(at: CGPoint(x: opacity.midX, y: opacity.midY))
        expect(abs(now.opacity - 0.5) < 0.02)
        host.key(.escape)
        expect(host.frame("hex") == nil)
    }

    @Test("a grey keeps the selected hue")
    func grey() throws {
        let host = host { ColorPicker("Ink", selection: $0.color) }
        try open(host)
        let shades = try require(host.frame("shades"))
        host.tap(at: CGPoint(x: shades.minX, y: shades.midY))
        expect(parts.saturation, equals: 0)
        host.tap(at: CGPoint(x: shades.maxX - 1, y: shades.midY))
        expect(isNear(parts.hue, 0.5) && parts.saturation > 0.95)
    }

    @Test("a number is typed and committed by Return; invalid input is discarded")
    func number() throws {
        let host = host { ColorPicker("Ink", selection: $0.color) }
        try open(host)
        host.tap("hex", count: 3)
        host.type("#ff8000\n")
        expect(now.description, equals: "#FF8000FF")
        host.tap("hex", count: 3)
        host.type("nothing\n")
        expect(now.description, equals: "#FF8000FF")
        host.tap("hex", count: 3)
        host.type("0f08\n")
        expect(now.description, equals: "#00FF0088")
    }

    @Test("the focus stays in the panel: Tab cycles, arrow keys move the knobs, and typing reaches no view below")
    func keyboard() throws {
        let host = host { model in
            VStack {
                TextField("Below", text: .constant("")).accessibilityIdentifier("below")
                ColorPicker("Ink", selection: model.color)
            }
        }
        host.key(.tab)
        host.key(.tab)
        host.key(.return)
        try require(host.frame("hex") != nil)
        let before = parts
        host.key(.rightArrow)
        expect(parts.saturation > before.saturation)
        host.key(.tab)
        host.key(.rightArrow)
        expect(abs(parts.hue - before.hue - 0.02) < 0.005)
        for _ in 0..<40 { host.key(.tab) }
        expect(host.pipeline.input.focus.focused != nil)
        host.key(.escape)
        expect(host.frame("hex") == nil)
        host.key(.space)
        expect(host.frame("hex") != nil, "the well has the focus again")
    }

    @Test("without opacity all colours are opaque, and there is no opacity bar")
    func opaque() throws {
        model.color = .red.opacity(0.5)
        let host = host { ColorPicker("Ink", selection: $0.color, supportsOpacity: false) }
        try open(host)
        expect(host.frame("opacity") == nil)
        let hue = try require(host.frame("hue"))
        host.tap(at: CGPoint(x: hue.midX, y: hue.midY))
        expect(now.opacity, equals: 1)
    }

    @Test("a colour of the theme is resolved in the picker's environment")
    func themeColor() throws {
        model.color = .blue
        let host = host { ColorPicker("Ink", selection: $0.color) }
        try open(host)
        let light = Color.blue.resolve(in: EnvironmentValues()).description.dropFirst().prefix(6)
        expect(host.find(text: String(light)) != nil)
        host.setEnvironment(\.colorScheme, .dark)
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        expect(host.find(text: String(Color.blue.resolve(in: dark).description.dropFirst().prefix(6))) != nil)
    }

    @Test("a CGColor can be selected too")
    func cgColor() throws {
        let host = host { ColorPicker("Ink", selection: $0.cgColor) }
        try open(host)
        host.tap("hex", count: 3)
        host.type("0000ff\n")
        expect(Color(cgColor: model.cgColor).resolve(in: EnvironmentValues()).description, equals: "#0000FFFF")
    }

    @Test("colours convert to hues and back, numbers to text and back")
    func conversions() throws {
        for hex in ["000000", "FFFFFF", "FF0000", "12AB9F", "7F7F80", "FEDCBA"] {
            let format = HexColorFormat(hasOpacity: true)
            let color = try format.parse(hex)
            expect(format.format(color), equals: hex)
            expect(HueColor(color).isSame(as: color), "\(hex)")
        }
        #expect(throws: (any Error).self) { try HexColorFormat(hasOpacity: true).parse("12345") }
        expect(HueColor(Color.Resolved(red: .nan, green: 2, blue: -1)).brightness, equals: 1)
    }
}

/// Runs its closure where observable reads are tracked.
private struct Tracked<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}
