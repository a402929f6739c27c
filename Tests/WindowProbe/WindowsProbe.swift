import Casement

/// A program with several windows, each with a field, which is wider while it says "wide"; it prints what is typed,
/// which windows are active, and when what a closed window held is released.
struct WindowsProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") {
            ProbeWindow(name: "first", isFirst: true).onAppear { say("appeared") }
        }
        .defaultSize(width: 300, height: 160)
        WindowGroup("Second", id: "second") { ProbeWindow(name: "second") }
            .defaultSize(width: 300, height: 160)
            .defaultPosition(.bottomTrailing)
    }
}

private struct ProbeWindow: View {
    let name: String
    var isFirst = false
    @State private var text = ""
    @State private var held: Held?
    @FocusState private var isFocused: Bool
    @Environment(\.openWindow) private var openWindow
    @Environment(\.scenePhase) private var phase

    var body: some View {
        VStack {
            if isFirst { Button("Open") { openWindow(id: "second") }.named("open") }
            TextField("Text", text: $text).focused($isFocused).frame(width: text == "wide" ? 400 : 200)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onAppear {
            held = Held(name)
            isFocused = true
            say("\(name) appeared")
        }
        .onChange(of: text) { say("\(name) [\(text)]") }
        .onChange(of: phase) { say("\(name) \(phase)") }
    }
}

/// Says when the last reference to it ends.
private final class Held {
    private let name: String
    init(_ name: String) { self.name = name }
    deinit { say("\(name) gone") }
}
