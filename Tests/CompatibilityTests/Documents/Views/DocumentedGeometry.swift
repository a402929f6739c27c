import CasementTesting
import ControlSupport
import Testing

// The examples of docs/geometry.md, verbatim.

private struct ShareBar: View {
    var share: Double

    var body: some View {
        GeometryReader { proxy in
            Capsule().fill(.blue)
                .frame(width: proxy.size.width * share)
        }
        .frame(height: 8)
        .background(.gray.opacity(0.2), in: Capsule())
    }
}

private struct Board: View {
    var inset: CGFloat

    var body: some View {
        GeometryReader { proxy in
            let place = proxy.frame(in: .named("board"))
            Text("at \(Int(place.minX)), \(Int(place.minY))")
        }
        .padding(inset)
        .coordinateSpace(.named("board"))
    }
}

private struct Columns: View {
    @State private var count = 1

    var body: some View {
        Text("\(count) columns")
            .frame(maxWidth: .infinity)
            .onGeometryChange(for: Int.self) {
                max(1, Int($0.size.width / 150))
            } action: {
                count = $0
            }
    }
}

private struct Progress: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("Uploading 12 of 20 pictures")
            Text("12 of 20 pictures")
            Text("12 / 20")
        }
    }
}

private struct ChosenKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct Tabs: View {
    var names: [String]
    var chosen: String

    var body: some View {
        HStack(spacing: 20) {
            ForEach(names, id: \.self) { name in
                Text(name).anchorPreference(key: ChosenKey.self, value: .bounds) { name == chosen ? $0 : nil }
            }
        }
        .overlayPreferenceValue(ChosenKey.self) { anchor in
            GeometryReader { proxy in
                if let frame = anchor.map({ proxy[$0] }) {
                    Rectangle().fill(.blue)
                        .frame(width: frame.width, height: 2)
                        .offset(x: frame.minX, y: frame.maxY)
                }
            }
        }
    }
}

@MainActor struct DocumentedGeometry {
    @Test func shareBar() {
        let host = TestHost(width: 100, height: 20) { ShareBar(share: 0.5) }
        let picture = host.snapshot()
        #expect(picture[25, 10].b > picture[25, 10].r + 80, "blue")
        #expect(picture[75, 10].b < picture[75, 10].r + 10, "grey")
    }

    @Test func board() {
        #expect(TestHost(width: 200, height: 100) { Board(inset: 24) }.texts == ["at 24, 24"])
    }

    @Test func columns() {
        let host = TestHost(width: 480, height: 100) { Columns() }
        #expect(host.texts == ["3 columns"])
        host.resize(width: 300, height: 100)
        #expect(host.texts == ["2 columns"])
    }

    @Test func progress() {
        let host = TestHost(width: 400, height: 40) { Progress() }
        #expect(host.texts == ["Uploading 12 of 20 pictures"])
        host.resize(width: 140, height: 40)
        #expect(host.texts == ["12 of 20 pictures"])
        host.resize(width: 60, height: 40)
        #expect(host.texts == ["12 / 20"])
    }

    @Test func tabs() {
        let host = TestHost(width: 300, height: 60) { Tabs(names: ["One", "Two"], chosen: "Two") }
        let text = host.find(text: "Two") ?? .zero
        let pixel = host.snapshot()[Int(text.midX), Int(text.maxY + 1)]
        #expect(pixel.b > pixel.r + 80, "a blue line under it")
    }
}

/// The call shapes of geometry in programs.
@MainActor struct GeometryForms {
    private struct SizeKey: PreferenceKey {
        static let defaultValue: CGSize = .zero
        static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
    }

    private struct ScrollProgress: View {
        var coordinateSpace: CoordinateSpace = .named("scroll")
        let onChange: (CGFloat) -> Void
        var body: some View {
            GeometryReader { geo -> Color in
                let offset = geo.frame(in: coordinateSpace).minY
                DispatchQueue.main.async { onChange(offset) }
                return Color.clear
            }
            .frame(width: 0, height: 0)
        }
    }

    private struct Sub: View {
        let geometry: GeometryProxy
        var body: some View {
            Text("\(geometry.size.width), \(geometry.safeAreaInsets.top), \(geometry.frame(in: .global).midX)")
        }
    }

    @Test func compile() {
        let view = VStack {
            GeometryReader { geometry in Sub(geometry: geometry) }
            GeometryReader(content: { g in
                ZStack { Circle().frame(width: min(g.size.width, g.size.height)).position2(g) }
            })
            Color.clear.background(
                GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) }
            ).onPreferenceChange(SizeKey.self) { _ in }
            ScrollProgress { _ in }
            Text("a").coordinateSpace(name: "scroll").coordinateSpace(.named(1))
            Text("b").onGeometryChange(for: CGRect.self, of: { $0.frame(in: .scrollView) }, action: { _ in })
            Text("c").onGeometryChange(for: CGSize.self) { proxy in
                proxy.size
            } action: { oldValue, newValue in
                _ = (oldValue, newValue)
            }
            ViewThatFits { Text("d") }
            ViewThatFits(in: .vertical) {
                Text("e")
                EmptyView()
            }
        }
        let host = TestHost(width: 300, height: 400) { view }
        host.update()
        #expect(host.texts == ["300.000000, 0.000000, 150.000000", "a", "b", "c", "d", "e"])
    }
}

extension View {
    fileprivate func position2(_ proxy: GeometryProxy) -> some View {
        offset(x: proxy.size.width / 2, y: proxy[keyPath: \.size].height / 2)
    }
}

private struct Cover: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Image(systemName: "star").resizable()
                    .frame(height: 160)
                    .visualEffect { content, proxy in
                        let top = proxy.frame(in: .scrollView).minY
                        return content.offset(y: -top / 2).opacity(1 + top / 160)
                    }
                Text("The story").frame(height: 600)
            }
        }
    }
}

@MainActor struct DocumentedVisualEffects {
    @Test func cover() throws {
        let host = TestHost(width: 200, height: 200) { Cover() }
        let story = try #require(host.find(text: "The story"))
        func star() -> (bottom: Int, darkest: Int) {
            let picture = host.snapshot()
            let rows = (0..<picture.height).map { y in (0..<190).map { Int(picture[$0, y].r) }.min() ?? 255 }
            return (rows.lastIndex { $0 < 200 } ?? -1, rows.min() ?? 255)
        }
        let before = star()
        #expect(before.darkest < 40)
        host.scroll(at: CGPoint(x: 100, y: 100), dy: 80)
        host.settle()
        // The star moves by half of the distance, and has half of its opacity.
        let after = star()
        #expect(host.find(text: "The story")?.minY == story.minY - 80)
        #expect(after.bottom == before.bottom - 40)
        #expect(abs(after.darkest - (before.darkest + 250) / 2) <= 3, "\(before) \(after)")
    }
}
