import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// A focusable view that shows whether it has the focus.
private struct Stop: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { Told(name: name).focusable() }

    private struct Told: View {
        let name: String
        @Environment(\.isFocused) private var isFocused
        var body: some View {
            Text(isFocused ? "\(name)!" : name).frame(width: 40, height: 20).accessibilityIdentifier(name)
        }
    }
}

extension TestHost {
    /// The views that have the focus.
    fileprivate var focusedStops: [String] { labels.filter { $0.hasSuffix("!") } }
}

/// Which view has the keyboard focus, and how the focus moves.
@MainActor struct FocusTests {
    @Test("Tab moves in layout order, Shift-Tab back; disabled and hidden views are skipped")
    func tab() {
        let host = TestHost {
            VStack {
                Stop("a")
                HStack {
                    Stop("b")
                    Stop("x").disabled(true)
                    Stop("y").hidden()
                    Stop("c")
                }
                Stop("d")
            }
        }
        host.update()
        expect(host.focusedStops, equals: [])
        for name in ["a", "b", "c", "d", "a"] {
            host.key(.tab)
            expect(host.focusedStops, equals: ["\(name)!"])
        }
        for name in ["d", "c", "b"] {
            host.key(.tab, modifiers: .shift)
            expect(host.focusedStops, equals: ["\(name)!"])
        }
    }

    @Test("controls are focusable, and Space and Return press the focused one")
    func controls() {
        var log: [String] = []
        let host = TestHost {
            VStack {
                Button("one") { log.append("one") }
                Button("two") { log.append("two") }
            }
        }
        host.update()
        host.key(.tab)
        host.key(.space)
        host.key(.tab)
        host.key(.return)
        expect(log, equals: ["one", "two"])
    }

    @Test("a click focuses editable views, not buttons")
    func clicks() {
        let host = TestHost {
            VStack {
                Stop("a")
                Stop("b")
                Button("c") {}.accessibilityIdentifier("c")
                Color.red.frame(width: 20, height: 20).focusable(interactions: .activate).accessibilityIdentifier("d")
            }
        }
        host.tap("b")
        expect(host.focusedStops, equals: ["b!"])
        host.tap("c")
        host.tap("d")
        expect(host.focusedStops, equals: ["b!"])
    }

    @Test("a ring is drawn outside a view focused by keyboard, in both schemes, and none if disabled")
    func ring() {
        for scheme in [ColorScheme.light, .dark] {
            let host = TestHost(width: 100, height: 60, scale: 2) {
                HStack(spacing: 20) {
                    Color.gray.frame(width: 20, height: 20).focusable()
                    Color.gray.frame(width: 20, height: 20).focusable().focusEffectDisabled()
                }
            }
            host.setEnvironment(\.colorScheme, scheme)
            let rest = host.snapshot()
            host.key(.tab)
            let ring = host.snapshot()
            let accent = scheme == .light ? [0x2B, 0x6D, 0xE0] : [0x5A, 0x9B, 0xFF]
            expect(ring.rgb(2 * 20 - 5, 60), equals: accent)
            expect(ring.rgb(2 * 20 - 1, 60), equals: rest.rgb(2 * 20 - 1, 60), "a gap between")
            expect(ring.rgb(2 * 20 + 1, 60), equals: rest.rgb(2 * 20 + 1, 60))
            host.key(.tab)
            expect(host.snapshot(), equals: rest)
        }
    }

    private enum Field: Hashable { case first, second }

