import Casement

/// Creates a binding to its counter but never reads it: taps do not run this body.
struct ContentView: View {
    let log: EventLog
    @State private var counter = 0

    var body: some View {
        log.note(.contentView)
        return VStack {
            Button("Tap me!") { counter += 1 }
                .accessibilityIdentifier("tap-me")
            LabelView(number: $counter, log: log)
        }
    }
}

/// Reads the number, and so runs with every tap.
struct LabelView: View {
    @Binding var number: Int
    let log: EventLog

    var body: some View {
        log.note(.labelView)
        return Group {
            if number > 0 {
                Text("You've tapped \(number) times")
            }
        }
    }
}

extension LogSubject {
    static let contentView = LogSubject("ContentView", .purple)
    static let labelView = LogSubject("LabelView", .teal)
}
