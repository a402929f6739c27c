extension LayoutNode {
    /// Sets how the node's own drawing is blended with what is behind it. There is a layer only where it is blended.
    func setBlend(_ mode: BlendMode, in layer: inout Layer?) {
        guard mode != .normal || layer != nil else { return }
        if mode == .normal {
            layer = nil
        } else if let layer {
            guard layer.set(.blend(mode)) else { return }
        } else {
            layer = Layer(store: tree.textures, effect: .blend(mode))
        }
        tree.note([.subtree, .paintBounds], of: self)
    }
}
