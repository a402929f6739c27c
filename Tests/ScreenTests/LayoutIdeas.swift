import SwiftUI

// Layouts of programs: flows of tags with a cache, masonry, circles, equal heights by preferences, nested trees.

struct TagFlow: Layout {
    var spacing: CGFloat = 8
    var alignment: HorizontalAlignment = .leading

    struct Cache {
        var sizes: [CGSize] = []
        var rows: [(range: Range<Int>, height: CGFloat, width: CGFloat)] = []
        var width: CGFloat = -1
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    private func arrange(_ width: CGFloat, _ cache: inout Cache) {
        guard cache.width != width else { return }
        cache.width = width
        cache.rows = []
        var (start, x, height) = (0, CGFloat.zero, CGFloat.zero)
        for (index, size) in cache.sizes.enumerated() {
            if x > 0, x + size.width > width {
                cache.rows.append((start..<index, height, x - spacing))
                (start, x, height) = (index, 0, 0)
            }
            x += size.width + spacing
            height = max(height, size.height)
        }
        cache.rows.append((start..<cache.sizes.count, height, x - spacing))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: 0)).width
        arrange(width, &cache)
        let height = cache.rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, cache.rows.count - 1))
        return CGSize(width: cache.rows.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        arrange(bounds.width, &cache)
        var y = bounds.minY
        for row in cache.rows {
            var x = alignment == .center ? bounds.midX - row.width / 2 : bounds.minX
            for index in row.range {
                subviews[index].place(
                    at: CGPoint(x: x, y: y + row.height / 2), anchor: .leading,
                    proposal: ProposedViewSize(cache.sizes[index]))
                x += cache.sizes[index].width + spacing
            }
            y += row.height + spacing
        }
    }
}

struct TagEditor: View {
    @State private var tags = ["swift", "layout", "linux", "desktop"]
    @State private var text = ""
    @State private var isCentered = false

    var body: some View {
        VStack(alignment: .leading) {
            TagFlow(alignment: isCentered ? .center : .leading) {
                ForEach(tags, id: \.self) { tag in
                    HStack(spacing: 4) {
                        Text(tag)
                        Button {
                            withAnimation { tags.removeAll { $0 == tag } }
                        } label: {
                            Image(systemName: "xmark")
                        }
                        .buttonStyle(.borderless)
                        .accessibilityLabel("Remove \(tag)")
                    }
                    .padding(.horizontal, 8)
                    .padding(.vertical, 4)
                    .background(Capsule().fill(Color.accentColor.opacity(0.2)))
                    .fixedSize()
                }
                TextField("Add tag", text: $text)
                    .frame(width: 100)
                    .onSubmit {
                        let tag = text.trimmingCharacters(in: .whitespaces).lowercased()
                        guard !tag.isEmpty, !tags.contains(tag) else { return }
                        withAnimation { tags.append(tag) }
                        text = ""
                    }
            }
            Toggle("Centred", isOn: $isCentered.animation())
        }
        .padding()
        .frame(width: 260)
    }
}

struct MasonryLayout: Layout {
    var columns = 2
    var spacing: CGFloat = 6

    private func frames(for subviews: Subviews, in width: CGFloat) -> [CGRect] {
        let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = Array(repeating: CGFloat.zero, count: columns)
        return subviews.map { subview in
            let column = heights.enumerated().min { $0.element < $1.element }!.offset
            let height = subview.sizeThatFits(.init(width: columnWidth, height: nil)).height
            defer { heights[column] += height + spacing }
            return CGRect(
                x: CGFloat(column) * (columnWidth + spacing), y: heights[column], width: columnWidth, height: height)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 300
        return CGSize(width: width, height: frames(for: subviews, in: width).map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in zip(subviews, frames(for: subviews, in: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
                proposal: ProposedViewSize(frame.size))
        }
    }
}

struct PictureWall: View {
    let heights: [CGFloat] = [60, 120, 90, 40, 70]
    @State private var columns = 2.0

    var body: some View {
        ScrollView {
            MasonryLayout(columns: Int(columns)) {
                ForEach(heights.indices, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 8).fill(
                        Color(hue: Double(index) / 5, saturation: 0.5, brightness: 0.9)
                    )
                    .frame(height: heights[index])
                    .overlay(Text("#\(index)"))
                }
            }
            .animation(.default, value: columns)
            Stepper("\(Int(columns)) columns", value: $columns, in: 1...4, step: 1)
        }
        .frame(width: 306)
    }
}

struct VoteRank: LayoutValueKey {
    static let defaultValue: Int = 0
}

struct RankedCircle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.size.width, bounds.size.height) / 3
        let ordered = subviews.sorted { $0[VoteRank.self] < $1[VoteRank.self] }
        let angle = Angle.degrees(360.0 / Double(ordered.count)).radians
        for (index, subview) in ordered.enumerated() {
            var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle * Double(index)))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct VotingWheel: View {
    @State private var votes = ["Cat": 3, "Dog": 2, "Fish": 1, "Bird": 0]
    @State private var isRound = true

    private var ranked: [String] { votes.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key) }

    var body: some View {
        VStack {
            let layout = isRound ? AnyLayout(RankedCircle()) : AnyLayout(VStackLayout(spacing: 20))
            layout {
                ForEach(votes.keys.sorted(), id: \.self) { name in
                    Text(name).layoutValue(key: VoteRank.self, value: ranked.firstIndex(of: name) ?? 0)
                }
            }
            .frame(width: 240, height: 240)
            .animation(.spring(), value: votes)
            HStack {
                ForEach(votes.keys.sorted(), id: \.self) { name in
                    Button("+\(name)") { votes[name, default: 0] += 2 }
                }
            }
            Button("Turn") { withAnimation { isRound.toggle() } }
            Text("First: \(ranked[0])")
        }
    }
}

