import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor struct ScrollViewTests {
    /// Rows of 50 points in a vertical scroll view that fills a host of 100 by 200.
    private func rows(_ count: Int = 20, log: Box<[Int]>? = nil) -> TestHost {
        TestHost.live(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Block("\($0)", 100, 50) }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    @Test func nilAlongItsAxisAndItsOwnProposal() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    Block("first", 50, 300)
                    Color.blue.accessibilityIdentifier("b")
                }
                .accessibilityIdentifier("content")
            }
            .accessibilityIdentifier("scroll")
        }
        expect(host.frame("scroll"), equals: CGRect(x: 0, y: 0, width: 100, height: 200))
        expect(host.frame("content"), equals: CGRect(x: 0, y: 0, width: 100, height: 310))
        expect(host.frame("first"), equals: CGRect(x: 25, y: 0, width: 50, height: 300))
        expect(host.frame("b"), equals: CGRect(x: 0, y: 300, width: 100, height: 10))
    }

    @Test func aGeometryReaderInItIsTenPointsHigh() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { _ in Color.blue }.accessibilityIdentifier("reader")
                    Block("next", 30, 40)
                }
            }
        }
        expect(host.frame("reader"), equals: CGRect(x: 0, y: 0, width: 100, height: 10))
        expect(host.frame("next")?.minY, equals: 10)
    }

    @Test func asWideAsItsContent() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView { Block("content", 50, 300) }.accessibilityIdentifier("scroll")
        }
        expect(host.frame("scroll"), equals: CGRect(x: 25, y: 0, width: 50, height: 200))
    }

    @Test func theWheelScrollsWithinTheContent() {
        let host = rows()
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 120)
        expect(host.frame("0")?.minY, equals: -120)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: -500)
        expect(host.frame("0")?.minY, equals: 0)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 100_000)
        expect(host.frame("19")?.maxY, equals: 200)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: .nan)
        expect(host.frame("19")?.maxY, equals: 200)
    }

    @Test func scrollingMovesPixelsWithoutAnyBody() {
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Block("\($0)", 100, 50) } }
            }
            .scrollIndicators(.hidden)
        }
        host.update()
        let statistics = host.statistics { host.pipeline.handle(.scroll(CGPoint(x: 50, y: 100), dx: 0, dy: 20)) }
        expect(statistics.bodies, equals: 0)
        expect(statistics.nodesUpdated, equals: 0)
        expect(statistics.layoutMeasures, equals: 0)
        expect(statistics.movedPixels, equals: 100 * 180)
        expect(statistics.damagedPixels, equals: 100 * 20)
    }

    @Test func contentThatShrinksStaysInView() {
        let count = Box(20)
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<count.value, id: \.self) { Block("\($0)", 100, 50) } }
            }
        }
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 10_000)
        expect(host.frame("19")?.maxY, equals: 200)
        count.value = 6
        host.update()
        expect(host.frame("5")?.maxY, equals: 200)
        count.value = 2
        host.update()
        expect(host.frame("0")?.minY, equals: 0)
        host.resize(width: 100, height: 50)
        host.scroll(at: CGPoint(x: 50, y: 20), dy: 100)
        expect(host.frame("1")?.minY, equals: 0)
        host.resize(width: 100, height: 80)
        expect(host.frame("1")?.maxY, equals: 80)
    }

    @Test func nestedViewsScrollInsideFirst() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Block("inner", 100, 150) }.frame(height: 100)
                    Block("rest", 100, 400)
                }
            }
        }
        let point = CGPoint(x: 50, y: 50)
        host.scroll(at: point, dy: 30)
        expect(host.frame("inner")?.minY, equals: -30)
        expect(host.frame("rest")?.minY, equals: 100)
        host.scroll(at: point, dy: 50)
        expect(host.frame("rest")?.minY, equals: 70)
        expect(host.frame("inner")?.minY, equals: -80)
        host.scroll(at: CGPoint(x: 50, y: 190), dy: 10)
        expect(host.frame("rest")?.minY, equals: 60)
    }

    @Test func horizontalScrolling() {
        let host = TestHost(width: 100, height: 50) {
            ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { Block("\($0)", 40, 50) } } }
        }
        host.scroll(at: CGPoint(x: 50, y: 20), dx: 60, dy: 0)
        expect(host.frame("0"), equals: CGRect(x: -60, y: 0, width: 40, height: 50))
        host.scroll(at: CGPoint(x: 50, y: 20), dy: 60)
        expect(host.frame("0")?.minX, equals: -60)
    }

    @Test func keys() {
        let host = rows()
        host.update()
        host.key(.pageDown)
        expect(host.frame("0")?.minY, equals: -160)
        host.key(.pageUp)
        expect(host.frame("0")?.minY, equals: 0)
        host.key(.end)
        expect(host.frame("19")?.maxY, equals: 200)
        host.key(.home)
        expect(host.frame("0")?.minY, equals: 0)
        host.key(.downArrow)
        expect(host.frame("0")?.minY, equals: -40)
        host.key(.upArrow)
        host.key(.space)
        expect(host.frame("0")?.minY, equals: -160)
        host.key(.space, modifiers: .shift)
        expect(host.frame("0")?.minY, equals: 0)
    }

    @Test func barsShowWhileScrollingAndUnderThePointer() {
        let host = rows()
        host.update()
        let plain = host.snapshot()
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 1)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: -1)
        expect(host.snapshot() != plain)
        host.pipeline.handle(.pointerLeft)
        host.advance(by: 0.5)
        expect(host.snapshot() != plain)
        host.advance(by: 1)
        expect(host.snapshot(), equals: plain)
        host.hover(at: CGPoint(x: 50, y: 50))
        expect(host.snapshot() != plain)
        expect(host.layoutTree.outline.contains("ScrollBar"), equals: false)
    }

    @Test func theThumbIsDraggedAndTheTrackPages() {
        let host = rows()
        host.hover(at: CGPoint(x: 96, y: 10))
        // A track of 196 points; the thumb has a fifth of it.
        host.drag(from: CGPoint(x: 95, y: 10), to: CGPoint(x: 95, y: 10 + 78))
        expect(abs((host.frame("0")?.minY ?? 0) + 397) < 6)
        host.drag(from: CGPoint(x: 95, y: 100), to: CGPoint(x: 95, y: 400))
        expect(host.frame("19")?.maxY, equals: 200)
        host.tap(at: CGPoint(x: 95, y: 5))
        expect(host.frame("19")?.maxY, equals: 360)
    }

    @Test func disabledAndUnclipped() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView { Block("content", 100, 400) }.frame(height: 100).scrollDisabled(true).scrollClipDisabled()
        }
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 50)
        expect(host.frame("content")?.minY, equals: 50)
        expect(host.pixel(50, 180) != windowColor)
    }

    @Test func marginsScrollWithTheContent() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView { Color.red.frame(height: 400).accessibilityIdentifier("content") }
                .contentMargins(10, for: .scrollContent)
        }
        expect(host.frame("content"), equals: CGRect(x: 10, y: 10, width: 80, height: 400))
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 1000)
        expect(host.frame("content")?.maxY, equals: 190)
    }

    @Test func anchoredAtTheEnd() {
        let count = Box(10)
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<count.value, id: \.self) { Block("\($0)", 100, 50) } }
            }
            .defaultScrollAnchor(.bottom)
        }
        expect(host.frame("9")?.maxY, equals: 200)
        count.value = 12
        host.update()
        expect(host.frame("11")?.maxY, equals: 200)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: -60)
        count.value = 14
        host.update()
        expect(host.frame("11")?.maxY, equals: 260)
        count.value = 1
        host.update()
        expect(host.frame("0")?.maxY, equals: 200)
    }

    @Test func proxiesScrollToIds() {
        let proxies = Box<ScrollViewProxy?>(nil)
        let host = TestHost(width: 100, height: 200) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { Block("\($0)", 100, 50) }
                        Block("end", 100, 30).id("end")
                    }
                }
                .onAppear { proxies.value = proxy }
            }
        }
        host.update()
        proxies.value?.scrollTo(10, anchor: .top)
        host.update()
        expect(host.frame("10")?.minY, equals: 0)
        proxies.value?.scrollTo(10, anchor: .center)
        host.update()
        expect(host.frame("10")?.midY, equals: 100)
        proxies.value?.scrollTo(3)
        host.update()
        expect(host.frame("3")?.minY, equals: 0)
        proxies.value?.scrollTo("end")
        host.update()
        expect(host.frame("end")?.maxY, equals: 200)
        proxies.value?.scrollTo("nothing")
        host.update()
        expect(host.frame("end")?.maxY, equals: 200)
    }

    @Test func scrollToWithAnAnimation() {
        let proxies = Box<ScrollViewProxy?>(nil)
        let host = TestHost.live(width: 100, height: 200) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Block("\($0)", 100, 50) } }
                }
                .onAppear { proxies.value = proxy }
            }
        }
        host.update()
        var log: [String] = []
        withAnimation(.linear(duration: 1)) {
            proxies.value?.scrollTo(20, anchor: .top)
        } completion: {
            log.append("there")
        }
        host.update()
        expect(host.frame("0")?.minY, equals: 0)
        host.advance(by: 0.5)
        expect(host.frame("10")?.minY, equals: 0)
        expect(log.isEmpty)
        expect(host.settle())
        expect(host.frame("20")?.minY, equals: 0)
        expect(log, equals: ["there"])
        // A user who scrolls takes over.
        withAnimation(.linear(duration: 1)) { proxies.value?.scrollTo(0, anchor: .top) }
        host.update()
        host.advance(by: 0.5)
        host.scroll(at: CGPoint(x: 50, y: 50), dy: 10)
        let place = host.frame("12")?.minY
        host.advance(by: 0.3)
        expect(place != nil && host.frame("12")?.minY == place)
        expect(host.settle())
    }

    @Test("clicks of a wheel are animated, add up, and end exactly at their target, or at the end")
    func wheel() {
        let host = rows()
        let place = CGPoint(x: 50, y: 100)
        host.update()
        func turn(_ dy: CGFloat) {
            host.pipeline.handle(.wheel(place, dx: 0, dy: dy))
            host.update()
        }
        turn(60)
        host.advance(by: 0.05)
        let first = host.frame("0")?.minY ?? 0
        expect(first < 0 && first > -60)
        turn(60)
        host.advance(by: 0.05)
        let second = host.frame("0")?.minY ?? 0
        expect(second < first && second > -120)
        expect(host.settle())
        expect(host.frame("0")?.minY, equals: -120)
        // The bars have faded, and nothing moves any more.
        host.advance(by: 4)
        _ = host.takeStatistics()
        host.advance(by: 1)
        expect(host.takeStatistics().framesPresented, equals: 0)
        for _ in 0..<30 { turn(100) }
        expect(host.settle())
        expect(host.frame("19")?.maxY, equals: 200)
        turn(-50)
        turn(-5000)
        expect(host.settle())
        expect(host.frame("0")?.minY, equals: 0)
    }

    @Test("the part of a wheel click beyond the end scrolls the enclosing scroll view")
    func wheelOutwards() {
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Block("inner", 100, 150) }.frame(height: 100)
                    Block("outer", 100, 400)
                }
            }
        }
        host.update()
        for _ in 0..<2 {
            host.pipeline.handle(.wheel(CGPoint(x: 50, y: 50), dx: 0, dy: 40))
            host.update()
        }
        expect(host.settle())
        expect(host.frame("inner")?.minY, equals: -80)
        expect(host.frame("outer")?.minY, equals: 70)
    }

    @Test func geometryIsReported() {
        let log = Box<[CGFloat]>([])
        let host = TestHost(width: 100, height: 200) {
            ScrollView { Block("content", 100, 400) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    log.value.append($1)
                }
        }
        host.update()
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 30)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 30)
        expect(log.value, equals: [0, 30, 60])
    }

    @Test func positionsAreBound() {
        let id = Box<Int?>(nil)
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Block("\($0)", 100, 50) } }
            }
            .scrollPosition(
                id: Binding {
                    id.value
                } set: {
                    id.value = $0
                })
        }
        host.update()
        id.value = 7
        host.update()
        expect(host.frame("7")?.minY == 0 || host.frame("7")?.maxY == 200)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: -200)
        host.update()
        expect(id.value, equals: 0)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 150)
        host.update()
        expect(id.value, equals: 3)
    }

    @Test("a position set by the program is unchanged until the user scrolls")
    func positionsOfTheProgramStay() {
        let position = Box(ScrollPosition())
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Block("\($0)", 100, 50) } }
            }
            .scrollPosition(Binding(get: { position.value }, set: { position.value = $0 }))
        }
        host.update()
        position.value.scrollTo(y: 120)
        host.update()
        expect(host.frame("0")?.minY, equals: -120)
        expect(position.value.y == 120 && position.value.viewID == nil && !position.value.isPositionedByUser)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 30)
        host.update()
        expect(position.value.viewID(type: Int.self) == 3 && position.value.isPositionedByUser)
        withAnimation { position.value.scrollTo(edge: .bottom) }
        host.update()
        host.advance(by: 3)
        expect(host.frame("19")?.maxY, equals: 200)
        expect(position.value.edge == .bottom && !position.value.isPositionedByUser)
    }

    @Test("A position without an anchor scrolls its view to the modifier's") func anchorOfModifier() {
        let position = Box(ScrollPosition())
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Block("\($0)", 100, 50) } } }
                .scrollPosition(Binding(get: { position.value }, set: { position.value = $0 }), anchor: .top)
        }
        host.update()
        position.value.scrollTo(id: 8)
        host.update()
        expect(host.frame("8")?.minY, equals: 0)
        position.value.scrollTo(id: 12, anchor: .bottom)
        host.update()
        expect(host.frame("12")?.maxY, equals: 200)
    }

    @Test func pagesAndAlignedViews() {
        let paged = TestHost(width: 100, height: 200) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Block("\($0)", 100, 50) } } }
                .scrollTargetBehavior(.paging)
        }
        paged.scroll(at: CGPoint(x: 50, y: 100), dy: 30)
        expect(paged.frame("4")?.minY, equals: 0)
        paged.scroll(at: CGPoint(x: 50, y: 100), dy: -30)
        expect(paged.frame("0")?.minY, equals: 0)
        let aligned = TestHost(width: 100, height: 200) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Block("\($0)", 100, 50) } }.scrollTargetLayout() }
                .scrollTargetBehavior(.viewAligned)
        }
        aligned.scroll(at: CGPoint(x: 50, y: 100), dy: 53)
        expect(aligned.frame("1")?.minY, equals: 0)
        aligned.scroll(at: CGPoint(x: 50, y: 100), dy: 10)
        expect(aligned.frame("2")?.minY, equals: 0)
    }
}
