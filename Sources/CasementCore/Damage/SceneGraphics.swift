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
    @exclusivity(unchecked) private var way: AncestorTransform?

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
        if !tree.visibleContentResolvers.isEmpty { StationaryContent(tree: tree).mark() }
        // One move a frame: a second one would start from pixels that are not there yet.
        let carried = move == nil ? MoveSearch(tree: tree, bounds: damage.bounds).move(in: changes) : nil
        if let carried { begin(carried) }
        way = nil
        // What left together with its parent is part of what the parent left.
        for left in vacated where !left.parent.isReleased { addDamage(left.area, in: left.parent, asShown: true) }
        addOldDamage(changes)
        updatePaintBounds(changes)
        if store.hasEffects { for node in changes where !node.isReleased { shrinkPaintBounds(above: node) } }
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

    private func updatePaintBounds(_ changes: ContiguousArray<LayoutNode>) {
        for index in changes.indices where !changes[index].isReleased {
            // Its parent's paintBounds is, or will be, worked out from all that is there.
            if !changes[index].change.contains(.paintBounds),
                !(changes[index].parent?.change.isDisjoint(with: [.paintBounds, .known]) ?? true)
            {
                continue
            }
            updatePaintBounds(of: changes[index])
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
            if node.order != nil, let way = way(from: node, asShown: asShown) {
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
        guard node.change.isDisjoint(with: [.place, .subtree]), !node.paintBounds.isNull, node.opacity > 0 else {
            return
        }
        let area = PixelRect(rounding: node.paintBounds.offsetBy(dx: origin.x, dy: origin.y), scale: tree.scale)
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

    // MARK: Reach

    /// Works out how far a node's graphics paintBounds, where that is not known, and lets those above paintBounds as far.
    private func updatePaintBounds(of node: LayoutNode) {
        computePaintBounds(of: node)
        var child = node
        while let parent = child.parent, !parent.change.contains(.paintBounds) {
            var area = child.paintBounds.offsetBy(dx: child.origin.x, dy: child.origin.y)
            parent.noteOverflow(of: child)
            if parent.clipsToFrame { area = area.overlap(CGRect(origin: .zero, size: parent.size)) }
            // The bounds of all that is turned are not those of its turned parts.
            if parent.layer != nil { area = gatheredPaintBounds(of: parent) }
            if area.isNull || (!parent.paintBounds.isNull && parent.paintBounds.contains(area)) { return }
            parent.paintBounds = parent.paintBounds.isNull ? area : parent.paintBounds.union(area)
            parent.shownPaintBounds = parent.paintBounds
            child = parent
        }
    }

    /// Takes back the paintBounds of those above a node that reached further before. Without layers too large a paintBounds only costs some
    /// looks, but a layer's picture begins and ends with its content, which an opaque blur shows, and rounds accordingly.
    private func shrinkPaintBounds(above node: LayoutNode) {
        guard !node.change.isDisjoint(with: [.place, .subtree, .known]), !node.shownPaintBounds.isNull else { return }
        var old = node.shownPaintBounds.offsetBy(dx: node.shownOrigin.x, dy: node.shownOrigin.y)
        let new = node.paintBounds.offsetBy(dx: node.origin.x, dy: node.origin.y)
        if !new.isNull, new.contains(old) { return }
        var child = node
        while let parent = child.parent, !parent.paintBounds.isNull {
            // A parent that was placed looked at all its children.
            if child === node, parent.change.contains(.known), node.change.contains(.known) { return }
            let before = parent.paintBounds
            // What was strictly inside was no edge.
            if parent.layer == nil, !parent.clipsToFrame, old.minX > before.minX, old.minY > before.minY,
                old.maxX < before.maxX, old.maxY < before.maxY
            {
                return
            }
            let all = gatheredPaintBounds(of: parent)
            if all == before { return }
            parent.paintBounds = all
            if parent.change.isEmpty { parent.shownPaintBounds = all }
            old = before.offsetBy(dx: parent.origin.x, dy: parent.origin.y)
            child = parent
        }
    }

    /// The paintBounds of a node, worked out from that of its children.
    private func gatheredPaintBounds(of node: LayoutNode) -> CGRect {
        var paintBounds = CGRect.null
        if let content = node.content {
            paintBounds = content.shownArea(in: node.size)
        }
        if let axis = node.order {
            paintBounds = union(paintBounds, paintBoundsOfChildren(of: node, along: axis))
        } else {
            node.forEachPainted { child in
                computePaintBounds(of: child)
                if !child.paintBounds.isNull {
                    paintBounds = union(paintBounds, child.paintBounds.offsetBy(dx: child.origin.x, dy: child.origin.y))
                }
            }
        }
        if node.clipsToFrame, !paintBounds.isNull {
            paintBounds = paintBounds.overlap(CGRect(origin: .zero, size: node.size))
        }
        if let layer = node.layer { paintBounds = layer.paintBounds(ofContent: paintBounds) }
        return paintBounds
    }

    private func computePaintBounds(of node: LayoutNode) {
        guard node.change.contains(.paintBounds) else { return }
        node.change.remove(.paintBounds)
        node.change.insert(.known)
        node.overflow = 0
        node.paintBounds = gatheredPaintBounds(of: node)
    }

    private func union(_ area: CGRect, _ other: CGRect) -> CGRect {
        area.isNull ? other : other.isNull ? area : area.union(other)
    }

    /// The same for a stack, which may have thousands: by the fields, as above.
    private func paintBoundsOfChildren(of node: LayoutNode, along axis: Axis) -> CGRect {
        let children = node.orderedChildren
        let isVertical = axis == .vertical
        var left = CGFloat.infinity, top = CGFloat.infinity, right = -CGFloat.infinity, bottom = -CGFloat.infinity
        var overflow: CGFloat = 0
        for index in children.indices {
            if children[index].change.contains(.paintBounds) { computePaintBounds(of: children[index]) }
            let paintBounds = children[index].paintBounds, origin = children[index].origin, size = children[index].size
            guard paintBounds.origin.x < .infinity else { continue }
            left = min(left, paintBounds.origin.x + origin.x)
            top = min(top, paintBounds.origin.y + origin.y)
            right = max(right, paintBounds.origin.x + paintBounds.size.width + origin.x)
            bottom = max(bottom, paintBounds.origin.y + paintBounds.size.height + origin.y)
            let start = isVertical ? paintBounds.origin.y : paintBounds.origin.x
            let length = isVertical ? paintBounds.size.height : paintBounds.size.width
            overflow = max(overflow, -start, start + length - (isVertical ? size.height : size.width))
        }
        node.overflow = overflow
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
        store.didPresent()
    }
}
