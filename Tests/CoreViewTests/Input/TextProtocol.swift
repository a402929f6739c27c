import CoreTesting
import Expectations
import HostSupport
import Testing

/// A text input client that records its calls.
@MainActor final class TextProbe: TextInputClient {
    var log: [String] = []
    var uses: Set<KeyEquivalent> = []
    private(set) var responder: TextResponder?
    var caretRect: CGRect { CGRect(x: 3, y: 2, width: 1, height: 16) }
    func focusChanged(_ focus: FocusAppearance) { log.append("focus \(focus.isFocused) \(focus.showsRing)") }
    func textInput(_ text: String) { log.append(text) }
    func textEditing(_ preedit: String, selection: Range<Int>) { log.append("\(preedit) \(selection)") }
    func windowChanged(isActive: Bool) { log.append("window \(isActive)") }
    func keyPressed(_ press: KeyPress) -> Bool { uses.contains(press.key) }

    /// Attaches a client to the view with this identifier.
    static func hang(on name: String, in host: TestHost) -> TextProbe {
        let probe = TextProbe()
        let responder = TextResponder(probe, focus: host.pipeline.graph.focus)
        probe.responder = responder
        func visit(_ node: LayoutNode) {
            if node.attachments?.identifier == name { node.attach().responders.append(responder) }
            node.forEachChild(visit)
        }
        host.update()
        if let root = host.pipeline.layout.root { visit(root) }
        return probe
    }
}

/// How text reaches a text input client.
@MainActor struct TextProtocol {
    @Test("a text input client is focused by a press, then gets typed text, and input method text")
    func text() {
        let host = TestHost(width: 200, height: 100) {
            HStack(spacing: 0) {
                Block("field", 50, 20)
                Block("other", 50, 20)
            }
        }
        let probe = TextProbe.hang(on: "field", in: host)
        host.type("a")
        expect(probe.log, equals: [])
        expect(host.pipeline.input.focus.textCaret == nil)
        host.tap("field")
        expect(host.pipeline.input.focus.textCaret, equals: CGRect(x: 53, y: 42, width: 1, height: 16))
        host.type("aB é")
        host.compose("か", selection: 0..<1)
        host.compose("")
        host.key("s", modifiers: .control)
        expect(probe.log, equals: ["focus true true", "a", "B", " ", "é", "か 0..<1", " 0..<0"])
    }

    @Test("a key that is handled types nothing; the next one does again")
    func used() {
        let host = TestHost(width: 200, height: 100) { Block("field", 50, 20) }
        let probe = TextProbe.hang(on: "field", in: host)
        host.tap("field")
        probe.log = []
        probe.uses = ["x"]
        host.type("xyx")
        expect(probe.log, equals: ["y"])
    }

    @Test("text typed with Control is ignored, and input method text afterwards is accepted")
    func typedWithControl() {
        let host = TestHost(width: 200, height: 100) { Block("field", 50, 20) }
        let probe = TextProbe.hang(on: "field", in: host)
        host.tap("field")
        probe.log = []
        host.pipeline.handle(.keyDown("b", [.control, .command], isRepeat: false))
        host.pipeline.handle(.text("и"))
        host.pipeline.handle(.keyUp("b", [.control, .command]))
        host.pipeline.handle(.text("日"))
        // With the key beside the space bar (Option), other characters are typed.
        host.pipeline.handle(.keyDown("q", .option, isRepeat: false))
        host.pipeline.handle(.text("@"))
        host.pipeline.handle(.keyUp("q", .option))
        expect(probe.log, equals: ["日", "@"])
    }

    @Test("it is notified of its window, and loses the focus when it is disabled or removed")
    func leaving() {
        let isThere = Box(true)
        let host = TestHost.live(width: 200, height: 100) { if isThere.value { Block("field", 50, 20) } }
        let probe = TextProbe.hang(on: "field", in: host)
        host.tap("field")
        host.pipeline.input.focus.windowChanged(isActive: false)
        host.pipeline.input.focus.windowChanged(isActive: true)
        expect(probe.log, equals: ["focus true true", "window false", "window true"])
        isThere.value = false
        host.update()
        expect(probe.log.last, equals: "focus false false")
        host.type("a")
        expect(probe.log.count, equals: 4)
    }
}
