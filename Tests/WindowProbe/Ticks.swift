import Casement

/// A number that grows by a task, twenty times a second: what is drawn while something else runs.
struct Ticks: View {
    /// Whether each number that is drawn is printed.
    let saysDrawn: Bool
    @State private var ticks = 0

    var body: some View {
        Text("\(ticks)")
            .task {
                say("appeared")
                while !Task.isCancelled {
                    try? await Task.sleep(for: .milliseconds(50))
                    ticks += 1
                }
            }
            .onChange(of: ticks) { if saysDrawn { say("drawn") } }
    }
}
