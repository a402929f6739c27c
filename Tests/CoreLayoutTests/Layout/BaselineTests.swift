import CoreTesting
import Expectations
import HostSupport
import Testing

/// Text on common baselines, and dividers.
@MainActor struct BaselineTests {
    /// The vertical distance from the row's first child to its second.
    private func drop<A: View, B: View>(_ alignment: VerticalAlignment, _ first: A, _ second: B) -> CGFloat {
        let view = Arrangement(800, 400) {
            HStack(alignment: alignment) {
                first.accessibilityIdentifier("first")
                second.accessibilityIdentifier("second")
            }
        }
        return (view["second"]?[1] ?? .nan) - (view["first"]?[1] ?? .nan)
    }

    private let small = Text("small").font(.system(size: 10))
    private let large = Text("Large").font(.system(size: 40))

    @Test(
        "texts of different size share a baseline: the smaller is lower than at the top, higher than at the bottom"
    )
    func sizes() {
        let bottom = drop(.bottom, large, small)
        let first = drop(.firstTextBaseline, large, small)
        expect(drop(.top, large, small), equals: 0)
        expect(first > 0 && first < bottom)
        expect(drop(.lastTextBaseline, large, small), equals: first)
        expect(drop(.firstTextBaseline, small, large), equals: -first)
    }

    @Test("first and last baseline differ by the lines between them")
    func lines() {
        let one = Text("one"), three = Text("one\ntwo\nthree")
        let line = Arrangement(400, 400) { one }.size[1]
        expect(drop(.firstTextBaseline, three, one), equals: 0)
        expect(drop(.lastTextBaseline, three, one), equals: Arrangement(400, 400) { three }.size[1] - line)
    }

    @Test("the baseline of a view without text is its bottom")
    func withoutText() {
        let height = Arrangement(400, 400) { large }.size[1]
        let baseline = drop(.firstTextBaseline, large, Color.red.frame(width: 10, height: 0))
        expect(baseline > height / 2 && baseline < height)
        expect(drop(.firstTextBaseline, large, Color.red.frame(width: 10, height: 7)), equals: baseline - 7)
    }

    @Test("padding, frames and stacks pass on the baseline of their content")
    func through() {
        let plain = drop(.firstTextBaseline, large, small)
        expect(drop(.firstTextBaseline, large, small.padding(6)), equals: plain - 6)
        expect(
            drop(
                .firstTextBaseline, large,
                VStack(spacing: 0) {
                    small
                    Color.red.frame(width: 5, height: 50)
                }), equals: plain)
        expect(drop(.firstTextBaseline, large, ZStack { small }), equals: plain)
    }

    @Test("a divider is horizontal in a column, vertical in a row, and one point thick")
    func dividers() {
        let column = Arrangement(100, 100) {
            VStack(spacing: 0) {
                Fill("a")
                Divider().accessibilityIdentifier("line")
                Fill("b")
            }
        }
        expect(column["line"], equals: [0, 49.5, 100, 1])
        expect(column["a"], equals: [0, 0, 100, 49.5])
        let row = Arrangement(101, 60) {
            HStack(spacing: 0) {
                Fill("a")
                Divider().accessibilityIdentifier("line")
                Fill("b")
            }
        }
        expect(row["line"], equals: [50, 0, 1, 60])
        let padded = Arrangement(100, 100) {
            HStack { Divider().padding(.vertical, 10).accessibilityIdentifier("line") }
        }
        expect(padded["line"], equals: [0, 0, 1, 100])
        expect(Arrangement(100, 100) { Divider() }.size, equals: [100, 1])
    }
}
