import Casement

/// A small program for tests that need a real window and real events: a button that counts, and a label that shows the count.
/// Its argument, `task`, `timer` or `dispatch`, says what counts once more, without any input, soon after the window opened.
@main struct WindowProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { ProbeView(wake: CommandLine.arguments.dropFirst().first ?? "") }
            .defaultSize(width: 320, height: 200)
    }
}

private struct ProbeView: View {
    let wake: String
    @State private var count = 0

    var body: some View {
        VStack(spacing: 20) {
            Button("Count") { count += 1 }
            Text("\(count)").font(.system(size: 40))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onAppear(perform: startWaking)
        .onChange(of: count) { say("count \(count)") }
    }

    private func startWaking() {
        say("appeared")
        switch wake {
        case "task":
            Task {
                try? await Task.sleep(for: .milliseconds(300))
                count += 1
            }
        case "timer":
            Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in MainActor.assumeIsolated { count += 1 } }
        case "dispatch": DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { count += 1 }
        default: break
        }
    }

    /// Standard output is a pipe in tests: nothing may wait in a buffer.
    private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
