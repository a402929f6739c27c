import Foundation

/// The graphics of one window: converts changes of the layout tree to damage, and paints the damage.
@MainActor package final class SceneGraphics {
    package let tree: LayoutTree
    package let store: TextureStore
    private let collector: DamageCollector
    /// The pixels that must be repainted.
    package var damage: DamageRegion { collector.region }
    /// The window's colour behind the root.
    package var background = ResolvedColor.white { didSet { if background != oldValue { damageAll() } } }

    /// The area in which pixels were moved since the last presentation.
    @exclusivity(unchecked) private var moved: PixelRect?
    @exclusivity(unchecked) private var flash: DamageFlash?
    /// Kept, so that no frame allocates one.
    private let pass = PaintPass()
    @exclusivity(unchecked) private var pushed = DamageRegion(bounds: .zero)
    @exclusivity(unchecked) private var backdrops = Backdrops()

    package init(tree: LayoutTree, store: TextureStore) {
        (self.tree, self.store) = (tree, store)
        collector = DamageCollector(tree: tree)
    }

    /// Sets the window's size in pixels; if it changed, everything is painted again.
    package func resize(width: Int, height: Int) {
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        guard bounds != damage.bounds else { return }
        collector.region = DamageRegion(bounds: bounds)
        pushed = DamageRegion(bounds: bounds)
        damageAll()
    }

    package func damageAll() {
        (collector.move, moved) = (nil, nil)
        collector.region.add(damage.bounds)
    }

    /// Whether painted rectangles are tinted briefly, for the programmer.
    package var flashesDamage: Bool {
        get { flash != nil }
        set { flash = newValue ? flash ?? DamageFlash() : nil }
    }

    /// Whether something must be painted, now or in a later frame.
    package var needsFrame: Bool { !damage.isEmpty || flash?.isEmpty == false }

    /// Converts the changes since the last frame to damage. Content that moved by whole pixels is moved as pixels, if
    /// that saves work.
    package func update() { collector.update(flash: &flash) }

    // MARK: Painting

    /// Paints the damage. False if the presenter could not.
    package func paint(to presenter: any Presenter, statistics: inout FrameStatistics) -> Bool {
        guard let root = tree.root else { return false }
        store.beginFrame()
        defer { trimTextures(of: root) }
        if !presenter.keepsPixels { damageAll() }
        if let move = collector.move {
            collector.move = nil
            if presenter.move(move) {
                moved = moved?.union(move.area) ?? move.area
                statistics.movedPixels += move.kept.area
            } else {
                collector.region.add(move.area)
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

    /// Adds the rectangles whose tint is over to the damage, and returns the damage without them.
    private func addFinishedFlashes() -> [PixelRect] {
        guard flash != nil else { return [] }
        let news = damage.rects
        for rect in flash?.takeFinished() ?? [] { collector.region.add(rect) }
        return news
    }

    /// Presents the damage and moved pixels on the screen.
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
        collector.region.clear()
        store.didPresent()
    }
}
