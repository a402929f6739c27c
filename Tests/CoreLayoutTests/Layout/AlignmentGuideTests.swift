import CoreTesting
import Expectations
import HostSupport
import Testing

extension VerticalAlignment {
    private enum Mid: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
    }
    fileprivate static let mid = VerticalAlignment(Mid.self)
    fileprivate static let ownTop = VerticalAlignment(Top.self)
}

/// Guides set on views, and custom alignments.
@MainActor struct AlignmentGuideTests {
    private func columns(_ alignment: VerticalAlignment) -> Arrangement {
        Arrangement(400, 400) {
            HStack(alignment: alignment, spacing: 0) {
                VStack(spacing: 0) {
                    Block("a", 20, 10)
                    Block("b", 20, 10).alignmentGuide(.mid) { $0[VerticalAlignment.center] }
                }
                VStack(spacing: 0) {
                    Block("c", 20, 30).alignmentGuide(.mid) { $0[VerticalAlignment.center] }
                    Block("d", 20, 10)
                }
            }
        }
    }

    @Test("a custom alignment works across nested stacks")
    func across() {
        let view = columns(.mid)
        expect(view.size, equals: [40, 40])
        expect(view["a"], equals: [0, 0, 20, 10])
        expect(view["b"], equals: [0, 10, 20, 10])
        expect(view["c"], equals: [20, 0, 20, 30])
        expect(columns(.center)["a"], equals: [0, 10, 20, 10])
    }

    @Test("several explicit guides are averaged, of baselines the outermost counts; views without one do not count")
    func combined() {
        expect(VerticalAlignment.mid.combineExplicit([1, nil, 3, 5, nil]), equals: 3)
        expect(HorizontalAlignment.leading.combineExplicit([nil]) == nil)
        expect(VerticalAlignment.firstTextBaseline.combineExplicit([4, 2]), equals: 2)
        expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, 2]), equals: 4)
        // Explicit values 1, 3 and 5 in a layered container; the top of the block beside it is the top of the stack.
        let view = Arrangement(400, 400) {
            HStack(alignment: .ownTop, spacing: 0) {
                ZStack(alignment: .topLeading) {
                    Block("a", 20, 20).alignmentGuide(.ownTop) { _ in 1 }
                    Block("b", 20, 20).alignmentGuide(.ownTop) { _ in 3 }
                    Block("c", 20, 20).alignmentGuide(.ownTop) { _ in 5 }
                    Block("d", 20, 20)
                }
                Block("beside", 20, 20)
            }
        }
        expect(view["beside"], equals: [20, 3, 20, 20])
    }

    @Test("built-in guides can be set on both axes, through padding and frames, and may lie outside the view")
    func builtIn() {
        let view = Arrangement(400, 400) {
            VStack(alignment: .leading, spacing: 0) {
                Block("a", 50, 10)
                Block("b", 50, 10).alignmentGuide(.leading) { $0.width / 2 }.padding(5)
            }
        }
        expect(view["a"]?[0], equals: 30)
        expect(view["b"]?[0], equals: 5)
        expect(view.size, equals: [80, 30])
        let row = Arrangement(400, 400) {
            HStack(alignment: .top, spacing: 0) {
                Block("a", 10, 10).alignmentGuide(.top) { -$0.height }
                Block("b", 10, 10)
            }
        }
        expect(row["a"]?[1], equals: 10)
        expect(row["b"]?[1], equals: 0)
        let over = Arrangement(400, 400) {
            Block("base", 100, 100).overlay(alignment: .bottomTrailing) {
                Block("badge", 20, 20).alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            }
        }
        expect(over["badge"], equals: [90, 90, 20, 20])
        let framed = Arrangement(400, 400) {
            Block("a", 20, 20).alignmentGuide(.top) { _ in 5 }.frame(width: 40, height: 40, alignment: .topLeading)
        }
        expect(framed["a"], equals: [0, -5, 20, 20])
    }

    @Test("explicit values are nil if no view sets any")
    func explicit() {
        final class Seen: @unchecked Sendable { var values: [CGFloat?] = [] }
        let seen = Seen()
        let view = Arrangement(100, 100) {
            VStack(alignment: .leading) {
                Block("a", 20, 10).alignmentGuide(.top) { _ in 4 }
                    .alignmentGuide(.leading) { dimensions in
                        seen.values = [
                            dimensions[explicit: .top], dimensions[explicit: VerticalAlignment.center],
                            dimensions[.bottom], dimensions.width,
                        ]
                        return 0
                    }
            }
        }
        expect(view["a"] != nil)
        expect(seen.values, equals: [4, nil, 10, 20])
    }

    @Test("a changed guide moves only the views aligned by it, also in outer stacks")
    func changes() {
        let value = Box<CGFloat>(0)
        let host = TestHost.live(width: 200, height: 200) {
            HStack(alignment: .ownTop, spacing: 0) {
                VStack(spacing: 0) { Block("a", 20, 40).alignmentGuide(.ownTop) { [v = value.value] _ in v } }
                Block("b", 20, 20)
            }
        }
        expect(host.frame("b")?.minY, equals: host.frame("a")?.minY)
        value.value = 10
        host.update()
        expect(host.frame("b")!.minY - host.frame("a")!.minY, equals: 10)
        value.value = 30
        host.update()
        expect(host.frame("b")!.minY - host.frame("a")!.minY, equals: 30)
        expect(host.layoutTree.frame.height, equals: 50)
    }

    @Test("the number of measurements of deeply nested stacks aligned by a guide is not exponential")
    func deep() {
        final class Count: @unchecked Sendable { var asked = 0 }
        let count = Count()
        func nest(_ depth: Int) -> AnyView {
            depth == 0
                ? AnyView(
                    Block("leaf", 10, 10).alignmentGuide(.mid) {
                        count.asked += 1
                        return $0[VerticalAlignment.center]
                    })
                : AnyView(
                    HStack(alignment: .mid) {
                        ZStack(alignment: Alignment(horizontal: .center, vertical: .mid)) { nest(depth - 1) }
                    })
        }
        let view = Arrangement(100, 100) { nest(12) }
        expect(view["leaf"] != nil)
        expect(count.asked < 500)
    }
}
