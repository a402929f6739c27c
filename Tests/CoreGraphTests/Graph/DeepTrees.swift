import CoreTesting
import Expectations
import HostSupport
import Testing

/// Deeply nested views: every level costs stack space, and none may crash.
@MainActor struct DeepTrees {
    private struct Nested: View {
        let depth: Int
        let text: String
        var body: AnyView {
            depth == 0 ? AnyView(Text(text)) : AnyView(VStack { Nested(depth: depth - 1, text: text) }.padding(0))
        }
    }

    @MainActor @Observable final class Words { var text = "deep" }

    private struct Root: View {
        let words: Words
        let depth: Int
        var body: some View { Nested(depth: depth, text: words.text) }
    }

    /// Every level is a composed view, a stack and a modifier.
    @Test func tenThousandLevelsAreBuiltChangedDrawnAndTornDown() {
        let words = Words()
        var host: TestHost? = TestHost(width: 100, height: 100) { Root(words: words, depth: 10_000) }
        host?.update()
        expect(host?.find(text: "deep") != nil)
        words.text = "deeper"
        host?.update()
        expect(host?.find(text: "deeper") != nil)
        expect(host?.snapshot().width, equals: 100)
        host = nil
    }
}