/// Columns as wide as the widest label, in the way of programs from before grids.
struct AlignedForm: View {
    @State private var labelWidth: CGFloat?
    @State private var values = ["a", "b", "c"]
    private let labels = ["Name", "A rather long label", "City"]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(0..<labels.count, id: \.self) { index in
                HStack {
                    Text(self.labels[index])
                        .background(WidthReader())
                        .frame(width: self.labelWidth, alignment: .trailing)
                    TextField(self.labels[index], text: self.$values[index]).frame(width: 80)
                        .accessibilityIdentifier("field\(index)")
                }
            }
        }
        .onPreferenceChange(WidthKey.self) { widths in self.labelWidth = widths.max() }
    }

    private struct WidthReader: View {
        var body: some View {
            GeometryReader { Color.clear.preference(key: WidthKey.self, value: [$0.size.width]) }
        }
    }

    private struct WidthKey: PreferenceKey {
        typealias Value = [CGFloat]
        static var defaultValue: Value { [] }
        static func reduce(value: inout Value, nextValue: () -> Value) { value.append(contentsOf: nextValue()) }
    }
}

/// A tree of views that contain themselves.
struct TreeNode: Identifiable, Hashable {
    let id: String
    var children: [TreeNode]?
    static let root = TreeNode(
        id: "root",
        children: [
            TreeNode(
                id: "src",
                children: [TreeNode(id: "main.swift"), TreeNode(id: "util", children: [TreeNode(id: "log.swift")])]),
            TreeNode(id: "README"),
        ])
    var count: Int { 1 + (children?.reduce(0) { $0 + $1.count } ?? 0) }
}

struct TreeView: View {
    let node: TreeNode
    @Binding var selection: String?
    @State private var isExpanded = false

    var body: some View {
        if let children = node.children {
            DisclosureGroup(isExpanded: $isExpanded) {
                ForEach(children) { TreeView(node: $0, selection: $selection) }
            } label: {
                Label(node.id, systemImage: isExpanded ? "folder.fill" : "folder").badge(node.count)
            }
        } else {
            Label(node.id, systemImage: "doc")
                .foregroundStyle(selection == node.id ? Color.accentColor : .primary)
                .onTapGesture { selection = node.id }
        }
    }
}

struct TreeScreen: View {
    @State private var selection: String?
    var body: some View {
        List {
            TreeView(node: .root, selection: $selection)
            Text(selection.map { "Selected \($0)" } ?? "Nothing selected")
        }
    }
}

/// A drag from the clock's hand.
struct Knob: View {
    @Binding var value: Double
    private let size: CGFloat = 120

    var body: some View {
        Circle()
            .trim(from: 0, to: value)
            .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
            .background { Circle().stroke(.quaternary, lineWidth: 10) }
            .overlay { Text(value, format: .percent.precision(.fractionLength(0))) }
            .frame(width: size, height: size)
            .contentShape(Circle())
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { drag in
                    let vector = CGVector(dx: drag.location.x - size / 2, dy: drag.location.y - size / 2)
                    let angle = atan2(vector.dx, -vector.dy)
                    value = (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
                }
            )
            .accessibilityIdentifier("knob")
            .accessibilityValue(Text(value, format: .percent))
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: value = min(1, value + 0.1)
                case .decrement: value = max(0, value - 0.1)
                @unknown default: break
                }
            }
    }
}

struct KnobScreen: View {
    @State private var value = 0.25
    var body: some View { Knob(value: $value).padding() }
}
