import CasementTesting
import ControlSupport
import Foundation
import SwiftUI
import Testing

// The examples of docs/layout.md, verbatim.

extension VerticalAlignment {
    private enum Title: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    fileprivate static let title = VerticalAlignment(Title.self)
}

private struct Entry: View {
    var body: some View {
        HStack(alignment: .title) {
            VStack {
                Text("Photo")
                Circle().frame(width: 20, height: 20).alignmentGuide(.title) { $0[VerticalAlignment.center] }
            }
            VStack(alignment: .leading) {
                Text("Name").alignmentGuide(.title) { $0[VerticalAlignment.center] }
                Text("Born")
            }
        }
    }
}

private struct Facts: View {
    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12) {
            GridRow {
                Text("Name").gridColumnAlignment(.trailing)
                Text("Ada Lovelace")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("Born")
                Text("1815")
            }
            GridRow { Text("Wrote the first program").gridCellColumns(2) }
        }
    }
}

private struct Flow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for (view, place) in zip(subviews, places(of: subviews, width: proposal.width ?? .infinity)) {
            let own = view.sizeThatFits(.unspecified)
            size.width = max(size.width, place.x + own.width)
            size.height = max(size.height, place.y + own.height)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, place) in zip(subviews, places(of: subviews, width: bounds.width)) {
            view.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }

    private func places(of subviews: Subviews, width: CGFloat) -> [CGPoint] {
        var places: [CGPoint] = []
        var corner = CGPoint.zero, height: CGFloat = 0
        for view in subviews {
            let own = view.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + own.width > width {
                corner = CGPoint(x: 0, y: corner.y + height + spacing)
                height = 0
            }
            places.append(corner)
            corner.x += own.width + spacing
            height = max(height, own.height)
        }
        return places
    }
}

private struct Tags: View {
    let names: [String]
    @State private var isFlowing = true

    var body: some View {
        let layout = isFlowing ? AnyLayout(Flow()) : AnyLayout(VStackLayout(alignment: .leading))
        VStack {
            Button("Arrange") { isFlowing.toggle() }
            layout { ForEach(names, id: \.self) { Text($0).padding(4).background(.yellow) } }
        }
    }
}

private struct Reader: View {
    var body: some View {
        Color.white
            .overlay { Text("The story") }
            .background(.yellow)
            .safeAreaInset(edge: .bottom) {
                Text("Page 1").frame(maxWidth: .infinity).padding(8)
            }
    }
}

private struct Sail: Shape {
    /// The wind comes from the same side everywhere; `.mirrors` is the default.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

@MainActor struct DocumentedLayout {
    @Test func guidesCrossStacks() throws {
        let host = TestHost { Entry() }
        let name = try #require(host.find(text: "Name")), photo = try #require(host.find(text: "Photo"))
        let picture = host.snapshot()
        let rows = (0..<300).filter { picture[Int(photo.midX), $0].r < 60 && CGFloat($0) > photo.maxY }
        let middle = Double((rows.first ?? 0) + (rows.last ?? 0) + 1) / 2
        #expect(rows.count == 20 && abs(middle - name.midY) <= 1, "\(rows) beside \(name)")
    }

    @Test func gridsAndLayoutsShowAllTheirViews() {
        let facts = TestHost { Facts() }
        #expect(facts.texts == ["Name", "Ada Lovelace", "Born", "1815", "Wrote the first program"])
        #expect(facts.find(text: "Name")?.maxX == facts.find(text: "Born")?.maxX)
        #expect(facts.find(text: "Ada Lovelace")?.minX == facts.find(text: "1815")?.minX)
        let tags = TestHost(width: 120, height: 200) { Tags(names: ["One", "Two", "Three", "Four", "Five"]) }
        #expect(tags.texts == ["Arrange", "One", "Two", "Three", "Four", "Five"])
        #expect(tags.find(text: "One")?.minY == tags.find(text: "Two")?.minY)
        tags.press(text: "Arrange")
        let column = ["One", "Two", "Three", "Four", "Five"].compactMap { tags.find(text: $0) }
        #expect(Set(column.map(\.minX)).count == 1 && zip(column, column.dropFirst()).allSatisfy { $0.maxY < $1.minY })
        let reader = TestHost { Reader() }
        #expect(reader.texts == ["The story", "Page 1"] && reader.find(text: "Page 1")?.maxY == 292)
    }

    @Test func aFixedShapeIsNotMirrored() {
        let host = TestHost(width: 40, height: 40) { Sail().frame(width: 40, height: 40) }
        host.update()
        let before = host.snapshot()
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        host.settle()
        #expect(before[5, 35] == host.snapshot()[5, 35] && before[5, 35] != before[35, 5])
    }
}
