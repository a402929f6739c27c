import Casement

/// A program that prints the desktop settings that it uses, whenever they change.
struct DesktopProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { SettingsView() }.defaultSize(width: 320, height: 200)
    }
}

private struct SettingsView: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.self) private var values

    private var text: String {
        let accent = Color.accentColor.resolve(in: values)
        let hex = [accent.red, accent.green, accent.blue].map { String(Int(($0 * 255).rounded()), radix: 16) }
        return "\(scheme) \(contrast) \(reducesMotion ? "still" : "moving") \(size) \(hex.joined(separator: " "))"
    }

    var body: some View {
        Text(text).onAppear { say("appeared") }.onChange(of: text, initial: true) { say("desktop: \(text)") }
    }
}
