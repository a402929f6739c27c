import Casement
import Foundation

/// A program that runs a panel for files, from an action and from a task; it prints the answers, and what it draws
/// meanwhile.
struct PanelsProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { PanelsView() }.defaultSize(width: 320, height: 120)
    }
}

private struct PanelsView: View {
    @State private var isAsking = false

    var body: some View {
        HStack {
            Button("Ask") { ask() }.named("ask")
            Button("Later") { Task { ask() } }.named("later")
            Button("Awaited") { Task { await awaits() } }.named("awaited")
            Ticks(saysDrawn: isAsking)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var panel: NSSavePanel {
        let panel = NSSavePanel()
        panel.title = "Where To"
        panel.nameFieldStringValue = "new.txt"
        panel.directoryURL = FileManager.default.temporaryDirectory
        return panel
    }

    private func ask() {
        let panel = panel
        isAsking = true
        say("asking")
        answered(panel, panel.runModal())
    }

    private func awaits() async {
        let panel = panel
        isAsking = true
        say("asking")
        answered(panel, await panel.begin())
    }

    private func answered(_ panel: NSSavePanel, _ response: NSApplication.ModalResponse) {
        isAsking = false
        say(response == .OK ? panel.url?.lastPathComponent ?? "no file" : "cancelled")
    }
}