    @Test("a focus state follows the focus, and the focus follows the state, in one step")
    func state() {
        struct Screen: View {
            @FocusState private var field: Field?
            @FocusState private var isThird: Bool
            let log: (String) -> Void
            var body: some View {
                VStack {
                    Stop("a").focused($field, equals: .first)
                    Stop("b").focused($field, equals: .second)
                    Stop("c").focused($isThird)
                    Text("\(field.map { "\($0)" } ?? "none") \(isThird)")
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("second").onTapGesture {
                        field = .second
                    }
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("first").onTapGesture {
                        field = .first
                    }
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("third").onTapGesture {
                        isThird = true
                    }
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("none").onTapGesture { field = nil }
                }
                .onChange(of: field) { log("\($0.map { "\($0)" } ?? "-") \($1.map { "\($0)" } ?? "-")") }
            }
        }
        var log: [String] = []
        let host = TestHost { Screen { log.append($0) } }
        host.key(.tab)
        expect(host.find(text: "first false") != nil)
        host.key(.tab)
        expect(host.find(text: "second false") != nil)
        host.key(.tab)
        expect(host.find(text: "none true") != nil)
        host.tap("second")
        expect(host.focusedStops == ["b!"] && host.find(text: "second false") != nil)
        host.tap("first")
        expect(host.focusedStops, equals: ["a!"])
        host.tap("none")
        expect(host.focusedStops == [] && host.find(text: "none false") != nil)
        host.tap("third")
        expect(host.focusedStops, equals: ["c!"])
        expect(log, equals: ["- first", "first second", "second -", "- second", "second first", "first -"])
    }

    @Test("a focus state is reset if nothing can take the focus; one set on appearance is followed")
    func asking() {
        struct Screen: View {
            @FocusState private var isA: Bool
            @FocusState private var isB: Bool
            var body: some View {
                VStack {
                    Text("x").focused($isA)
                    Stop("b").focused($isB)
                    Text("\(isA) \(isB)")
                }
                .onAppear {
                    isA = true
                    isB = true
                }
            }
        }
        let host = TestHost { Screen() }
        host.settle()
        expect(host.focusedStops, equals: ["b!"])
        expect(host.find(text: "false true") != nil)
    }

