import CoreTesting
import Expectations
import HostSupport
import Testing

/// Static text that can be selected.
@MainActor struct SelectableTextTests {
    private func host(_ text: String) -> TestHost {
        let host = TestHost(width: 200, height: 100) {
            VStack {
                Text(verbatim: text).textSelection(.enabled)
                Text("other")
            }
        }
        host.update()
        return host
    }

    @Test("dragging over a text selects it, a double click a word; Control-C copies, the middle button pastes it")
    func copies() throws {
        let host = host("one two three")
        let frame = try require(host.find(text: "one two three"))
        let before = host.snapshot()
        host.tap(at: CGPoint(x: frame.minX + 3, y: frame.midY), count: 2)
        host.key("c", modifiers: .command)
        expect(host.clipboard.text == "one" && host.clipboard.selectedText == "one")
        expect(
            host.snapshot().rgb(Int(frame.minX) + 1, Int(frame.minY) + 1)
                != before.rgb(Int(frame.minX) + 1, Int(frame.minY) + 1))
        host.drag(from: CGPoint(x: frame.minX + 1, y: frame.midY), to: CGPoint(x: frame.maxX - 1, y: frame.midY))
        host.key("c", modifiers: .command)
        expect(host.clipboard.text, equals: "one two three")
        host.type("x")
        expect(host.find(text: "one two three") != nil)
    }

    @Test("the copied text is the program's, including line breaks and tabs")
    func source() throws {
        let host = host("a\tb\nc")
        let frame = try require(host.find(text: "a\tb\nc"))
        host.tap(at: CGPoint(x: frame.midX, y: frame.minY + 5), count: 3)
        host.key("c", modifiers: .command)
        expect(host.clipboard.text, equals: "a\tb\nc")
    }

    @Test("a text without selection enabled cannot be selected")
    func plain() throws {
        let host = host("one")
        let frame = try require(host.find(text: "other"))
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY), count: 2)
        host.key("c", modifiers: .command)
        expect(host.clipboard.text == nil)
    }
}
