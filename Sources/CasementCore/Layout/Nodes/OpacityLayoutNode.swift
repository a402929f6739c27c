/// Sets the opacity of its subtree.
@MainActor final class OpacityLayoutNode: WrapperLayoutNode, SettingLayoutNode {
    /// The opacity, from 0 to 1.
    var setting: Double {
        didSet { if setting != oldValue { tree.note(.subtree, of: self) } }
    }

    init(_ inner: LayoutNode, _ setting: Double) {
        self.setting = setting
        super.init(inner, kind: "opacity")
    }

    override var ownOpacity: Double { setting }
}
