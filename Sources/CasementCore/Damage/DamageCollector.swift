import Foundation

/// Converts changes of the layout tree to damage: the previous and current areas of what changed.
@MainActor final class DamageCollector {
    private let tree: LayoutTree
    @exclusivity(unchecked) var region = DamageRegion(bounds: .zero)
    /// The pixel move for the next frame. All damage is in coordinates after the move.
    @exclusivity(unchecked) var move: PixelMove?
    /// Whether a pixel move is being applied.
    @exclusivity(unchecked) private var isCarrying = false
    /// Cached; valid while no position changes.
    @exclusivity(unchecked) private var way: AncestorTransform?
    @exclusivity(unchecked) private var changes: ContiguousArray<LayoutNode> = []
    @exclusivity(unchecked) private var vacated: ContiguousArray<VacatedArea> = []

    /// The most nodes for which there stays room from frame to frame. A window that was just made changes all of its
    /// nodes at once, and rarely again.
    private static var mostKept: Int { 2_048 }

    init(tree: LayoutTree) { self.tree = tree }

    /// Converts the changes since the last frame to damage: their previous and current areas. Content that moved by
    /// whole pixels is moved as pixels instead, if that saves work.
    func update(flash: inout DamageFlash?) {
        tree.exchangeChanges(&changes, &vacated)
        guard !changes.isEmpty || !vacated.isEmpty else { return }
        if !tree.visibleContent.resolvers.isEmpty { StationaryContent(tree: tree).mark() }
        // One move per frame: a second one would start from pixels that are not there yet.
        let carried = move == nil ? MoveSearch(tree: tree, bounds: region.bounds).move(in: changes) : nil
        if let carried { begin(carried, tinted: flash?.takeAll() ?? []) }
        way = nil
        // Nodes removed together with their parent are part of the area that the parent vacated.
        for left in vacated where !left.parent.isReleased { addDamage(left.area, in: left.parent, asShown: true) }
        addOldDamage(changes)
        updatePaintBounds(changes)
        if tree.textures.hasEffects {
            for node in changes where !node.isReleased { node.shrinkPaintBoundsAbove() }
        }
        if let carried { finish(carried) }
        way = nil
        addFilledDamage()
        addNewDamage(changes)
        if let move, region.area(in: move.area) * 2 > move.area.area {
            // Too much of it is painted anyway.
            region.add(move.area)
            self.move = nil
        }
        isCarrying = false
        changes.removeAll(keepingCapacity: changes.capacity <= Self.mostKept)
        vacated.removeAll(keepingCapacity: true)
    }

    // One inserted row moves hundreds that are not visible. In the loops over all changes, nodes that were only moved
    // as pixels are handled in place: a call for each would retain and release it, which costs more than the rest.

    /// Asks for the next nodes, and what they paint. See `Prefetch`.
    @inline(__always) private static func prefetch(_ nodes: ContiguousArray<LayoutNode>, after index: Int) {
        nodes.prefetch(index + 8)
        guard index + 4 < nodes.count else { return }
        Prefetch.target(of: &nodes[index + 4].content)
        Prefetch.target(of: &nodes[index + 4].rareParts)
    }

    private func addOldDamage(_ changes: ContiguousArray<LayoutNode>) {
        for index in changes.indices {
            Self.prefetch(changes, after: index)
            if changes[index].change.contains(.carried) { continue }
            if !changes[index].isReleased { addOldDamage(changes[index]) }
        }
    }

    private func updatePaintBounds(_ changes: ContiguousArray<LayoutNode>) {
        for index in changes.indices {
            Self.prefetch(changes, after: index)
            if changes[index].isReleased { continue }
            // Its parent's paint bounds are, or will be, computed from all children.
            if !changes[index].change.contains(.paintBounds),
                !(changes[index].parent?.change.isDisjoint(with: [.paintBounds, .known]) ?? true)
            {
                continue
            }
            changes[index].updatePaintBounds()
        }
    }

    /// Damages effects that fill the area of their content, where that area has changed.
    private func addFilledDamage() {
        guard !tree.textures.filledHosts.isEmpty else { return }
        for case let node as LayoutNode in tree.textures.filledHosts where !node.isReleased {
            guard let old = node.layer?.fill(node.paintBounds) else { continue }
            addDamage(old, of: node, asShown: true)
            addDamage(node.paintBounds, of: node, asShown: false)
        }
        tree.textures.filledHosts.removeAll(keepingCapacity: true)
    }

    private func addNewDamage(_ changes: ContiguousArray<LayoutNode>) {
        for index in changes.indices {
            Self.prefetch(changes, after: index)
            if changes[index].isReleased { continue }
            if changes[index].change == [.place, .carried] {
                changes[index].noteShown()
                changes[index].change = []
            } else {
                addNewDamage(changes[index])
            }
        }
    }

    private func addOldDamage(_ node: LayoutNode) {
        if !node.change.isDisjoint(with: [.place, .subtree]) {
            addDamage(node.shownPaintBounds, of: node, asShown: true)
        } else if node.change.contains(.content), let graphic = node.content {
            addDamage(graphic.changedFrame, of: node, asShown: true)
        }
    }

