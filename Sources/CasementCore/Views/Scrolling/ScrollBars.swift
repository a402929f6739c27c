import Foundation

/// The scroll bars of one scroll view, shown over the content under the pointer and while it scrolls.
@MainActor final class ScrollBars {
    private let scroll: ScrollLayoutNode
    private var bars: [ScrollBarNode] = []
    private let hover = ScrollHover()
    private var isHovered = false
    /// The time at which they are hidden after the last movement.
    private var end: Date?
    var wantsTime: ((Date?) -> Void)?
    private let clock: () -> Date

    /// How long they stay visible after a movement, in seconds.
    static let afterglow = 1.0

    init(of scroll: ScrollLayoutNode, clock: @escaping () -> Date) {
        (self.scroll, self.clock) = (scroll, clock)
        hover.action = { [weak self] in self?.hoverChanged($0) }
        scroll.attach().responders.append(hover)
    }

    func configure(_ values: EnvironmentValues, isShowing: Bool) {
        let color = SystemColor.scrollBar.resolve(in: values.themeVariant)
        let isVertical = isShowing && values.verticalScrollIndicatorVisibility.isVisible
        let isHorizontal = isShowing && values.horizontalScrollIndicatorVisibility.isVisible
        set(.vertical, isVertical && scroll.scrolls(.vertical), color, values.scrollTraits.barMargins)
        set(.horizontal, isHorizontal && scroll.scrolls(.horizontal), color, values.scrollTraits.barMargins)
    }

    private func set(_ axis: Axis, _ isWanted: Bool, _ color: ResolvedColor, _ margins: EdgeInsets) {
        if let bar = bars.first(where: { $0.axis == axis }) {
            bar.isWanted = isWanted
            bar.configure(color, margins)
        } else if isWanted {
            let bar = ScrollBarNode(axis, of: scroll)
            bar.configure(color, margins)
            bar.onDrag = { [weak self] in self?.showOrHide() }
            bars.append(bar)
            scroll.addBar(bar)
        }
    }

    /// Shows the bars after the content has moved.
    func show() {
        guard !bars.isEmpty else { return }
        let end = clock().addingTimeInterval(Self.afterglow)
        self.end = end
        wantsTime?(end)
        showOrHide()
    }

    func timePassed() {
        guard let end else { return }
        if clock() >= end { self.end = nil } else { wantsTime?(end) }
        showOrHide()
    }

    private func hoverChanged(_ isOver: Bool) {
        isHovered = isOver
        showOrHide()
    }

    private func showOrHide() {
        for bar in bars { bar.isShown = isHovered || end != nil || bar.isHeld }
    }
}

/// Reports whether the pointer is over a scroll view.
private final class ScrollHover: Responder, HoverReceiver {
    var action: (Bool) -> Void = { _ in }
    override var hoverReceiver: (any HoverReceiver)? { self }
    func hoverChanged(_ isOver: Bool) { action(isOver) }
}
