import Casement

/// Sky, sun or moon, stars and four rows of hills.
struct Landscape {
    let size: CGSize
    /// From 12 to 18: how far the sun, or the moon, has moved down.
    let hour: Double
    let isNight: Bool

    private var share: CGFloat { CGFloat((hour - 12) / 6) }

    func draw(in context: GraphicsContext) {
        sky(context)
        if isNight { stars(context) }
        orb(context)
        for row in 0..<4 { hills(context, row) }
        if let time = context.resolveSymbol(id: "time") {
            context.draw(time, at: CGPoint(x: 14, y: size.height - 14), anchor: .bottomLeading)
        }
    }

    private func sky(_ context: GraphicsContext) {
        let noon = isNight ? Color(hex: 0x0B1330) : Color(hex: 0x4D9DE8)
        let dusk = isNight ? Color(hex: 0x05070F) : Color(hex: 0x5B4B9A)
        let low = isNight ? Color(hex: 0x2C3F70) : Color(hex: 0xCBE7FF)
        let glow = isNight ? Color(hex: 0x1C2747) : Color(hex: 0xFFB06A)
        let colors = [noon.mix(with: dusk, by: Double(share)), low.mix(with: glow, by: Double(share))]
        context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(
                Gradient(colors: colors), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height * 0.8)))
    }

    /// The same stars every night.
    private func stars(_ context: GraphicsContext) {
        var seed: UInt32 = 7
        func next() -> CGFloat {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return CGFloat(seed >> 8) / CGFloat(1 << 24)
        }
        for _ in 0..<160 {
            let place = CGPoint(x: next() * size.width, y: next() * size.height * 0.75)
            let light = next(), radius = 0.3 + light * light * light * 1.2
            var star = context
            star.opacity = Double(0.3 + light * 0.7) * (1 - Double(place.y / size.height) * 0.8)
            let frame = CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
            star.fill(Path(ellipseIn: frame), with: .color(white: 1))
        }
    }

    private func orb(_ context: GraphicsContext) {
        let center = CGPoint(
            x: size.width * (0.3 + 0.4 * share), y: size.height * (0.24 + 0.36 * share * share))
        let color =
            isNight ? Color(hex: 0xF4EFD8) : Color(hex: 0xFFF3C4).mix(with: Color(hex: 0xFF7B3D), by: Double(share))
        let glow = Gradient(colors: [color.opacity(0.55), color.opacity(0)])
        func circle(_ radius: CGFloat) -> Path {
            Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
        context.fill(circle(110), with: .radialGradient(glow, center: center, startRadius: 16, endRadius: 110))
        context.fill(circle(22), with: .color(color))
    }

    /// Hills, each row of which is closer than the last: darker, rounder and lower.
    private func hills(_ context: GraphicsContext, _ row: Int) {
        let near = CGFloat(row) / 3
        let far = isNight ? Color(hex: 0x3B4A74) : Color(hex: 0x8FA7D6)
        let front = isNight ? Color(hex: 0x070A14) : Color(hex: 0x1F3B4D)
        let level = size.height * (0.58 + 0.12 * CGFloat(row))
        var path = Path()
        path.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: CGFloat(0), through: size.width + 4, by: 4) {
            let phase = x / size.width * .pi
            let wave = sin(phase * (3.1 - near) + CGFloat(row) * 2.1) + 0.4 * sin(phase * 7.3 + CGFloat(row))
            path.addLine(to: CGPoint(x: x, y: level - wave * 16 * (1.3 - near * 0.5)))
        }
        path.addLine(to: CGPoint(x: size.width + 4, y: size.height))
        path.closeSubpath()
        context.fill(path, with: .color(far.mix(with: front, by: Double(near))))
    }
}
