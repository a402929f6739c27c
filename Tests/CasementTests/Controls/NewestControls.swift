import CasementTesting
import Expectations
import HostSupport
import Testing

/// Settings of buttons, labels and palettes that came with macOS 26.
@MainActor struct NewestControls {
    @Test("flexible buttons are as wide as the offered space")
    func sizing() {
        func width(_ sizing: ButtonSizing, _ style: some PrimitiveButtonStyle) -> CGFloat {
            let host = TestHost(width: 300, height: 60) {
                Button("OK") {}.buttonStyle(style).accessibilityIdentifier("button").buttonSizing(sizing)
            }
            return host.frame("button")?.width ?? 0
        }
        expect(width(.flexible, .bordered), equals: 300)
        expect(width(.flexible, .glass), equals: 300)
        expect(width(.fitted, .bordered) < 100)
        expect(width(.automatic, .bordered), equals: width(.fitted, .bordered))
    }

    @Test("the space between icon and title, and the width of icons, can be set")
    func labels() {
        func distance(_ label: some View) -> CGFloat {
            let host = TestHost(width: 300, height: 60) { label.accessibilityIdentifier("label") }
            return (host.find(text: "Title")?.minX ?? 0) - (host.frame("label")?.minX ?? 0)
        }
        let label = Label {
            Text("Title")
        } icon: {
            Color.red.frame(width: 10, height: 10)
        }
        expect(distance(label), equals: 16)
        expect(distance(label.labelIconToTitleSpacing(20)), equals: 30)
        expect(distance(label.labelReservedIconWidth(40)), equals: 46)
        expect(distance(label.labelReservedIconWidth(4)), equals: 16)
    }

    @Test("palettes show what is selected by a raised segment, a variant of the symbol, or not at all")
    func palettes() {
        func picture(_ selected: String, _ effect: PaletteSelectionEffect, _ style: some PickerStyle) -> Bitmap {
            let host = TestHost(width: 200, height: 60) {
                Picker("Mood", selection: .constant(selected)) {
                    ForEach(["star", "heart"], id: \.self) { Image(systemName: $0) }
                }
                .labelsHidden().pickerStyle(style).paletteSelectionEffect(effect)
            }
            host.settle()
            return host.snapshot()
        }
        let raised = picture("star", .automatic, .palette)
        expect(raised != picture("heart", .automatic, .palette))
        let filled = picture("star", .symbolVariant(.fill), .palette)
        expect(filled != raised && filled != picture("heart", .symbolVariant(.fill), .palette))
        let custom = picture("star", .custom, .palette)
        expect(custom != raised && custom != filled)
        expect(picture("star", .custom, .segmented), equals: picture("star", .automatic, .segmented))
    }

    @Test("what modifiers say is in the environment")
    func environment() {
        struct Reader: View {
            @Environment(\.menuOrder) private var order
            @Environment(\.springLoadingBehavior) private var spring
            @Environment(\.buttonSizing) private var sizing
            @Environment(\.scrollDismissesKeyboardMode) private var keyboard
            @Environment(\.allowedDynamicRange) private var range
            @Environment(\.isLuminanceReduced) private var isReduced
            var body: some View {
                let isSet = order == .priority && spring == .enabled && sizing == .flexible && keyboard == .never
                Text(isSet && range == .high && !isReduced ? "set" : "not set")
            }
        }
        let host = TestHost {
            Reader().menuOrder(.priority).springLoadingBehavior(.enabled).buttonSizing(.flexible)
                .scrollDismissesKeyboard(.never).allowedDynamicRange(.high)
            Button("Record") {}.accessibilityAddTraits(.startsMediaSession)
        }
        host.update()
        expect(host.find(text: "set") != nil)
        expect(host.accessibilityTree.all.contains { $0.traits.contains("startsMediaSession") })
    }
}
