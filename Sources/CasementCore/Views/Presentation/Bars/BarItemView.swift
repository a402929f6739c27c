import Foundation

/// Declares an item for a bar. It has no place of its own: the nearest bar above shows it.
package struct _BarItemView<Content: View>: View {
    package typealias Body = Never
    let info: BarItemInfo
    let content: (BarItem) -> Content

    package init(_ info: BarItemInfo, @ViewBuilder content: @escaping (BarItem) -> Content) {
        (self.info, self.content) = (info, content)
    }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        BarItemNode(view, in: context)
    }

    package static var _viewCount: Int? { 0 }
}

/// Rule: the content is updated where it is; a changed description is passed on as a preference.
final class BarItemNode<Content: View>: _ViewNode<_BarItemView<Content>> {
    private let item: BarItem
    private var info: BarItemInfo
    private var content: SecondaryContent<Content>?
    private let bit = PreferenceKeyRegistry.bit(of: BarContentsKey.self)

    init(_ view: _BarItemView<Content>, in context: _NodeContext) {
        let layers = LayeredLayoutNode(kind: "item", alignment: .center, tree: context.graph.layout)
        layers.traits.isImplicit = true
        (item, info) = (BarItem(layers), view.info)
        super.init(in: context)
        // It exists without being visible until a bar shows it.
        isInChoice = true
        content = SecondaryContent(layers, view.content(item), in: self.context())
        item.onMove = { [weak self] in self?.notifyLater() }
        item.onResize = { [weak self] in
            guard let self else { return }
            graph.enqueueAction { [weak self] in self?.item.resized() }
        }
        notePreferencesBelow(bit)
        notePreferenceChange(bit)
    }

    private func notifyLater() {
        graph.enqueueAction { [weak self] in
            guard let self, !isRemoved else { return }
            content?.notifyVisibilityChanged()
        }
    }

    override func apply(_ view: _BarItemView<Content>) {
        content?.update(to: SecondaryView(content: view.content(item)))
        guard view.info != info else { return }
        info = view.info
        notePreferenceChange(bit)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }
    override func appendDisplayables(to list: inout [Displayable]) {}

    override func collectPreferences(_ collector: PreferenceCollector) {
        if let reduction = collector.reduction(of: BarContentsKey.self) {
            reduction.take(BarContents(items: [BarEntry(item: item, info: info)]))
        } else {
            super.collectPreferences(collector)
        }
    }

    override func tearDown() {
        notePreferenceChange(bit)
        item.close()
        super.tearDown()
    }
}
