import Casement
import CasementCore
import CasementSDL

/// The times of a run's frames as a picture: one dot per frame, the budget of 1/60 s, and the percentiles. Drawn by
/// Casement itself.
@MainActor struct FramePlot {
    private let measurement: Measurement
    private let times: [Double]

    static let size = CGSize(width: 960, height: 480)
    /// One frame at 60 Hz, in milliseconds.
    static let budget = 1000.0 / 60

    init(_ frames: [FrameRecord], _ measurement: Measurement) {
        self.measurement = measurement
        times = frames.map { Double($0.wall) / 1e6 }
    }

    /// Writes a PNG file; a run without frames has nothing to draw.
    func write(to path: String) throws {
        guard let wall = measurement.wall, !times.isEmpty else {
            throw refuse("\(measurement.scenario) has no frames to plot.")
        }
        let view = PlotView(title: measurement.title, times: times, wall: wall)
        let pipeline = FramePipeline(
            size: Self.size, scale: 1, environment: EnvironmentValues(), textEngine: SystemTextEngine(),
            rasteriser: CairoRasteriser(), clock: { Date() },
            content: { view })
        let presenter = MemoryPresenter(width: Int(Self.size.width), height: Int(Self.size.height))
        pipeline.frame(to: presenter)
        pipeline.tearDown()
        do { try presenter.writePNG(to: path) } catch { throw refuse("\(error)") }
    }
}

/// The vertical axis of times, which is logarithmic, because a frame may take a hundredth of its budget.
@MainActor private struct TimeAxis {
    /// The powers of ten of the lowest and highest line, in milliseconds.
    let low: Int
    let high: Int
    let area: CGRect

    init(_ times: [Double], in area: CGRect) {
        low = Int(log10(max(times.min() ?? 1, 0.001)).rounded(.down))
        high = max(low + 1, Int(log10(max(times.max() ?? 1, FramePlot.budget)).rounded(.up)))
        self.area = area
    }

    func y(_ time: Double) -> CGFloat {
        let share = (log10(max(time, 0.0001)) - Double(low)) / Double(high - low)
        return area.maxY - area.height * min(max(share, 0), 1)
    }
}

private struct PlotView: View {
    let title: String
    let times: [Double]
    let wall: Measurement.Wall

    private static let area = CGRect(x: 72, y: 56, width: 748, height: 376)

    var body: some View {
        let axis = TimeAxis(times, in: Self.area)
        ZStack(alignment: .topLeading) {
            Color.white.frame(width: FramePlot.size.width, height: FramePlot.size.height)
            Text(verbatim: title).font(.bench(16)).offset(x: Self.area.minX, y: 14)
            ForEach(axis.low...axis.high, id: \.self) { power in
                let time = pow(10, Double(power))
                PlotLine(y: axis.y(time), area: Self.area, color: Color(white: 0.85))
                PlotLabel("\(time.rounded3) ms", x: 4, y: axis.y(time))
            }
            FrameDots(points: points(axis) { $0 <= FramePlot.budget }).fill(Color(red: 0.12, green: 0.4, blue: 0.75))
            FrameDots(points: points(axis) { $0 > FramePlot.budget }).fill(Color(red: 0.8, green: 0.1, blue: 0.1))
            PlotLine(y: axis.y(FramePlot.budget), area: Self.area, color: Color(red: 0.8, green: 0.1, blue: 0.1))
            PlotLabel("budget 16.7 ms", x: Self.area.maxX + 8, y: axis.y(FramePlot.budget))
            ForEach(percentiles(axis), id: \.name) { mark in
                PlotLine(y: mark.line, area: Self.area, color: Color(white: 0.45))
                PlotLabel(mark.name, x: Self.area.maxX + 8, y: mark.label)
            }
            PlotLabel("frame 1", x: Self.area.minX, y: Self.area.maxY + 16)
            PlotLabel("frame \(times.count)", x: Self.area.maxX - 64, y: Self.area.maxY + 16)
        }
        .foregroundColor(.black)
    }

    private func points(_ axis: TimeAxis, where isShown: (Double) -> Bool) -> [CGPoint] {
        let step = Self.area.width / CGFloat(max(times.count - 1, 1))
        return times.enumerated().filter { isShown($0.element) }.map { index, time in
            CGPoint(x: Self.area.minX + step * CGFloat(index), y: axis.y(time))
        }
    }

    private struct Mark {
        let name: String
        let line: CGFloat
        var label: CGFloat
    }

    /// From the slowest to the fastest, so that a label that would cover the one above moves down.
    private func percentiles(_ axis: TimeAxis) -> [Mark] {
        var marks: [Mark] = []
        for (name, time) in [("p99", wall.p99), ("p95", wall.p95), ("p50", wall.p50)] {
            let line = axis.y(time)
            let label = max(line, marks.last.map { $0.label + 14 } ?? 0)
            marks.append(Mark(name: "\(name) \(time.rounded3) ms", line: line, label: label))
        }
        return marks
    }
}

/// A horizontal line over the whole width of the plot.
private struct PlotLine: View {
    let y: CGFloat
    let area: CGRect
    let color: Color

    var body: some View {
        color.frame(width: area.width, height: 1).offset(x: area.minX, y: y)
    }
}

/// A text that is vertically centred at a height.
private struct PlotLabel: View {
    let text: String
    let x: CGFloat
    let y: CGFloat

    init(_ text: String, x: CGFloat, y: CGFloat) { (self.text, self.x, self.y) = (text, x, y) }

    var body: some View { Text(verbatim: text).font(.bench(11)).offset(x: x, y: y - 7) }
}

/// A dot of three points for each frame.
private struct FrameDots: Shape {
    let points: [CGPoint]

    func path(in rect: CGRect) -> Path {
        Path { path in
            for point in points { path.addEllipse(in: CGRect(x: point.x - 1.5, y: point.y - 1.5, width: 3, height: 3)) }
        }
    }
}
