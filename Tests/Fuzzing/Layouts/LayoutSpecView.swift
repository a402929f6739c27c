import CasementTesting
import Foundation

private let tones: [Color] = [.red, .green, .blue, .orange, .purple, .teal]
private let places: [Alignment] = [
    .center, .topLeading, .top, .topTrailing, .leading, .trailing, .bottomLeading, .bottomTrailing,
    .centerFirstTextBaseline,
]
private let rowPlaces: [VerticalAlignment] = [.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline]
private let columnPlaces: [HorizontalAlignment] = [.center, .leading, .trailing]
private let gaps: [CGFloat?] = [nil, 0, 5, -4, .nan]

/// The view of a layout spec.
struct LayoutSpecView: View {
    let spec: LayoutSpec

    var body: some View { LayoutLayer(spec: spec, outer: 0) }
}

/// The base with the modifiers, starting at the outermost remaining one.
private struct LayoutLayer: View {
    let spec: LayoutSpec
    let outer: Int

    var body: some View {
        if outer < spec.modifiers.count {
            AnyView(
                LayoutLayer(spec: spec, outer: outer + 1).modified(spec.modifiers[spec.modifiers.count - 1 - outer]))
        } else {
            AnyView(base)
        }
    }

    private var number: Int { spec.number }
    private var color: Color { tones[number % tones.count] }
    private var place: Alignment { places[number % places.count] }
    private var gap: CGFloat? { gaps[number % gaps.count] }
    private var rows: some View { ForEach(spec.children) { LayoutSpecView(spec: $0) } }

    private var base: any View {
        switch spec.kind {
        case .text: Text(["a", "two words", "a line of text that wraps", "1\n2", ""][number % 5])
        case .color: color
        case .block: color.frame(width: CGFloat(number * 3), height: CGFloat(30 - number))
        case .circle: Circle().fill(color)
        case .spacer: Spacer(minLength: [nil, 0, 12, -5, .infinity, .nan][number % 6])
        case .divider: Divider()
        case .row: HStack(alignment: rowPlaces[number % 5], spacing: gap) { rows }
        case .column: VStack(alignment: columnPlaces[number % 3], spacing: gap) { rows }
        case .layers: ZStack(alignment: place) { rows }
        case .grid: grid
        case .flow: FlowLayout()({ rows })
        case .ring: RingLayout()({ rows })
        case .any: any({ rows })
        case .strange: StrangeLayout(way: number)({ rows })
        case .reader: reader
        case .fits: ViewThatFits(in: [.horizontal, .vertical, [.horizontal, .vertical], []][number % 4]) { rows }
        case .scroll: ScrollView([.vertical, .horizontal, [.horizontal, .vertical], []][number % 4]) { rows }
        case .lazyColumn, .lazyRow, .lazyGrid, .lazyRows: lazy
        }
    }

    private var any: AnyLayout {
        switch number % 5 {
        case 0: AnyLayout(HStackLayout(alignment: .top, spacing: gap))
        case 1: AnyLayout(VStackLayout(alignment: .trailing, spacing: gap))
        case 2: AnyLayout(ZStackLayout(alignment: place))
        case 3: AnyLayout(GridLayout(alignment: place))
        default: AnyLayout(FlowLayout())
        }
    }

    private var grid: some View {
        Grid(alignment: place, horizontalSpacing: gap, verticalSpacing: gap) {
            ForEach(spec.children) { child in
                if child.number % 3 == 0 {
                    LayoutSpecView(spec: child)
                } else {
                    GridRow {
                        LayoutSpecView(spec: child)
                        Text("cell")
                        color.gridCellUnsizedAxes(.vertical)
                    }
                }
            }
        }
    }

    private var reader: some View {
        GeometryReader { proxy in
            let frame = proxy.frame(in: .global), insets = proxy.safeAreaInsets
            rows
            Text(String(format: "%.0f %.0f %.0f", frame.width, frame.minX, insets.top)).font(.caption2)
            if proxy.size.width > 70 { color.frame(width: proxy.size.width / 2, height: 3) }
        }
    }

    /// With a fixed size, because the size of a lazy container depends on the rows seen so far.
    private var lazy: some View {
        Group {
            switch spec.kind {
            case .lazyColumn: ScrollView { LazyVStack(alignment: columnPlaces[number % 3], spacing: gap) { many } }
            case .lazyRow:
                ScrollView(.horizontal) { LazyHStack(alignment: rowPlaces[number % 3], spacing: gap) { many } }
            case .lazyGrid: ScrollView { LazyVGrid(columns: items, spacing: gap) { many } }
            default: ScrollView(.horizontal) { LazyHGrid(rows: items, spacing: gap) { many } }
            }
        }
        .frame(width: 90, height: 70)
    }

