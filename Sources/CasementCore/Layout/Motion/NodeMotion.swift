import Foundation

extension LayoutNode {
    /// The origin assigned by layout.
    package final var targetOrigin: CGPoint { motion?.targetOrigin ?? origin }
    /// The size assigned by layout.
    package final var targetSize: CGSize { motion?.targetSize ?? size }

    final func beginMotion(_ motion: PlaceMotion) {
        setMotion(motion)
        guard let parent else { return }
        parent.movingChildren += 1
        // Children found so far by their order are now searched for among all.
        if parent.movingChildren == 1 { tree.note(.paintBounds, of: parent) }
        tree.motion.count += 1
    }

    private final func setMotion(_ new: PlaceMotion?) {
        let hadClip = clipsToFrame
        motion = new
        // The clip changes, though its content may not.
        if clipsToFrame != hadClip { tree.note([.subtree, .paintBounds], of: self) }
    }

    /// Called when it has reached its target, or is removed.
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

    /// Sets the shown origin and size of an animation in flight.
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
