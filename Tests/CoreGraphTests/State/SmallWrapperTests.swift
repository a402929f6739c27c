import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// ScaledMetric, Namespace, FocusState, GestureState, and editing of arrays.
@MainActor struct SmallWrapperTests {
    private struct Metrics: View {
        @ScaledMetric var plain = 17.0
        @ScaledMetric(relativeTo: .largeTitle) var large: CGFloat = 34
        var body: some View { Text(verbatim: "\(plain) \(Double(large))") }
    }

    @Test("a scaled metric follows the text size at its style's rate, and is unchanged at the standard size")
    func scaledMetric() {
        let host = TestHost { Metrics() }
        expect(host.labels, equals: ["17.0 34.0"])
        host.setEnvironment(\.dynamicTypeSize, .accessibility5)
        expect(host.labels, equals: ["53.0 60.0"])
        host.setEnvironment(\.dynamicTypeSize, .xSmall)
        expect(host.labels, equals: ["14.0 31.0"])
    }

    @Test("text sizes are ordered, and can be limited to a range")
    func typeSizes() {
        expect(DynamicTypeSize.allCases, equals: DynamicTypeSize.allCases.sorted())
        expect(DynamicTypeSize.allCases.count, equals: 12)
        expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize && DynamicTypeSize.accessibility1.isAccessibilitySize)
        let host = TestHost {
            Metrics().dynamicTypeSize(...DynamicTypeSize.xxxLarge).dynamicTypeSize(.accessibility5)
            Metrics().dynamicTypeSize(.small ... .medium)
        }
        expect(host.labels, equals: ["23.0 40.0", "16.0 33.0"])
    }

    private struct Named: View {
        @Namespace var first
        @Namespace var second
        let ids: Box<[Namespace.ID]>
        @State private var count = 0
        var body: some View {
            Button("\(count)") { count += 1 }.accessibilityIdentifier("again")
                .onChange(of: count, initial: true) { ids.value += [first, second] }
        }
    }

    @Test("a namespace is constant for its identity and different for others")
    func namespaces() {
        let ids = Box<[Namespace.ID]>([]), identity = Box(0)
        let host = TestHost.live { Named(ids: ids).id(identity.value) }
        host.update()
        host.tap("again")
        identity.value = 1
        host.update()
        let seen = ids.value
        expect(seen.count == 6 && seen[0] == seen[2] && seen[1] == seen[3])
        expect(Set(seen).count, equals: 4)
    }

    private enum Field: Hashable { case name, mail }

    private struct Login: View {
        @FocusState private var isFocused: Bool
        @FocusState private var field: Field?
        @GestureState private var offset = CGSize.zero
        @GestureState private var isPressed: Bool? = nil

        var body: some View {
            Text("\(isFocused) \(field == .mail) \(Int(offset.width))").focused($isFocused)
            Block("block", 10, 10).focused($field, equals: .name)
            Child(focus: $field, offset: $offset)
            Button("focus") {
                isFocused = true
                field = .name
            }.accessibilityIdentifier("focus")
        }
    }

    private struct Child: View {
        @FocusState.Binding var focus: Field?
        let offset: GestureState<CGSize>
        var body: some View { Button("mail") { focus = .mail }.accessibilityIdentifier("mail") }
    }

    @Test("focus and gesture states keep values; focused does not affect the layout")
    func focusAndGesture() {
        let host = TestHost { Login() }
        expect(host.labels, equals: ["false false 0", "mail", "focus"])
        host.tap("focus")
        host.tap("mail")
        // No view there is focusable, so the first is reset; no view is bound to the last.
        expect(host.labels.first, equals: "false true 0")
        expect(host.frame("block")?.width, equals: 10)
    }

    @Test("a gesture's state is reset to its initial value")
    func gestureState() {
        struct Dragged: View {
            @GestureState var offset = 3
            let kept: Box<GestureState<Int>?>
            var body: some View { Text("\(offset)").onAppear { kept.value = $offset } }
        }
        let kept = Box<GestureState<Int>?>(nil)
        let host = TestHost { Dragged(kept: kept) }
        host.update()
        kept.value?.update { value, _ in value += 4 }
        host.update()
        expect(host.labels, equals: ["7"])
        kept.value?.end()
        host.update()
        expect(host.labels, equals: ["3"])
    }

    @Test("arrays are edited by offsets, as by lists: every source and destination of four elements")
    func moving() {
        for bits in 0..<16 {
            let offsets = IndexSet((0..<4).filter { bits >> $0 & 1 == 1 })
            for destination in 0...4 {
                var array = Array("abcd")
                array.move(fromOffsets: offsets, toOffset: destination)
                let all = Array("abcd").enumerated()
                let rest = all.filter { !offsets.contains($0.offset) }
                let expected =
                    rest.filter { $0.offset < destination } + all.filter { offsets.contains($0.offset) }
                    + rest.filter { $0.offset >= destination }
                expect(array, equals: expected.map(\.element), "\(Array(offsets)) to \(destination)")
            }
            var array = Array("abcd")
            array.remove(atOffsets: offsets)
            expect(array, equals: Array("abcd").enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
        }
    }
}

@MainActor struct WholeEnvironmentTests {
    @Test("a view that reads the whole environment runs for every change in it, and gets the current values")
    func all() {
        struct Resolving: View {
            @Environment(\.self) private var environment
            var body: some View { Text(Color.primary.resolve(in: environment).description) }
        }
        let host = TestHost { Resolving() }
        let light = host.labels
        host.setEnvironment(\.colorScheme, .dark)
        expect(host.labels != light)
    }
}
