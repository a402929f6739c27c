import Casement

/// Shows which bodies run: the button changes a state that only the label reads, so only the label's body follows.
struct CounterPage: View {
    @State private var log = BodyLog()

    var body: some View {
        PageFrame("Counter", lead: "A body runs again only when something that it read has changed.") {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    Card("The program") {
                        ContentView(log: log)
                            .frame(maxWidth: .infinity, minHeight: 88)
                            .buttonStyle(.gallery(.prominent))
                    }
                    Card("Its source") { CodeBlock(source) }
                }
                BodyLogCard(log: log)
            }
        }
    }

    private var source: String {
        """
        struct LabelView: View {
            @Binding var number: Int
            var body: some View {
                if number > 0 {
                    Text("You've tapped \\(number) times")
                }
            }
        }

        struct ContentView: View {
            @State var counter = 0
            var body: some View {
                VStack {
                    Button("Tap me!") { counter += 1 }
                    LabelView(number: $counter)
                }
            }
        }
        """
    }
}
