import Foundation

/// What the views of a page or window say of its bars.
package struct BarContents: Equatable {
    package var items: [BarEntry] = []
    package var traits = BarTraits()
    /// Makes a bar for a window whose content has none.
    package var makeBar: (@MainActor (WindowBars, VerticalEdge) -> AnyView)?

    package init(items: [BarEntry] = [], traits: BarTraits = BarTraits()) {
        (self.items, self.traits) = (items, traits)
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.items == right.items && left.traits == right.traits
    }
}

/// How a page's bars look.
package struct BarTraits: Equatable {
    /// Whether the bar above the content is hidden or shown; nil where the program says nothing.
    package var top: Visibility?
    /// The same for the bar below the content.
    package var bottom: Visibility?
    package var hidesTitle = false
    package var hidesBackground = false
    package var background: BarBackground?
    package var scheme: ColorScheme?
    package var hidesBottomBackground = false
    package var bottomBackground: BarBackground?
    package var bottomScheme: ColorScheme?
    /// Whether the title is at the leading edge.
    package var hasLeadingTitle = false

    package init() {}

    /// Adds what another view says, which decides where both say something.
    package mutating func add(_ other: BarTraits) {
        top = other.top ?? top
        bottom = other.bottom ?? bottom
        hidesTitle = hidesTitle || other.hidesTitle
        hidesBackground = hidesBackground || other.hidesBackground
        background = other.background ?? background
        scheme = other.scheme ?? scheme
        hidesBottomBackground = hidesBottomBackground || other.hidesBottomBackground
        bottomBackground = other.bottomBackground ?? bottomBackground
        bottomScheme = other.bottomScheme ?? bottomScheme
        hasLeadingTitle = hasLeadingTitle || other.hasLeadingTitle
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.top == right.top && left.bottom == right.bottom && left.hidesTitle == right.hidesTitle
            && left.hidesBackground == right.hidesBackground && left.scheme == right.scheme
            && left.hasLeadingTitle == right.hasLeadingTitle
            && left.background === right.background && left.hidesBottomBackground == right.hidesBottomBackground
            && left.bottomBackground === right.bottomBackground && left.bottomScheme == right.bottomScheme
    }
}

/// A background that a view gives to a bar; compared by identity.
package final class BarBackground: Sendable {
    package let style: AnyShapeStyle
    package init(_ style: AnyShapeStyle) { self.style = style }
}

/// The items of the views in order, and what all of them say.
package struct BarContentsKey: PreferenceKey {
    package static var defaultValue: BarContents { BarContents() }

    package static func reduce(value: inout BarContents, nextValue: () -> BarContents) {
        let next = nextValue()
        value.items.append(contentsOf: next.items)
        value.traits.add(next.traits)
        value.makeBar = value.makeBar ?? next.makeBar
    }
}

/// Adds the items of a view to the bars above it.
package struct _BarItemsModifier<Items: View>: ViewModifier {
    package typealias Body = Never
    let makeBar: @MainActor (WindowBars, VerticalEdge) -> AnyView
    let items: Items

    /// - Parameter makeBar: makes the bars of a window whose content has none.
    package init(
        makeBar: @escaping @MainActor (WindowBars, VerticalEdge) -> AnyView, @ViewBuilder items: () -> Items
    ) { (self.makeBar, self.items) = (makeBar, items()) }

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { BarItemsNode(view, in: context) }
}

/// Rule: the items have the environment of the modifier, and count while its content is in the window.
final class BarItemsNode<Content: View, Items: View>: AttachmentNode<Content, _BarItemsModifier<Items>> {
    private var items: _ViewNode<Items>?
    private let bit = PreferenceKeyRegistry.bit(of: BarContentsKey.self)

    override init(_ view: ModifiedContent<Content, _BarItemsModifier<Items>>, in context: _NodeContext) {
        super.init(view, in: context)
        items = Items._makeNode(modifier.items, in: self.context(at: 1))
        notePreferencesBelow(bit)
        notePreferenceChange(bit)
    }

    override func modifierChanged(from old: _BarItemsModifier<Items>) { items?.update(to: modifier.items) }

    override func arrived(_ displayables: [Displayable], at index: Int) {
        // Their visibility is known after layout.
        if isInChoice { graph.layout.watch(LayoutTask { [weak self] in self?.visibilityChanged() }) }
    }

    override func visibilityChanged() { notePreferenceChange(bit) }

    private var isShown: Bool {
        guard isInChoice else { return true }
        let content = content
        return content.isEmpty || content.contains(where: \.isInWindow)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let items { body(items) }
    }

    override func appendDisplayables(to list: inout [Displayable]) { child?.appendDisplayables(to: &list) }

    override func collectPreferences(_ collector: PreferenceCollector) {
        child?.collectPreferences(collector)
        guard let reduction = collector.reduction(of: BarContentsKey.self), isShown else { return }
        var contents = BarContents()
        contents.makeBar = modifier.makeBar
        reduction.take(contents)
        items?.collectPreferences(collector)
    }

    override func tearDown() {
        notePreferenceChange(bit)
        super.tearDown()
    }
}
