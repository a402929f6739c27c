import Foundation

/// The graphics of one window: from what changed in the layout tree to damage, and from damage to pixels.
@MainActor package final class SceneGraphics {
    package let tree: LayoutTree
    package let store: TextureStore
    @exclusivity(unchecked) package private(set) var damage: DamageRegion
    /// The window's colour behind the root.
    package var background = ResolvedColor.white { didSet { if background != oldValue { damageAll() } } }

    /// Pixels of the last frame that the next one moves. All damage counts from where they are then.
    @exclusivity(unchecked) private var move: PixelMove?
    /// Where pixels were moved since something was shown.
    @exclusivity(unchecked) private var moved: PixelRect?
    private var flash: DamageFlash?
    /// Holds while no place changes.
    @exclusivity(unchecked) private var way: WayToWindow?

    @exclusivity(unchecked) private var changes: ContiguousArray<LayoutNode> = []
    @exclusivity(unchecked) private var vacated: ContiguousArray<VacatedArea> = []
    /// Kept, so that no frame allocates one.
    private let pass = PaintPass()
    private var pushed = DamageRegion(bounds: .zero)
    private var backdrops = Backdrops()

    package init(tree: LayoutTree, store: TextureStore) {
        (self.tree, self.store) = (tree, store)
        damage = DamageRegion(bounds: .zero)
    }

    /// Takes the window's size in pixels; everything is painted again when it differs.
    package func resize(width: Int, height: Int) {
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        guard bounds != damage.bounds else { return }
        damage = DamageRegion(bounds: bounds)
        pushed = DamageRegion(bounds: bounds)
        damageAll()
    }

    package func damageAll() {
        (move, moved) = (nil, nil)
        damage.add(damage.bounds)
    }

    /// Whether painted rectangles are tinted for a moment, for the programmer.
    package var flashesDamage: Bool {
        get { flash != nil }
        set { flash = newValue ? flash ?? DamageFlash() : nil }
    }

    /// Whether something is to be painted, now or in a later frame.
    package var needsFrame: Bool { !damage.isEmpty || flash?.isEmpty == false }

    // MARK: Damage

    /// Turns the changes since the last frame into damage: where things were, and where they are. What moved by whole pixels is
    /// carried along instead, where that pays.
    package func update() {
        tree.exchangeChanges(&changes, &vacated)
        guard !changes.isEmpty || !vacated.isEmpty else { return }
        if !tree.settlers.isEmpty { StandingContent(tree: tree).mark() }
        // One move a frame: a second one would start from pixels that are not there yet.
        let carried = move == nil ? MoveSearch(tree: tree, bounds: damage.bounds).move(in: changes) : nil
        if let carried { begin(carried) }
        way = nil
        // What left together with its parent is part of what the parent left.
        for left in vacated where !left.parent.isReleased { addDamage(left.area, in: left.parent, asShown: true) }
        addOldDamage(changes)
        refreshReach(changes)
        if store.hasEffects { for node in changes where !node.isReleased { shrinkReach(above: node) } }
        if let carried { finish(carried) }
        way = nil
        addNewDamage(changes)
        if let move, damage.area(in: move.area) * 2 > move.area.area {
            // Too much of it is painted anyway.
            damage.add(move.area)
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

    private func refreshReach(_ changes: ContiguousArray<LayoutNode>) {
        for index in changes.indices where !changes[index].isReleased {
            // Its parent's reach is, or will be, worked out from all that is there.
            if !changes[index].change.contains(.reach),
                !(changes[index].parent?.change.isDisjoint(with: [.reach, .known]) ?? true)
            {
                continue
            }
            refreshReach(of: changes[index])
        }
    }

    private func addNewDamage(_ changes: ContiguousArray<LayoutNode>) {
        for index in changes.indices where !changes[index].isReleased {
            if changes[index].change == [.place, .carried] {
                changes[index].shownOrigin = changes[index].origin
                changes[index].shownReach = changes[index].reach
                changes[index].change = []
            } else {
                addNewDamage(changes[index])
            }
        }
    }

    private func addOldDamage(_ node: LayoutNode) {
        if !node.change.isDisjoint(with: [.place, .subtree]) {
            addDamage(node.shownReach, of: node, asShown: true)
        } else if node.change.contains(.content), let graphic = node.content as? Graphic {
            addDamage(graphic.shownFrame, of: node, asShown: true)
        }
    }

    private func addNewDamage(_ node: LayoutNode) {
        if !node.change.isDisjoint(with: [.place, .subtree]), !node.change.contains(.carried) {
            addDamage(node.reach, of: node, asShown: false)
        }
        if let content = node.content {
            let graphic = unsafeDowncast(content, to: Graphic.self)
            if !node.change.isDisjoint(with: [.content, .subtree]) || graphic.shownFrame.isNull {
                let frame = graphic.shownArea(in: node.size)
                // What looks different where it was is damaged already; if something around it moved, that is too.
                let isAdded = frame == graphic.shownFrame && node.change.isDisjoint(with: [.place, .subtree])
                graphic.shownFrame = frame
                if !isAdded || isCarrying { addDamage(frame, of: node, asShown: false) }
            }
        }
        if node.change.contains(.subtree), let layer = node.layer as? Layer { layer.frameChanged() }
        node.shownOrigin = node.origin
        node.shownReach = node.reach
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
            if node.order != nil, let way = way(from: node, asShown: asShown) {
                area = area.offsetBy(dx: way.offset.x, dy: way.offset.y).overlap(way.clip)
                return area.isNull ? () : addWindowDamage(area, asShown: asShown)
            }
            if node.clipsToFrame {
                area = area.overlap(asShown ? node.shownReach : CGRect(origin: .zero, size: node.size))
            }
            if area.isNull { return }
            if let layer = node.layer as? Layer {
                layer.add(area)
                area = layer.effect.spread(area)
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
    private func way(from node: LayoutNode, asShown: Bool) -> WayToWindow? {
        if let way, way.start == ObjectIdentifier(node), way.isAsShown == asShown { return way }
        way = WayToWindow(from: node, to: tree.root, asShown: asShown)
        return way
    }

    private func addWindowDamage(_ area: CGRect, asShown: Bool) {
        let rect = PixelRect(rounding: area, scale: tree.scale)
        damage.add(rect)
        // What the last frame showed is moved along, to where it must be painted over.
        if asShown, isCarrying, let move { damage.add(move.destination(of: rect)) }
    }

    // MARK: Moves

    @exclusivity(unchecked) private var isCarrying = false

    private func begin(_ move: PixelMove) {
        // Pixels that are wrong already are moved too.
        if let tinted = flash?.takeAll() { for rect in tinted { damage.add(rect) } }
        for rect in damage.rects { damage.add(move.destination(of: rect)) }
        self.move = move
        isCarrying = true
    }

    /// Paints what comes into view, and what stands where pixels are moved: at its place, and where its pixels went to.
    private func finish(_ move: PixelMove) {
        move.addStrips(to: &damage)
        if let root = tree.root { addStanding(root, at: .zero, clip: move.area, move) }
    }

    private func addStanding(_ node: LayoutNode, at origin: CGPoint, clip: PixelRect, _ move: PixelMove) {
        // What changed has its own damage.
        guard node.change.isDisjoint(with: [.place, .subtree]), !node.reach.isNull, node.opacity > 0 else { return }
        let area = PixelRect(rounding: node.reach.offsetBy(dx: origin.x, dy: origin.y), scale: tree.scale)
            .intersection(clip)
        guard !area.isEmpty else { return }
        func add(_ rect: PixelRect) {
            let seen = rect.intersection(area)
            guard !seen.isEmpty else { return }
            damage.add(seen)
            damage.add(move.destination(of: seen))
        }
        if node.layer != nil { return add(area) }
        var clip = clip
        if node.clipsToFrame {
            clip = clip.intersection(
                PixelRect(rounding: CGRect(origin: origin, size: node.size), scale: tree.scale))
        }
        if let content = node.content {
            let graphic = unsafeDowncast(content, to: Graphic.self)
            let shown = graphic.shownFrame
            if !shown.isNull, graphic.paint.isVisible {
                let frame = PixelRect(rounding: shown.offsetBy(dx: origin.x, dy: origin.y), scale: tree.scale)
                // A clip's edge is an edge of whatever it cuts.
                if clip == move.area {
                    graphic.forEachUneven(frame, in: move.area, scale: tree.scale, add)
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

    // MARK: Reach

    /// Works out how far a node's graphics reach, where that is not known, and lets those above reach as far.
    private func refreshReach(of node: LayoutNode) {
        computeReach(of: node)
        var child = node
        while let parent = child.parent, !parent.change.contains(.reach) {
            var area = child.reach.offsetBy(dx: child.origin.x, dy: child.origin.y)
            parent.noteSpill(of: child)
            if parent.clipsToFrame { area = area.overlap(CGRect(origin: .zero, size: parent.size)) }
            // The bounds of all that is turned are not those of its turned parts.
            if parent.layer != nil { area = gatheredReach(of: parent) }
            if area.isNull || (!parent.reach.isNull && parent.reach.contains(area)) { return }
            parent.reach = parent.reach.isNull ? area : parent.reach.union(area)
            parent.shownReach = parent.reach
            child = parent
        }
    }

    /// Takes back the reach of those above a node that reached further before. Without layers too large a reach only costs some
    /// looks, but a layer's picture begins and ends with its content, which an opaque blur shows, and rounds accordingly.
    private func shrinkReach(above node: LayoutNode) {
        guard !node.change.isDisjoint(with: [.place, .subtree, .known]), !node.shownReach.isNull else { return }
        var old = node.shownReach.offsetBy(dx: node.shownOrigin.x, dy: node.shownOrigin.y)
        let new = node.reach.offsetBy(dx: node.origin.x, dy: node.origin.y)
        if !new.isNull, new.contains(old) { return }
        var child = node
        while let parent = child.parent, !parent.reach.isNull {
            // A parent that was placed looked at all its children.
            if child === node, parent.change.contains(.known), node.change.contains(.known) { return }
            let before = parent.reach
            // What was strictly inside was no edge.
            if parent.layer == nil, !parent.clipsToFrame, old.minX > before.minX, old.minY > before.minY,
                old.maxX < before.maxX, old.maxY < before.maxY
            {
                return
            }
            let all = gatheredReach(of: parent)
            if all == before { return }
            parent.reach = all
            if parent.change.isEmpty { parent.shownReach = all }
            old = before.offsetBy(dx: parent.origin.x, dy: parent.origin.y)
            child = parent
        }
    }

    /// The reach of a node, worked out from that of its children.
    private func gatheredReach(of node: LayoutNode) -> CGRect {
        var reach = CGRect.null
        if let content = node.content { reach = unsafeDowncast(content, to: Graphic.self).shownArea(in: node.size) }
        if let axis = node.order {
            reach = union(reach, reachOfChildren(of: node, along: axis))
        } else {
            node.forEachPainted { child in
                computeReach(of: child)
                if !child.reach.isNull {
                    reach = union(reach, child.reach.offsetBy(dx: child.origin.x, dy: child.origin.y))
                }
            }
        }
        if node.clipsToFrame, !reach.isNull { reach = reach.overlap(CGRect(origin: .zero, size: node.size)) }
        if let layer = node.layer as? Layer { reach = layer.effect.outside(reach) }
        return reach
    }

    private func computeReach(of node: LayoutNode) {
        guard node.change.contains(.reach) else { return }
        node.change.remove(.reach)
        node.change.insert(.known)
        node.spill = 0
        node.reach = gatheredReach(of: node)
    }

    private func union(_ area: CGRect, _ other: CGRect) -> CGRect {
        area.isNull ? other : other.isNull ? area : area.union(other)
    }

    /// The same for a stack, which may have thousands: by the fields, as above.
    private func reachOfChildren(of node: LayoutNode, along axis: Axis) -> CGRect {
        let children = node.orderedChildren
        let isVertical = axis == .vertical
        var left = CGFloat.infinity, top = CGFloat.infinity, right = -CGFloat.infinity, bottom = -CGFloat.infinity
        var spill: CGFloat = 0
        for index in children.indices {
            if children[index].change.contains(.reach) { computeReach(of: children[index]) }
            let reach = children[index].reach, origin = children[index].origin, size = children[index].size
            guard reach.origin.x < .infinity else { continue }
            left = min(left, reach.origin.x + origin.x)
            top = min(top, reach.origin.y + origin.y)
            right = max(right, reach.origin.x + reach.size.width + origin.x)
            bottom = max(bottom, reach.origin.y + reach.size.height + origin.y)
            let start = isVertical ? reach.origin.y : reach.origin.x
            let length = isVertical ? reach.size.height : reach.size.width
            spill = max(spill, -start, start + length - (isVertical ? size.height : size.width))
        }
        node.spill = spill
        guard left < .infinity else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Painting

    /// Paints the damage and shows it. False where the presenter could not.
    package func paint(to presenter: any Presenter, statistics: inout FrameStatistics) -> Bool {
        guard let root = tree.root else { return false }
        store.beginFrame()
        defer { trimTextures(of: root) }
        if !presenter.keepsPixels { damageAll() }
        if let move {
            self.move = nil
            if presenter.move(move) {
                moved = moved?.union(move.area) ?? move.area
                statistics.movedPixels += move.kept.area
            } else {
                damage.add(move.area)
            }
        }
        let flashed = addFinishedFlashes()
        backdrops.begin(scale: tree.scale, background: background)
        if presenter.wantsUploads {
            pass.begin(painter: nil, uploadsTo: presenter, scale: tree.scale)
            for rect in damage.rects {
                pass.paintWindow(root, in: rect, visible: damage.bounds, over: background)
                if pass.blends { backdrops.paint(root, rect, store.rasteriser, presenter) }
            }
        }
        guard let painter = presenter.beginFrame(damage: damage.rects) else { return false }
        pass.begin(painter: painter, uploadsTo: nil, scale: tree.scale)
        for rect in damage.rects where !backdrops.draw(rect, painter) {
            pass.paintWindow(root, in: rect, visible: damage.bounds, over: background)
        }
        for rect in flashed {
            painter.clip(to: rect)
            painter.fill(rect, with: DamageFlash.color)
            flash?.add(rect)
        }
        statistics.damagedPixels += damage.area
        statistics.graphicsPainted += pass.drawn
        pass.end()
        return true
    }

    private func trimTextures(of root: LayoutNode) {
        store.trim {
            pass.begin(painter: nil, uploadsTo: nil, scale: tree.scale)
            pass.paintWindow(root, in: damage.bounds, visible: damage.bounds, over: background)
            pass.end()
        }
    }

    /// Tints that are over are painted away, which itself is no news. Returns what is.
    private func addFinishedFlashes() -> [PixelRect] {
        guard flash != nil else { return [] }
        let news = damage.rects
        for rect in flash?.takeFinished() ?? [] { damage.add(rect) }
        return news
    }

    /// Pushes the damage to the screen, and what was moved.
    package func present(to presenter: any Presenter, statistics: inout FrameStatistics) {
        if let moved {
            pushed.clear()
            pushed.add(moved)
            for rect in damage.rects { pushed.add(rect) }
            presenter.endFrame(damage: pushed.rects)
        } else {
            presenter.endFrame(damage: damage.rects)
        }
        moved = nil
        statistics.framesPresented += 1
        damage.clear()
        store.settle(tree)
    }
}
