import CasementCore
import CasementTesting
import Expectations
import HostSupport
import Testing

/// Changes of modifier keys.
@MainActor struct ModifierKeyTests {
    @Test("an action runs for the keys in its mask, initially too, and not after its view was removed")
    func masks() {
        @MainActor struct Page: View {
            let hear: (String) -> Void
            @State private var isThere = true
            var body: some View {
                VStack {
                    if isThere {
                        Text("all").onModifierKeysChanged(initial: false) { hear("all \($0.rawValue)-\($1.rawValue)") }
                        Text("shift").onModifierKeysChanged(mask: .shift) { hear("shift \($0.isEmpty)-\($1.isEmpty)") }
                    }
                    Button("leave") { isThere = false }.accessibilityIdentifier("leave")
                }
            }
        }
        var log: [String] = []
        let host = TestHost { Page { log.append($0) } }
        host.update()
        expect(log, equals: ["shift true-true"])
        log = []
        host.hold(.option)
        host.hold([.option, .shift])
        host.hold([.option, .shift])
        host.hold([])
        expect(log, equals: ["all 0-8", "all 8-10", "shift true-false", "all 10-0", "shift false-true"])
        host.tap("leave")
        log = []
        host.hold(.shift)
        expect(log.isEmpty)
    }

    @Test("the content follows the keys, wherever the focus is")
    func follows() {
        struct Page: View {
            @State private var showsMore = false
            var body: some View {
                VStack {
                    TextField("Name", text: .constant("")).accessibilityIdentifier("name")
                    Text(showsMore ? "Delete all" : "Delete")
                        .onModifierKeysChanged(mask: .option) { showsMore = !$1.isEmpty }
                }
            }
        }
        let host = TestHost { Page() }
        host.tap("name")
        host.hold(.option)
        expect(host.labels, equals: ["Name", "Delete all"])
        host.hold([])
        expect(host.labels, equals: ["Name", "Delete"])
    }
}
