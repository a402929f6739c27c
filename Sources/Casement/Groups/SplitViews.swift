import CasementCore
import Foundation

/// Views side by side, with draggable dividers between them.
///
///     HSplitView {
///         FileList().frame(minWidth: 120)
///         Editor()
///     }
///
/// It takes the space that it is offered. Initially the views share the width as in a stack; dragged widths stay within
/// the minimum and maximum width of each view, and keep their proportions when the window is resized.
public struct HSplitView<Content: View>: View {
    private let content: Content

    /// Views from the leading to the trailing edge.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        _StyledContainer("HSplitView") { SplitPanes(axis: .horizontal, content: content) }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// Views one above the other, with draggable dividers between them.
///
/// What `HSplitView` documents about widths applies to heights here.
public struct VSplitView<Content: View>: View {
    private let content: Content

    /// Views from the top to the bottom.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        _StyledContainer("VSplitView") { SplitPanes(axis: .vertical, content: content) }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// The panes of a split view, and the dividers between them.
private struct SplitPanes<Content: View>: View {
    let axis: Axis
    let content: Content
    /// The lengths that the panes were dragged to, in points; empty before the first drag.
    @State private var dragged: [CGFloat] = []
    /// The lengths when the drag began.
    @State private var before: [CGFloat]?
    @State private var measure = SplitMeasure()
    @Environment(\.layoutDirection) private var direction

    static var _isBuiltIn: Bool { true }

    var body: some View {
        Group(subviews: content) { panes in
            SplitLayout(axis: axis, wished: dragged, measure: measure) {
                ForEach(Array(panes.enumerated()), id: \.element.id) { index, pane in
                    pane
                    if index < panes.count - 1 { line(after: index) }
                }
            }
        }
    }

    private func line(after index: Int) -> some View {
        Rectangle()
            .fill(Color(theme: .separator))
            // The draggable area is wider than the visible line.
            .contentShape(Rectangle().inset(by: -4))
            .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { drag in
                        let start = before ?? measure.lengths
                        before = start
                        let way = axis == .vertical ? drag.translation.height : drag.translation.width
                        let isMirrored = axis == .horizontal && direction == .rightToLeft
                        dragged = measure.lengths(from: start, moving: index, by: isMirrored ? -way : way)
                    }
                    .onEnded { _ in before = nil }
            )
            .zIndex(1)
            .accessibilityHidden(true)
    }
}

/// The lengths and limits of the panes along the axis as of the last layout, for dragging.
@MainActor private final class SplitMeasure {
    var lengths: [CGFloat] = []
    var limits: [ClosedRange<CGFloat>] = []

    /// The lengths after the divider behind a pane is moved, as far as both neighbours allow.
    func lengths(from start: [CGFloat], moving index: Int, by way: CGFloat) -> [CGFloat] {
        guard index + 1 < start.count, start.count == limits.count else { return start }
        let (left, right) = (limits[index], limits[index + 1])
        let least = max(left.lowerBound - start[index], start[index + 1] - right.upperBound)
        let most = min(left.upperBound - start[index], start[index + 1] - right.lowerBound)
        guard least <= most else { return start }
        var new = start
        let way = min(max(way, least), most)
        new[index] += way
        new[index + 1] -= way
        return new
    }
}

/// Lays out panes with a line of one point after each but the last.
private struct SplitLayout: Layout {
    let axis: Axis
    let wished: [CGFloat]
    let measure: SplitMeasure

    private static let line: CGFloat = 1

    private func panes(_ subviews: Subviews) -> [LayoutSubview] {
        stride(from: 0, to: subviews.count, by: 2).map { subviews[$0] }
    }

    private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

    private func proposal(_ length: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = panes(subviews).map { $0.sizeThatFits(.unspecified) }
        let along = sizes.reduce(CGFloat(max(0, sizes.count - 1)) * Self.line) { $0 + length($1) }
        let across = sizes.map { axis == .horizontal ? $0.height : $0.width }.max() ?? 0
        let ideal =
            axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
        return proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let panes = panes(subviews)
        let across = axis == .horizontal ? bounds.height : bounds.width
        let room = max(0, length(bounds.size) - CGFloat(max(0, panes.count - 1)) * Self.line)
        let limits = panes.map { pane in
            let least = length(pane.sizeThatFits(self.proposal(0, across)))
            return least...max(least, length(pane.sizeThatFits(self.proposal(.infinity, across))))
        }
        let lengths = SplitSharing.lengths(room, limits, wished: wished.count == panes.count ? wished : [])
        // Layout runs on the main actor.
        MainActor.assumeIsolated { (measure.limits, measure.lengths) = (limits, lengths) }
        var start = axis == .horizontal ? bounds.minX : bounds.minY
        func place(_ subview: LayoutSubview, _ length: CGFloat) {
            let middle = start + length / 2
            subview.place(
                at: axis == .horizontal
                    ? CGPoint(x: middle, y: bounds.midY) : CGPoint(x: bounds.midX, y: middle),
                anchor: .center, proposal: self.proposal(length, across))
            start += length
        }
        for (index, pane) in panes.enumerated() {
            place(pane, lengths[index])
            if 2 * index + 1 < subviews.count { place(subviews[2 * index + 1], Self.line) }
        }
    }
}

/// The distribution of a length among panes.
enum SplitSharing {
    /// Equal parts, or parts in proportion to `wished`, within the limits of each pane. What does not
    /// fit overflows at the end.
    static func lengths(
        _ room: CGFloat, _ limits: [ClosedRange<CGFloat>], wished: [CGFloat]
    ) -> [CGFloat] {
        let weights = wished.isEmpty ? limits.map { _ in CGFloat(1) } : wished.map { max($0, 0.001) }
        var lengths = limits.map(\.lowerBound)
        var open = Array(limits.indices)
        var rest = room
        // If a pane is at its limit, the others share the rest.
        while !open.isEmpty {
            let whole = open.reduce(0) { $0 + weights[$1] }
            let shares = open.map { rest * weights[$0] / whole }
            let short = zip(open, shares).filter { $1 < limits[$0].lowerBound }.map(\.0)
            let long = zip(open, shares).filter { $1 > limits[$0].upperBound }.map(\.0)
            let held = short.isEmpty ? long : short
            if held.isEmpty {
                for (index, share) in zip(open, shares) { lengths[index] = share }
                break
            }
            for index in held {
                lengths[index] = short.isEmpty ? limits[index].upperBound : limits[index].lowerBound
                rest -= lengths[index]
            }
            rest = max(0, rest)
            open.removeAll { held.contains($0) }
        }
        return lengths
    }
}
