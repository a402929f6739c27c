import CoreTesting
import Expectations
import HostSupport
import Testing

/// The same numbers for the same seed.
private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(1, bound)
    }
}

/// A feed that tests change from outside.
@MainActor @Observable private final class Feed {
    var ids: [Int]
    /// The heights of rows, if not derived from their number.
    var heights: [Int: CGFloat] = [:]
    var hasHeader = false

    init(_ count: Int) { ids = Array(0..<count) }

    func height(_ id: Int) -> CGFloat { heights[id] ?? CGFloat(16 + (id * 7919) % 47) }
}

private struct FeedView: View {
    let feed: Feed
    var proxy: Box<ScrollViewProxy?>?

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                VStack(spacing: 4) {
                    if feed.hasHeader { Color.purple.frame(height: 33) }
                    LazyVStack(spacing: 2) {
                        ForEach(feed.ids, id: \.self) { id in
                            HStack {
                                Color(hue: Double(id % 13) / 13, saturation: 0.7, brightness: 0.9)
                                Text("\(id)")
                            }
                            .frame(width: 120, height: feed.height(id))
                            .accessibilityIdentifier("\(id)")
                        }
                    }
                }
            }
            .scrollIndicators(.hidden)
            .onAppear { proxy?.value = reader }
        }
    }
}

@MainActor struct RandomScrollingTests {
    /// The visible rows and their frames.
    private func shown(_ host: TestHost, _ feed: Feed) -> [Int: CGRect] {
        var rows: [Int: CGRect] = [:]
        for id in feed.ids {
            guard let frame = host.frame("\(id)"), frame.maxY > 0, frame.minY < 240 else { continue }
            rows[id] = frame
        }
        return rows
    }

    /// After random scrolling and edits, the window equals a new one scrolled to the same row.
    @Test(arguments: 0..<12) func likeAFreshHost(seed: UInt64) {
        var numbers = Numbers(state: seed &* 7_777_777 &+ 3)
        let feed = Feed(300)
        let host = TestHost(width: 160, height: 240) { FeedView(feed: feed) }
        host.update()
        var nextID = 1000
        for step in 0..<40 {
            switch numbers.next(11) {
            case 0:
                let place = numbers.next(feed.ids.count + 1)
                feed.ids.insert(contentsOf: nextID..<nextID + 1 + numbers.next(5), at: place)
                nextID += 10
            case 1 where feed.ids.count > 40:
                let place = numbers.next(feed.ids.count - 12)
                feed.ids.removeSubrange(place..<place + 1 + numbers.next(10))
            case 2:
                let id = feed.ids[numbers.next(feed.ids.count)]
                feed.heights[id] = CGFloat(numbers.next(90))
            case 3: feed.ids.swapAt(numbers.next(feed.ids.count), numbers.next(feed.ids.count))
            case 4: feed.hasHeader.toggle()
            case 5: host.resize(width: 160, height: CGFloat([240, 240, 180, 300][numbers.next(4)]))
            case 6:
                // What comes in front and what goes in the middle at once.
                feed.ids.insert(nextID, at: 0)
                feed.ids.remove(at: feed.ids.count / 2)
                nextID += 1
            case 7:
                let start = numbers.next(feed.ids.count - 20), target = numbers.next(feed.ids.count - 20)
                let moved = feed.ids[start..<start + 1 + numbers.next(10)]
                feed.ids.removeSubrange(moved.indices)
                feed.ids.insert(contentsOf: moved, at: target)
            default:
                let distance = CGFloat(numbers.next(2) == 0 ? numbers.next(60) : numbers.next(4000))
                host.scroll(at: CGPoint(x: 80, y: 100), dy: numbers.next(2) == 0 ? distance : -distance)
            }
            host.update()
            guard step % 4 == 3 else { continue }
            host.resize(width: 160, height: 240)
            compare(host, feed, "seed \(seed), step \(step)")
        }
    }

    private func compare(_ host: TestHost, _ feed: Feed, _ place: String) {
        let rows = shown(host, feed)
        guard let first = feed.ids.first(where: { (rows[$0]?.height ?? 0) > 0 }), let frame = rows[first] else {
            Issue.record("\(place): no row is visible")
            return
        }
        let proxy = Box<ScrollViewProxy?>(nil)
        let fresh = TestHost(width: 160, height: 240) { FeedView(feed: feed, proxy: proxy) }
        fresh.update()
        proxy.value?.scrollTo(first, anchor: .top)
        fresh.update()
        fresh.scroll(at: CGPoint(x: 80, y: 100), dy: (fresh.frame("\(first)")?.minY ?? 0) - frame.minY)
        fresh.update()
        let others = shown(fresh, feed)
        expect(Set(rows.keys), equals: Set(others.keys), "\(place)")
        for (id, frame) in rows {
            guard let other = others[id] else { continue }
            expect(abs(frame.minY - other.minY) < 1e-6 && frame.height == other.height, "\(place): row \(id)")
        }
        expect(host.snapshot(), equals: fresh.snapshot(), "\(place): pixels")
    }

    /// Pixels moved by layout and by scrolling equal those of a full painting.
    @Test(arguments: 0..<6) func pixelsAreThoseOfAFullPainting(seed: UInt64) {
        var numbers = Numbers(state: seed &* 31 &+ 11)
        let feed = Feed(200)
        let host = TestHost(width: 160, height: 240, scale: seed % 2 == 0 ? 1 : 2) { FeedView(feed: feed) }
        host.update()
        for step in 0..<60 {
            switch numbers.next(5) {
            case 0: feed.ids.insert(1000 + step, at: numbers.next(feed.ids.count))
            case 1: feed.ids.remove(at: numbers.next(feed.ids.count))
            default: host.scroll(at: CGPoint(x: 80, y: 100), dy: CGFloat(numbers.next(120) - 40))
            }
            host.update()
            let carried = host.snapshot()
            host.pipeline.graphics.damageAll()
            host.update()
            expect(host.snapshot(), equals: carried, "seed \(seed), step \(step)")
        }
    }
}
