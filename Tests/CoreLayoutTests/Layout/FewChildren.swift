import CoreTesting
import Expectations
import HostSupport
import TestData
import Testing

@Observable @MainActor private final class Model {
    var heights: [CGFloat] = [10, 30]
    var width: CGFloat = 20
}

/// A row whose children a model lists.
private struct Row: View {
    let model: Model

    var body: some View {
        HStack(spacing: 4) {
            ForEach(Array(model.heights.enumerated()), id: \.offset) { index, height in
                Color.gray.frame(width: index == 0 ? model.width : 10, height: height)
                    .accessibilityIdentifier("\(index)")
            }
        }
    }
}

/// A child that needs a certain length, at least one, at most one, any, or that of its text.
struct AnyChild: View {
    let kind: Int
    let size: CGFloat

    var body: some View {
        switch kind {
        case 0: Color.gray.frame(width: size, height: size)
        case 1: Color.gray.frame(minWidth: size, minHeight: size)
        case 2: Color.gray.frame(maxWidth: size, maxHeight: size)
        case 3: Color.gray
        case 4: Text(String(repeating: "word ", count: Int(size) / 10))
        case 5: Color.gray.frame(minWidth: size, maxWidth: size * 2, minHeight: size, maxHeight: size * 2)
        default: Color.gray.layoutPriority(1).frame(idealWidth: size, idealHeight: size)
        }
    }
}

/// Stacks of few children keep no division. They are laid out as if they did.
@MainActor struct FewChildren {
    /// A stack of some children, with others of no length that make it one of many.
    private static func row(_ count: Int, among many: Bool, _ alignment: VerticalAlignment, _ width: CGFloat)
        -> [[CGFloat]?]
    {
        let view = Arrangement(width, 90) {
            HStack(alignment: alignment, spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    Color.gray.frame(minWidth: 10, maxWidth: index == 0 ? 40 : nil).frame(height: CGFloat(20 + index))
                        .frame(width: index == 1 ? 30 : nil)
                        .accessibilityIdentifier("\(index)")
                }
                if many { ForEach(0..<5, id: \.self) { _ in Color.gray.frame(width: 0, height: 5) } }
            }
        }
        return (0..<count).map { view["\($0)"] }
    }

    @Test(
        "few children are placed as among many", arguments: [1, 2, 3, 4], [20, 60, 150, 400] as [CGFloat])
    func places(count: Int, width: CGFloat) {
        for alignment in [VerticalAlignment.top, .center, .bottom, .firstTextBaseline] {
            let few = Self.row(count, among: false, alignment, width)
            expect(few.map { $0?[2] }, equals: Self.row(count, among: true, alignment, width).map { $0?[2] })
            expect(few.allSatisfy { $0 != nil })
        }
    }

    @Test("random children are placed as among many, in any width and height", arguments: 0..<30)
    func randomPlaces(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let isRow = random.once(in: 2), kinds = (0..<random.number(1...4)).map { _ in random.number(0...6) }
        let sizes = kinds.map { _ in CGFloat(random.number(5...60)) }
        for length in (0..<6).map({ _ in CGFloat(random.number(0...300)) }) {
            func frames(amongMany many: Bool) -> [[CGFloat]?] {
                let few = ForEach(kinds.indices, id: \.self) {
                    AnyChild(kind: kinds[$0], size: sizes[$0]).accessibilityIdentifier("\($0)")
                }
                let others = ForEach(0..<(many ? 5 : 0), id: \.self) { _ in Color.gray.frame(width: 0, height: 0) }
                let view = Arrangement(isRow ? length : 120, isRow ? 120 : length) {
                    if isRow {
                        HStack(spacing: 0) {
                            few
                            others
                        }
                    } else {
                        VStack(spacing: 0) {
                            few
                            others
                        }
                    }
                }
                return kinds.indices.map { view["\($0)"] }
            }
            expect(frames(amongMany: false), equals: frames(amongMany: true), "\(kinds) \(sizes) in \(length)")
        }
    }

    @Test("a child that changes, is added or removed moves the others") func edits() {
        let model = Model()
        let view = Arrangement(300, 100) { Row(model: model) }
        expect(view["0"], equals: [0, 10, 20, 10])
        expect(view["1"], equals: [24, 0, 10, 30])
        model.width = 50
        view.host.frame()
        expect(view["1"], equals: [54, 0, 10, 30])
        model.heights += [50, 50, 50, 50]
        view.host.frame()
        expect(view["0"], equals: [0, 20, 50, 10])
        expect(view["5"], equals: [110, 0, 10, 50])
        model.heights = [10]
        view.host.frame()
        expect(view["0"], equals: [0, 0, 50, 10])
        model.heights = [10, 70]
        view.host.frame()
        expect(view["0"], equals: [0, 30, 50, 10])
        expect(view["1"], equals: [54, 0, 10, 70])
    }
}
