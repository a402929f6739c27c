import Foundation

/// Settings that modifiers pass to the scroll views in them.
struct ScrollTraits {
    var contentMargins = EdgeInsets()
    var barMargins = EdgeInsets()
    var isClipDisabled = false
    var anchors = ScrollAnchors()
    /// Counts the times that the bars are to be shown.
    var flashes = 0
    var behavior: (any ScrollTargetBehavior)?
    var position: ScrollPositionLink?
    var observers: [ScrollObserver] = []
    var phaseObservers: [(ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void] = []
}

private struct ScrollTraitsKey: EnvironmentKey {
    static var defaultValue: ScrollTraits { ScrollTraits() }
}

private struct IsScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct HorizontalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private struct VerticalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }

extension EnvironmentValues {
    var scrollTraits: ScrollTraits {
        get { self[ScrollTraitsKey.self] }
        set { self[ScrollTraitsKey.self] = newValue }
    }

    /// Whether the user can scroll the scroll views in this view.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    /// The visibility of horizontal scroll bars.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// The visibility of vertical scroll bars.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }
}

/// The visibility of scroll bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, visible, hidden, never }
    private let kind: Kind

    /// Visible while the content scrolls, and under the pointer.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// The same as `automatic`.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Not visible.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Not visible.
    public static let never = ScrollIndicatorVisibility(kind: .never)

    var isVisible: Bool { kind == .automatic || kind == .visible }
}

/// What a content margin applies to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, content, bars }
    private let kind: Kind

    /// Applies to the content and the scroll bars.
    public static let automatic = ContentMarginPlacement(kind: .automatic)
    /// Applies to the content only.
    public static let scrollContent = ContentMarginPlacement(kind: .content)
    /// Applies to the scroll bars only.
    public static let scrollIndicators = ContentMarginPlacement(kind: .bars)

    var isForContent: Bool { kind != .bars }
    var isForBars: Bool { kind != .content }
}

extension View {
    /// Sets the visibility of scroll bars in this view, on some axes.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        }
    }

    /// Disables scrolling by the user in this view; programs can still scroll.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Sets whether the content of scroll views in this view is drawn beyond their frames.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollTraits) { $0.isClipDisabled = disabled }
    }

    /// Adds margins around the content of scroll views in this view, in points, which scroll with the content.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollTraits) { traits in
            if placement.isForContent { traits.contentMargins.set(insets, on: edges) }
            if placement.isForBars { traits.barMargins.set(insets, on: edges) }
        }
    }

    /// Adds a margin on some edges of the content of scroll views in this view, in points; nil is none.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 0
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Adds a margin around the content of scroll views in this view, in points.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }

    /// Sets the initial position of the content of scroll views in this view, which is kept when its size changes until
    /// the user scrolls: with `.bottom`, its end. Content shorter than its view is aligned there too.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollTraits) { $0.anchors.common = anchor }
    }
}

extension View {
    /// Sets an anchor of the scroll views in this view for one role, in place of that of `defaultScrollAnchor(_:)`; nil
    /// is the start.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollTraits) { $0.anchors[role] = anchor }
    }

    /// Shows the scroll bars in this view for a moment when they appear.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        transformEnvironment(\.scrollTraits) { if onAppear { $0.flashes += 1 } }
    }

    /// Shows the scroll bars in this view for a moment when a value changes.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(FlashingBars(trigger: value))
    }
}

/// Counts the changes of a value.
private struct FlashingBars<Value: Equatable>: ViewModifier {
    let trigger: Value
    @State private var changes = 0

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.scrollTraits) { [changes] in $0.flashes += changes }
            .onChange(of: trigger) { changes += 1 }
    }
}

extension EdgeInsets {
    fileprivate mutating func set(_ insets: EdgeInsets, on edges: Edge.Set) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        if edges.contains(.top) { top = length(insets.top) }
        if edges.contains(.leading) { leading = length(insets.leading) }
        if edges.contains(.bottom) { bottom = length(insets.bottom) }
        if edges.contains(.trailing) { trailing = length(insets.trailing) }
    }
}
