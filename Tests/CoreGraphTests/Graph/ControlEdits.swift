import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// The views that a control creates inside itself cause no edits outside it.
@MainActor struct ControlEdits {
    @Test("a change inside a button is reported once, as a change of the button")
    func insideButton() {
        let flag = Flag(true)
        let host = TestHost.live {
            VStack {
                Text("a")
                Button {
                } label: {
                    HStack {
                        if flag.value {
                            Text("x")
                        } else {
                            Text("y")
                            Text("z")
                        }
                    }
                }
            }
        }
        host.update()
        let edits = host.lines { flag.value = false }
        expect(!edits.contains { $0.hasPrefix("Inserted") || $0.hasPrefix("Removed") }, "\(edits)")
        expect(host.labels, equals: ["a", "y, z"])
    }

    @Test("MyView: the padding of a group is applied once to each of its displayables")
    func myView() {
        let host = TestHost { MyView() }
        expect(host.layoutTree.outline, equals: "VStack { padding { Button }, padding { Color } }")
        host.tap("secret")
        expect(host.takeLines(), equals: ["Removed displayable at 1", "Inserted displayable at 1"])
        expect(host.layoutTree.outline, equals: "VStack { padding { Button }, padding { Text } }")
        expect(host.labels.contains("Secret"))
    }
}

private struct MyView: View {
    @State private var isShowingSecret = false

    var body: some View {
        VStack {
            Group {
                Button("Show secret") { isShowingSecret.toggle() }.accessibilityIdentifier("secret")
                if isShowingSecret { Text("Secret") } else { Color.red }
            }
            .padding()
        }
    }
}
