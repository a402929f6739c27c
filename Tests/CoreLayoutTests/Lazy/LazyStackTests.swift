import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// The bodies that ran; not observed.
@MainActor private final class RowRuns {
    var value: [Int] = []
}

/// A row with a height of its own that counts the runs of its body.
private struct CountedRow: View {
    let number: Int
    let height: CGFloat
    let runs: RowRuns

    var body: some View {
        let _ = runs.value.append(number)
        Block("\(number)", 80, height)
    }
}

/// A row with a number of its own.
private struct StatefulRow: View {
    let number: Int
    @State private var count = 0

    var body: some View {
        Button("\(number):\(count)") { count += 1 }.frame(width: 100, height: 50).accessibilityIdentifier("\(number)")
    }
}

private struct DynamicRow: View {
    let number: Int
    let runs: RowRuns

    var body: some View {
        let _ = runs.value.append(number)
        if number % 2 == 0 { Block("\(number)", 80, 20) }
    }
}

@MainActor struct LazyStackTests {
    private let middle = CGPoint(x: 50, y: 100)

    private func list(_ count: Int, spacing: CGFloat = 0, log: Box<[String]>? = nil) -> TestHost {
        TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: spacing) {
                    ForEach(0..<count, id: \.self) { number in
                        Color.red.frame(height: 50).accessibilityIdentifier("\(number)")
                            .onAppear { log?.value.append("+\(number)") }
                            .onDisappear { log?.value.append("-\(number)") }
                    }
                }
            }
        }
    }

    @Test func rowsAreCreatedOnDemand() {
        let log = Box<[String]>([])
        let host = list(1000, log: log)
        host.update()
        expect(log.value, equals: (0..<5).map { "+\($0)" })
        expect(host.frame("3"), equals: CGRect(x: 0, y: 150, width: 100, height: 50))
        log.value = []
        host.scroll(at: middle, dy: 1000)
        expect(host.frame("20")?.minY, equals: 0)
        expect(log.value.contains("+24"))
        expect(log.value.contains("-0"))
        expect(!log.value.contains("+10"))
        expect(host.frame("0") == nil)
    }

    @Test func takesTheProposedWidth() {
        let host = TestHost(width: 100, height: 100) {
            ScrollView { LazyVStack { Block("row", 20, 20) }.accessibilityIdentifier("stack") }
        }
        expect(host.frame("stack")?.width, equals: 100)
        expect(host.frame("row"), equals: CGRect(x: 40, y: 0, width: 20, height: 20))
    }

    @Test func onlyVisibleRowsRun() {
        let runs = RowRuns()
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { CountedRow(number: $0, height: 20, runs: runs) }
                }
            }
        }
        host.update()
        expect(runs.value.count < 20)
        expect(runs.value, equals: Array(0..<runs.value.count))
    }

    @Test func rowsOfUnknownCountAllRun() {
        let runs = RowRuns()
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<300, id: \.self) { DynamicRow(number: $0, runs: runs) } }
            }
        }
        host.update()
        expect(runs.value.count, equals: 300)
        expect(host.frame("2")?.minY, equals: 20)
        host.scroll(at: middle, dy: 100_000)
        expect(host.frame("298")?.maxY, equals: 200)
        expect(host.frame("2") == nil || host.frame("2")!.maxY < 0)
        host.scroll(at: middle, dy: -100_000)
        expect(host.frame("0")?.minY, equals: 0)
        expect(host.pixel(50, 10) != windowColor)
    }

    @Test func aStackAroundTheConditionKeepsRowsOnDemand() {
        let runs = RowRuns()
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<300, id: \.self) { number in
                        VStack { DynamicRow(number: number, runs: runs) }.frame(height: 20)
                    }
                }
            }
        }
        host.update()
        expect(runs.value.count < 20)
    }

    @Test func stateOutlivesScrollingAway() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { StatefulRow(number: $0) } } }
        }
        host.update()
        for _ in 0..<3 { host.tap("1") }
        expect(host.find(text: "1:3") != nil)
        host.scroll(at: middle, dy: 20_000)
        expect(host.find(text: "1:3") == nil)
        host.scroll(at: middle, dy: -20_000)
        expect(host.find(text: "1:3") != nil)
        expect(host.find(text: "2:0") != nil)
    }

    @Test func stateEndsWithTheElement() {
        let numbers = Box(Array(0..<100))
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(numbers.value, id: \.self) { StatefulRow(number: $0) } } }
        }
        host.update()
        host.tap("1")
        host.scroll(at: middle, dy: 2000)
        numbers.value.remove(at: 1)
        host.update()
        numbers.value.insert(1, at: 1)
        host.update()
        host.scroll(at: middle, dy: -20_000)
        expect(host.labels.prefix(3), equals: ["0:0", "1:0", "2:0"])
    }

    @Test func distantRowsReleaseNodesAndTextures() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Text("Row \($0)").frame(height: 20) } }
            }
        }
        host.update()
        for _ in 0..<50 { host.scroll(at: middle, dy: 300) }
        let statistics = host.takeStatistics()
        expect(statistics.texturesAlive < 60)
        expect(statistics.nodesCreated - statistics.nodesRemoved < 400)
    }

    @Test func scrollingCarriesRows() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) {
                        Color(hue: Double($0 % 10) / 10, saturation: 1, brightness: 1).frame(height: 50)
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
        host.update()
        host.scroll(at: middle, dy: 1000)
        _ = host.takeStatistics()
        for _ in 0..<10 {
            host.pipeline.handle(.scroll(middle, dx: 0, dy: 20))
            host.update()
        }
        let statistics = host.takeStatistics()
        expect(statistics.movedPixels, equals: 10 * 100 * 180)
        expect(statistics.damagedPixels, equals: 10 * 100 * 20)
        expect(statistics.bodies <= 4)
    }

    /// Row heights that cannot be estimated.
    private func height(_ number: Int) -> CGFloat { CGFloat(20 + (number * 7919) % 61) }

    @Test func unequalRowsNeverJump() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 3) { ForEach(0..<2000, id: \.self) { Block("\($0)", 80, height($0)) } }
            }
        }
        host.update()
        /// The visible rows and their frames, checked to be adjacent.
        func shown() -> [Int: CGFloat] {
            var shown: [Int: CGFloat] = [:]
            for number in 0..<2000 {
                guard let frame = host.frame("\(number)"), frame.maxY > 0, frame.minY < 200 else { continue }
                expect(frame.height, equals: height(number))
                shown[number] = frame.minY
                if let before = shown[number - 1] { expect(abs(frame.minY - before - height(number - 1) - 3) < 1e-6) }
            }
            return shown
        }
        host.scroll(at: middle, dy: 30_000)
        var before = shown()
        expect(before.count > 2)
        for step in 0..<60 {
            let distance: CGFloat = step % 3 == 0 ? 17 : -31
            host.scroll(at: middle, dy: distance)
            let now = shown()
            for (number, place) in now { if let old = before[number] { expect(abs(place - old + distance) < 1.001) } }
            before = now
        }
    }

    @Test func theEndIsReached() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<2000, id: \.self) { Block("\($0)", 80, height($0)) } }
            }
        }
        host.update()
        host.key(.end)
        expect(abs((host.frame("1999")?.maxY ?? 0) - 200) < 1e-6)
        host.key(.home)
        expect(host.frame("0")?.minY, equals: 0)
        for _ in 0..<1000 {
            host.pipeline.handle(.scroll(middle, dx: 0, dy: 150))
            host.update()
        }
        expect(abs((host.frame("1999")?.maxY ?? 0) - 200) < 1e-6)
    }

    @Test func scrollToRowsThatWereNeverMade() {
        let proxies = Box<ScrollViewProxy?>(nil)
        let host = TestHost(width: 100, height: 200) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<2000, id: \.self) { Block("\($0)", 80, height($0)) } }
                }
                .onAppear { proxies.value = proxy }
            }
        }
        host.update()
        for (number, anchor) in [(1000, UnitPoint.top), (1500, .center), (1999, .bottom), (3, .top), (700, .bottom)] {
            proxies.value?.scrollTo(number, anchor: anchor)
            host.update()
            let frame = host.frame("\(number)") ?? .null
            let place = anchor == .top ? frame.minY : anchor == .center ? frame.midY - 100 : frame.maxY - 200
            expect(abs(place) <= 0.5, "\(number) \(frame)")
        }
    }

    @Test func editsAboveDoNotMoveVisibleRows() {
        let numbers = Box(Array(0..<200))
        let runs = RowRuns()
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(numbers.value, id: \.self) { CountedRow(number: $0, height: 50, runs: runs) }
                }
            }
            .scrollIndicators(.hidden)
        }
        host.update()
        host.scroll(at: middle, dy: 5000)
        expect(host.frame("100")?.minY, equals: 0)
        runs.value = []
        let inserted = host.statistics { numbers.value.insert(contentsOf: 1000..<1010, at: 3) }
        expect(host.frame("100")?.minY, equals: 0)
        expect(runs.value.isEmpty)
        expect(inserted.damagedPixels, equals: 0)
        let removed = host.statistics { numbers.value.removeSubrange(0..<40) }
        expect(host.frame("100")?.minY, equals: 0)
        expect(removed.damagedPixels, equals: 0)
        numbers.value.removeLast(20)
        host.update()
        expect(host.frame("100")?.minY, equals: 0)
        host.scroll(at: middle, dy: -100_000)
        expect(host.frame("30")?.minY, equals: 0)
        expect(host.frame("31")?.minY, equals: 50)
        // At the start, an inserted row is shown.
        numbers.value.insert(5000, at: 0)
        host.update()
        expect(host.frame("5000")?.minY, equals: 0)
        expect(host.frame("30")?.minY, equals: 50)
    }

    @Test func rowsThatMoveAndChange() {
        let numbers = Box(Array(0..<50))
        let tall = Box(false)
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Block("first", 100, 10)
                    ForEach(numbers.value, id: \.self) { Block("\($0)", 80, tall.value && $0 == 1 ? 60 : 20) }
                    if tall.value { Block("last", 100, 30) }
                }
            }
        }
        host.update()
        expect(host.frame("2")?.minY, equals: 50)
        tall.value = true
        host.update()
        expect(host.frame("2")?.minY, equals: 90)
        numbers.value.swapAt(0, 3)
        host.update()
        expect(host.frame("3")?.minY, equals: 10)
        expect(host.frame("1")?.minY, equals: 30)
        expect(host.frame("0")?.minY, equals: 110)
        numbers.value.reverse()
        host.update()
        expect(host.frame("49")?.minY, equals: 10)
        host.scroll(at: middle, dy: 100_000)
        expect(host.frame("last")?.maxY, equals: 200)
        expect(host.frame("3")?.maxY, equals: 170)
        tall.value = false
        host.update()
        expect(host.frame("last") == nil)
        expect(host.frame("3")?.maxY, equals: 200)
    }

    @Test func horizontally() {
        let host = TestHost(width: 200, height: 60) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 2) { ForEach(0..<500, id: \.self) { Block("\($0)", 30, 40) } }
            }
        }
        host.update()
        expect(host.frame("1"), equals: CGRect(x: 32, y: 10, width: 30, height: 40))
        host.scroll(at: CGPoint(x: 100, y: 20), dx: 3200, dy: 0)
        expect(host.frame("100")?.minX, equals: 0)
        expect(host.frame("1") == nil)
    }

    @Test func lazyRowsInLazyRows() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) { ForEach(0..<100, id: \.self) { Block("\(row)-\($0)", 40, 50) } }
                        }
                    }
                }
            }
        }
        host.update()
        expect(host.frame("1-1"), equals: CGRect(x: 40, y: 50, width: 40, height: 50))
        expect(host.frame("1-20") == nil)
        host.scroll(at: CGPoint(x: 50, y: 60), dx: 400, dy: 0)
        expect(host.frame("1-10")?.minX, equals: 0)
        expect(host.frame("0-0")?.minX, equals: 0)
        host.scroll(at: middle, dy: 1000)
        expect(host.frame("20-0"), equals: CGRect(x: 0, y: 0, width: 40, height: 50))
    }

    @Test func pinnedHeadersAndFooters() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<20, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { Block("\(section)-\($0)", 80, 50) }
                        } header: {
                            Block("h\(section)", 100, 20)
                        } footer: {
                            Block("f\(section)", 100, 10)
                        }
                    }
                }
            }
        }
        host.update()
        expect(host.frame("h0")?.minY, equals: 0)
        expect(host.frame("f0")?.maxY, equals: 200)
        host.scroll(at: middle, dy: 100)
        expect(host.frame("h0")?.minY, equals: 0)
        expect(host.frame("0-2")?.minY, equals: 20)
        for _ in 0..<8 { host.scroll(at: middle, dy: 50) }
        // The section ends at 530, 30 points below the top edge.
        expect(host.frame("h0")?.minY, equals: 0)
        expect(host.frame("f0")?.minY, equals: 20)
        expect(host.frame("h1")?.minY, equals: 30)
        host.scroll(at: middle, dy: 20)
        expect(host.frame("h0")?.minY, equals: -10)
        expect(host.frame("h1")?.minY, equals: 10)
        host.key(.end)
        expect(host.frame("h19")?.minY, equals: 0)
        expect(host.frame("f19")?.maxY, equals: 200)
    }

    @Test func badHeights() {
        for height in [CGFloat.nan, .infinity, -5, 0, 1e12] {
            let host = TestHost(width: 100, height: 200) {
                VStack(spacing: 0) {
                    Block("sibling", 100, 20)
                    ScrollView {
                        LazyVStack(spacing: height) {
                            ForEach(0..<100_000, id: \.self) {
                                Color.red.frame(height: $0 % 3 == 0 ? height : 10).accessibilityIdentifier("\($0)")
                            }
                        }
                    }
                }
            }
            func check(_ place: String) {
                expect(host.layoutTree.isPlausible, "\(height) \(place)")
                expect(host.frame("sibling"), equals: CGRect(x: 0, y: 0, width: 100, height: 20), "\(height) \(place)")
            }
            host.update()
            check("at first")
            expect(host.frame("0") != nil && host.frame("0")?.minY == 20, "\(height)")
            host.scroll(at: middle, dy: 500)
            check("scrolled")
            host.key(.end)
            check("at the end")
            // Beyond the largest length the last row cannot be reached.
            expect(host.frame("99999") != nil || height >= 1e12, "\(height)")
            host.key(.home)
            check("at the start")
            expect(host.frame("0")?.minY, equals: 20, "\(height)")
            expect(host.pixel(50, 10), equals: host.pixel(5, 5))
        }
    }

    @Test func millionsOfRows() {
        let clock = ContinuousClock()
        func first(_ count: Int) -> Duration {
            let host = list(count)
            return clock.measure { host.update() }
        }
        _ = first(1000)
        let small = (0..<5).map { _ in first(1000) }.min()!, large = (0..<5).map { _ in first(1_000_000) }.min()!
        expect(large < small * 2)
        let host = list(1_000_000)
        host.update()
        host.key(.end)
        expect(host.frame("999999")?.maxY, equals: 200)
    }
}
