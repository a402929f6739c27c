import CoreTesting
import Expectations
import HostSupport
import Testing

/// Stroked shapes.
@MainActor struct StrokePixels {
    /// A picture of 60x60 points with a shape in the 20x20 points at (20, 20), black on white.
    private func picture<V: View>(scale: CGFloat = 1, @ViewBuilder _ shape: () -> V) -> Bitmap {
        let content = shape()
        return TestHost(width: 60, height: 60, scale: scale) {
            ZStack {
                Color.white
                content.foregroundStyle(.black).frame(width: 20, height: 20)
            }
        }
        .snapshot()
    }

    private func ink(_ bitmap: Bitmap) -> (area: Double, bounds: CGRect) {
        var area = 0.0
        var bounds = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let share = 1 - Double(bitmap[x, y].r) / 255
                area += share
                if share > 0.02 { bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1)) }
            }
        }
        return (area, bounds)
    }

    @Test func aStrokeIsCentredAndABorderStrokeInside() {
        let stroke = ink(picture { Circle().stroke(lineWidth: 4) })
        expect(stroke.bounds, equals: CGRect(x: 18, y: 18, width: 24, height: 24))
        expect(abs(stroke.area - .pi * (12 * 12 - 8 * 8)) < 3)
        let border = ink(picture { Circle().strokeBorder(lineWidth: 4) })
        expect(border.bounds, equals: CGRect(x: 20, y: 20, width: 20, height: 20))
        expect(abs(border.area - .pi * (10 * 10 - 6 * 6)) < 3)
    }

    @Test func defaults() {
        let style = StrokeStyle()
        expect(style.lineWidth == 1 && style.lineCap == .butt && style.lineJoin == .miter && style.miterLimit == 10)
        expect(style.dash.isEmpty && style.dashPhase == 0)
        expect(RoundedRectangle(cornerRadius: 8).style, equals: .continuous)
        expect(Capsule().style, equals: .continuous)
    }

    @Test func cornersAreMitredRoundOrCutOff() {
        func corner(_ join: CGLineJoin) -> UInt8 {
            picture { Rectangle().stroke(style: StrokeStyle(lineWidth: 8, lineJoin: join)) }[16, 16].r
        }
        expect(corner(.miter), equals: 0)
        expect(corner(.round) > 200 && corner(.bevel) > 200)
    }

    @Test func dashes() {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)]) }
        let bitmap = picture { line.stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1)) }
        let row = (20..<40).map { bitmap[$0, 30].r < 128 }
        let expected = (0..<20).map { (($0 + 1) % 6) < 4 }
        expect(row, equals: expected)
    }

    /// The filled area of `strokedPath` is the area that the stroke draws.
    @Test(arguments: [CGLineJoin.miter, .round, .bevel], [CGLineCap.butt, .round, .square])
    func theStrokedPathIsWhatThePenDraws(join: CGLineJoin, cap: CGLineCap) {
        let zigzag = Path {
            $0.move(to: CGPoint(x: 0, y: 4))
            $0.addLine(to: CGPoint(x: 12, y: 16))
            $0.addLine(to: CGPoint(x: 16, y: 0))
            $0.addQuadCurve(to: CGPoint(x: 2, y: 18), control: CGPoint(x: 24, y: 22))
            $0.addEllipse(in: CGRect(x: 4, y: -6, width: 8, height: 5))
        }
        for dash in [[], [5, 3, 1]] as [[CGFloat]] {
            let style = StrokeStyle(lineWidth: 3, lineCap: cap, lineJoin: join, dash: dash, dashPhase: 2)
            let drawn = picture(scale: 2) { zigzag.stroke(style: style) }
            let filled = picture(scale: 2) { zigzag.strokedPath(style) }
            var worst = 0
            for y in 0..<drawn.height {
                for x in 0..<drawn.width { worst = max(worst, abs(Int(drawn[x, y].r) - Int(filled[x, y].r))) }
            }
            // The end of a dash on a curve depends on how the curve's length is measured: within half a pixel.
            expect(worst <= (dash.isEmpty ? 70 : 140), "dash \(dash)")
            expect(abs(ink(drawn).area - ink(filled).area) < 6, "dash \(dash)")
        }
    }

    @Test func derivedShapes() {
        func bounds<S: Shape>(_ shape: S) -> CGRect {
            shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
        }
        expect(bounds(Rectangle().size(width: 5, height: 5)), equals: CGRect(x: 0, y: 0, width: 5, height: 5))
        let middle = Rectangle().size(width: 4, height: 2, anchor: .center)
        expect(bounds(middle), equals: CGRect(x: 8, y: 4, width: 4, height: 2))
        let corner = Rectangle().size(CGSize(width: 4, height: 2), anchor: .bottomTrailing)
        expect(bounds(corner), equals: CGRect(x: 16, y: 8, width: 4, height: 2))
        expect(bounds(Rectangle().offset(x: 3)), equals: CGRect(x: 3, y: 0, width: 20, height: 10))
        expect(bounds(Rectangle().scale(0.5)), equals: CGRect(x: 5, y: 2.5, width: 10, height: 5))
        let turned = bounds(Rectangle().rotation(.degrees(90)))
        expect(abs(turned.minX - 5) < 1e-9 && abs(turned.height - 20) < 1e-9)
        expect(bounds(Rectangle().inset(by: 2)), equals: CGRect(x: 2, y: 2, width: 16, height: 6))
        expect(bounds(Rectangle().inset(by: 2).inset(by: 1)), equals: CGRect(x: 3, y: 3, width: 14, height: 4))
        expect(bounds(Rectangle().trim(from: 0, to: 1.0 / 3)), equals: CGRect(x: 0, y: 0, width: 20, height: 0))
        expect(bounds(AnyShape(Circle())), equals: CGRect(x: 5, y: 0, width: 10, height: 10))
    }

    /// The fill and the stroke of one shape overlap.
    @Test func aStrokeOverAFill() {
        let bitmap = picture { Rectangle().fill(.white).stroke(.black, lineWidth: 2) }
        expect(bitmap[30, 30].r == 255 && bitmap[20, 30].r == 0 && bitmap[19, 30].r == 0)
        let border = picture { Rectangle().fill(.white).strokeBorder(.black, lineWidth: 2) }
        expect(border[19, 30].r == 255 && border[20, 30].r == 0 && border[21, 30].r == 0 && border[22, 30].r == 255)
    }

    @Test func theInsideByTheEvenOddRule() {
        let path = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        expect(picture { path.fill(.black) }[30, 30].r, equals: 0)
        expect(picture { path.fill(.black, style: FillStyle(eoFill: true)) }[30, 30].r, equals: 255)
    }

    @Test func invalidStrokesDrawNothing() {
        for style in [
            StrokeStyle(lineWidth: 0), StrokeStyle(lineWidth: -3), StrokeStyle(lineWidth: .nan),
            StrokeStyle(lineWidth: .infinity),
        ] {
            expect(ink(picture { Circle().stroke(style: style) }).area, equals: 0)
        }
        let odd = StrokeStyle(lineWidth: 2, dash: [.nan, -1, 0], dashPhase: .infinity)
        expect(picture { Circle().stroke(style: odd) }, equals: picture { Circle().stroke(lineWidth: 2) })
    }
}
