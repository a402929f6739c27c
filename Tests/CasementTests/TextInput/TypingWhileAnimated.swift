import CasementTesting
import Expectations
import Testing

/// A field types on while its window is animated.
@MainActor struct TypingWhileAnimated {
    /// A field whose text changes in the step after an animated one.
    private struct Form: View {
        @State private var text = "ac"
        @State private var x: CGFloat = 0
        let move: (Binding<CGFloat>) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                TextField("Name", text: $text).accessibilityIdentifier("field")
                Text(text).offset(x: x)
            }
            .onChange(of: text) { move($x) }
            .onKeyPress(.escape) {
                move($x)
                return .handled
            }
        }
    }

    @Test func typingDuringAnAnimationKeepsTheCaret() {
        for animation in [nil, Animation.linear(duration: 1)] {
            let host = TestHost(width: 200, height: 100) {
                Form { x in withAnimation(animation) { x.wrappedValue += 50 } }
            }
            host.update()
            host.tap("field")
            host.key(.home)
            host.key(.rightArrow)
            // The animation of the first key and both letters are in the same frame.
            host.type("\u{1B}bd")
            expect(host.find(text: "abdc") != nil)
            host.type("e")
            expect(host.find(text: "abdec") != nil)
        }
    }
}
