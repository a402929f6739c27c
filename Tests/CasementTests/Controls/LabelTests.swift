import CasementTesting
import Expectations
import HostSupport
import Testing

/// Labels and their styles.
@MainActor struct LabelTests {
    private struct Stacked: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.icon
                configuration.title
            }
        }
    }

    private struct Framed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).border(Color.red) }
    }

    private func outline(_ content: () -> some View) -> String {
        TestHost(content: content).layoutTree.outline
    }

    private let label = Label("Title", systemImage: "star")

    @Test("styles show the icon, the title or both")
    func styles() {
        expect(outline { label }.contains("Label { HStack { Image, Text } }"))
        expect(outline { label.labelStyle(.titleAndIcon) }.contains("Label { HStack { Image, Text } }"))
        expect(outline { label.labelStyle(.titleOnly) }.contains("Label { Text }"))
        expect(outline { label.labelStyle(.iconOnly) }.contains("Label { Image }"))
        expect(outline { label.labelStyle(.automatic) }.contains("Label { HStack { Image, Text } }"))
        expect(outline { label.labelStyle(Stacked()) }.contains("Label { VStack { Image, Text } }"))
    }

    @Test("a style can show the label in the outer style")
    func nested() {
        expect(
            outline { label.labelStyle(Framed()).labelStyle(.iconOnly) }.contains(
                "Label { border { Label { Image } } }"))
        expect(outline { label.labelStyle(Framed()) }.contains("border { Label { HStack { Image, Text } } }"))
    }

    @Test("a label is one displayable, whatever its style")
    func count() {
        expect(Label<Text, Image>._viewCount == 1)
        let title = Box("One")
        let host = TestHost.live { VStack { Label(title.value, systemImage: "star") } }
        host.update()
        _ = host.takeLines()
        title.value = "Two"
        host.update()
        expect(host.find(text: "Two") != nil)
        expect(host.takeLines().allSatisfy { $0 == "Changed displayable at 0" || $0 == "Changed displayable at 1" })
    }

    @Test("a button with a symbol")
    func button() {
        expect(
            type(of: Button("Save", systemImage: "square.and.arrow.down") {}) == Button<Label<Text, Image>>.self)
        let pressed = Box(0)
        let host = TestHost { Button("Save", systemImage: "square.and.arrow.down") { pressed.value += 1 } }
        host.update()
        host.tap(at: CGPoint(x: 200, y: 150))
        expect(pressed.value, equals: 1)
    }
}
