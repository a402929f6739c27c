import CasementTesting
import Expectations
import Testing

/// Controls with less space, and with labels of several views.
@MainActor struct RoomInControls {
    @Test("segments reduce their padding before their words are truncated")
    func segments() throws {
        func host(_ width: CGFloat) -> TestHost {
            TestHost(width: width, height: 60) {
                Picker("Tip", selection: .constant(10)) {
                    ForEach([10, 15, 20, 25, 0], id: \.self) { Text("\($0)%").accessibilityIdentifier("\($0)") }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
            }
        }
        let wide = host(400), narrow = host(230)
        wide.update()
        narrow.update()
        let word = try require(wide.frame("25")), same = try require(narrow.frame("25"))
        expect(same.width, equals: word.width)
    }

    @Test("a toggle's title and its description are below each other")
    func toggleLabel() throws {
        let host = TestHost(width: 300, height: 100) {
            Toggle(isOn: .constant(true)) {
                Text("Notifications").accessibilityIdentifier("title")
                Text("Banners and sounds").accessibilityIdentifier("meaning")
            }
        }
        host.update()
        let title = try require(host.frame("title")), meaning = try require(host.frame("meaning"))
        expect(meaning.minY >= title.maxY && meaning.minX == title.minX)
    }

    @Test("both parts of a menu with a primary action are equally high")
    func splitMenu() throws {
        let host = TestHost(width: 300, height: 100) {
            Menu("Share") {
                Button("Copy link") {}
            } primaryAction: {
            }
        }
        host.update()
        func parts(_ element: AccessibilitySnapshot) -> [AccessibilitySnapshot] {
            element.actions.isEmpty ? element.children.flatMap(parts) : [element]
        }
        let all = parts(host.accessibilityTree)
        expect(all.count == 2 && Set(all.map(\.frame.height)).count == 1)
    }
}
