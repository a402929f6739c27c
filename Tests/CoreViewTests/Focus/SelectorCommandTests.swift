import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Commands by AppKit's names.
@MainActor struct SelectorCommandTests {
    @Test("Keys send commands by their names")
    func keys() {
        var log: [String] = []
        let host = TestHost {
            Button("a") {}
                .onCommand(Selector("cancelOperation:")) { log.append("cancel") }
                .onCommand("deleteBackward:") { log.append("delete") }
                .onCommand(Selector("moveUp:")) { log.append("up") }
                .onCommand(Selector("moveDown:"), perform: nil)
                .onCommand("copy:") { log.append("copy") }
                .onMoveCommand { log.append("\($0)") }
        }
        host.key(.tab)
        for key in [KeyEquivalent.escape, .delete, .upArrow, .downArrow] { host.key(key) }
        host.key("c", modifiers: .control)
        expect(log, equals: ["cancel", "delete", "up", "down", "copy"])
    }

    @Test("A command that nothing sends is named")
    func unknown() {
        let found = warnings {
            TestHost { Text("a").onCommand(Selector("spin:")) {} }.update()
        }
        expect(found.contains { $0.contains("spin:") })
    }
}
