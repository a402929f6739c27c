import CoreTesting
import Expectations
import HostSupport
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
