import CasementCore
import Foundation

/// A style that defines the appearance of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View

    /// Makes the view of one progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ProgressViewStyleConfiguration
}

/// The default style: a bar if the value is known, otherwise a spinning wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates a default progress view style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgress(configuration: configuration)
        } else {
            LinearProgress(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: a bar if the value is known, otherwise a spinning wheel.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar; without a value a part of it moves to and fro.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let color: Color?
    /// Creates a linear progress view style in the tint of the environment.
    public nonisolated init() { color = nil }
    /// A bar of a given colour.
    public nonisolated init(tint: Color) { color = tint }

    public func makeBody(configuration: Configuration) -> some View {
        if let color {
            LinearProgress(configuration: configuration).tint(color)
        } else {
            LinearProgress(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar; without a value a part of it moves to and fro.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A ring; without a value a spinning wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let color: Color?
    /// Creates a circular progress view style in the tint of the environment.
    public nonisolated init() { color = nil }
    /// A ring of a given colour.
    public nonisolated init(tint: Color) { color = tint }

    public func makeBody(configuration: Configuration) -> some View {
        if let color {
            CircularProgress(configuration: configuration).tint(color)
        } else {
            CircularProgress(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring; without a value a spinning wheel.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the progress views in this view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

// MARK: Appearance

private struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.controlSize) private var size

    static var _isBuiltIn: Bool { true }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            Bar(fraction: configuration.fractionCompleted).frame(height: size == .mini || size == .small ? 4 : 6)
            configuration.currentValueLabel.foregroundStyle(.secondary).font(.caption)
        }
    }

    private struct Bar: View {
        let fraction: Double?
        static var _isBuiltIn: Bool { true }

        var body: some View {
            ZStack {
                Capsule().fill(Color(theme: .controlPressed))
                if let fraction {
                    Part(start: 0, end: fraction).fill(.tint)
                } else {
                    Wanderer()
                }
            }
            .frame(minWidth: 40, idealWidth: 160, maxWidth: .infinity)
        }
    }

    private struct Wanderer: View {
        @State private var isThere = false
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        static var _isBuiltIn: Bool { true }

        var body: some View {
            let start = reducesMotion ? 0.35 : isThere ? 0.7 : 0
            Part(start: start, end: start + 0.3).fill(.tint)
                .onAppear {
                    guard !reducesMotion else { return }
                    withAnimation(.easeInOut(duration: 1.1).repeatForever()) { isThere = true }
                }
        }
    }
}

/// A part of a bar with round ends, from the leading end, in fractions of its length.
private struct Part: Shape {
    var start: Double
    var end: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path {
        guard end > start else { return Path() }
        // At least as long as it is high, so that its ends stay round.
        let length = max(rect.height, rect.width * CGFloat(min(end, 1) - max(start, 0)))
        let x = min(rect.minX + rect.width * CGFloat(max(start, 0)), rect.maxX - length)
        let part = CGRect(x: max(rect.minX, x), y: rect.minY, width: min(length, rect.width), height: rect.height)
        return Path(roundedRect: part, cornerRadius: rect.height / 2, style: .circular)
    }
}

private struct CircularProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.controlSize) private var size

    static var _isBuiltIn: Bool { true }

    private var side: CGFloat {
        switch size {
        case .mini: 12
        case .small: 16
        case .regular: 24
        case .large: 32
        case .extraLarge: 40
        }
    }

    var body: some View {
        VStack(spacing: 6) {
            ring.frame(width: side, height: side)
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.foregroundStyle(.secondary).font(.caption)
        }
    }

    @ViewBuilder private var ring: some View {
        let width = side / 8
        if let fraction = configuration.fractionCompleted {
            ZStack {
                Circle().inset(by: width / 2).stroke(Color(theme: .controlPressed), lineWidth: width)
                Circle().inset(by: width / 2).trim(from: 0, to: fraction)
                    .stroke(.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            }
        } else {
            Wheel(width: width)
        }
    }

    /// Most of a ring, which fades at its tail and spins.
    private struct Wheel: View {
        let width: CGFloat
        @State private var isTurned = false
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        static var _isBuiltIn: Bool { true }

        var body: some View {
            Circle().inset(by: width / 2).trim(from: 0.08, to: 0.92)
                .stroke(
                    AngularGradient(
                        colors: [Color.secondary.opacity(0.05), Color.secondary], center: .center),
                    style: StrokeStyle(lineWidth: width, lineCap: .round)
                )
                .rotationEffect(.degrees(isTurned ? 360 : 0))
                .onAppear {
                    let animation = Animation.linear(duration: reducesMotion ? 4 : 0.9).repeatForever(
                        autoreverses: false)
                    withAnimation(animation) { isTurned = true }
                }
        }
    }
}
