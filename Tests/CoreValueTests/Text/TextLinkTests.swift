import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

@MainActor @Observable private final class Opened {
    var addresses: [String] = []
    var isDisabled = false
}

private struct Linked: View {
    let model: Opened

    var body: some View {
        VStack(alignment: .leading) {
            Text("Read [the manual](https://a.example) or [ask](https://b.example) somebody.").padding(6)
            Button("After") {}
        }
        .disabled(model.isDisabled)
        .environment(
            \.openURL,
            OpenURLAction { url in
                model.addresses.append(url.host() ?? "")
                return .handled
            })
    }
}

/// Keyboard focus of the links in a text.
@MainActor struct TextLinkTests {
    private func focused(_ host: TestHost) -> String? {
        host.accessibilityTree.first { $0.traits.contains("isFocused") }?.label
    }

    @Test("Tab focuses each link in order, a ring shows it, and Return opens it")
    func keyboard() {
        let model = Opened()
        let host = TestHost(width: 400, height: 120) { Linked(model: model) }
        host.settle()
        let rest = host.snapshot()
        host.key(.tab)
        expect(focused(host), equals: "the manual")
        let first = host.snapshot()
        expect((first.difference(from: rest)?.count ?? 0) > 60, "a ring")
        host.key(.return)
        expect(model.addresses, equals: ["a.example"])
        host.key(.tab)
        expect(focused(host) == "ask" && host.snapshot() != first)
        host.key(.return)
        expect(model.addresses, equals: ["a.example", "b.example"])
        host.key(.tab)
        expect(focused(host), equals: "After")
        host.key(.tab, modifiers: .shift)
        expect(focused(host), equals: "ask")
        host.key(.tab, modifiers: .shift)
        expect(host.snapshot(), equals: first)
        // In a link that is wrapped into two lines, the ring is, too.
        host.resize(width: 110, height: 200)
        host.settle()
        let narrow = TestHost(width: 110, height: 200) { Linked(model: model) }
        narrow.settle()
        narrow.key(.tab)
        expect(host.snapshot(), equals: narrow.snapshot())
    }

    @Test("the links of a disabled text cannot be focused, and its ring is removed")
    func disabled() {
        let model = Opened()
        let host = TestHost(width: 400, height: 120) { Linked(model: model) }
        host.key(.tab)
        model.isDisabled = true
        host.settle()
        expect(focused(host) == nil)
        host.key(.return)
        expect(model.addresses.isEmpty)
        let fresh = TestHost(width: 400, height: 120) { Linked(model: model) }
        fresh.settle()
        expect(host.snapshot(), equals: fresh.snapshot())
    }
}
