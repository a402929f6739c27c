import CasementTesting
import ControlSupport
import Expectations
import Testing

/// How stacks divide space among texts and controls whose titles must be readable.
@MainActor struct RigidControlTests {
    private func widths(_ width: CGFloat, @ViewBuilder _ content: () -> some View) -> [CGFloat] {
        let host = TestHost(width: 800, height: 100) {
            HStack(spacing: 0) { content() }.frame(width: width)
        }
        return ["a", "b", "c"].compactMap { host.frame($0)?.width }
    }

    private func ideal(@ViewBuilder _ content: () -> some View) -> CGFloat {
        TestHost(width: 800, height: 100) { content().accessibilityIdentifier("a") }.frame("a")?.width ?? 0
    }

    private let long = "A long text that does not fit beside the button at all"

    @Test("a button's title is complete as long as the text beside it has its minimum")
    func wholeName() {
        let button = ideal { Button("Remove from the list") {} }
        for width in [button + 30, button + 60, button * 1.5] {
            let found = widths(width) {
                Text(long).accessibilityIdentifier("a")
                Button("Remove from the list") {}.accessibilityIdentifier("b")
            }
            expect(abs(found[1] - button) < 1, "\(width): \(found)")
        }
        let squeezed = widths(button / 2) {
            Text(long).accessibilityIdentifier("a")
            Button("Remove from the list") {}.accessibilityIdentifier("b")
        }
        expect(squeezed[1] < button)
    }

    @Test("two buttons with too little space share it; with enough space, both are complete")
    func twoButtons() {
        let (one, two) = (ideal { Button("A button with a name") {} }, ideal { Button("Another button") {} })
        let enough = widths(one + two + 30) {
            Button("A button with a name") {}.accessibilityIdentifier("a")
            Button("Another button") {}.accessibilityIdentifier("b")
            Text(long).accessibilityIdentifier("c")
        }
        expect(abs(enough[0] - one) < 1 && abs(enough[1] - two) < 1, "\(enough)")
        let tight = widths(one) {
            Button("A button with a name") {}.accessibilityIdentifier("a")
            Button("Another button") {}.accessibilityIdentifier("b")
        }
        expect(tight[0] > one / 3 && tight[1] > one / 3 && tight[0] + tight[1] < one + 2, "\(tight)")
    }

    @Test("flexible views share the space in equal parts, and a button with a flexible label takes no more")
    func equalParts() {
        let found = widths(300) {
            Button {
            } label: {
                Text("OK").frame(maxWidth: .infinity)
            }.accessibilityIdentifier("a")
            Color.red.accessibilityIdentifier("b")
        }
        expect(found, equals: [150, 150])
    }

    @Test("menus and pickers keep their titles, plain buttons behave like their label")
    func kinds() {
        let menu = ideal { Menu("Things to be done") {} }
        let beside = widths(menu + 40) {
            Text(long).accessibilityIdentifier("a")
            Menu("Things to be done") {}.accessibilityIdentifier("b")
        }
        expect(abs(beside[1] - menu) < 1)
        let plain = widths(200) {
            Text(long).accessibilityIdentifier("a")
            Button(long) {}.buttonStyle(.plain).accessibilityIdentifier("b")
        }
        expect(abs(plain[0] - plain[1]) < 30, "\(plain)")
    }
}
