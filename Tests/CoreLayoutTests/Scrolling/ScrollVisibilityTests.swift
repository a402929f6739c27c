import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor struct ScrollVisibilityTests {
    private let middle = CGPoint(x: 50, y: 100)

    @Test("a view is notified when more or less than a fraction of it is visible")
    func thresholds() {
        let log = Box<[String]>([])
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { number in
                        Color.red.frame(height: 100)
                            .onScrollVisibilityChange { log.value.append("\(number) \($0)") }
                    }
                }
            }
        }
        host.update()
        expect(log.value, equals: ["0 true", "1 true"])
        log.value = []
        host.scroll(at: middle, dy: 49)
        expect(log.value, equals: [])
        host.scroll(at: middle, dy: 2)
        expect(log.value, equals: ["0 false", "2 true"])
        log.value = []
        host.scroll(at: middle, dy: -51)
        expect(log.value, equals: ["0 true", "2 false"])
    }

    @Test("a fraction of 0 is one pixel, and 1 the whole view")
    func extremes() {
        let log = Box<[String]>([])
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 150)
                    Color.blue.frame(height: 100)
                        .onScrollVisibilityChange(threshold: 0) { log.value.append("some \($0)") }
                        .onScrollVisibilityChange(threshold: 1) { log.value.append("all \($0)") }
                    Color.red.frame(height: 500)
                }
            }
        }
        host.update()
        expect(log.value, equals: ["some true"])
        host.scroll(at: middle, dy: 60)
        expect(log.value, equals: ["some true", "all true"])
        host.scroll(at: middle, dy: 185)
        expect(log.value, equals: ["some true", "all true", "all false"])
        host.scroll(at: middle, dy: 10)
        expect(log.value.last, equals: "some false")
    }

    @Test("a lazy row that a jump skips is notified once that it is out of sight")
    func jumps() {
        let log = Box<[String]>([])
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { number in
                        Color.red.frame(height: 100)
                            .onScrollVisibilityChange { log.value.append("\(number) \($0)") }
                    }
                }
            }
        }
        host.update()
        expect(log.value, equals: ["0 true", "1 true"])
        log.value = []
        host.scroll(at: middle, dy: 50_000)
        expect(log.value.filter { $0.hasSuffix("false") }.sorted(), equals: ["0 false", "1 false"])
        expect(log.value.filter { $0.hasSuffix("true") }, equals: ["500 true", "501 true"])
    }
}
