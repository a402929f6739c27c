import CasementCore
import Foundation

/// The line between two columns. The area that is dragged is wider than the line.
struct SplitDivider: View {
    /// The width of the column before it, in points, for assistive programs.
    let width: () -> CGFloat
    let began: () -> Void
    /// Receives the distance from where the drag began, in points towards the trailing edge.
    let moved: (CGFloat) -> Void
    let ended: () -> Void
    let reset: () -> Void
    @FocusState private var isFocused: Bool
    @Environment(\.layoutDirection) private var direction

    static var _isBuiltIn: Bool { true }

    /// The distance of an arrow key, in points.
    private static var step: CGFloat { 16 }

    var body: some View {
        ZStack {
            Rectangle().fill(Color(theme: isFocused ? .accent : .separator)).frame(
                width: isFocused ? 3 : SplitWidths.line)
            _DragHandle(
                began: began, moved: { moved(direction == .rightToLeft ? -$0.width : $0.width) }, ended: ended,
                pressedTwice: reset
            )
            .pointerStyle(.columnResize)
        }
        .focusable(interactions: .activate)
        .focusEffectDisabled()
        .focused($isFocused)
        .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
            guard press.modifiers.held.isEmpty else { return .ignored }
            nudge((press.key == .rightArrow) == (direction == .leftToRight) ? Self.step : -Self.step)
            return .handled
        }
        .accessibilityElement()
        .accessibilityLabel("Divider")
        .accessibilityAdjustableAction { nudge($0 == .increment ? Self.step : -Self.step) }
        .accessibilityDescribed { [width, isFocused] element, _ in
            element.role = .splitter
            if isFocused { element.traits.insert(.isFocused) }
            element.value = "\(Int(width().rounded()))"
        }
    }

    private func nudge(_ way: CGFloat) {
        began()
        moved(way)
        ended()
    }
}
