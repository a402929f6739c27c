import CoreTesting
import Expectations
import HostSupport
import Testing

/// Colours resolved to components.
@MainActor struct ColorTests {
    private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return values
    }

    private func text(_ color: Color, _ scheme: ColorScheme = .light) -> String {
        "\(color.resolve(in: environment(scheme)))"
    }

    @Test func resolved() throws {
        expect(text(Color(red: 1, green: 0.5, blue: 0)), equals: "#FF8000FF")
        expect(text(Color(.sRGBLinear, red: 0.214_041_14, green: 1, blue: 0)), equals: "#80FF00FF")
        expect(text(Color(hue: 1.0 / 3, saturation: 1, brightness: 1, opacity: 0.5)), equals: "#00FF0080")
        expect(text(.blue) != text(.blue, .dark))
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        expect(abs(color.linearGreen - 0.214_041_14) < 1e-5 && abs(color.blue - 0.75) < 1e-6)
        expect(Color(color).resolve(in: environment(.light)), equals: color)
        let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
        expect(abs(copy.red - color.red) < 1e-6 && copy.opacity == 0.5)
    }

    /// The primaries of Display P3 are outside sRGB; greys are the same in both.
    @Test func displayP3() {
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment(.light))
        expect(abs(red.red - 1.093) < 0.001 && abs(red.green + 0.227) < 0.001 && abs(red.blue + 0.150) < 0.001)
        expect(text(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5)), equals: "#808080FF")
    }

    @Test func mixing() {
        let black = Color(white: 0), white = Color(white: 1)
        expect(text(black.mix(with: white, by: 0.5, in: .device)), equals: "#808080FF")
        // Half of Oklab's lightness is an eighth of the light.
        expect(text(black.mix(with: white, by: 0.5)), equals: "#636363FF")
        expect(black.mix(with: white, by: 0) == black && black.mix(with: white, by: 2) == white)
        let dim = Color(.sRGBLinear, red: 0.1, green: 0.2, blue: 0.25, opacity: 0.5)
        expect(
            text(dim.exposureAdjust(2)), equals: text(Color(.sRGBLinear, red: 0.4, green: 0.8, blue: 1, opacity: 0.5)))
        expect(text(white.exposureAdjust(-1)), equals: text(Color(.sRGBLinear, red: 0.5, green: 0.5, blue: 0.5)))
        expect(white.headroom(4), equals: white)
        let half = Color.red.mix(with: .blue, by: 0.5)
        expect(text(half) != text(half, .dark))
        // A transparent colour contributes nothing.
        expect(text(Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5, in: .device)), equals: "#FF000080")
    }

    @Test func otherNamesOfColours() {
        expect(Color(.systemRed) == .red && Color(nsColor: .labelColor) == .primary)
        expect(text(Color(.systemBackground)) == "#FAFAFBFF" && text(Color(.systemBackground), .dark) == "#1E1F23FF")
        expect(text(Color(UIColor.systemGray6)) != text(Color(uiColor: .systemGray6), .dark))
        expect(text(Color(.black)), equals: "#000000FF")
        let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        expect(text(Color(own)) == "#000000FF" && text(Color(own), .dark) == "#FFFFFFFF")
        expect(text(Color(UIColor(Color.red).withAlphaComponent(0.5))).hasSuffix("80"))
        expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)), equals: Color(red: 1, green: 0, blue: 0))
        expect(Color(red: 0, green: 1, blue: 0).cgColor?.components == [0, 1, 0, 1] && Color.red.cgColor == nil)
    }

    @Test func gradientsOfColours() {
        let host = TestHost(width: 20, height: 100) { Rectangle().fill(Color(red: 0, green: 0, blue: 1).gradient) }
        let picture = host.snapshot()
        expect(picture[10, 1].r > picture[10, 98].r && picture[10, 99].b > 250)
        let even = TestHost(width: 20, height: 100) {
            Rectangle().fill(Gradient(colors: [.white, .black]).colorSpace(.perceptual))
        }
        expect(abs(Int(even.snapshot()[10, 50].r) - 99) < 4)
    }

    @Test func invalidComponents() {
        expect(text(Color(red: .nan, green: .infinity, blue: -1)), equals: "#00FF00FF")
        expect(text(Color.red.mix(with: .blue, by: .nan)), equals: text(.red))
        expect("\(Color(white: .nan, opacity: .nan))".contains("nan"))
    }
}
