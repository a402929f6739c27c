import CoreTesting
import Expectations
import HostSupport
import Testing

/// The hit area of a view: where it draws.
@MainActor struct HitAreas {
    @Test("a view with an opacity of 0 is not hit, and those behind it are")
    func invisible() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Color.blue.onTapGesture { log.append("behind") }
                Color.red.onTapGesture { log.append("invisible") }.opacity(0)
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(log, equals: ["behind"])
    }

    @Test("a shape is hit inside its outline, not in the corners of its frame")
    func shape() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Color.blue.onTapGesture { log.append("behind") }
                Circle().fill(Color.red).onTapGesture { log.append("circle") }
            }
        }
        host.tap(at: CGPoint(x: 3, y: 3))
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(log, equals: ["behind", "circle"])
    }

    @Test("the wheel scrolls where a scroll view draws nothing, also inside other containers")
    func emptyPart() {
        let host = TestHost(width: 100, height: 200) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.red.frame(width: 20, height: 50).accessibilityIdentifier("first")
                            Spacer().frame(height: 500)
                            Color.blue.frame(width: 20, height: 50)
                        }
                    }
                }
            }
        }
        // Nothing is drawn there, nor anywhere else in the view when it is scrolled to its middle.
        host.scroll(at: CGPoint(x: 50, y: 190), dy: 100)
        expect(host.frame("first")?.minY, equals: -100)
        host.scroll(at: CGPoint(x: 50, y: 190), dy: 30)
        expect(host.frame("first")?.minY, equals: -130)
    }

    /// The views hit by taps at some points of a window of 100 by 100.
    private func hits(_ points: [(CGFloat, CGFloat)], @ViewBuilder _ content: (@escaping (String) -> Void) -> some View)
        -> [String]
    {
        let log = Log()
        let host = TestHost(width: 100, height: 100) { content { log.lines.append($0) } }
        for (x, y) in points {
            let count = log.lines.count
            host.tap(at: CGPoint(x: x, y: y))
            if log.lines.count == count { log.lines.append("-") }
        }
        return log.lines
    }

    private final class Log { var lines: [String] = [] }

    @Test("padding and frames around a view are not hit; a background behind them and a content shape are")
    func room() {
        let points: [(CGFloat, CGFloat)] = [(50, 50), (20, 20)]
        expect(hits(points) { log in Color.red.padding(40).onTapGesture { log("hit") } }, equals: ["hit", "-"])
        expect(
            hits(points) { log in
                Color.red.frame(width: 20, height: 20).frame(width: 100, height: 100).onTapGesture { log("hit") }
            }, equals: ["hit", "-"])
        expect(
            hits(points) { log in Color.red.padding(40).background(Color.blue).onTapGesture { log("hit") } },
            equals: ["hit", "hit"])
        expect(
            hits(points) { log in Color.red.padding(40).contentShape(.rect).onTapGesture { log("hit") } },
            equals: ["hit", "hit"])
        expect(
            hits(points) { log in Color.clear.contentShape(Rectangle()).onTapGesture { log("hit") } },
            equals: ["hit", "hit"])
    }

    @Test("a gesture inside padding does not include the padding")
    func inside() {
        let found = hits([(50, 50), (20, 20)]) { log in
            Color.red.onTapGesture { log("inner") }.padding(40).background(Color.blue.onTapGesture { log("ground") })
        }
        expect(found, equals: ["inner", "ground"])
    }

    @Test("the frontmost view is hit first: a later one in a stack, or one of a higher index")
    func order() {
        expect(
            hits([(50, 50)]) { log in
                ZStack {
                    Color.red.onTapGesture { log("first") }.zIndex(1)
                    Color.blue.onTapGesture { log("second") }
                }
            }, equals: ["first"])
        expect(
            hits([(50, 50)]) { log in
                Color.red.onTapGesture { log("base") }.overlay { Color.blue.onTapGesture { log("overlay") } }
            }, equals: ["overlay"])
    }

    @Test("a hidden view, or one without hit testing, is not hit, nor are its descendants")
    func deaf() {
        expect(
            hits([(50, 50)]) { log in
                ZStack {
                    Color.red.onTapGesture { log("behind") }
                    Color.blue.onTapGesture { log("hidden") }.hidden()
                }
            }, equals: ["behind"])
        expect(
            hits([(50, 50)]) { log in
                ZStack {
                    Color.red.onTapGesture { log("behind") }
                    VStack { Color.blue.onTapGesture { log("inner") } }.allowsHitTesting(false)
                }
            }, equals: ["behind"])
    }

    @Test("locations are in the view's own coordinates, whatever rotates and scales it")
    func places() {
        func place(_ x: CGFloat, _ y: CGFloat, @ViewBuilder _ content: (@escaping (CGPoint) -> Void) -> some View)
            -> CGPoint?
        {
            var found: CGPoint?
            let host = TestHost(width: 100, height: 100) {
                content { found = CGPoint(x: ($0.x * 10).rounded() / 10, y: ($0.y * 10).rounded() / 10) }
            }
            host.tap(at: CGPoint(x: x, y: y))
            return found
        }
        expect(
            place(65, 50) { log in
                Color.red.frame(width: 20, height: 20).onTapGesture { log($0) }.scaleEffect(2)
            }, equals: CGPoint(x: 17.5, y: 10))
        expect(
            place(50, 65) { log in
                Color.red.frame(width: 40, height: 20).onTapGesture { log($0) }.rotationEffect(.degrees(90))
            }, equals: CGPoint(x: 35, y: 10))
        expect(
            place(75, 50) { log in
                Color.red.frame(width: 20, height: 20).onTapGesture { log($0) }.offset(x: 30)
            }, equals: CGPoint(x: 5, y: 10))
        // Outside the effect, the location is in the coordinates of the view before it.
        expect(
            place(75, 50) { log in
                Color.red.frame(width: 20, height: 20).offset(x: 30).onTapGesture { log($0) }
            }, equals: CGPoint(x: 35, y: 10))
    }

    @Test("opacity 0 takes no tap") func opacityHit() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Color.red.onTapGesture { log.append("under") }
                Rectangle().fill(.blue).opacity(0).onTapGesture { log.append("over") }
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(log, equals: ["under"])
    }

    @Test("a circle is hit inside only") func circleHit() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Color.red.onTapGesture { log.append("under") }
                Circle().fill(.blue).onTapGesture { log.append("over") }
            }
        }
        host.tap(at: CGPoint(x: 3, y: 3))
        expect(log, equals: ["under"])
    }

    @Test("hit testing inside a clip to a shape") func clipHit() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Color.red.onTapGesture { log.append("under") }
                Color.blue.onTapGesture { log.append("over") }.clipShape(Circle())
            }
        }
        host.tap(at: CGPoint(x: 3, y: 3))
        expect(log, equals: ["under"])
    }
}
