import SwiftUI

// Layouts of one's own, geometry, preferences and alignment.

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache { var rows: [[Int]] = [] }
    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.width ?? .infinity
        cache.rows = [[]]
        var x: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            if x + size.width > width, !cache.rows[cache.rows.count - 1].isEmpty {
                cache.rows.append([])
                x = 0
            }
            cache.rows[cache.rows.count - 1].append(index)
            x += size.width + spacing
        }
        let height = cache.rows.map { row in row.map { subviews[$0].sizeThatFits(.unspecified).height }.max() ?? 0 }
        return CGSize(width: width, height: height.reduce(0, +) + spacing * CGFloat(cache.rows.count - 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for row in cache.rows {
            var x = bounds.minX
            var height: CGFloat = 0
            for index in row {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
                x += size.width + spacing
                height = max(height, size.height)
            }
            y += height + spacing
        }
    }
}

struct TagCloud: View {
    @State private var tags = ["swift", "linux", "desktop", "declarative", "layout", "sdl"]

    var body: some View {
        FlowLayout {
            ForEach(tags, id: \.self) { tag in
                Button(tag) { tags.removeAll { $0 == tag } }
                    .buttonStyle(.bordered)
                    .buttonBorderShape(.capsule)
            }
        }
        .frame(width: 240)
    }
}

struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 3
        for (index, subview) in subviews.enumerated() {
            let rank = subview[Rank.self]
            let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
            let point = CGPoint(
                x: bounds.midX + radius * cos(angle) * rank, y: bounds.midY + radius * sin(angle) * rank)
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

private struct Rank: LayoutValueKey {
    static let defaultValue: Double = 1
}

struct ClockFace: View {
    @State private var isCircle = true

    var body: some View {
        let layout = isCircle ? AnyLayout(RadialLayout()) : AnyLayout(HStackLayout(spacing: 4))
        VStack {
            layout {
                ForEach(1..<5) { hour in
                    Text("\(hour * 3)").layoutValue(key: Rank.self, value: hour == 4 ? 1.2 : 1)
                }
            }
            .frame(width: 200, height: 200)
            Button("Straighten") {
                withAnimation { isCircle.toggle() }
            }
        }
    }
}

private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct EqualButtons: View {
    @State private var width: CGFloat?

    var body: some View {
        HStack {
            ForEach(["No", "Perhaps", "Certainly"], id: \.self) { title in
                Text(title)
                    .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
                    .frame(width: width)
                    .padding(6)
                    .background(Color.yellow)
                    .accessibilityIdentifier("\(title.count)")
            }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}

private struct BoundsKey: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct UnderlinedTabs: View {
    @State private var selected = "News"

    var body: some View {
        HStack(spacing: 24) {
            ForEach(["News", "Sport", "Weather"], id: \.self) { name in
                Button(name) { withAnimation(.spring()) { selected = name } }
                    .buttonStyle(.plain)
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { [name: $0] }
            }
        }
        .overlayPreferenceValue(BoundsKey.self) { bounds in
            GeometryReader { proxy in
                if let anchor = bounds[selected] {
                    let frame = proxy[anchor]
                    Rectangle()
                        .fill(.tint)
                        .frame(width: frame.width, height: 2)
                        .offset(x: frame.minX, y: frame.maxY + 2)
                        .accessibilityIdentifier("line")
                }
            }
        }
    }
}

struct StickyHeader: View {
    @State private var offset: CGFloat = 0

    var body: some View {
        ScrollView {
            LazyVStack(pinnedViews: .sectionHeaders) {
                ForEach(0..<3) { section in
                    Section {
                        ForEach(0..<20) { Text("Row \(section)-\($0)").frame(height: 20) }
                    } header: {
                        Text("Part \(section)")
                            .frame(maxWidth: .infinity)
                            .background(.regularMaterial)
                    }
                }
            }
            .background {
                GeometryReader { proxy in
                    Color.clear.onChange(of: proxy.frame(in: .named("scroll")).minY, initial: true) { offset = $1 }
                }
            }
        }
        .coordinateSpace(name: "scroll")
        .safeAreaInset(edge: .bottom) { Text("Scrolled \(Int(-offset))") }
    }
}

extension VerticalAlignment {
    private enum MidAccount: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
    }
    static let midAccount = VerticalAlignment(MidAccount.self)
}

struct AlignedAccounts: View {
    var body: some View {
        HStack(alignment: .midAccount) {
            VStack {
                Text("@casement").alignmentGuide(.midAccount) { $0[VerticalAlignment.center] }
                Rectangle().frame(width: 64, height: 64)
            }
            VStack {
                Text("Full name:").font(.caption)
                Text("CASEMENT").alignmentGuide(.midAccount) { d in d[VerticalAlignment.center] }.font(.title)
            }
        }
    }
}

struct AdaptiveCard: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack {
                Text("A rather long headline for a card").lineLimit(1)
                Text("Wide")
            }
            .fixedSize()
            VStack {
                Text("Headline")
                Text("Narrow")
            }
        }
    }
}

struct HalfAndHalf: View {
    @State private var fraction = 0.5

    var body: some View {
        GeometryReader { geometry in
            HStack(spacing: 0) {
                Color.red.frame(width: geometry.size.width * fraction).accessibilityIdentifier("left")
                Color.blue.accessibilityIdentifier("right")
            }
            .overlay {
                Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height))")
                    .padding(4)
                    .background(.white)
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { value in
                    fraction = min(max(value.location.x / geometry.size.width, 0.1), 0.9)
                })
        }
        .ignoresSafeArea()
    }
}

struct Snapping: View {
    @State private var position: Int?

    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<6) { page in
                        Text("Page \(page)")
                            .containerRelativeFrame(.horizontal)
                            .frame(height: 100)
                            .background(Color(hue: Double(page) / 6, saturation: 0.5, brightness: 1))
                            .scrollTransition { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.9)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $position)
            .scrollIndicators(.hidden)
            Text("At \(position ?? 0)")
            Button("Forward") { withAnimation { position = (position ?? 0) + 1 } }
        }
    }
}

struct JumpList: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Button("Jump to 80") {
                    withAnimation { proxy.scrollTo(80, anchor: .center) }
                }
                List(0..<100, id: \.self) { number in
                    Text("Line \(number)").id(number)
                }
            }
        }
    }
}