    private var items: [GridItem] {
        [
            [GridItem(.adaptive(minimum: 20))], [GridItem(.flexible()), GridItem(.fixed(15), alignment: .trailing)],
            [GridItem(.fixed(-3)), GridItem(.adaptive(minimum: .nan)), GridItem(.flexible(minimum: 30, maximum: 10))],
            [],
        ][number % 4]
    }

    private var many: some View {
        ForEach(0..<(spec.children.count * (3 + number)), id: \.self) { index in
            // One view per row, whatever its content; what invisible rows draw elsewhere depends on which of them
            // exist.
            VStack(spacing: 0) { LayoutSpecView(spec: spec.children[index % spec.children.count]) }.clipped()
        }
    }
}

extension View {
    fileprivate func modified(_ modifier: LayoutModifier) -> any View {
        switch modifier {
        case .padding(let edges, let length): padding(Edge.Set(rawValue: edges), length)
        case .safePadding(let edges, let length): safeAreaPadding(Edge.Set(rawValue: edges), length)
        case .margins(let length): contentMargins(length)
        case .frame(let width, let height, let place): frame(width: width, height: height, alignment: places[place])
        case .flexible(
            let minWidth, let idealWidth, let maxWidth, let minHeight, let idealHeight, let maxHeight, let place):
            frame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: places[place])
        case .fixed(let horizontal, let vertical): fixedSize(horizontal: horizontal, vertical: vertical)
        case .offset(let x, let y): offset(x: x, y: y)
        case .position(let x, let y): position(x: x, y: y)
        case .guide(let which, let value): guided(which, value)
        case .priority(let priority): layoutPriority(priority)
        case .aspect(let ratio, let fills): aspectRatio(ratio, contentMode: fills ? .fill : .fit)
        case .zIndex(let index): zIndex(index)
        case .overlay(let place, let count):
            overlay(alignment: places[place]) { ForEach(0..<count, id: \.self) { Text("o\($0)") } }
        case .background(let place): background(alignment: places[place]) { Color.yellow.frame(width: 20) }
        case .bar(let edge, let spacing): barred(edge, spacing)
        case .ignoring(let edges): ignoresSafeArea(edges: Edge.Set(rawValue: edges))
        case .relative(let count, let spacing):
            containerRelativeFrame([.horizontal, .vertical], count: count, span: 2, spacing: spacing)
        case .rightToLeft(let isRightToLeft):
            environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        case .columns(let count): gridCellColumns(count)
        case .cellAnchor(let x, let y): gridCellAnchor(UnitPoint(x: x, y: y))
        case .unsized(let axes): gridCellUnsizedAxes(Axis.Set(rawValue: axes))
        case .opacity(let opacity): self.opacity(opacity)
        case .scaled(let scale): scaleEffect(scale)
        case .turned(let degrees): rotationEffect(.degrees(degrees))
        // Larger radii would only test the time of a blur.
        case .blur(let radius): blur(radius: min(radius, 12))
        case .visual(let way): looked(way)
        case .clipped: clipped()
        case .hidden: hidden()
        }
    }

    private func guided(_ which: Int, _ value: CGFloat) -> any View {
        switch which {
        case 0: alignmentGuide(.leading) { _ in value }
        case 1: alignmentGuide(HorizontalAlignment.center) { $0.width * value / 10 }
        case 2: alignmentGuide(.top) { $0[.bottom] - value }
        case 3: alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] + value }
        case 4: alignmentGuide(.trailing) { $0[.leading] + value }
        default: alignmentGuide(VerticalAlignment.center) { _ in value }
        }
    }

    private func barred(_ edge: Int, _ spacing: CGFloat?) -> any View {
        switch edge {
        case 0: safeAreaInset(edge: .top, spacing: spacing) { Text("top").background(.yellow) }
        case 1: safeAreaInset(edge: .bottom, spacing: spacing) { Color.mint.frame(height: 9) }
        case 2: safeAreaInset(edge: .leading, spacing: spacing) { Color.mint.frame(width: 9) }
        default: safeAreaInset(edge: .trailing, spacing: spacing) { Text("t") }
        }
    }

    private func looked(_ way: Int) -> any View {
        switch way {
        case 0: visualEffect { content, proxy in content.offset(x: proxy.size.width / 4, y: 2) }
        case 1: visualEffect { content, proxy in content.opacity(proxy.frame(in: .global).minX > 60 ? 0.5 : 1) }
        case 2: visualEffect { content, proxy in content.scaleEffect(proxy.size.height > 30 ? 0.5 : 1.5) }
        default: visualEffect { content, proxy in content.brightness(proxy.frame(in: .scrollView).minY > 20 ? 0.4 : 0) }
        }
    }
}
