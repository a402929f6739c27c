import Casement

/// Drawings without pictures: outlines, strokes, parts of outlines, and gradients.
struct ShapesPage: View {
    var body: some View {
        PageFrame(
            "Outlines can be filled, stroked, trimmed and rotated, with colours and gradients."
        ) {
            VStack(spacing: 16) {
                HStack(alignment: .top, spacing: 16) {
                    PensCard()
                    TrimCard()
                }
                .fixedSize(horizontal: false, vertical: true)
                GradientsCard()
                CombinedCard()
                ShadowsCard()
            }
        }
    }
}

/// Joins, caps, dashes and corners.
private struct PensCard: View {

    var body: some View {
        GroupBox("Pens and corners") {
            HStack(spacing: 24) {
                Sample("miter") { zigzag(.miter, .butt) }
                Sample("round") { zigzag(.round, .round) }
                Sample("bevel") { zigzag(.bevel, .square) }
                Sample("dash") {
                    Circle().strokeBorder(
                        Color.accentColor, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0.1, 7.44]))
                }
            }
            HStack(spacing: 24) {
                Sample("circular") { corner(.circular) }
                Sample("continuous") { corner(.continuous) }
                Sample("uneven") {
                    UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
                        .fill(Color.accentColor.opacity(0.15))
                        .strokeBorder(Color.accentColor, lineWidth: 2)
                }
                Sample("even-odd") {
                    Star().fill(Color.accentColor, style: FillStyle(eoFill: true))
                }
            }
            CodeBlock(
                """
                RoundedRectangle(cornerRadius: 20)
                    .fill(tint.opacity(0.15))
                    .strokeBorder(tint, lineWidth: 2)
                """)
        }
    }

    private func zigzag(_ join: CGLineJoin, _ cap: CGLineCap) -> some View {
        Zigzag().stroke(Color.accentColor, style: StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join)).padding(10)
    }

    private func corner(_ style: RoundedCornerStyle) -> some View {
        RoundedRectangle(cornerRadius: 20, style: style)
            .fill(Color.accentColor.opacity(0.15))
            .strokeBorder(Color.accentColor, lineWidth: 2)
    }
}

/// Shapes of two shapes, whose places can be moved.
private struct CombinedCard: View {
    @State private var distance = 14.0

    private var first: some Shape { Circle().scale(0.7).offset(x: -distance) }
    private var second: some Shape { Rectangle().scale(0.6).offset(x: distance) }

    var body: some View {
        GroupBox {
            HStack(spacing: 24) {
                Sample("union") { area(first.union(second)) }
                Sample("intersection") { area(first.intersection(second)) }
                Sample("subtracting") { area(first.subtracting(second)) }
                Sample("symmetric") { area(first.symmetricDifference(second)) }
                Sample("lines outside") { line(first.lineSubtraction(second)) }
                Sample("lines inside") { line(first.lineIntersection(second)) }
            }
        } label: {
            CardTitle("Two shapes as one") {
                Slider(value: $distance, in: 0...30) { Text("Distance") }.labelsHidden().frame(width: 140)
            }
        }
    }

    private func area(_ shape: some Shape) -> some View {
        shape.fill(Color.accentColor.opacity(0.15)).stroke(Color.accentColor, lineWidth: 2)
    }

    private func line(_ shape: some Shape) -> some View {
        shape.stroke(Color.accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round))
    }
}

/// Styles with shadows, a repeated picture, and concentric corners.
private struct ShadowsCard: View {

    private var stripes: Image {
        Image(size: CGSize(width: 8, height: 8)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 8)), with: .style(Color.accentColor))
        }
    }

    var body: some View {
        GroupBox("Shadows, pictures, containers") {
            HStack(spacing: 24) {
                Sample("drop") { Circle().fill(Color.accentColor.shadow(.drop(radius: 4, y: 3))) }
                Sample("inner") { Circle().fill(Color.accentColor.shadow(.inner(radius: 5, y: 3))) }
                Sample("text") {
                    Text("Aa").font(.largeTitle).foregroundStyle(Color.accentColor.shadow(.drop(radius: 2, y: 2)))
                }
                Sample("image") { Circle().fill(.image(stripes)) }
                Sample("container") {
                    ContainerRelativeShape().fill(Color.accentColor).padding(8)
                        .background(Color.accentColor.opacity(0.15), in: RoundedRectangle(cornerRadius: 24))
                        .containerShape(RoundedRectangle(cornerRadius: 24))
                }
            }
        }
    }
}

/// A part of an outline, for progress.
private struct TrimCard: View {
    @State private var share = 0.65

    var body: some View {
        GroupBox {
            ZStack {
                Circle().stroke(Color.well, lineWidth: 14)
                // The gradient begins a little before the ring, whose round end would otherwise show its last colour.
                Circle()
                    .trim(from: 0, to: share)
                    .rotation(.degrees(-90))
                    .stroke(
                        .angularGradient(
                            colors: [.teal, .blue, .purple], center: .center, startAngle: .degrees(-110),
                            endAngle: .degrees(250)),
                        style: StrokeStyle(lineWidth: 14, lineCap: .round))
                Text("\(Int((share * 100).rounded())) %").font(.title2)
            }
            .frame(width: 120, height: 120)
            .padding(9)
            .frame(maxWidth: .infinity)
            CodeBlock(
                """
                Circle()
                    .trim(from: 0, to: share)
                    .stroke(gradient, style: pen)
                """
            )
            .frame(maxHeight: .infinity, alignment: .bottom)
        } label: {
            CardTitle("A part of an outline") {
                Stepper("Share", value: $share, in: 0...1, step: 0.05).labelsHidden()
            }
        }
        .frame(width: 280)
    }
}

/// The four forms of gradients, and a text painted with one.
private struct GradientsCard: View {
    private let colors = [Color.orange, .pink, .purple]

    var body: some View {
        GroupBox("Gradients") {
            HStack(spacing: 16) {
                swatch("linear", .linearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
                swatch("radial", .radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 80))
                swatch("elliptical", .ellipticalGradient(colors: colors))
                swatch("angular", .conicGradient(colors: colors + [.orange], center: .center))
                Text("Text")
                    .font(.system(size: 44, weight: .bold))
                    .foregroundStyle(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
                    .frame(maxWidth: .infinity)
            }
        }
    }

    private func swatch<S: ShapeStyle>(_ name: String, _ style: S) -> some View {
        VStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 12).fill(style).frame(height: 84)
            Caption(name)
        }
    }
}

/// A drawing above its name.
private struct Sample<Drawing: View>: View {
    let name: String
    @ViewBuilder let drawing: Drawing

    init(_ name: String, @ViewBuilder drawing: () -> Drawing) { (self.name, self.drawing) = (name, drawing()) }

    var body: some View {
        VStack(spacing: 8) {
            drawing.frame(width: 72, height: 56)
            Caption(name)
        }
        .frame(maxWidth: .infinity)
    }
}

private struct Zigzag: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY),
            ])
        }
    }
}

/// Five points joined crosswise: the outline winds around the centre twice.
private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let points = (0..<5).map { index in
            let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
            return CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
        }
        return Path { path in
            path.addLines(points)
            path.closeSubpath()
        }
    }
}
