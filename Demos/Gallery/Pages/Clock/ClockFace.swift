import Casement

/// A clock with hands, and the digital time below.
struct ClockFace: View {
    let ticker: Ticker

    var body: some View {
        let time = Calendar.current.dateComponents([.hour, .minute, .second], from: ticker.now)
        let (hour, minute, second) = (time.hour ?? 0, time.minute ?? 0, time.second ?? 0)
        VStack(spacing: 16) {
            ZStack {
                Circle().fill(Color.well)
                DialMarks().fill(Color.secondary)
                Hand(turn: (Double(hour % 12) + Double(minute) / 60) / 12, length: 0.5, width: 5).fill(Color.primary)
                Hand(turn: (Double(minute) + Double(second) / 60) / 60, length: 0.72, width: 3.5).fill(Color.primary)
                Hand(turn: Double(second) / 60, length: 0.8, width: 1.5).fill(.red)
                Dot(color: .red, size: 9)
            }
            .frame(width: 208, height: 208)
            Text(String(format: "%02d:%02d:%02d", hour, minute, second))
                .font(.system(size: 20, weight: .medium, design: .monospaced))
        }
    }
}

/// A mark for each hour, the quarters longer.
private struct DialMarks: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        var pen = Pen(width: 2)
        for hour in 0..<12 {
            let angle = Double(hour) / 12 * 2 * .pi
            func at(_ share: CGFloat) -> CGPoint {
                CGPoint(x: rect.midX + radius * share * sin(angle), y: rect.midY - radius * share * cos(angle))
            }
            pen.line(at(hour % 3 == 0 ? 0.82 : 0.87), at(0.92))
        }
        return pen.path
    }
}

/// A hand from the centre outwards, with a short tail.
private struct Hand: Shape, Equatable {
    /// Clockwise from twelve: 1 is a full turn.
    let turn: Double
    /// As a fraction of the radius.
    let length: CGFloat
    let width: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let angle = turn * 2 * .pi
        func at(_ share: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + radius * share * sin(angle), y: rect.midY - radius * share * cos(angle))
        }
        var pen = Pen(width: width)
        pen.line(at(-0.12), at(length))
        return pen.path
    }
}
