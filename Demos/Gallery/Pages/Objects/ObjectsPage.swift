import Casement

/// Models outside of views: which bodies run when a property changes, and a value that outlives the program.
struct ObjectsPage: View {
    @State private var log = EventLog(capacity: 6)

    var body: some View {
        PageFrame("Models outlive views; views depend on the properties that they read.") {
            VStack(spacing: 16) {
                HStack(alignment: .top, spacing: 16) {
                    GroupBox("@Observable, by property") {
                        VStack(spacing: 8) { PersonView(log: log) }
                        CodeBlock(
                            """
                            @Observable final class Person {
                                var name = "Ada"
                                var visits = 0
                            }
                            // NameView
                            let person: Person
                            """)
                    }
                    GroupBox("ObservableObject, as a whole") {
                        VStack(spacing: 8) { PublishedPersonView(log: log) }
                        CodeBlock(
                            """
                            final class Person: ObservableObject {
                                @Published var name = "Ada"
                                @Published var visits = 0
                            }
                            // NameView
                            @ObservedObject var person: Person
                            """)
                    }
                }
                HStack(alignment: .top, spacing: 16) {
                    LogCard(title: "Bodies that ran", log: log)
                    SettingCard()
                }
                // As high as the higher card.
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }
}

/// A counter in the user's settings.
private struct SettingCard: View {
    @AppStorage("taps") private var taps = 0

    var body: some View {
        GroupBox {
            HStack(spacing: 16) {
                Button("Tap me!") { taps += 1 }
                    .buttonStyle(.borderedProminent)
                    .accessibilityIdentifier("tap-me")
                Text(taps == 1 ? "1 tap" : "\(taps) taps").font(.title3)
                Spacer(minLength: 0)
            }
            Caption("Close the Gallery and open it again: they are still there.")
            CodeBlock(
                """
                // in ~/.config/Gallery.plist
                @AppStorage("taps") private var taps = 0
                """
            )
            .frame(maxHeight: .infinity, alignment: .bottom)
        } label: {
            CardTitle("@AppStorage") {
                Button("Reset") { taps = 0 }
                    .buttonStyle(.borderless)
                    .disabled(taps == 0)
                    .accessibilityIdentifier("reset")
            }
        }
    }
}
