import CasementTesting
import ControlSupport
import Expectations
import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry var entrySize: Double = 0.5
    @Entry var entryName = "none"
    @Entry fileprivate var entryAction: (Int) -> Int = { $0 + 1 }
    /// An optional needs no default.
    @Entry var entryLimit: Int?
}

private struct EntryReader: View {
    @Environment(\.entrySize) private var size
    @Environment(\.entryName) private var name
    @Environment(\.entryAction) private var action
    @Environment(\.entryLimit) private var limit

    var body: some View { Text(verbatim: "\(size) \(name) \(action(1)) \(limit ?? -1)") }
}

#Preview { EntryReader() }

#Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) {
    @Previewable @State var count = 0
    if count > 0 { Text("\(count)") }
    EntryReader()
}

private struct EntryReader_Previews: PreviewProvider {
    static var previews: some View {
        EntryReader().previewDisplayName("Reader").previewLayout(.sizeThatFits).previewDevice("Desktop")
        EntryReader()
    }
}

@MainActor struct MacroTests {
    @Test("entries of the environment have their defaults, and can be set for a subtree")
    func entries() {
        let host = TestHost {
            EntryReader()
            EntryReader().environment(\.entrySize, 2).environment(\.entryName, "set").environment(\.entryAction) {
                $0 * 10
            }
            .environment(\.entryLimit, 3)
        }
        expect(host.texts, equals: ["0.5 none 2 -1", "2.0 set 10 3"])
        expect(TestHost { EntryReader_Previews.previews }.texts, equals: ["0.5 none 2 -1", "0.5 none 2 -1"])
    }
}
