import Foundation

/// The graphics of one window: from what changed in the layout tree to damage, and from damage to pixels.
@MainActor package final class SceneGraphics {
    package let tree: LayoutTree
    package let store: TextureStore
    package private(set) var damage: DamageRegion
    /// The window's colour behind the root.
    package var background = ResolvedColor.white { didSet { if background != oldValue { damageAll() } } }

    private var changes: ContiguousArray<LayoutNode> = []
    private var vacated: ContiguousArray<VacatedArea> = []

    package init(tree: LayoutTree, store: TextureStore) {
        (self.tree, self.store) = (tree, store)
        damage = DamageRegion(bounds: .zero)
    }

    /// Takes the window's size in pixels; everything is painted again when it differs.
    package func resize(width: Int, height: Int) {
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        guard bounds != damage.bounds else { return }
        damage = DamageRegion(bounds: bounds)
        damageAll()
    }

    package func damageAll() { damage.add(damage.bounds) }

    // MARK: Damage

    /// Turns the changes since the last frame into damage: where things were, and where they are.
    package func update() {
        tree.exchangeChanges(&changes, &vacated)
        // What left together with its parent is part of what the parent left.
        for left in vacated where !left.parent.isReleased { addDamage(left.area, in: left.parent, asShown: true) }
        for node in changes where !node.isReleased { addOldDamage(node) }
        for node in changes where !node.isReleased { refreshReach(of: node) }
        for node in changes where !node.isReleased { addNewDamage(node) }
        changes.removeAll(keepingCapacity: true)
        vacated.removeAll(keepingCapacity: true)
    }

    private func addOldDamage(_ node: LayoutNode) {
        if !node.change.isDisjoint(with: [.place, .subtree]) {
            addDamage(node.shownReach, of: node, asShown: true)
        } else if node.change.contains(.content), let graphic = node.content as? Graphic {
            addDamage(graphic.shownFrame, of: node, asShown: true)
        }
    }

    private func addNewDamage(_ node: LayoutNode) {
        if !node.change.isDisjoint(with: [.place, .subtree]) { addDamage(node.reach, of: node, asShown: false) }
        if let content = node.content {
            let graphic = unsafeDowncast(content, to: Graphic.self)
            if node.change.contains(.content) || graphic.shownFrame.isNull {
                graphic.shownFrame = graphic.frame(in: node.size)
                addDamage(graphic.shownFrame, of: node, asShown: false)
            }
        }
        if node.change.contains(.subtree), let layer = node.layer as? Layer { layer.addAll() }
        node.shownOrigin = node.origin
        node.shownReach = node.reach
        node.change = []
    }

    /// Damage in a node's own coordinates.
    private func addDamage(_ area: CGRect, of node: LayoutNode, asShown: Bool) {
        guard !area.isNull else { return }
        (node.layer as? Layer)?.add(area)
        guard let parent = node.parent else { return damage.add(PixelRect(rounding: area, scale: tree.scale)) }
        let origin = asShown ? node.shownOrigin : node.origin
        addDamage(area.offsetBy(dx: origin.x, dy: origin.y), in: parent, asShown: asShown)
    }

    /// Damage in the coordinates of `node`, carried up to the window, and to every layer on the way.
    private func addDamage(_ area: CGRect, in node: LayoutNode, asShown: Bool) {
        var area = area
        var node = node
        while !area.isNull {
            if node.clipsToFrame {
                area = area.intersection(asShown ? node.shownReach : CGRect(origin: .zero, size: node.size))
            }
            if area.isNull { return }
            (node.layer as? Layer)?.add(area)
            guard let parent = node.parent else { break }
            let origin = asShown ? node.shownOrigin : node.origin
            area = area.offsetBy(dx: origin.x, dy: origin.y)
            node = parent
        }
        if node === tree.root { damage.add(PixelRect(rounding: area, scale: tree.scale)) }
    }

    // MARK: Reach

    /// Works out how far a node's graphics reach, where that is not known, and lets those above reach as far.
    private func refreshReach(of node: LayoutNode) {
        computeReach(of: node)
        var child = node
        while let parent = child.parent, !parent.change.contains(.reach) {
            var area = child.reach.offsetBy(dx: child.origin.x, dy: child.origin.y)
            parent.noteSpill(of: child)
            if parent.clipsToFrame { area = area.intersection(CGRect(origin: .zero, size: parent.size)) }
            if area.isNull || (!parent.reach.isNull && parent.reach.contains(area)) { return }
            parent.reach = parent.reach.isNull ? area : parent.reach.union(area)
            parent.shownReach = parent.reach
            child = parent
        }
    }

    private func computeReach(of node: LayoutNode) {
        guard node.change.contains(.reach) else { return }
        node.change.remove(.reach)
        node.change.insert(.known)
        var reach = CGRect.null
        if let content = node.content { reach = unsafeDowncast(content, to: Graphic.self).frame(in: node.size) }
        node.spill = 0
        node.forEachChild { child in
            computeReach(of: child)
            node.noteSpill(of: child)
            guard !child.reach.isNull else { return }
            let area = child.reach.offsetBy(dx: child.origin.x, dy: child.origin.y)
            reach = reach.isNull ? area : reach.union(area)
        }
        if node.clipsToFrame, !reach.isNull { reach = reach.intersection(CGRect(origin: .zero, size: node.size)) }
        node.reach = reach
    }

    // MARK: Painting

    /// Paints the damage and shows it. False where the presenter could not.
    package func paint(to presenter: any Presenter, statistics: inout FrameStatistics) -> Bool {
        guard let root = tree.root else { return false }
        if presenter.wantsUploads {
            for rect in damage.rects {
                PaintPass(clip: rect, scale: tree.scale, painter: nil, uploadsTo: presenter).paint(
                    root, at: .zero, opacity: 1)
            }
        }
        guard let painter = presenter.beginFrame(damage: damage.rects) else { return false }
        for rect in damage.rects {
            painter.clip(to: rect)
            painter.fill(rect, with: background)
            PaintPass(clip: rect, scale: tree.scale, painter: painter).paint(root, at: .zero, opacity: 1)
        }
        statistics.damagedPixels += damage.area
        return true
    }

    /// Pushes the damage to the screen.
    package func present(to presenter: any Presenter, statistics: inout FrameStatistics) {
        presenter.endFrame(damage: damage.rects)
        statistics.framesPresented += 1
        damage = DamageRegion(bounds: damage.bounds)
    }
}
