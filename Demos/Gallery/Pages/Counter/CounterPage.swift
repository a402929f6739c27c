import Casement

/// Shows which bodies run: the button changes a state that only the label reads, so only the label's body runs.
struct CounterPage: View {
    @State private var log = EventLog()

    var body: some View {
        PageFrame("A body runs again only when something that it read has changed.") {
            HStack(spacing: 16) {
                VStack(spacing: 16) {
                    GroupBox("The program") {
                        ContentView(log: log)
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .buttonStyle(.borderedProminent)
                    }
                    GroupBox("Its bodies") {
                        CodeBlock(
                            """
                            // ContentView
                            VStack {
                                Button("Tap me!") {
                                    counter += 1
                                }
                                LabelView(number: $counter)
                            }
                            """)
                        CodeBlock(
                            """
                            // LabelView
                            if number > 0 {
                                Text("You've tapped \\(number) times")
                            }
                            """)
                    }
                }
                LogCard(title: "Bodies that ran", log: log, tallies: [.contentView, .labelView])
                    .frame(width: 240)
            }
            .frame(height: 448)
        }
    }
}