    private func addNewDamage(_ node: LayoutNode) {
        if !node.change.isDisjoint(with: [.place, .subtree]), !node.change.contains(.carried) {
            addDamage(node.paintBounds, of: node, asShown: false)
        }
        if let graphic = node.content {
            if !node.change.isDisjoint(with: [.content, .subtree]) || graphic.shownFrame.isNull {
                let frame = graphic.shownArea(in: node.size)
                // Content that changed in place is damaged already; if an ancestor moved, so is the area it moved from.
                let isAdded = frame.isSame(as: graphic.shownFrame) && node.change.isDisjoint(with: [.place, .subtree])
                graphic.shownFrame = frame
                if !isAdded || isCarrying { addDamage(frame, of: node, asShown: false) }
            }
        } else if node.traits.drawsLater, !node.change.isDisjoint(with: [.content, .subtree]) {
            addDamage(node.ownArea, of: node, asShown: false)
        }
        if node.change.contains(.subtree), let layer = node.layer { layer.frameChanged() }
        node.noteShown()
        node.change = []
    }

    /// Adds damage in a node's own coordinates; its layer's picture stays valid.
    private func addDamage(_ area: CGRect, of node: LayoutNode, asShown: Bool) {
        guard !area.isNull else { return }
        guard let parent = node.parent else { return addWindowDamage(area, asShown: asShown) }
        let origin = asShown ? node.shownOrigin : node.origin
        addDamage(area.offsetBy(dx: origin.x, dy: origin.y), in: parent, asShown: asShown)
    }

    /// Adds damage in the coordinates of `node`, converted up to the window, and to every layer between.
    private func addDamage(_ area: CGRect, in node: LayoutNode, asShown: Bool) {
        var area = area
        var node = node
        while !area.isNull {
            if node.isCrowded, let way = way(from: node, asShown: asShown) {
                area = area.offsetBy(dx: way.offset.x, dy: way.offset.y).overlap(way.clip)
                return area.isNull ? () : addWindowDamage(area, asShown: asShown)
            }
            if node.clipsToFrame {
                area = area.overlap(asShown ? node.shownPaintBounds : CGRect(origin: .zero, size: node.size))
            }
            if area.isNull { return }
            if let layer = node.layer {
                area = layer.addDamage(area)
                if area.isNull { return }
            }
            guard let parent = node.parent else { break }
            let origin = asShown ? node.shownOrigin : node.origin
            area = area.offsetBy(dx: origin.x, dy: origin.y)
            node = parent
        }
        if node === tree.root { addWindowDamage(area, asShown: asShown) }
    }

    /// The transform from a container to the window, cached because its children often change together. Nil if
    /// there is a layer between.
    private func way(from node: LayoutNode, asShown: Bool) -> AncestorTransform? {
        if let way, way.start == ObjectIdentifier(node), way.isAsShown == asShown { return way }
        way = AncestorTransform(from: node, to: tree.root, asShown: asShown)
        return way
    }

    private func addWindowDamage(_ area: CGRect, asShown: Bool) {
        let rect = PixelRect(rounding: area, scale: tree.scale)
        region.add(rect)
        // Pixels of the last frame are moved as well; their destination must be painted over.
        if asShown, isCarrying, let move { region.add(move.destination(of: rect)) }
    }

    // MARK: Moves

    private func begin(_ move: PixelMove, tinted: [PixelRect]) {
        // Pixels that are already out of date are moved too.
        for rect in tinted { region.add(rect) }
        for rect in region.rects { region.add(move.destination(of: rect)) }
        self.move = move
        isCarrying = true
    }

    /// Damages the area that scrolls into view, and stationary content over the moved pixels: at its place, and where
    /// its pixels were moved to.
    private func finish(_ move: PixelMove) {
        move.addStrips(to: &region)
        if let root = tree.root { addStanding(root, at: .zero, clip: move.area, move) }
    }

    private func addStanding(_ node: LayoutNode, at origin: CGPoint, clip: PixelRect, _ move: PixelMove) {
        // Nodes that changed have their own damage.
        guard node.change.isDisjoint(with: [.place, .subtree]), !node.paintBounds.isNull, node.opacity > 0 else {
            return
        }
        let area = PixelRect(rounding: node.paintBounds.offsetBy(dx: origin.x, dy: origin.y), scale: tree.scale)
            .intersection(clip)
        guard !area.isEmpty else { return }
        func add(_ rect: PixelRect) {
            let seen = rect.intersection(area)
            guard !seen.isEmpty else { return }
            region.add(seen)
            region.add(move.destination(of: seen))
        }
        if node.layer != nil { return add(area) }
        var clip = clip
        if node.clipsToFrame {
            clip = clip.intersection(
                PixelRect(rounding: CGRect(origin: origin, size: node.size), scale: tree.scale))
        }
        if let graphic = node.content {
            let shown = graphic.shownFrame
            if !shown.isNull, graphic.paint.isVisible {
                let frame = PixelRect(rounding: shown.offsetBy(dx: origin.x, dy: origin.y), scale: tree.scale)
                // A clip's edge is an edge of whatever it cuts.
                if clip == move.area {
                    graphic.forEachNonUniformRect(frame, in: move.area, scale: tree.scale, add)
                } else {
                    add(frame)
                }
            }
        }
        let near = CGRect(
            x: CGFloat(clip.x) / tree.scale - origin.x, y: CGFloat(clip.y) / tree.scale - origin.y,
            width: CGFloat(clip.width) / tree.scale, height: CGFloat(clip.height) / tree.scale)
        node.forEachChild(near: near, margin: 1 / tree.scale) { child in
            addStanding(
                child, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y), clip: clip, move)
        }
    }
}
