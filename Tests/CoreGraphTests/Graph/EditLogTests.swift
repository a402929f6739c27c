import CoreTesting
import Expectations
import HostSupport
import Testing

/// Reporting of edits while a program runs.
@MainActor struct EditLogTests {
    @Test func anObserverGetsEveryEditAsItHappens() {
        let flag = Flag(true)
        let host = TestHost {
            VStack { Toggled(flag: flag) }
        }
        host.update()
        var seen: [String] = []
        EditLog.onEdit = { seen.append("\($0.container): \($0)") }
        defer { EditLog.onEdit = nil }
        flag.value = false
        host.update()
        expect(seen, equals: ["VStack: Removed displayable at 0"])
        EditLog.onEdit = nil
        flag.value = true
        host.update()
        expect(seen.count, equals: 1)
    }

    private struct Toggled: View {
        let flag: Flag
        var body: some View { if flag.value { Text("there") } }
    }
}
