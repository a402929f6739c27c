import Foundation

/// The views that a canvas can draw, in a separate view graph and layout tree. Each has its ideal size and is painted
/// into a texture on request.
@MainActor final class SymbolScene<Symbols: View>: SymbolFinder {
    private unowned let owner: _Node
    private let layout: LayoutTree
    private let graph: ViewGraph
    private let graphics: SceneGraphics
    private let places: SymbolsLayoutNode
    private let node: SecondaryContent<Symbols>
    private var pictures: [ObjectIdentifier: SymbolPicture] = [:]
    private var version = 0
    /// Whether a symbol's appearance has changed since the last call.
    var isChanged: Bool {
        defer { hasChanged = false }
        return hasChanged
    }
    private var hasChanged = false

    init(_ symbols: Symbols, for owner: _Node) {
        self.owner = owner
        let store = owner.textures
        let context = WindowContext(textures: store)
        layout = context.layout
        graph = ViewGraph(
            in: context, clock: owner.graph.timetable.clock, transactionQueue: owner.graph.transactionQueue)
        graphics = SceneGraphics(tree: layout, store: store)
        graphics.resize(width: 1, height: 1)
        places = SymbolsLayoutNode(kind: "symbols", tree: layout)
        layout.setRoot(places)
        graph.beginUpdate()
        node = SecondaryContent(
            places, symbols, in: _NodeContext(graph: graph, parent: nil, scope: owner.scope))
        graph.setRoot(node)
        places.invalidate()
        graph.onFrameRequest = { [weak owner] in owner?.invalidate("a symbol") }
        update()
    }

    func update(to symbols: Symbols) {
        graph.beginUpdate()
        node.update(to: SecondaryView(content: symbols))
        update()
    }

    /// State set by the views' own actions causes another round, up to this limit.
    private static var maximumRounds: Int { 4 }

    /// Updates the views: state, layout, and changed appearances. Transactions are in the window's queue, which updates
    /// the canvas for each.
    func update() {
        layout.scale = owner.graph.layout.scale
        for _ in 0..<Self.maximumRounds {
            graph.update()
            layout.update()
            graph.runActions()
            guard graph.isDirty || layout.isDirty || graph.hasActions else { break }
        }
        guard !layout.changes.isEmpty || !layout.vacated.isEmpty else { return }
        graphics.update()
        version += 1
        hasChanged = true
    }

    func environmentChanged(_ keys: EnvironmentKeySet) { node.environmentChanged(keys) }

    func symbol(_ tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
        guard let child = places.children.first(where: { $0.tag == tag }) else { return nil }
        let id = ObjectIdentifier(child)
        let picture = pictures[id] ?? SymbolPicture(child, store: owner.textures)
        pictures[id] = picture
        return GraphicsContext.ResolvedSymbol(source: picture, version: version, size: child.size)
    }

    func tearDown() {
        node.tearDown()
        graph.runActions()
        for picture in pictures.values { picture.release() }
        pictures.removeAll()
        places.release()
        graph.setRoot(nil)
        layout.setRoot(nil)
    }
}

/// The pixels of one symbol.
@MainActor final class SymbolPicture: CanvasPictureSource {
    private let node: LayoutNode
    private let store: TextureStore
    private var texture: Texture?
    private var painted: (scale: CGFloat, version: Int, area: CGRect)?

    init(_ node: LayoutNode, store: TextureStore) { (self.node, self.store) = (node, store) }

    /// Always at the size of the view's layout: its texts are laid out for the window's scale.
    func picture(scale _: CGFloat, version: Int) -> (texture: Texture, area: CGRect)? {
        let scale = node.tree.scale
        if let painted, let texture, painted.scale == scale, painted.version == version {
            return (texture, painted.area)
        }
        // Includes overflow beyond the view's frame, such as a shadow.
        guard !node.paintBounds.isNull, scale.isFinite, scale > 0 else { return nil }
        let pixels = PixelRect(rounding: node.paintBounds, scale: scale)
        guard !pixels.isEmpty, pixels.width <= Texture.largestSide, pixels.height <= Texture.largestSide else {
            return nil
        }
        let texture = texture ?? store.makeLayer()
        self.texture = texture
        texture.resize(width: pixels.width, height: pixels.height)
        let whole = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        let painter = store.rasteriser.painter(for: texture)
        painter.clip(to: whole)
        painter.clear()
        let pass = PaintPass(clip: whole, scale: scale, painter: painter)
        pass.shift = (-pixels.x, -pixels.y)
        pass.paint(node, at: .zero, opacity: 1)
        texture.touch(whole)
        store.noteLayerUpdate(pixels: whole.area)
        let area = CGRect(
            x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
            height: CGFloat(pixels.height) / scale)
        painted = (scale, version, area)
        return (texture, area)
    }

    func release() {
        if texture != nil { store.destroyLayer() }
        texture = nil
    }
}

extension LayoutNode {
    /// The tag of this view, or of a modifier around it.
    fileprivate var tag: AnyHashable? {
        var node = self
        while node.attachments?.tag == nil, let wrapper = node as? WrapperLayoutNode { node = wrapper.inner }
        return node.attachments?.tag
    }
}
