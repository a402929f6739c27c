import CasementTesting
import Expectations
import Testing

@MainActor struct AccessibilityFocusTests {
    @Test("the focus of assistive programs is the keyboard focus")
    func focus() {
        struct Form: View {
            @AccessibilityFocusState var isFocused: Bool
            @State var text = ""
            var body: some View {
                VStack {
                    Button("go") { isFocused = true }.accessibilityIdentifier("go")
                    TextField("name", text: $text).accessibilityFocused($isFocused).accessibilityIdentifier("name")
                    Text(isFocused ? "focused" : "not")
                }
            }
        }
        let host = TestHost { Form() }
        expect(host.find(text: "not") != nil)
        host.tap("go")
        host.settle()
        expect(host.find(text: "focused") != nil)
        expect(host.accessibilityTree.first("name")?.traits, equals: ["isFocused"])
    }
}
