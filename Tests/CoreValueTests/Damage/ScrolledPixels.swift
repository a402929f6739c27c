import CoreTesting
import Expectations
import HostSupport
import Testing

/// Content that moves by whole pixels keeps its pixels: only what becomes visible is painted.
@MainActor struct ScrolledPixels {
    private struct Rows: View {
        var count = 100
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<count) { index in
                    HStack(spacing: 4) {
                        Color(red: Double(index % 7) / 7, green: Double(index % 5) / 5, blue: 0.4)
                            .frame(width: 16, height: 16)
                        Text("row \(index)")
                        Color.white.opacity(0.5)
                    }
                    .frame(width: 200, height: 20)
                }
            }
        }
    }

    /// A list in a clipping container over the plain window.
    private struct Scrolled: View {
        let y: Box<CGFloat>
        var body: some View {
            Rows().offset(y: -y.value).frame(width: 200, height: 200, alignment: .top).clipped()
        }
    }

    /// The expected pixels of the window, painted as a whole.
    private func repainted(_ host: TestHost) -> Bitmap {
        host.pipeline.graphics.damageAll()
        host.update()
        return host.snapshot()
    }

    private func isSame(_ host: TestHost) -> Bool {
        let shown = host.snapshot()
        return shown == repainted(host)
    }

    @Test("scrolling paints the strip that becomes visible and moves the rest", arguments: [1, 1.5, 2] as [CGFloat])
    func strip(scale: CGFloat) {
        let y = Box<CGFloat>(0)
        let host = TestHost(width: 200, height: 200, scale: scale) { Scrolled(y: y) }
        host.update()
        for (offset, step) in [(20, 20), (60, 40), (40, 20), (0, 40)] as [(CGFloat, CGFloat)] {
            let statistics = host.statistics { y.value = offset }
            expect(statistics.damagedPixels, equals: Int(step * scale) * Int(200 * scale))
            expect(statistics.movedPixels, equals: Int((200 - step) * scale) * Int(200 * scale))
            expect(isSame(host))
        }
    }

    @Test("half a pixel is not scrolled")
    func fraction() {
        let y = Box<CGFloat>(0)
        let host = TestHost(width: 200, height: 200) { Scrolled(y: y) }
        host.update()
        let statistics = host.statistics { y.value = 10.5 }
        expect(statistics.movedPixels, equals: 0)
        expect(statistics.damagedPixels, equals: 200 * 200)
        expect(isSame(host))
    }

    @Test("a scroll to a distant position repaints everything")
    func jump() {
        let y = Box<CGFloat>(0)
        let host = TestHost(width: 200, height: 200) { Scrolled(y: y) }
        host.update()
        expect(host.statistics { y.value = 1000 }.movedPixels, equals: 0)
        expect(isSame(host))
    }

    @Test("views over or under scrolled content are painted at their place and where their pixels were moved to")
    func standing() {
        let y = Box<CGFloat>(0)
        let host = TestHost(width: 200, height: 200) {
            ZStack(alignment: .topLeading) {
                Color.yellow.frame(width: 10, height: 10).offset(x: 150, y: 90)
                Scrolled(y: y)
                Color.red.opacity(0.5).frame(width: 30, height: 10).offset(x: 100, y: 50)
            }
        }
        host.update()
        let statistics = host.statistics { y.value = 20 }
        expect(statistics.movedPixels, equals: 180 * 200)
        // The strip, and two places for each view.
        expect(statistics.damagedPixels <= 20 * 200 + 10 * 30 + 30 * 30)
        expect(isSame(host))
    }

    @Test("a plain backdrop and a border cost almost nothing")
    func backdrop() {
        let y = Box<CGFloat>(0)
        let host = TestHost(width: 220, height: 220) {
            Scrolled(y: y).background(Color.blue.opacity(0.3)).border(Color.black)
        }
        host.update()
        let statistics = host.statistics { y.value = 20 }
        expect(statistics.movedPixels > 0)
        expect(statistics.damagedPixels < 200 * 60)
        expect(isSame(host))
    }

    @Test("over a gradient, and inside a layer, everything is painted", arguments: [true, false])
    func uneven(isLayer: Bool) {
        let y = Box<CGFloat>(0)
        let host = TestHost(width: 200, height: 200) {
            if isLayer {
                Scrolled(y: y).clipShape(Circle())
            } else {
                Scrolled(y: y).background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            }
        }
        host.update()
        expect(host.statistics { y.value = 20 }.movedPixels, equals: 0)
        expect(isSame(host))
    }

    private struct Edited: View {
        let ids: Box<[Int]>
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(ids.value, id: \.self) { id in
                    Text("row \(id)").frame(width: 200, height: 20, alignment: .leading)
                }
            }
            .frame(width: 200, height: 200, alignment: .top).clipped()
        }
    }

    @Test("rows after an inserted or removed one are moved")
    func inserted() {
        let ids = Box(Array(0..<40))
        let host = TestHost(width: 200, height: 200) { Edited(ids: ids) }
        host.update()
        let insertion = host.statistics { ids.value.insert(100, at: 2) }
        expect(insertion.movedPixels > 0)
        expect(insertion.damagedPixels <= 3 * 20 * 200)
        expect(isSame(host))
        let removal = host.statistics { ids.value.remove(at: 3) }
        expect(removal.movedPixels > 0)
        expect(removal.damagedPixels <= 3 * 20 * 200)
        expect(isSame(host))
    }

    @Test("two moves before a frame is shown, and a frame that is not presented, lose nothing")
    func unshown() {
        let y = Box<CGFloat>(0)
        let host = TestHost(width: 200, height: 200) { Scrolled(y: y) }
        host.update()
        for value in [20, 60, 30] as [CGFloat] {
            y.value = value
            host.pipeline.updateUntilStable()
            host.pipeline.graphics.update()
        }
        host.update()
        expect(isSame(host))
    }

    /// Rows with effects, over a plain or an uneven background, under a fixed view.
    private struct Effects: View {
        let y: Box<CGFloat>
        let ids: Box<[Int]>
        let seed: Int

        var body: some View {
            ZStack(alignment: .topLeading) {
                switch seed % 3 {
                case 0: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                case 1: Color.yellow
                default: Color.green.frame(width: 30, height: 30).offset(x: 90, y: 70)
                }
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(ids.value, id: \.self) { id in row(id).frame(width: 200, height: 20) }
                }
                .offset(y: -y.value)
                .frame(width: 200, height: 200, alignment: .top)
                .clipped()
                standing
            }
        }

        @ViewBuilder private func row(_ id: Int) -> some View {
            let patch = Color(red: Double(id % 7) / 7, green: Double(id % 5) / 5, blue: 0.4).frame(
                width: 60, height: 12)
            switch (id &* 5 &+ seed) % 11 {
            case 0: Text("row \(id)").foregroundStyle(.red).blendMode(.multiply)
            case 1: patch.shadow(radius: 3, x: 2, y: 2)
            case 2: patch.rotationEffect(.degrees(30))
            case 3: patch.blendMode(.difference)
            case 4: patch.blur(radius: 2)
            case 5: patch.scaleEffect(1.5)
            case 6:
                HStack(spacing: -20) {
                    patch
                    Text("row")
                }.compositingGroup().opacity(0.5)
            case 7: patch.blendMode(.destinationOut)
            case 8: patch.blendMode(.sourceAtop).colorInvert()
            case 9: patch.opacity(0.3).border(Color.black)
            default: Text("row \(id)")
            }
        }

        @ViewBuilder private var standing: some View {
            let patch = Color.orange.frame(width: 40, height: 40)
            switch seed % 7 {
            case 0: patch.blendMode(.difference).offset(x: 40, y: 60)
            case 1: patch.rotationEffect(.degrees(20)).offset(x: 80, y: 90)
            case 2: patch.shadow(radius: 5).offset(x: 80, y: 90)
            case 3: Color.cyan.frame(width: 200, height: 200).blendMode(.multiply)
            case 4: Color.cyan.frame(width: 200, height: 200).blendMode(.color)
            case 5: patch.clipShape(Circle()).opacity(0.7).offset(x: 60, y: 120)
            default: EmptyView()
            }
        }
    }

    @Test("rows with effects scroll, appear and disappear as if repainted", arguments: 0..<42)
    func effects(seed: Int) {
        let y = Box<CGFloat>(0), ids = Box(Array(0..<40))
        let host = TestHost(width: 200, height: 200, scale: seed % 2 == 0 ? 1 : 2) {
            Effects(y: y, ids: ids, seed: seed)
        }
        host.update()
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        for step in 0..<12 {
            switch random(3) {
            case 0: ids.value.insert(1000 + step, at: random(ids.value.count))
            case 1: ids.value.remove(at: random(ids.value.count))
            default: y.value = CGFloat(random(120))
            }
            host.update()
            expect(isSame(host), "step \(step)")
        }
    }
}
