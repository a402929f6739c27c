import CoreTesting
import Expectations
import HostSupport
import Testing

@Observable @MainActor private final class Model {
    var text = "before"
    var color = Color.red
    var reasons: RedactionReasons = []
}

/// Texts that change before they are first painted, for which nothing is made until then.
@MainActor struct UnseenTexts {
    /// A text below what a window shows.
    private struct Below: View {
        let model: Model
        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    Color.gray.frame(width: 20, height: 200)
                    Text(verbatim: model.text).foregroundColor(model.color).redacted(reason: model.reasons)
                        .frame(width: 100, alignment: .leading)
                    Color.gray.frame(width: 20, height: 200)
                }
            }
        }
    }

    private static let center = CGPoint(x: 50, y: 50)

    private func host(_ model: Model) -> TestHost { TestHost(width: 120, height: 100) { Below(model: model) } }

    /// The window after scrolling to the text.
    private func scrolled(_ host: TestHost) -> Bitmap {
        host.scroll(at: Self.center, dy: 150)
        host.settle()
        return host.snapshot()
    }

    /// What a new window with the model's values shows there.
    private func expected(_ model: Model) -> Bitmap { scrolled(host(model)) }

    private func check(_ change: (Model) -> Void) {
        let model = Model()
        let host = host(model)
        let empty = host.snapshot()
        change(model)
        host.settle()
        expect(host.snapshot(), equals: empty)
        let shown = scrolled(host)
        expect(shown, equals: expected(model))
        // What it showed is painted over.
        model.text = "i"
        model.color = .blue
        model.reasons = []
        host.settle()
        expect(host.snapshot(), equals: expected(model))
        expect(host.snapshot() != shown)
    }

    @Test("a text is painted as it is when it comes into view", arguments: ["after", "", "one line\nand another", "文"])
    func text(_ text: String) { check { $0.text = text } }

    @Test("a colour that was set before a text came into view is seen") func color() { check { $0.color = .green } }

    @Test(
        "a text that was redacted before it came into view shows bars", arguments: ["one line", "one 文", "two\nlines"])
    func redaction(_ text: String) {
        check { model in
            model.text = text
            model.reasons = .placeholder
        }
    }

    @Test("a text that fades to another before it comes into view shows the other") func animation() {
        check { model in withAnimation { model.text = "after" } }
    }

    @Test("a colour that is animated while a text comes into view arrives") func animatedColor() {
        let model = Model()
        let host = host(model)
        host.settle()
        withAnimation(.linear(duration: 1)) { model.color = .blue }
        host.advance(by: 0.5)
        host.scroll(at: Self.center, dy: 150)
        host.advance(by: 0.1)
        let between = host.snapshot()
        host.settle()
        expect(host.snapshot(), equals: expected(model))
        expect(host.snapshot() != between)
    }
}
