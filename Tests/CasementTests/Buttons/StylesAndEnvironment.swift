import CasementTesting
import Expectations
import HostSupport
import Testing

private struct Theme: Equatable {
    var name = "a"
    var accent = 1
}
private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
extension EnvironmentValues {
    fileprivate var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}
private struct Styled: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("\(isEnabled) \(theme.name)")
        }
    }
}

@MainActor struct StylesAndEnvironment {
    @Test("button styles read the environment") func buttonStyle() {
        let host = TestHost {
            Button("x") {}.buttonStyle(Styled()).disabled(true).environment(\.theme, Theme(name: "z"))
        }
        expect(host.labels, equals: ["x, false z"])
    }
}
