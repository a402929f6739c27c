/// Sets the opacity of its subtree.
@MainActor final class OpacityLayoutNode: WrapperLayoutNode {
    var value: Double {
        didSet { if value != oldValue { tree.note(.subtree, of: self) } }
    }

    init(_ inner: LayoutNode, opacity: Double) {
        value = opacity
        super.init(inner, kind: "opacity")
    }

    override var ownOpacity: Double { value }
}
