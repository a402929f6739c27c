import CasementTesting
import Expectations
import Foundation
import HostSupport
import Testing

@MainActor struct ClipboardCommandTests {
    @Test func theFocusedViewCopiesCutsAndPastes() {
        let items = Box(["a", "b"])
        let host = TestHost.live {
            VStack {
                Text("here").focusable().accessibilityIdentifier("here")
                    .copyable(items.value)
                    .cuttable(for: String.self) {
                        defer { items.value = [] }
                        return items.value
                    }
                    .pasteDestination(for: String.self) {
                        items.value += $0
                    } validator: {
                        $0.filter { !$0.isEmpty }
                    }
                Text("elsewhere").focusable()
            }
        }
        host.key("c", modifiers: .control)
        expect(host.clipboard.text == nil, "no view has the focus")
        host.key(.tab)
        host.key("c", modifiers: .control)
        expect(host.clipboard.text, equals: "a\nb")
        host.clipboard.text = nil
        host.key("x", modifiers: .control)
        expect(host.clipboard.text == "a\nb" && items.value.isEmpty)
        host.key("v", modifiers: .control)
        expect(items.value, equals: ["a\nb"])
        host.key(.tab)
        host.clipboard.text = "kept"
        host.key("c", modifiers: .control)
        expect(host.clipboard.text, equals: "kept", "another view has the focus")
    }

    @Test func providersAreCopiedAndPasted() async throws {
        let pasted = Box("")
        let host = TestHost.live {
            Text("here").focusable()
                .onCopyCommand { [NSItemProvider(object: "copied" as NSString)] }
                .onPasteCommand(of: [.plainText]) { providers in
                    _ = providers.first?.loadObject(ofClass: String.self) { text, _ in
                        Task { @MainActor in pasted.value = text ?? "" }
                    }
                }
        }
        host.key(.tab)
        host.key("c", modifiers: .control)
        expect(host.clipboard.text, equals: "copied")
        host.key("v", modifiers: .control)
        for _ in 0..<200 where pasted.value.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        expect(pasted.value, equals: "copied")
    }

    @Test("a button pastes matching content, and is disabled without any") func pasteButtons() {
        let texts = Box<[String]>([]), kinds = Box(0)
        let host = TestHost.live {
            VStack {
                PasteButton(payloadType: String.self) { texts.value += $0 }.accessibilityIdentifier("text")
                PasteButton(supportedContentTypes: [.plainText]) { kinds.value += $0.count }
                    .accessibilityIdentifier("plain")
                PasteButton(supportedContentTypes: [.png]) { kinds.value += 10 * $0.count }
                    .accessibilityIdentifier("picture")
            }
        }
        func enabled() -> [Bool] {
            host.update()
            return ["text", "plain", "picture"].map {
                host.accessibilityTree.first($0)?.traits.contains("isDisabled") == false
            }
        }
        expect(enabled(), equals: [false, false, false])
        host.tap("text")
        expect(texts.value.isEmpty, "nothing was copied")
        host.clipboard.text = "copied"
        expect(enabled(), equals: [true, true, false])
        for button in ["text", "plain", "picture"] { host.tap(button) }
        expect(texts.value == ["copied"] && kinds.value == 1)
        host.clipboard.text = nil
        expect(enabled(), equals: [false, false, false])
    }

    @Test func aFieldKeepsItsOwnClipboardKeys() {
        let text = Box("word")
        let host = TestHost.live {
            TextField("", text: Binding(get: { text.value }, set: { text.value = $0 }))
                .accessibilityIdentifier("field")
                .copyable(["around"])
        }
        host.tap("field", count: 2)
        host.key("c", modifiers: .control)
        expect(host.clipboard.text, equals: "word")
    }
}
