import Casement

/// A program whose window refuses to close: its close button is disabled, and with the argument `alert` it shows one.
/// It prints what it finds of its last run, and opens a second window.
struct EndingProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { EndingProbeView() }
            .defaultSize(width: 300, height: 160)
        WindowGroup("Second", id: "second", for: Int.self) { $number in
            Text("\(number ?? 0)").onAppear { say("second \(number ?? 0)") }
        }
        .defaultSize(width: 200, height: 100)
    }
}

private struct EndingProbeView: View {
    @SceneStorage("text") private var text = "nothing"
    @AppStorage("starts") private var starts = 0
    @State private var isAlertShown = CommandLine.arguments.dropFirst(2).first == "alert"
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Text(text)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .alert("Busy", isPresented: $isAlertShown) { Button("OK") {} }
            .windowDismissBehavior(.disabled)
            .onAppear {
                say("found \(text) \(starts)")
                text = "kept"
                starts += 1
                openWindow(value: 7)
                say("appeared")
            }
    }
}
