import Foundation

extension LayoutNode {
    /// Where layout has put it.
    package final var targetOrigin: CGPoint { motion?.targetOrigin ?? origin }
    /// The size that layout has given it.
    package final var targetSize: CGSize { motion?.targetSize ?? size }

    final func beginMotion(_ motion: PlaceMotion) {
        setMotion(motion)
        guard let parent else { return }
        parent.movingChildren += 1
        // What was found by the order of the children is now looked for among all.
        if parent.movingChildren == 1 { tree.note(.paintBounds, of: parent) }
        tree.motion.count += 1
    }

    private final func setMotion(_ new: PlaceMotion?) {
        let hadClip = clipsToFrame
        motion = new
        // What is cut changes, though nothing in it may.
        if clipsToFrame != hadClip { tree.note([.subtree, .paintBounds], of: self) }
    }

    /// It has arrived, or leaves.
    final func endMotion() {
        guard let motion else { return }
        setMotion(nil)
        motion.end()
        show(origin: motion.targetOrigin, size: motion.targetSize)
        tree.motion.count -= 1
        guard let parent else { return }
        parent.movingChildren -= 1
        if parent.movingChildren == 0 { tree.note(.paintBounds, of: parent) }
    }

    /// Is drawn at a place and in a size on the way to its own.
    final func show(origin: CGPoint, size: CGSize) {
        if origin != self.origin {
            self.origin = origin
            tree.note(.place, of: self)
        }
        if size != self.size {
            self.size = size
            noteSize()
        }
    }
}
