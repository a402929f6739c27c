import Casement

/// A view that appears, changes and disappears, and its callbacks in order.
struct LifetimePage: View {
    @State private var isShown = true
    @State private var track = 1
    @State private var number = 1
    @State private var log = EventLog(capacity: 17)

    var body: some View {
        PageFrame("Tasks and state of a view live as long as the view does.") {
            Button("Next track") { track += 1 }
                .disabled(!isShown)
                .accessibilityIdentifier("next-track")
            Button("New id") { number += 1 }
                .disabled(!isShown)
                .accessibilityIdentifier("new-id")
            Button(isShown ? "Hide" : "Show") { isShown.toggle() }
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("toggle")
        } content: {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    GroupBox("The view") {
                        VStack(spacing: 0) {
                            if isShown {
                                Player(track: track, log: log).id(number)
                            } else {
                                Caption("It has gone, and its tasks have ended.")
                            }
                        }
                        .frame(maxWidth: .infinity, minHeight: 60)
                    }
                    GroupBox("What hangs on it") {
                        CodeBlock(
                            """
                            if isShown {
                                Player(track: track)
                                    .id(number)
                            }
                            """)
                        CodeBlock(
                            """
                            // Player
                            .onAppear { log("onAppear") }
                            .onDisappear { log("onDisappear") }
                            .onChange(of: track) { old, new in
                                log("\\(old) → \\(new)")
                            }
                            .task {
                                log("starts")
                                await untilCancelled()
                                log("ends")
                            }
                            .task(id: track) {
                                await play(track)
                            }
                            """)
                    }
                }
                LogCard(title: "What happened", log: log)
            }
            // As high as the higher column.
            .fixedSize(horizontal: false, vertical: true)
        }
    }
}
