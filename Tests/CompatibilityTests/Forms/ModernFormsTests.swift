import CasementTesting
import Expectations
import Testing

/// Runs the programs of `ModernForms`.
@MainActor struct ModernFormsTests {
    private func host<V: View>(_ width: CGFloat, _ height: CGFloat, _ view: V) -> TestHost {
        let host = TestHost(width: width, height: height) { view }
        host.update()
        return host
    }

    private func labels(_ host: TestHost) -> [String] { host.accessibilityTree.all.compactMap(\.label) }

    private func pixel(_ host: TestHost, _ x: Int, _ y: Int) -> [Int] {
        let pixel = host.snapshot()[x, y]
        return [Int(pixel.r), Int(pixel.g), Int(pixel.b)]
    }

    @Test("a scroll transition follows the visible fraction of the view, without a change of layout")
    func interactiveScrollTransition() {
        let host = host(100, 200, Carousel())
        expect(pixel(host, 50, 50), equals: [0, 0, 0])
        expect(pixel(host, 50, 150), equals: [0, 0, 0])
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 50)
        host.settle()
        // Half of the first view is out of sight at the top: half of the effect, to the left.
        expect(abs(pixel(host, 30, 25)[0] - 128) < 6)
        expect(pixel(host, 95, 25)[0] > 245)
        expect(pixel(host, 50, 100), equals: [0, 0, 0])
        // Half of the third view is visible at the bottom: to the right.
        expect(abs(pixel(host, 95, 175)[0] - 128) < 6)
        expect(pixel(host, 5, 175)[0] > 245)
        expect(host.frame("row1"), equals: CGRect(x: 0, y: 50, width: 100, height: 100))
    }

    @Test("an animated scroll transition starts when the threshold is crossed and takes its time")
    func animatedScrollTransition() {
        let host = host(100, 200, Carousel(animated: true))
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 20)
        for _ in 0..<12 { host.advance(by: 1.0 / 60) }
        let early = pixel(host, 50, 40)[0]
        expect(early > 5 && early < 200, "\(early)")
        host.advance(by: 2)
        host.update()
        expect(pixel(host, 50, 40)[0] > 245)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: -20)
        host.settle()
        expect(pixel(host, 50, 40), equals: [0, 0, 0])
    }

    @Test("scroll phases: a program animates, a user interacts, and both end idle")
    func scrollPhases() {
        let log = Log()
        let host = host(200, 200, FollowedScroll { log.lines.append($0) })
        host.tap("down")
        host.advance(by: 0.1)
        expect(log.lines, equals: ["idle animating true"])
        host.settle()
        expect(log.lines, equals: ["idle animating true", "animating idle false"])
        log.lines = []
        host.scroll(at: CGPoint(x: 50, y: 50), dy: -40)
        host.settle()
        expect(log.lines.first, equals: "idle interacting true")
        expect(log.lines.last, equals: "interacting idle false")
    }

    private final class Log { var lines: [String] = [] }

    @Test("a mesh has its colours at its points, interpolated in between, and its points can move")
    func mesh() {
        let host = host(100, 100, Sunset())
        let corner = pixel(host, 1, 1), bottom = pixel(host, 50, 98), middle = pixel(host, 50, 50)
        expect(corner[0] > 200 && corner[2] < 120)
        expect(bottom[2] > 200 && bottom[0] < 120)
        expect(middle.allSatisfy { $0 > 240 })
        host.tap("mesh")
        host.advance(by: 0.5)
        let halfway = pixel(host, 50, 50), there = pixel(host, 35, 50)
        expect(halfway[1] < middle[1] && there.allSatisfy { $0 > 235 })
        host.settle()
        expect(pixel(host, 20, 50).allSatisfy { $0 > 235 })
    }

    @Test("buttons in circles are as wide as high; capsules end in half circles")
    func borderShapes() throws {
        let host = host(400, 100, RoundButtons())
        let circle = try require(host.frame("circle")), capsule = try require(host.frame("capsule"))
        let usual = try require(host.frame("usual"))
        expect(circle.width, equals: circle.height)
        expect(capsule.height, equals: usual.height)
        // At a seventh of the height from the corner a capsule is still empty; a rounded rectangle is filled.
        func isPainted(_ frame: CGRect) -> Bool { pixel(host, Int(frame.minX) + 2, Int(frame.minY) + 4)[0] < 100 }
        expect(isPainted(usual))
        expect(!isPainted(capsule))
        expect(!isPainted(circle))
    }

    @Test("a style of control groups shows their label and their controls")
    func controlGroups() {
        let host = host(
            400, 100,
            ControlGroup {
                Button("A") {}
                Button("B") {}
            } label: {
                Text("L")
            }
            .controlGroupStyle(BracketedGroup()))
        expect(labels(host), equals: ["[", "L", "A", "B", "]"])
    }

    @Test("levels of the foreground style have the given styles")
    func foregroundLevels() {
        let host = host(90, 30, Levels())
        let (first, second, third) = (pixel(host, 15, 15), pixel(host, 45, 15), pixel(host, 75, 15))
        expect(first[0] > 200 && first[1] < 120)
        expect(second[1] > 150 && second[0] < 120)
        expect(third[2] > 200 && third[0] < 120)
    }

    @Test("a gesture with modifiers is recognised while the keys are held")
    func modifiedTaps() {
        let host = host(200, 200, KeyedTaps())
        host.tap("taps")
        expect(labels(host), equals: ["taps "])
        host.tap("taps", modifiers: .shift)
        expect(labels(host), equals: ["taps s"])
    }

    @Test("a modifier with an animation animates the changes inside it")
    func animatedModifier() {
        let host = host(300, 40, OwnAnimation())
        host.tap("glide")
        host.advance(by: 0.5)
        // Its position is 145, and it has moved half way.
        expect(pixel(host, 200, 20), equals: [0, 0, 0])
        host.settle()
        expect(pixel(host, 250, 20), equals: [0, 0, 0])
    }

    @Test("blurReplace fades and shrinks the removed view")
    func blurReplace() {
        let host = host(200, 200, Swapping())
        host.tap("swap")
        host.advance(by: 0.5)
        let bitmap = host.snapshot()
        let greys = (0..<200 * 200).count { (60..<220).contains(bitmap[$0 % 200, $0 / 200].r) }
        expect(greys > 500)
        host.settle()
        expect(host.displayables.count, equals: 1)
    }

    @Test("a program can read whether its window is active")
    func scenePhase() {
        let host = host(200, 200, WindowWatcher())
        expect(labels(host), equals: ["active", "key", "regular", "large"])
        host.setEnvironment(\.scenePhase, .background)
        host.setEnvironment(\.controlActiveState, .inactive)
        host.setEnvironment(\.horizontalSizeClass, .compact)
        host.setEnvironment(\.sizeCategory, .extraLarge)
        host.update()
        expect(labels(host), equals: ["background", "other", "compact", "not large"])
    }

    @Test("quieter styles, backgrounds, gradients and formatters are shown")
    func quietStyles() {
        let host = host(300, 500, QuietStyles())
        expect(labels(host).contains("1970"))
        expect(labels(host).contains("Rename"))
    }

    @Test("a symbol without a name is empty and keeps its frame")
    func namelessSymbols() {
        let host = host(
            60, 60, Image(systemName: "").resizable().frame(width: 40, height: 40).accessibilityIdentifier("i"))
        expect(host.frame("i"), equals: CGRect(x: 10, y: 10, width: 40, height: 40))
        let ground = pixel(host, 1, 1), bitmap = host.snapshot()
        expect((0..<60 * 60).allSatisfy { Int(bitmap[$0 % 60, $0 / 60].r) == ground[0] })
    }

    @Test("a box accepts its label as a view, too")
    func groupBoxes() {
        let host = host(200, 100, GroupBox(label: Label("Heart", systemImage: "heart")) { Text("90") })
        expect(labels(host).contains("90"))
    }

    @Test("an entry of a transaction is passed along with a change")
    func transactionEntry() {
        var transaction = Transaction()
        expect(!transaction.isPlayful)
        transaction.isPlayful = true
        expect(transaction.isPlayful)
    }
}
