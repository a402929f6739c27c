import CoreTesting
import Expectations
import HostSupport
import Testing

struct AnimatableValues {
    @Test func pairsAndArithmetic() {
        expect(AnimatablePair(1.0, 2.0) + AnimatablePair(3.0, 4.0), equals: AnimatablePair(4.0, 6.0))
        var pair = AnimatablePair(1.0, 2.0)
        pair.scale(by: 2)
        expect(pair, equals: AnimatablePair(2.0, 4.0))
        expect(AnimatablePair(3.0, 4.0).magnitudeSquared, equals: 25)
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expect(insets.animatableData, equals: AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
        expect(Angle(radians: 1).animatableData, equals: 128)
    }

    /// The value half way between two values, and the final one.
    private func mixed<V: Animatable>(_ from: V, _ to: V, _ share: Double = 0.5) -> V {
        var result = from
        result.animatableData += (to.animatableData - from.animatableData).scaled(by: share)
        return result
    }

    @Test func valuesMix() {
        expect(mixed(Angle.degrees(0), .degrees(90)).degrees, equals: 45)
        expect(mixed(UnitPoint.topLeading, .bottomTrailing), equals: .center)
        expect(mixed(CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 20)), equals: CGPoint(x: 5, y: 15))
        expect(mixed(CGSize.zero, CGSize(width: 10, height: 20)), equals: CGSize(width: 5, height: 10))
        expect(
            mixed(CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8)), equals: CGRect(x: 1, y: 2, width: 3, height: 4)
        )
        let (square, round) = (
            RectangleCornerRadii(), RectangleCornerRadii(topLeading: 2, bottomLeading: 4, topTrailing: 8)
        )
        expect(mixed(square, round), equals: RectangleCornerRadii(topLeading: 1, bottomLeading: 2, topTrailing: 4))
        let pen = StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [3], dashPhase: 8)
        let thin = StrokeStyle(lineWidth: 1, miterLimit: 10, dash: [3], dashPhase: 0)
        expect(mixed(pen, thin), equals: StrokeStyle(lineWidth: 1.5, miterLimit: 7, dash: [3], dashPhase: 4))
        expect(mixed(1.0, 3.0), equals: 2)
    }

    @Test func coloursMixAsLightDoes() {
        let red = ResolvedColor(red: 1, green: 0, blue: 0), green = ResolvedColor(red: 0, green: 1, blue: 0)
        let half = mixed(red, green)
        expect(abs(half.red - 0.735_36) < 1e-4 && abs(half.green - 0.735_36) < 1e-4 && half.blue == 0)
        let faint = mixed(.clear, red)
        expect(abs(faint.red - 1) < 1e-5 && faint.green == 0 && faint.alpha == 0.5)
        expect(mixed(red, .clear, 1), equals: .clear)
        let beyond = mixed(red, green, 1.4)
        expect(beyond.red == 0 && abs(beyond.green - 1) < 1e-5 && beyond.alpha == 1)
        let same = mixed(ResolvedColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8), .black, 0)
        expect(abs(same.red - 0.2) < 1e-5 && abs(same.green - 0.4) < 1e-5 && abs(same.blue - 0.6) < 1e-5)
    }

    /// A shape half way between two has the outline of one that is created so.
    @Test func shapesMix() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        func path<S: Shape>(_ from: S, _ to: S) -> Path { mixed(from, to).path(in: rect) }
        expect(
            path(RoundedRectangle(cornerRadius: 0), RoundedRectangle(cornerRadius: 20)),
            equals: RoundedRectangle(cornerRadius: 10).path(in: rect))
        expect(
            path(UnevenRoundedRectangle(topLeadingRadius: 4), UnevenRoundedRectangle(topLeadingRadius: 8)),
            equals: UnevenRoundedRectangle(topLeadingRadius: 6).path(in: rect))
        expect(path(Circle().trim(to: 0), Circle().trim(to: 1)), equals: Circle().trim(to: 0.5).path(in: rect))
        expect(
            path(Rectangle().inset(by: 2), Rectangle().inset(by: 6)), equals: Rectangle().inset(by: 4).path(in: rect))
        expect(
            path(Rectangle().offset(x: 2), Rectangle().offset(x: 6, y: 2)),
            equals: Rectangle().offset(x: 4, y: 1).path(in: rect))
        expect(path(Rectangle().scale(1), Rectangle().scale(3)), equals: Rectangle().scale(2).path(in: rect))
        expect(
            path(Rectangle().rotation(.zero), Rectangle().rotation(.radians(2))),
            equals: Rectangle().rotation(.radians(1)).path(in: rect))
        expect(
            path(Rectangle().size(width: 2, height: 2), Rectangle().size(width: 4, height: 6)),
            equals: Rectangle().size(width: 3, height: 4).path(in: rect))
        expect(
            path(Rectangle().stroke(lineWidth: 1), Rectangle().stroke(lineWidth: 3)),
            equals: Rectangle().stroke(lineWidth: 2).path(in: rect))
        let inner = path(Arc(turn: 0.2).offset(x: 2).scale(1), Arc(turn: 0.4).offset(x: 4).scale(3))
        expect(inner, equals: Arc(turn: 0.3).offset(x: 3).scale(2).path(in: rect))
    }
}

/// A custom shape.
private struct Arc: Shape {
    var turn: Double
    var animatableData: Double {
        get { turn }
        set { turn = newValue }
    }
    func path(in rect: CGRect) -> Path {
        Path {
            // Steps that make rounding invisible.
            $0.move(to: CGPoint(x: (turn * 100).rounded(), y: 0))
            $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
    }
}
