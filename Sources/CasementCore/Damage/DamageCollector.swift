import Foundation

/// Turns what changed in the layout tree into damage: where things were in the last frame, and where they are.
@MainActor final class DamageCollector {
    private let tree: LayoutTree
    @exclusivity(unchecked) var region = DamageRegion(bounds: .zero)
    /// Pixels of the last frame that the next one moves. All damage counts from where they are then.
    @exclusivity(unchecked) var move: PixelMove?
    /// Whether what moves is looked for now.
    @exclusivity(unchecked) private var isCarrying = false
    /// Holds while no place changes.
    @exclusivity(unchecked) private var way: AncestorTransform?
    @exclusivity(unchecked) private var changes: ContiguousArray<LayoutNode> = []
    @exclusivity(unchecked) private var vacated: ContiguousArray<VacatedArea> = []

    init(tree: LayoutTree) { self.tree = tree }

    /// Turns the changes since the last frame into damage: where things were, and where they are. What moved by whole pixels is
    /// carried along instead, where that pays.
    func update(flash: inout DamageFlash?) {
        tree.exchangeChanges(&changes, &vacated)
        guard !changes.isEmpty || !vacated.isEmpty else { return }
        if !tree.visibleContent.resolvers.isEmpty { StationaryContent(tree: tree).mark() }
        // One move a frame: a second one would start from pixels that are not there yet.
        let carried = move == nil ? MoveSearch(tree: tree, bounds: region.bounds).move(in: changes) : nil
        if let carried { begin(carried, tinted: flash?.takeAll() ?? []) }
        way = nil
        // What left together with its parent is part of what the parent left.
        for left in vacated where !left.parent.isReleased { addDamage(left.area, in: left.parent, asShown: true) }
        addOldDamage(changes)
        updatePaintBounds(changes)
        if tree.textures.hasEffects {
            for node in changes where !node.isReleased { node.shrinkPaintBoundsAbove() }
        }
        if let carried { finish(carried) }
        way = nil
        addNewDamage(changes)
        if let move, region.area(in: move.area) * 2 > move.area.area {
            // Too much of it is painted anyway.
            region.add(move.area)
            self.move = nil
        }
        isCarrying = false
        changes.removeAll(keepingCapacity: true)
        vacated.removeAll(keepingCapacity: true)
    }

    // One row that comes moves hundreds that nobody sees. In the loops over all changes, what was only carried along is done in
    // place: a call for each would count a reference, which costs more than the rest.

    private func addOldDamage(_ changes: ContiguousArray<LayoutNode>) {
        for index in changes.indices where !changes[index].change.contains(.carried) {
            if !changes[index].isReleased { addOldDamage(changes[index]) }
        }
    }

    private func updatePaintBounds(_ changes: ContiguousArray<LayoutNode>) {
        for index in changes.indices where !changes[index].isReleased {
            // Its parent's paintBounds is, or will be, worked out from all that is there.
            if !changes[index].change.contains(.paintBounds),
                !(changes[index].parent?.change.isDisjoint(with: [.paintBounds, .known]) ?? true)
            {
                continue
            }
            changes[index].updatePaintBounds()
        }
    }

    private func addNewDamage(_ changes: ContiguousArray<LayoutNode>) {
        for index in changes.indices where !changes[index].isReleased {
            if changes[index].change == [.place, .carried] {
                changes[index].shownOrigin = changes[index].origin
                changes[index].shownPaintBounds = changes[index].paintBounds
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
            addDamage(graphic.shownFrame, of: node, asShown: true)
        }
    }

    private func addNewDamage(_ node: LayoutNode) {
        if !node.change.isDisjoint(with: [.place, .subtree]), !node.change.contains(.carried) {
            addDamage(node.paintBounds, of: node, asShown: false)
        }
        if let graphic = node.content {
            if !node.change.isDisjoint(with: [.content, .subtree]) || graphic.shownFrame.isNull {
                let frame = graphic.shownArea(in: node.size)
                // What looks different where it was is damaged already; if something around it moved, that is too.
                let isAdded = frame == graphic.shownFrame && node.change.isDisjoint(with: [.place, .subtree])
                graphic.shownFrame = frame
                if !isAdded || isCarrying { addDamage(frame, of: node, asShown: false) }
            }
        }
        if node.change.contains(.subtree), let layer = node.layer { layer.frameChanged() }
        node.shownOrigin = node.origin
        node.shownPaintBounds = node.paintBounds
        node.change = []
    }

    /// Damage in a node's own coordinates; what is in its layer stays as it is.
    private func addDamage(_ area: CGRect, of node: LayoutNode, asShown: Bool) {
        guard !area.isNull else { return }
        guard let parent = node.parent else { return addWindowDamage(area, asShown: asShown) }
        let origin = asShown ? node.shownOrigin : node.origin
        addDamage(area.offsetBy(dx: origin.x, dy: origin.y), in: parent, asShown: asShown)
    }

    /// Damage in the coordinates of `node`, carried up to the window, and to every layer on the way.
    private func addDamage(_ area: CGRect, in node: LayoutNode, asShown: Bool) {
        var area = area
        var node = node
        while !area.isNull {
            if node.orderedStack != nil, let way = way(from: node, asShown: asShown) {
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

    /// The way from a stack up to the window, kept because what stands in one stack often changes together. Nil where a layer
    /// lies on it.
    private func way(from node: LayoutNode, asShown: Bool) -> AncestorTransform? {
        if let way, way.start == ObjectIdentifier(node), way.isAsShown == asShown { return way }
        way = AncestorTransform(from: node, to: tree.root, asShown: asShown)
        return way
    }

    private func addWindowDamage(_ area: CGRect, asShown: Bool) {
        let rect = PixelRect(rounding: area, scale: tree.scale)
        region.add(rect)
        // What the last frame showed is moved along, to where it must be painted over.
        if asShown, isCarrying, let move { region.add(move.destination(of: rect)) }
    }

    // MARK: Moves

    private func begin(_ move: PixelMove, tinted: [PixelRect]) {
        // Pixels that are wrong already are moved too.
        for rect in tinted { region.add(rect) }
        for rect in region.rects { region.add(move.destination(of: rect)) }
        self.move = move
        isCarrying = true
    }

    /// Paints what comes into view, and what stands where pixels are moved: at its place, and where its pixels went to.
    private func finish(_ move: PixelMove) {
        move.addStrips(to: &region)
        if let root = tree.root { addStanding(root, at: .zero, clip: move.area, move) }
    }

    private func addStanding(_ node: LayoutNode, at origin: CGPoint, clip: PixelRect, _ move: PixelMove) {
        // What changed has its own region.
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
