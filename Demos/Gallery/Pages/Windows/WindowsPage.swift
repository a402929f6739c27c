import Casement

/// Windows of the program: one for each value, and one by its name.
struct WindowsPage: View {
    var body: some View {
        PageFrame("The first scene of a program opens at launch. Views open the others by openWindow.") {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    PiecesCard()
                    PhaseCard()
                }
                VStack(spacing: 16) {
                    GroupBox("In source") {
                        CodeBlock(
                            """
                            var body: some Scene {
                                WindowGroup { Library() }
                                WindowGroup("Piece", for: Piece.self) {
                                    $piece in
                                    PieceView(piece: piece)
                                }
                                Window("Metronome", id: "metronome") {
                                    Metronome()
                                }
                                Window("Recording", id: "recording") {
                                    Recording().windowDismissBehavior(
                                        isRunning ? .disabled : .automatic)
                                }
                                UtilityWindow("Tuner", id: "tuner") {
                                    Tuner(isOutOfTune: $isOutOfTune)
                                }
                                AlertScene(
                                    "The piano is out of tune",
                                    isPresented: $isOutOfTune
                                ) { Button("Call the tuner") {} }
                            }

                            @Environment(\\.openWindow) var openWindow
                            openWindow(value: piece)
                            openWindow(id: "metronome")
                            pushWindow(id: "concert")
                            """)
                    }
                    TitleBarCard()
                }
            }
        }
    }
}

/// Buttons that open windows.
private struct PiecesCard: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.pushWindow) private var pushWindow
    @AppStorage("showsStatusItem") private var showsStatusItem = false

    var body: some View {
        GroupBox("Open a window") {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(Piece.all, id: \.self) { piece in
                    Button("\(piece.title)…") { openWindow(value: piece) }
                }
                Divider()
                Button("Metronome…") { openWindow(id: "metronome") }
                Button("Recording…") { openWindow(id: "recording") }
                Button("Concert instead…") { pushWindow(id: "concert") }
                WindowVisibilityToggle(windowID: "tuner")
                Toggle("Status item in the panel", isOn: $showsStatusItem)
                Caption("A second press brings the window to the front. Each has its own state.")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// Whether this window has the keyboard.
private struct PhaseCard: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.controlActiveState) private var controls
    @State private var changes = 0

    var body: some View {
        GroupBox("This window") {
            LabeledContent("Phase", value: "\(phase)")
            LabeledContent("Changes of it", value: "\(changes)")
            LabeledContent("Controls", value: "\(controls)")
        }
        .onChange(of: phase) { changes += 1 }
    }
}
