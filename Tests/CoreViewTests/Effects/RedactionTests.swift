import CoreTesting
import Expectations
import HostSupport
import Testing

@Observable @MainActor private final class Model {
    var reasons: RedactionReasons = []
    var text = "before"
}

/// Redacted content.
@MainActor struct RedactionTests {
    private struct Card: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text("Somebody's name").font(.headline).accessibilityIdentifier("name")
                Text("A text of several lines, which goes on for longer than one of them is.")
                    .frame(width: 150).accessibilityIdentifier("text")
                Image(systemName: "star.fill").accessibilityIdentifier("star")
            }
            .padding()
        }
    }

    private func snapshot(_ view: some View) -> Bitmap { TestHost(width: 240, height: 160) { view }.snapshot() }

    @Test("a placeholder has the same layout and no label")
    func placeholder() {
        let plain = TestHost(width: 240, height: 160) { Card() }
        let redacted = TestHost(width: 240, height: 160) { Card().redacted(reason: .placeholder) }
        for name in ["name", "text", "star"] { expect(plain.frame(name), equals: redacted.frame(name)) }
        expect(plain.snapshot() != redacted.snapshot())
        // Another text of the same size looks the same.
        func bars(_ text: String) -> Bitmap {
            snapshot(Text(verbatim: text).frame(width: 100).redacted(reason: .placeholder))
        }
        expect(bars("oo"), equals: bars("oo"))
        expect(
            snapshot(Text("bb").redacted(reason: .placeholder)),
            equals: snapshot(Text("dd").redacted(reason: .placeholder)))
        expect(snapshot(Text("bb")) != snapshot(Text("dd")))
    }

    @Test("an inserted placeholder looks like one from the start, and nothing is left after its removal")
    func changes() {
        struct Changing: View {
            let model: Model
            var body: some View {
                VStack {
                    Text(verbatim: model.text)
                    Image(systemName: "star")
                }
                .redacted(reason: model.reasons)
            }
        }
        let model = Model()
        let host = TestHost(width: 200, height: 100) { Changing(model: model) }
        let plain = host.snapshot()
        model.reasons = .placeholder
        host.settle()
        expect(host.snapshot(), equals: TestHost(width: 200, height: 100) { Changing(model: model) }.snapshot())
        model.text = "a longer text after it"
        host.settle()
        expect(host.snapshot(), equals: TestHost(width: 200, height: 100) { Changing(model: model) }.snapshot())
        (model.reasons, model.text) = ([], "before")
        host.settle()
        expect(host.snapshot(), equals: plain)
    }

    @Test("privacy redacts only sensitive content; unredacted shows it, and reasons can be read")
    func privacy() {
        struct Asking: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View { Text("\(reasons.rawValue)") }
        }
        let text = Text("secret")
        expect(snapshot(text.redacted(reason: .privacy)), equals: snapshot(text))
        expect(snapshot(text.privacySensitive().redacted(reason: .privacy)) != snapshot(text))
        expect(snapshot(text.privacySensitive()), equals: snapshot(text))
        expect(
            snapshot(text.privacySensitive(false).privacySensitive().redacted(reason: .privacy)), equals: snapshot(text)
        )
        expect(snapshot(text.unredacted().redacted(reason: .placeholder)), equals: snapshot(text))
        let host = TestHost {
            Asking().unredacted()
            Asking().redacted(reason: .privacy)
            Asking()
        }
        expect(host.labels.isEmpty || host.labels == ["0", "2", "0"])
        let both = TestHost { VStack { Asking() }.redacted(reason: .invalidated).redacted(reason: .privacy) }
        expect(both.find(text: "6") != nil)
    }

    @Test("redacted content has no accessibility label")
    func notSpoken() {
        let host = TestHost { Text("secret").privacySensitive().redacted(reason: .privacy) }
        expect(!host.accessibilityTree.children.contains { $0.label == "secret" })
    }
}
