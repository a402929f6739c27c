import Casement

/// A program with a menu bar. It prints the height of the content, which is larger where the desktop's panel shows the
/// bar, and what the menu does.
struct MenusProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") {
            Color.white
                .onAppear { say("appeared") }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    say("height \(Int($0))")
                }
        }
        .defaultSize(width: 320, height: 200)
        .commands {
            CommandMenu("Tools") {
                Button("Run") { say("run") }.keyboardShortcut("r", modifiers: [.command, .shift])
                Button("Never") {}.disabled(true)
                Toggle("Verbose", isOn: .constant(true))
                Menu("More") { Button("Deep") { say("deep") } }
                Picker("Speed", selection: .constant("Fast")) { ForEach(["Slow", "Fast"], id: \.self) { Text($0) } }
            }
        }
    }
}
