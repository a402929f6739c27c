import CasementTesting
import Expectations
import HostSupport
import Testing

/// Glass behind views, and buttons of glass.
@MainActor struct GlassTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    /// The middle of glass above red, without text.
    private func middle(_ glass: Glass) -> [Int] {
        let host = TestHost(width: 100, height: 60) {
            Color.clear.frame(width: 60, height: 40).glassEffect(glass, in: .rect).frame(width: 100, height: 60)
                .background(red)
        }
        return host.pixel(50, 30)
    }

    @Test("More shows through clear glass than through regular, and all where there is none")
    func kinds() {
        let (regular, clear) = (middle(.regular), middle(.clear))
        expect(middle(.identity), equals: [255, 0, 0])
        expect(clear[1] < regular[1] && clear[1] > 0)
        expect(middle(.regular.tint(.green)) != regular)
        expect(middle(.regular.tint(nil)), equals: regular)
    }

    @Test("The edge is brighter than the middle, and the shape is a capsule by default")
    func edges() {
        let host = TestHost(width: 100, height: 60) {
            Color.clear.frame(width: 80, height: 40).glassEffect().frame(width: 100, height: 60)
                .background(Color(red: 0, green: 0, blue: 1))
        }
        let (edge, middle) = (host.pixel(40, 11), host.pixel(40, 40))
        expect(edge[0] > middle[0])
        expect(host.pixel(11, 11), equals: [0, 0, 255])
    }

    @Test("Interactive glass has another shade below the pointer")
    func interactive() {
        func change(_ glass: Glass) -> Bool {
            let host = TestHost(width: 100, height: 60) {
                Color.clear.frame(width: 60, height: 40).glassEffect(glass, in: .rect)
                    .frame(width: 100, height: 60).background(Color(red: 0.2, green: 0.2, blue: 0.2))
            }
            let before = host.pixel(50, 30)
            host.hover(at: CGPoint(x: 50, y: 30))
            host.settle()
            return host.pixel(50, 30) != before
        }
        expect(change(.regular.interactive()))
        expect(!change(.regular) && !change(.regular.interactive(false)))
    }

    @Test("Views of a union have one piece of glass in a container, and pieces of their own elsewhere")
    func unions() {
        struct Pair: View {
            let isInContainer: Bool
            @Namespace private var namespace
            var body: some View {
                if isInContainer { GlassEffectContainer { pieces } } else { pieces }
            }
            private var pieces: some View {
                HStack(spacing: 20) {
                    ForEach(0..<2) { _ in
                        Color.clear.frame(width: 30, height: 30).glassEffect(.regular, in: .rect)
                            .glassEffectUnion(id: "pair", namespace: namespace)
                    }
                }
            }
        }
        func between(_ isInContainer: Bool) -> [Int] {
            let host = TestHost(width: 100, height: 60) {
                Pair(isInContainer: isInContainer).frame(width: 100, height: 60)
                    .background(Color(red: 1, green: 0, blue: 0))
            }
            host.settle()
            return host.pixel(50, 30)
        }
        expect(between(false), equals: [255, 0, 0])
        expect(between(true) != [255, 0, 0])
    }

    @Test("Buttons of glass are pressed, and prominent ones have the tint")
    func buttons() {
        let presses = Box(0)
        let host = TestHost(width: 200, height: 60) {
            HStack {
                Button("One") { presses.value += 1 }.buttonStyle(.glass)
                Button("Two") { presses.value += 10 }.buttonStyle(.glassProminent).tint(.green)
                Button("Three") { presses.value += 100 }.buttonStyle(.glass(.clear)).disabled(true)
            }
        }
        for text in ["One", "Two", "Three"] { host.tap(text: text) }
        expect(presses.value, equals: 11)
        let two = host.find(text: "Two") ?? .zero
        let pixel = host.pixel(Int(two.minX) - 5, Int(two.midY))
        expect(pixel[1] > pixel[0] + 40)
        expect(host.accessibilityTree.all.filter { $0.role == "button" }.map(\.label), equals: ["One", "Two", "Three"])
    }

    @Test("A background extends behind bars by a copy of itself")
    func extensions() {
        let below = { (isEnabled: Bool) in
            let host = TestHost(width: 100, height: 100) {
                Color(red: 1, green: 0, blue: 0).backgroundExtensionEffect(isEnabled: isEnabled)
                    .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 40) }
            }
            host.settle()
            return host.pixel(50, 75)
        }
        // The blur takes some of its edge.
        expect(below(true)[0] > 240 && below(true)[1] < 60)
        expect(below(false)[1] > 200)
    }
}
