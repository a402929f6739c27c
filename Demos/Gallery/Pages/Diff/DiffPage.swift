import Casement

/// Two lists that look the same and change differently.
struct DiffPage: View {
    @State private var flag = true
    @State private var recorder = EditRecorder()

    var body: some View {
        PageFrame("The same pixels, by different edits.") {
            Button("Clear") { recorder.clear() }
            Button("Flip the flag") { flag.toggle() }
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("flip")
        } content: {
            HStack(alignment: .top, spacing: 16) {
                EditCard(
                    title: "TestList",
                    explanation: "Each branch is a view of its own: flipping swaps them.",
                    source: """
                        Text("One")
                        if flag {
                            Text("Two")
                        } else {
                            Text("Three")
                        }
                        """,
                    recorder: recorder, subject: .testList
                ) { TestList(flag: flag, recorder: recorder) }
                EditCard(
                    title: "OtherTestList",
                    explanation: "There is one view, and its string differs: it changes in place.",
                    source: """
                        Text("One")
                        Text(flag
                            ? "Two"
                            : "Three"
                        )

                        """,
                    recorder: recorder, subject: .otherTestList
                ) { OtherTestList(flag: flag, recorder: recorder) }
            }
        }
        .onAppear { recorder.start() }
        .onDisappear { recorder.stop() }
    }
}
