import CasementTesting
import Foundation
import TestData

/// Draws at random: paths and pens with numbers that are huge, tiny or NaN, nested clips, nested layers. Nothing may
/// crash, and no drawing may take long.
@MainActor public struct DrawingFuzzer {
    public var seed: UInt64 = 1
    public var drawings = 200
    /// The time limit of a drawing in seconds: blurs are some thirty times slower without optimisation.
    #if DEBUG
        public var longest = 30.0
    #else
        public var longest = 5.0
    #endif

    public init() {}

    /// The seed and time of the first drawing that took too long; nil if none did.
    public func run() -> String? {
        for number in 0..<UInt64(drawings) {
            let seed = seed &+ number
            let start = Date()
            let scale = [1, 1.5, 2][Int(number % 3)]
            let host = TestHost(width: 120, height: 80, scale: scale) {
                Canvas { context, size in
                    var random = SeededGenerator(seed: seed)
                    DrawingFuzzer.draw(&context, size, 0, &random)
                } symbols: {
                    Circle().fill(.red).frame(width: 9, height: 9).tag(1)
                }
                .overlay(StrangeShape(seed: seed).stroke(.blue, style: Self.pen(seed)))
            }
            _ = host.snapshot()
            let time = Date().timeIntervalSince(start)
            if time > longest { return "seed \(seed): \(time) s" }
        }
        return nil
    }

    private static func pen(_ seed: UInt64) -> StrokeStyle {
        var random = SeededGenerator(seed: seed)
        return random.pen()
    }

    nonisolated private static func draw(
        _ context: inout GraphicsContext, _ size: CGSize, _ depth: Int, _ random: inout SeededGenerator
    ) {
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            switch Int.random(in: 0..<17, using: &random) {
            case 0...2:
                context.fill(
                    random.path(), with: random.shading(),
                    style: FillStyle(eoFill: .random(using: &random), antialiased: .random(using: &random)))
            case 3, 4: context.stroke(random.path(), with: random.shading(), style: random.pen())
            case 5: context.clip(to: random.path(), options: .random(using: &random) ? .inverse : [])
            case 6: context.translateBy(x: random.number(), y: random.number())
            case 7: context.scaleBy(x: random.number() / 40, y: random.number() / 40)
            case 8: context.rotate(by: .degrees(random.number()))
            case 9: context.opacity = random.number() / 100
            case 10: context.blendMode = GraphicsContext.BlendMode(rawValue: Int32.random(in: -1...29, using: &random))
            case 11 where depth < 4:
                context.drawLayer { draw(&$0, size, depth + 1, &random) }
            case 12 where depth < 4:
                context.clipToLayer(opacity: random.number()) { draw(&$0, size, depth + 1, &random) }
            case 13:
                context.draw(Text("drawn"), at: random.point(), anchor: .bottomTrailing)
                context.draw(Text("in a box"), in: random.rect())
            case 14:
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, in: random.rect()) }
            case 15:
                context.concatenate(
                    CGAffineTransform(
                        a: random.number(), b: random.number(), c: random.number(), d: random.number(),
                        tx: random.number(), ty: random.number()))
            case 16:
                let filters: [GraphicsContext.Filter] = [
                    .blur(radius: random.number() / 20), .shadow(radius: random.number() / 20, x: random.number()),
                    .hueRotation(.degrees(random.number())), .colorInvert(), .alphaThreshold(min: 0.5),
                ]
                if let filter = filters.randomElement(using: &random) { context.addFilter(filter) }
            default: _ = context.clipBoundingRect
            }
        }
    }
}

/// A degenerate outline.
private struct StrangeShape: Shape {
    let seed: UInt64
    func path(in rect: CGRect) -> Path {
        var random = SeededGenerator(seed: seed ^ 77)
        let path = random.path()
        _ = path.trimmedPath(from: random.number() / 100, to: random.number() / 100)
        _ = path.contains(random.point())
        return path
    }
}

extension SeededGenerator {
    /// A length that is usually visible, and sometimes not.
    fileprivate mutating func number() -> CGFloat {
        switch Int.random(in: 0..<24, using: &self) {
        case 0: [.nan, .infinity, -.infinity, .greatestFiniteMagnitude].randomElement(using: &self) ?? 0
        case 1: CGFloat.random(in: -1e9...1e9, using: &self)
        case 2: [0, -0.0, 1e-12, .leastNonzeroMagnitude].randomElement(using: &self) ?? 0
        default: CGFloat.random(in: -40...140, using: &self)
        }
    }

    fileprivate mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    fileprivate mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

    fileprivate mutating func path() -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 0...9, using: &self) {
            switch Int.random(in: 0..<9, using: &self) {
            case 0: path.move(to: point())
            case 1, 2: path.addLine(to: point())
            case 3: path.addQuadCurve(to: point(), control: point())
            case 4: path.addCurve(to: point(), control1: point(), control2: point())
            case 5: path.closeSubpath()
            case 6: path.addEllipse(in: rect())
            case 7:
                path.addArc(
                    center: point(), radius: number(), startAngle: .degrees(number()), endAngle: .degrees(number()),
                    clockwise: .random(using: &self))
            default: path.addRoundedRect(in: rect(), cornerSize: CGSize(width: number(), height: number()))
            }
        }
        return path
    }

    fileprivate mutating func pen() -> StrokeStyle {
        var dash: [CGFloat] = []
        for _ in 0..<Int.random(in: 0...3, using: &self) { dash.append(number() / 10) }
        return StrokeStyle(
            lineWidth: number() / 8, lineCap: [.butt, .round, .square].randomElement(using: &self) ?? .butt,
            lineJoin: [.miter, .round, .bevel].randomElement(using: &self) ?? .miter, miterLimit: number(),
            dash: dash, dashPhase: number())
    }

    fileprivate mutating func shading() -> GraphicsContext.Shading {
        let colors = Gradient(stops: [
            .init(color: .red, location: number() / 100), .init(color: .blue.opacity(0.4), location: number() / 100),
        ])
        let options = GraphicsContext.GradientOptions(rawValue: UInt32.random(in: 0...3, using: &self))
        switch Int.random(in: 0..<6, using: &self) {
        case 0: return .linearGradient(colors, startPoint: point(), endPoint: point(), options: options)
        case 1:
            return .radialGradient(
                colors, center: point(), startRadius: number(), endRadius: number(), options: options)
        case 2: return .conicGradient(colors, center: point(), angle: .degrees(number()), options: options)
        case 3: return .style(.ellipticalGradient(colors))
        case 4: return .foreground
        default: return .color(red: number() / 100, green: 0.5, blue: number() / 100, opacity: 0.7)
        }
    }
}
