import Casement

/// The windows that the page opens.
package struct PieceWindows: Scene {
    @AppStorage("isOutOfTune") private var isOutOfTune = false
    @AppStorage("showsStatusItem") private var showsStatusItem = false
    @State private var isLoud = false
    @Environment(\.openWindow) private var openWindow

    package init() {}

    package var body: some Scene {
        WindowGroup("Piece", for: Piece.self) { $piece in
            if let piece { PieceView(piece: piece) }
        }
        .defaultSize(width: 320, height: 200)
        Window("Metronome", id: "metronome") { Metronome() }
            .windowResizability(.contentSize)
        Window("Recording", id: "recording") { Recording() }
            .windowResizability(.contentSize)
            .restorationBehavior(.disabled)
        UtilityWindow("Tuner", id: "tuner") { Tuner(isOutOfTune: $isOutOfTune) }
            .windowResizability(.contentSize)
            .restorationBehavior(.disabled)
        WindowGroup("Concert", id: "concert") { Concert() }
            .defaultSize(width: 360, height: 200)
            .restorationBehavior(.disabled)
        TitleBarWindows()
        MenuBarExtra("Piano", systemImage: "music.note", isInserted: $showsStatusItem) {
            Button("Metronome…") { openWindow(id: "metronome") }
            Menu("Pieces") {
                ForEach(Piece.all, id: \.self) { piece in Button(piece.title) { openWindow(value: piece) } }
            }
            Divider()
            Toggle("Loud", isOn: $isLoud)
        }
        AlertScene("The piano is out of tune", isPresented: $isOutOfTune) {
            Button("Call the tuner") {}
            Button("Play on", role: .cancel) {}
        } message: {
            Text("The alert has a window of its own.")
        }
        .dialogSeverity(.critical)
    }
}

/// A panel above the other windows.
private struct Tuner: View {
    @Binding var isOutOfTune: Bool

    var body: some View {
        VStack(spacing: 12) {
            Gauge(value: 0.6) { Text("A") }.frame(width: 180)
            Button("Play out of tune") { isOutOfTune = true }
            Text("Escape closes the panel.").font(.callout).foregroundStyle(.secondary)
        }
        .padding(20)
        .modifier(ChosenAppearance())
    }
}

/// A window that stands in for the Gallery's.
private struct Concert: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text("The concert is on").font(.title2)
            Text("The Gallery comes back after it.").foregroundStyle(.secondary)
            Button("Go home") { dismiss() }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(ChosenAppearance())
    }
}

/// A piece of music, which a window presents.
struct Piece: Hashable, Codable {
    let title: String
    let year: Int

    static let all = [
        Piece(title: "Nocturne", year: 1832), Piece(title: "Étude", year: 1833), Piece(title: "Ballade", year: 1835),
    ]
}

private struct PieceView: View {
    let piece: Piece
    @State private var plays = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text(piece.title).font(.title)
            Text("Composed in \(String(piece.year)), played \(plays) times").foregroundStyle(.secondary)
            HStack {
                Button("Play") { plays += 1 }
                Button("Close") { dismiss() }
            }
        }
        .navigationTitle(piece.title)
        .modifier(ChosenAppearance())
    }
}

private struct Metronome: View {
    @State private var tempo = 96.0

    var body: some View {
        VStack(spacing: 12) {
            Text("\(Int(tempo)) beats per minute").monospacedDigit()
            Slider(value: $tempo, in: 40...208, step: 4).frame(width: 220)
        }
        .padding(24)
        .modifier(ChosenAppearance())
    }
}

/// A window that stays open while it records.
private struct Recording: View {
    @State private var isRunning = true

    var body: some View {
        VStack(spacing: 12) {
            Toggle("Recording", isOn: $isRunning)
            Text(isRunning ? "The close button does nothing now." : "The window can be closed.")
                .foregroundStyle(.secondary)
        }
        .padding(24)
        .frame(width: 320)
        .windowDismissBehavior(isRunning ? .disabled : .automatic)
        .windowMinimizeBehavior(.disabled)
        .modifier(ChosenAppearance())
    }
}
