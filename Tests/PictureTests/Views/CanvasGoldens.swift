import CasementTesting
import ControlSupport
import Testing

/// Pictures of canvases.
@MainActor struct CanvasGoldens {
    @Test func fillsAndStrokes() throws {
        try golden("canvas-fills") {
            Canvas { context, size in
                context.fill(Path(CGRect(x: 8, y: 8, width: 50, height: 40)), with: .color(.blue))
                context.fill(Path(ellipseIn: CGRect(x: 66, y: 8, width: 50, height: 40)), with: .foreground)
                context.stroke(
                    Path(roundedRect: CGRect(x: 124, y: 8, width: 60, height: 40), cornerRadius: 10),
                    with: .color(.orange), style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
                let stars = Gradient(colors: [.yellow, .red, .purple])
                context.fill(
                    Path(CGRect(x: 8, y: 58, width: 50, height: 50)),
                    with: .linearGradient(stars, startPoint: CGPoint(x: 8, y: 58), endPoint: CGPoint(x: 58, y: 108)))
                context.fill(
                    Path(ellipseIn: CGRect(x: 66, y: 58, width: 50, height: 50)),
                    with: .radialGradient(stars, center: CGPoint(x: 91, y: 83), startRadius: 0, endRadius: 25))
                context.fill(
                    Path(ellipseIn: CGRect(x: 124, y: 58, width: 60, height: 50)),
                    with: .conicGradient(
                        Gradient(colors: [.yellow, .red, .purple, .yellow]), center: CGPoint(x: 154, y: 83)))
            }
        }
    }

    @Test func transformsAndClips() throws {
        try golden("canvas-transforms") {
            Canvas { context, size in
                var petals = context
                petals.translateBy(x: 55, y: 60)
                for step in 0..<8 {
                    petals.rotate(by: .degrees(45))
                    petals.opacity = 0.3 + Double(step) * 0.1
                    petals.fill(Path(ellipseIn: CGRect(x: 10, y: -8, width: 36, height: 16)), with: .color(.pink))
                }
                var window = context
                window.clip(to: Path(ellipseIn: CGRect(x: 110, y: 10, width: 80, height: 60)))
                window.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.cyan))
                window.clip(to: Path(CGRect(x: 130, y: 25, width: 40, height: 30)), options: .inverse)
                window.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.indigo))
                var group = context
                group.opacity = 0.5
                group.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 115, y: 78, width: 40, height: 24)), with: .color(.red))
                    layer.fill(Path(CGRect(x: 140, y: 88, width: 40, height: 24)), with: .color(.green))
                }
            }
        }
    }

    @Test func filters() throws {
        try golden("canvas-filters") {
            Canvas { context, _ in
                func circle(_ x: CGFloat, _ y: CGFloat) -> Path {
                    Path(ellipseIn: CGRect(x: x, y: y, width: 40, height: 40))
                }
                var soft = context
                soft.addFilter(.blur(radius: 4))
                soft.fill(circle(10, 10), with: .color(.blue))
                var raised = context
                raised.addFilter(.shadow(color: .red, radius: 3, x: 4, y: 4))
                raised.fill(circle(75, 10), with: .color(.yellow))
                var inverse = context
                inverse.addFilter(.colorInvert())
                inverse.fill(circle(140, 10), with: .color(.orange))
                var drops = context
                drops.addFilter(.alphaThreshold(min: 0.5, color: .teal))
                drops.addFilter(.blur(radius: 5))
                drops.drawLayer { layer in
                    layer.fill(circle(20, 65), with: .color(.black))
                    layer.fill(circle(65, 65), with: .color(.black))
                }
                var inner = context
                inner.addFilter(.shadow(color: .black, radius: 4, x: 3, y: 3, options: [.shadowAbove, .invertsAlpha]))
                inner.fill(circle(140, 65), with: .color(.green))
            }
        }
    }

    @Test func textsAndSymbols() throws {
        try golden("canvas-texts") {
            Canvas { context, size in
                context.draw(Text("Centre").bold(), at: CGPoint(x: 60, y: 20))
                context.draw(
                    Text("Several lines in a rectangle"), in: CGRect(x: 110, y: 8, width: 80, height: 60))
                var turned = context
                turned.translateBy(x: 30, y: 80)
                turned.rotate(by: .degrees(-20))
                turned.draw(Text("turned").foregroundColor(.blue), at: .zero, anchor: .leading)
                var large = context
                large.scaleBy(x: 2, y: 2)
                large.draw(Text("2x"), at: CGPoint(x: 58, y: 45), anchor: .topLeading)
                if let badge = context.resolveSymbol(id: "badge") {
                    context.draw(badge, at: CGPoint(x: 100, y: 95))
                    context.draw(badge, in: CGRect(x: 150, y: 70, width: 40, height: 40))
                }
            } symbols: {
                Circle().fill(.orange).overlay(Text("7").foregroundColor(.white)).frame(width: 24, height: 24)
                    .tag("badge")
            }
        }
    }
}
