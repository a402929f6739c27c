import SwiftUI

// Charts and gauges drawn with shapes, paths and canvases.

struct BarChart: View {
    struct Month: Identifiable {
        let id = UUID()
        let name: String
        let sales: Double
    }

    @State private var selected: String?
    private let months = [
        Month(name: "Jan", sales: 30), Month(name: "Feb", sales: 55), Month(name: "Mar", sales: 80),
    ]
    private var highest: Double { months.map(\.sales).max() ?? 1 }

    var body: some View {
        VStack(alignment: .leading) {
            Text(selected ?? "Tap a bar").font(.headline)
            HStack(alignment: .bottom, spacing: 16) {
                ForEach(months) { month in
                    VStack {
                        Spacer(minLength: 0)
                        RoundedRectangle(cornerRadius: 4)
                            .fill(month.sales == highest ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                            .frame(width: 40, height: 160 * month.sales / highest)
                            .accessibilityIdentifier(month.name)
                            .onTapGesture { selected = "\(month.name): \(month.sales.formatted())" }
                        Text(month.name).font(.caption)
                    }
                }
            }
            .frame(height: 200)
        }
    }
}

struct LineChart: View {
    let values: [Double]
    @State private var progress: CGFloat = 0

    var body: some View {
        GeometryReader { proxy in
            let step = proxy.size.width / CGFloat(max(values.count - 1, 1))
            Path { path in
                for (index, value) in values.enumerated() {
                    let point = CGPoint(x: CGFloat(index) * step, y: proxy.size.height * (1 - value))
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
            }
            .trim(from: 0, to: progress)
            .stroke(
                LinearGradient(
                    gradient: Gradient(colors: [.blue, .purple]), startPoint: .leading, endPoint: .trailing),
                style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        }
        .frame(height: 120)
        .onAppear {
            withAnimation(.easeOut(duration: 1)) { progress = 1 }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Line of \(values.count) values")
    }
}

struct PieSlice: Shape {
    var start: Angle
    var end: Angle

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start.degrees, end.degrees) }
        set {
            start = .degrees(newValue.first)
            end = .degrees(newValue.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2, startAngle: start - .degrees(90),
            endAngle: end - .degrees(90), clockwise: false)
        path.closeSubpath()
        return path
    }
}

struct PieChart: View {
    @State private var shares: [(label: String, value: Double, color: Color)] = [
        ("Rent", 50, .blue), ("Food", 30, .green), ("Fun", 20, .orange),
    ]

    private var total: Double { shares.map(\.value).reduce(0, +) }

    private func angle(before index: Int) -> Angle {
        .degrees(360 * shares.prefix(index).map(\.value).reduce(0, +) / total)
    }

    var body: some View {
        VStack {
            ZStack {
                ForEach(shares.indices, id: \.self) { index in
                    PieSlice(start: angle(before: index), end: angle(before: index + 1))
                        .fill(shares[index].color)
                        .overlay(
                            PieSlice(start: angle(before: index), end: angle(before: index + 1))
                                .stroke(Color.white, lineWidth: 2))
                }
            }
            .aspectRatio(1, contentMode: .fit)
            .accessibilityIdentifier("pie")
            Grid(alignment: .leading, horizontalSpacing: 12) {
                ForEach(shares, id: \.label) { share in
                    GridRow {
                        Circle().fill(share.color).frame(width: 10)
                        Text(share.label)
                        Text(share.value / total, format: .percent.precision(.fractionLength(0)))
                            .gridColumnAlignment(.trailing)
                    }
                }
            }
            Button("More fun") {
                withAnimation { shares[2].value += 20 }
            }
        }
        .padding()
    }
}

struct ActivityRings: View {
    @State private var move = 0.25

    var body: some View {
        VStack {
            ZStack {
                Ring(progress: move).stroke(.red, style: .init(lineWidth: 16, lineCap: .round))
                Ring(progress: 0.5).stroke(.green, style: .init(lineWidth: 16, lineCap: .round)).padding(20)
                Text(move, format: .percent)
            }
            .frame(width: 160, height: 160)
            .accessibilityElement(children: .combine)
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: move = min(move + 0.25, 1)
                case .decrement: move = max(move - 0.25, 0)
                @unknown default: break
                }
            }
        }
    }
}

private struct Ring: Shape {
    var progress: Double
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }
    func path(in rect: CGRect) -> Path {
        Path {
            $0.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
                startAngle: .zero, endAngle: .degrees(360 * progress), clockwise: false)
        }
        .applying(CGAffineTransform(translationX: 0, y: 0))
    }
}

struct Sparkline: View {
    let points: [CGFloat]

    var body: some View {
        Canvas(opaque: false, rendersAsynchronously: true) { context, size in
            var path = Path()
            path.addLines(
                points.enumerated().map { index, y in
                    CGPoint(x: size.width * CGFloat(index) / CGFloat(points.count - 1), y: size.height * (1 - y))
                })
            context.stroke(path, with: .color(.red), lineWidth: 2)
            context.addFilter(.shadow(radius: 2))
            if let symbol = context.resolveSymbol(id: "end") {
                context.draw(symbol, at: CGPoint(x: size.width - 6, y: 6))
            }
            context.draw(Text("max").font(.caption2), at: .zero, anchor: .topLeading)
        } symbols: {
            Circle().fill(.blue).frame(width: 12, height: 12).tag("end")
        }
        .frame(width: 120, height: 60)
        .accessibilityLabel("Trend")
        .accessibilityIdentifier("spark")
    }
}

struct SpeedGauge: View {
    @State private var speed = 40.0

    var body: some View {
        VStack {
            Gauge(value: speed, in: 0...120) {
                Text("km/h")
            } currentValueLabel: {
                Text(Int(speed), format: .number)
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("120")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.green, .yellow, .red]))
            Stepper("Speed", value: $speed, in: 0...120, step: 10)
        }
    }
}

struct HeatMap: View {
    private let days = (0..<28).map { ($0 * 37) % 5 }
    @State private var hovered: Int?

    var body: some View {
        VStack {
            LazyHGrid(rows: Array(repeating: GridItem(.fixed(14), spacing: 2), count: 7), spacing: 2) {
                ForEach(days.indices, id: \.self) { day in
                    Rectangle()
                        .fill(Color.green.opacity(Double(days[day]) / 5 + 0.1))
                        .frame(width: 14, height: 14)
                        .border(hovered == day ? Color.primary : .clear)
                        .onHover { hovered = $0 ? day : nil }
                        .help("\(days[day]) commits")
                        .accessibilityIdentifier("day\(day)")
                }
            }
            .fixedSize()
            Text(hovered.map { "\(days[$0]) commits on day \($0)" } ?? "Nothing under the pointer")
        }
    }
}

struct MountainScene: View {
    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(
                stops: [.init(color: .cyan, location: 0), .init(color: .white, location: 1)], startPoint: .top,
                endPoint: .bottom)
            Triangle()
                .fill(.brown)
                .frame(height: 120)
                .overlay(alignment: .top) {
                    Triangle().fill(.white).frame(width: 80, height: 30)
                }
            Circle()
                .fill(.yellow)
                .frame(width: 40)
                .blur(radius: 1)
                .position(x: 160, y: 30)
        }
        .frame(width: 200, height: 200)
        .clipShape(UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30))
        .accessibilityIdentifier("scene")
    }
}

struct Triangle: Shape, InsettableShape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}