    @Test("the focus ends with a removed view, and the state is reset")
    func leaving() {
        let isThere = Box(true)
        struct Screen: View {
            let isThere: Box<Bool>
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    if isThere.value { Stop("a").focused($isFocused) }
                    Text("\(isFocused)")
                }
            }
        }
        let host = TestHost { Screen(isThere: isThere) }
        host.key(.tab)
        expect(host.find(text: "true") != nil)
        isThere.value = false
        host.settle()
        expect(host.find(text: "false") != nil)
        expect(host.pipeline.input.focus.focused == nil)
    }

    @Test("keys go to the focused view, and if ignored to the views around it")
    func keys() {
        var log: [String] = []
        let host = TestHost {
            VStack {
                Color.red.frame(width: 20, height: 20).focusable()
                    .onKeyPress(.space) {
                        log.append("space")
                        return .handled
                    }
                    .onKeyPress(keys: ["a"]) {
                        log.append("inner \($0.characters)")
                        return .ignored
                    }
                    .onKeyPress(.escape, phases: .up) { _ in
                        log.append("up")
                        return .handled
                    }
            }
            .onKeyPress(characters: .letters) {
                log.append("outer \($0.key.character)")
                return .handled
            }
        }
        host.update()
        host.key(.space)
        expect(log, equals: [])
        host.key(.tab)
        host.key(.space)
        host.key("a")
        host.key("1")
        host.key(.escape)
        expect(log, equals: ["space", "inner a", "outer a", "up"])
    }

    @Test("a view that takes keys may come into a window without such views")
    func keysOfNewViews() {
        struct Screen: View {
            let isThere: Box<Bool>
            let log: Box<[String]>
            var body: some View {
                VStack {
                    Stop("a")
                    if isThere.value {
                        Stop("b").onKeyPress("x") {
                            log.value.append("x")
                            return .handled
                        }
                    }
                }
            }
        }
        let (isThere, log) = (Box(false), Box<[String]>([]))
        let host = TestHost { Screen(isThere: isThere, log: log) }
        host.key(.tab)
        host.key("x")
        isThere.value = true
        host.settle()
        host.key("x")
        expect(log.value, equals: [])
        host.key(.tab)
        host.key("x")
        expect(log.value, equals: ["x"])
    }

    @Test("commands go to the views around the focus if no view handled the key")
    func commands() {
        var log: [String] = []
        let host = TestHost {
            VStack {
                Stop("a")
                Stop("b")
            }
            .onMoveCommand { log.append("\($0)") }
            .onExitCommand { log.append("exit") }
            .onDeleteCommand { log.append("delete") }
        }
        host.key(.escape)
        expect(log, equals: [])
        host.key(.tab)
        for key in [KeyEquivalent.downArrow, .escape, .delete] { host.key(key) }
        expect(log, equals: ["down", "exit", "delete"])
        expect(host.focusedStops, equals: ["a!"])
    }

    @Test("arrow keys that no view handles move the focus, within a section")
    func arrows() {
        let host = TestHost {
            HStack {
                VStack {
                    Stop("a")
                    Stop("b")
                }.focusSection()
                Stop("c")
            }
        }
        host.key(.tab)
        host.key(.downArrow)
        expect(host.focusedStops, equals: ["b!"])
        host.key(.downArrow)
        host.key(.rightArrow)
        expect(host.focusedStops, equals: ["b!"])
        host.key(.upArrow)
        expect(host.focusedStops, equals: ["a!"])
    }

    @Test("a view that gets the focus is scrolled into view by the shortest distance")
    func scrolling() {
        let host = TestHost(width: 100, height: 100) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Stop("\($0)").padding(5) } } }
        }
        for _ in 0..<6 { host.key(.tab) }
        let frame = host.frame("5") ?? .zero
        expect(frame.maxY <= 100 && frame.maxY > 90)
        for _ in 0..<3 { host.key(.tab, modifiers: .shift) }
        expect((host.frame("2")?.minY).map { (0..<10).contains($0) }, equals: true)
    }

    @Test("inside withAnimation the scrolling is animated")
    func animatedScrolling() {
        struct Screen: View {
            @FocusState private var row: Int?
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20).accessibilityIdentifier("last").onTapGesture {
                        withAnimation(.linear(duration: 1)) { row = 9 }
                    }
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<10, id: \.self) { Stop("\($0)").padding(5).focused($row, equals: $0) }
                        }
                    }
                }
            }
        }
        let host = TestHost(width: 100, height: 120) { Screen() }
        host.tap("last")
        expect(host.focusedStops, equals: ["9!"])
        let start = host.frame("9")?.maxY ?? 0
        host.advance(by: 0.5)
        let half = host.frame("9")?.maxY ?? 0
        host.settle()
        let end = host.frame("9")?.maxY ?? 0
        expect(start > 280 && end <= 120 && half < start - 50 && half > end + 50, "\(start) \(half) \(end)")
    }

    @Test("a default focus applies when the view appears, and a scope returns the focus to the preferred view")
    func defaults() {
        struct Screen: View {
            @Namespace private var names
            @Environment(\.resetFocus) private var resetFocus
            var body: some View {
                VStack {
                    Stop("a")
                    Stop("b").prefersDefaultFocus(in: names)
                    Button("reset") { resetFocus(in: names) }.accessibilityIdentifier("reset")
                }.focusScope(names)
            }
        }
        let host = TestHost { Screen() }
        host.settle()
        expect(host.focusedStops, equals: ["b!"])
        host.key(.tab, modifiers: .shift)
        expect(host.focusedStops, equals: ["a!"])
        host.tap("reset")
        expect(host.focusedStops, equals: ["b!"])

        struct Bound: View {
            @FocusState private var field: Field?
            var body: some View {
                VStack {
                    Stop("a").focused($field, equals: .first)
                    Stop("b").focused($field, equals: .second)
                }.defaultFocus($field, .second)
            }
        }
        let bound = TestHost { Bound() }
        bound.settle()
        expect(bound.focusedStops, equals: ["b!"])
    }

    @Test("submitting runs the actions around, innermost first, up to a scope")
    func submission() {
        struct Probe: View {
            let run: (Submission) -> Void
            @Environment(\.submission) private var submission
            var body: some View { Color.red.accessibilityIdentifier("s").onTapGesture { run(submission) } }
        }
        var log: [String] = []
        let host = TestHost {
            Probe { $0.run(.text) }.onSubmit { log.append("a") }.onSubmit(of: .search) { log.append("b") }
                .onSubmit { log.append("c") }.submitScope().onSubmit { log.append("d") }
        }
        host.tap("s")
        expect(log, equals: ["a", "c"])
    }
}
