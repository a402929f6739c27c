import CasementTesting
import Expectations
import Foundation
import TestData
import Testing

/// A page that follows two fingers over a touchpad.
@MainActor struct FollowedSwipes {
    @Observable @MainActor final class Model {
        var path = [1, 2] { didSet { writes += 1 } }
        var hidesBack = false
        @ObservationIgnored var writes = 0
        @ObservationIgnored var events: [String] = []
    }

    private struct Page: View {
        let number: Int
        let model: Model
        @State private var taps = 0

        var body: some View {
            VStack {
                Text("page \(number)")
                Button("taps \(number): \(taps)") { taps += 1 }
                Color(hue: Double(number) / 7, saturation: 0.5, brightness: 0.9)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationBarBackButtonHidden(model.hidesBack)
            .onAppear { model.events.append("+\(number)") }
            .onDisappear { model.events.append("-\(number)") }
        }
    }

    private struct Stack: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                Page(number: 0, model: model).navigationDestination(for: Int.self) { Page(number: $0, model: model) }
            }
        }
    }

    private let model = Model()
    private let point = CGPoint(x: 200, y: 200)

    private func host() -> TestHost {
        let host = TestHost(width: 400, height: 300) { [model] in Stack(model: model) }
        host.settle()
        model.events = []
        model.writes = 0
        return host
    }

    /// Fingers come, and move by steps in frames. The first 8 points show where they go.
    private func move(_ host: TestHost, by distance: CGFloat, steps: Int = 10, begins: Bool = true) {
        if begins {
            host.deliver(.scrollBegan(point))
            host.deliver(.scroll(point, dx: distance < 0 ? 8 : -8, dy: 0))
            host.advance(by: 1.0 / 60)
        }
        for _ in 0..<steps {
            host.deliver(.scroll(point, dx: -distance / CGFloat(steps), dy: 0))
            host.advance(by: 1.0 / 60)
        }
    }

    private func letGo(_ host: TestHost, after rest: Double = 0.2) {
        if rest > 0 { host.advance(by: rest) }
        host.deliver(.scrollEnded(point, isGuessed: false))
    }

    /// How far a text is from its place.
    private func shift(_ text: String, in host: TestHost) -> CGFloat? {
        host.find(text: text).map { (($0.midX - 200) * 1000).rounded() / 1000 }
    }

    @Test("The page moves with the fingers and shows the one below, and a spring takes it away") func following() {
        let host = host()
        move(host, by: 120)
        expect(shift("page 2", in: host) ?? 0, equals: 120)
        expect(shift("page 1", in: host) ?? 0, equals: -80 + 24)
        expect(model.path == [1, 2] && model.events == ["+1"])
        move(host, by: 90, begins: false)
        expect(shift("page 2", in: host) ?? 0, equals: 210)
        letGo(host)
        host.advance(by: 0.1)
        let moving = shift("page 1", in: host) ?? 0
        expect(moving > -38 && moving < 0 && model.path == [1, 2], "\(moving)")
        host.settle()
        expect(model.path == [1] && model.writes == 1, "\(model.writes)")
        expect(model.events, equals: ["+1", "-2"])
        expect(shift("page 1", in: host) == 0 && host.find(text: "page 2") == nil)
    }

    @Test("Let go before the half it springs back with its state, and nothing is written") func cancelled() {
        let host = host()
        host.tap(text: "taps 2: 0")
        move(host, by: 150)
        letGo(host)
        host.settle()
        expect(model.path == [1, 2] && model.writes == 0 && model.events == ["+1", "-1"], "\(model.events)")
        expect(shift("taps 2: 1", in: host) == 0 && host.find(text: "page 1") == nil)
        expect(!host.pipeline.needsFrame)
    }

    @Test("A flick decides wherever the page is, in both directions") func flicks() {
        let host = host()
        move(host, by: 80, steps: 4)
        letGo(host, after: 0)
        host.settle()
        expect(model.path, equals: [1])
        move(host, by: 300)
        move(host, by: -60, steps: 4, begins: false)
        letGo(host, after: 0)
        host.settle()
        expect(model.path, equals: [1])
    }

    @Test("Fingers that come back to where they began move it back at once") func reversed() {
        let host = host()
        move(host, by: 100)
        move(host, by: -300, begins: false)
        expect(shift("page 2", in: host), equals: 0)
        move(host, by: 40, begins: false)
        expect(shift("page 2", in: host), equals: 40)
        letGo(host)
        host.settle()
        expect(model.path, equals: [1, 2])
    }

    @Test("No body runs and nothing is placed while the fingers and the spring move the page") func costs() {
        let host = host()
        move(host, by: 50)
        _ = host.takeStatistics()
        move(host, by: 200, begins: false)
        letGo(host)
        for _ in 0..<6 { host.advance(by: 1.0 / 60) }
        let statistics = host.takeStatistics()
        expect(model.path == [1, 2] && statistics.framesPresented > 10)
        expect(statistics.bodies == 0 && statistics.nodesUpdated == 0, "\(statistics)")
        expect(statistics.layoutMeasures == 0 && statistics.layoutPlacements == 0, "\(statistics)")
    }

    @Test("Right to left it moves to the left") func mirrored() {
        let host = host()
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        host.settle()
        move(host, by: -210)
        expect(shift("page 2", in: host) ?? 0, equals: -210)
        expect(shift("page 1", in: host) ?? 0, equals: 80 - 42)
        letGo(host)
        host.settle()
        expect(model.path, equals: [1])
        // As pages that are pushed do.
        model.path.append(3)
        host.update()
        host.advance(by: 0.12)
        let (above, below) = (shift("page 3", in: host) ?? 0, shift("page 1", in: host) ?? 0)
        expect(above < 0 && below > 0, "\(above), \(below)")
    }

    @Test("Pages that are pushed and popped by other means slide too") func sliding() {
        let host = host()
        func places(_ text: String) -> [CGFloat] {
            var places: [CGFloat] = []
            for _ in 0..<16 {
                host.advance(by: 1.0 / 60)
                if let shift = shift(text, in: host) { places.append(shift) }
            }
            host.settle()
            return places
        }
        model.path.append(3)
        let pushed = places("page 3")
        expect(pushed.count > 8 && zip(pushed, pushed.dropFirst()).allSatisfy { $0 > $1 }, "\(pushed)")
        model.path.removeLast()
        let below = places("page 2")
        expect(below.first ?? 0 < -60 && zip(below, below.dropFirst()).allSatisfy { $0 < $1 }, "\(below)")
    }

    @Test("A page that hides its back button stays; the keys still lead back") func hidden() {
        let host = host()
        model.hidesBack = true
        host.settle()
        move(host, by: 300)
        expect(shift("page 2", in: host), equals: 0)
        letGo(host)
        host.settle()
        expect(model.path, equals: [1, 2])
        host.key(.leftArrow, modifiers: .option)
        host.settle()
        expect(model.path, equals: [1])
    }

    @Test("Fingers that scroll first do not swipe, and a page that follows them scrolls nothing") func vertical() {
        let host = TestHost(width: 400, height: 300) {
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in
                    ScrollView { Color.red.frame(height: 2000).overlay(alignment: .top) { Text("top") } }
                }
            }
        }
        host.settle()
        let top = host.find(text: "top") ?? .zero
        host.deliver(.scrollBegan(point))
        for _ in 0..<3 { host.deliver(.scroll(point, dx: 0, dy: 10)) }
        for _ in 0..<3 { host.deliver(.scroll(point, dx: -40, dy: 0)) }
        host.update()
        expect(host.find(text: "top")?.minX == top.minX && host.find(text: "top")?.minY == top.minY - 30)
        host.deliver(.scrollEnded(point, isGuessed: false))
        host.settle()
        let scrolled = host.find(text: "top") ?? .zero
        host.deliver(.scrollBegan(point))
        for _ in 0..<3 { host.deliver(.scroll(point, dx: -40, dy: 0)) }
        for _ in 0..<3 { host.deliver(.scroll(point, dx: 0, dy: 10)) }
        host.update()
        expect(host.find(text: "top"), equals: scrolled.offsetBy(dx: 80, dy: 0))
    }

    @Test("A page that springs back is caught by new fingers, and one that leaves is gone for them") func caught() {
        let host = host()
        move(host, by: 160)
        letGo(host)
        host.advance(by: 3.0 / 60)
        let place = shift("page 2", in: host) ?? 0
        expect(place > 20 && place < 160)
        host.deliver(.scrollBegan(point))
        host.deliver(.scroll(point, dx: -8, dy: 0))
        host.update()
        host.deliver(.scroll(point, dx: -200, dy: 0))
        host.update()
        expect(abs((shift("page 2", in: host) ?? 0) - place - 200) < 8)
        letGo(host)
        host.advance(by: 3.0 / 60)
        expect(model.path, equals: [1, 2])
        move(host, by: 100)
        expect(model.path == [1] && host.find(text: "page 2") == nil)
        expect(shift("page 1", in: host) ?? 0, equals: 100)
        letGo(host)
        host.settle()
        expect(model.path == [1] && shift("page 1", in: host) == 0)
    }

    private final class Token {}

    private struct OptionalStack: View {
        @Bindable var model: Model
        let make: () -> Token

        var body: some View {
            if model.path.count < 5 {
                NavigationStack(path: $model.path) {
                    Kept(token: make()).navigationDestination(for: Int.self) { Page(number: $0, model: model) }
                }
            }
        }
    }

    private struct Kept: View {
        let token: Token
        var body: some View { Text("kept") }
    }

    @Test("A stack that goes leaves nothing behind, also during a swipe", arguments: [false, true])
    func memory(isSwiped: Bool) {
        weak var last: Token?
        let host = TestHost(width: 400, height: 300) { [model] in
            OptionalStack(model: model) {
                let token = Token()
                last = token
                return token
            }
        }
        host.settle()
        if isSwiped { move(host, by: 150) }
        expect(last != nil)
        model.path = [1, 2, 3, 4, 5]
        host.settle()
        if isSwiped { letGo(host) }
        host.settle()
        expect(last == nil)
    }

    @Test("Whatever happens during a swipe, the window then looks as if it were new", arguments: 1...20)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let host = host()
        for _ in 0..<12 {
            let frames = random.number(0...20)
            switch random.number(0...7) {
            case 0: model.path.append(random.number(1...5))
            case 1: if !model.path.isEmpty { model.path.removeLast() }
            case 2: host.key(.leftArrow, modifiers: .option)
            case 3: letGo(host, after: random.once(in: 2) ? 0 : 0.2)
            case 4: move(host, by: -CGFloat(random.number(1...200)), begins: false)
            default: move(host, by: CGFloat(random.number(1...400)), begins: random.once(in: 2))
            }
            if frames > 0 { host.advance(by: Double(frames) / 60) }
        }
        letGo(host)
        host.settle()
        let path = model.path
        let new = Model()
        new.path = path
        let fresh = TestHost(width: 400, height: 300) { Stack(model: new) }
        fresh.settle()
        // The pointer's place is not part of the comparison.
        expect(host.snapshot() == fresh.snapshot(), "seed \(seed), path \(path)")
        host.pipeline.graphics.damageAll()
        host.update()
        expect(host.snapshot() == fresh.snapshot(), "seed \(seed)")
        expect(!host.pipeline.needsFrame)
        let top = path.last ?? 0
        var appeared: [Substring: Int] = [:]
        for event in model.events { appeared[event.dropFirst(), default: 0] += event.first == "+" ? 1 : -1 }
        // What was on top before the events began has appeared before them.
        for (page, count) in appeared where page != "\(top)" { expect(count <= 0, "seed \(seed): \(model.events)") }
    }
}
