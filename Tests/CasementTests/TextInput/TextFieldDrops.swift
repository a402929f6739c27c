import CasementTesting
import Expectations
import HostSupport
import Testing

/// Fields as destinations of drags.
@MainActor struct TextFieldDrops {
    @Test func fieldsInsertTextAtTheDropLocation() {
        let text = Box("one two")
        let host = TestHost.live {
            VStack {
                Block("x", 40, 40).draggable("and ")
                TextField("field", text: Binding(get: { text.value }, set: { text.value = $0 }))
                    .accessibilityIdentifier("field")
            }
        }
        let frame = host.frame("field") ?? .zero, x = host.frame("x") ?? .zero
        host.drag(from: CGPoint(x: x.midX, y: x.midY), to: CGPoint(x: frame.maxX - 20, y: frame.midY))
        expect(text.value, equals: "one twoand ")
        host.drop(text: "> ", at: CGPoint(x: frame.minX + 1, y: frame.midY))
        expect(text.value, equals: "> one twoand ")
        host.drop(files: [URL(fileURLWithPath: "/etc/hosts")], at: CGPoint(x: frame.minX + 1, y: frame.midY))
        expect(text.value, equals: "> one twoand ", "a file is not a text")
    }
}
