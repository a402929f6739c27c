import Foundation

/// What modifiers say to the scroll views in them.
struct ScrollTraits {
    var contentMargins = EdgeInsets()
    var barMargins = EdgeInsets()
    var isClipDisabled = false
    var anchor: UnitPoint?
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

    /// Whether a person can scroll the scroll views here.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    /// When horizontal scroll bars are shown.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// When vertical scroll bars are shown.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }
}

/// When scroll bars are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, visible, hidden, never }
    private let kind: Kind

    /// While the content is scrolled, and under the pointer.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// The same as `automatic`.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// There are none.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// There are none.
    public static let never = ScrollIndicatorVisibility(kind: .never)

    var isVisible: Bool { kind == .automatic || kind == .visible }
}

/// What a margin around the content of a scroll view is for.
public struct ContentMarginPlacement: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, content, bars }
    private let kind: Kind

    /// The content and the scroll bars.
    public static let automatic = ContentMarginPlacement(kind: .automatic)
    /// The content alone.
    public static let scrollContent = ContentMarginPlacement(kind: .content)
    /// The scroll bars alone.
    public static let scrollIndicators = ContentMarginPlacement(kind: .bars)

    var isForContent: Bool { kind != .bars }
    var isForBars: Bool { kind != .content }
}

extension View {
    /// When scroll views in this view show bars, on some axes.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        }
    }

    /// Stops a person from scrolling the scroll views in this view; programs still can.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Whether the content of scroll views in this view is drawn beyond their frames.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollTraits) { $0.isClipDisabled = disabled }
    }

    /// Distances in points between the content of scroll views in this view and their edges, which scroll with the content.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollTraits) { traits in
            if placement.isForContent { traits.contentMargins.set(insets, on: edges) }
            if placement.isForBars { traits.barMargins.set(insets, on: edges) }
        }
    }

    /// A distance in points between the content of scroll views in this view and some of their edges; nil is none.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 0
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// A distance in points between the content of scroll views in this view and their edges.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }

    /// Where the content of scroll views in this view stands at first, and stays while its size changes until somebody scrolls:
    /// with `.bottom`, at its end. Content that is shorter than its view stands there too.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollTraits) { $0.anchor = anchor }
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
