import CoreTesting
import Expectations
import HostSupport
import Testing

/// The bounds of a layer's content, and what depends on them: a changed window looks like a new one.
@MainActor struct LayerEdges {
    /// Changes a view, and compares all pixels with those of a window that had this value from the start.
    private func expectFresh<V: View>(
        _ value: Box<CGFloat>, to new: CGFloat, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ view: @escaping (CGFloat) -> V
    ) {
        let host = TestHost(width: 120, height: 90) { Shown(value: value, view: view) }
        host.update()
        value.value = new
        host.settle()
        let fresh = TestHost(width: 120, height: 90) { view(new) }
        expect(
            host.snapshot().difference(from: fresh.snapshot(), tolerance: 0)?.count, equals: 0,
            sourceLocation: sourceLocation
        )
    }

    private struct Shown<V: View>: View {
        let value: Box<CGFloat>
        let view: (CGFloat) -> V
        var body: some View { view(value.value) }
    }

    @Test("in an opaque blur a change spreads as far as in any other")
    func opaqueBlur() {
        expectFresh(Box(0), to: 1) { value in
            ZStack {
                Color.orange
                (value > 0 ? Color.blue : Color.red).frame(width: 20, height: 20)
            }
            .frame(width: 80, height: 60).blur(radius: 6, opaque: true)
        }
    }

    @Test("a layer's content has its current bounds, however large they were before")
    func shrinking() {
        expectFresh(Box(50), to: 5) { value in
            VStack {
                Color.blue.frame(width: 30, height: 20).offset(x: value)
                Color.green.frame(width: 20, height: 20)
            }
            .blur(radius: 3, opaque: true)
        }
    }

    @Test("a view rotated in space keeps its place when another view beside it grows")
    func perspective() {
        expectFresh(Box(0), to: 7) { value in
            VStack {
                Color.red.frame(width: 10, height: 10).blur(radius: value)
                Color.green.frame(width: 60, height: 40)
            }
            .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 1))
        }
        expectFresh(Box(0), to: 7) { value in
            VStack {
                Color.red.frame(width: 10, height: 10).blur(radius: value)
                Color.green.frame(width: 60, height: 40)
            }
            .rotationEffect(.degrees(33))
        }
    }

    @Test("content thinner than a pixel shows nothing")
    func thin() {
        let host = TestHost(width: 60, height: 60) {
            Color.red.frame(width: 20, height: 0.2).mask { Circle() }.scaleEffect(x: 1, y: 2)
        }
        let empty = TestHost(width: 60, height: 60) { Color.clear }
        expect(host.snapshot().difference(from: empty.snapshot(), tolerance: 0)?.count, equals: 0)
    }

    @Test("a scaled text is rasterised at its scale")
    func sharpText() {
        let host = TestHost(width: 200, height: 60) { Text("Sharp").scaleEffect(3) }
        let picture = host.snapshot()
        var between = 0, inked = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let level = picture.rgb(x, y)[1]
                if level < 200 { inked += 1 }
                if level < 200, level > 90 { between += 1 }
            }
        }
        // A small picture of it, enlarged, would be mostly blurred edges.
        expect(inked > 500 && between * 4 < inked, "\(between) of \(inked)")
    }
}
