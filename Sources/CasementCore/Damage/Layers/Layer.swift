import Foundation

/// A group of graphics painted together into a retained picture, for effects that separate textures cannot express: a
/// clip to a shape, an opacity of the whole group, a shadow, a rotation. It has its own damage: unchanged content is
/// not painted again, and changes outside it (its position, its opacity, its effect) leave the picture of its content
/// valid.
@MainActor package final class Layer: NodeLayer {
    private let store: TextureStore
    /// The clip, if any, as coverage of the node's frame.
    package let mask: ShapeGraphic?
    package private(set) var effect: LayerEffect

    private var content: LayerPicture?
    private var result: LayerPicture?
    /// The damage of the content, in points of the node.
    private var damage = CGRect.null
    /// The recent changes of the transform.
    private var motion = LayerMotion()
    /// The transform and the content's scale that `result` was drawn for.
    private var drawnEffect: LayerEffect?
    /// The effect as shown: its own, or combined with enclosing transforms.
    private var shownEffect: LayerEffect
    /// How far a shader's function has looked for the pixels of `result`, in points.
    private var sampledReach = CGSize.zero
    /// For a shader: the paint bounds that are shown.
    private var filledArea = CGRect.null

    package init(store: TextureStore, effect: LayerEffect, mask: ShapeGraphic? = nil) {
        (self.store, self.effect, self.mask, shownEffect) = (store, effect, mask, effect)
        store.hasEffects = true
    }

    /// Sets another effect; true if it differs.
    func set(_ effect: LayerEffect) -> Bool {
        guard effect != self.effect else { return false }
        self.effect = effect
        if !needsPicture { releasePictures() }
        return true
    }

    /// Whether its content is collected in a picture instead of being painted directly.
    private var needsPicture: Bool {
        switch effect {
        case .blend: false
        case .transform(let transform): !effect.isNothing && !transform.isTranslation
        default: !effect.isNothing
        }
    }

    package override func addDamage(_ area: CGRect) -> CGRect {
        damage = damage.isNull ? area : damage.union(area)
        return spread(area)
    }

    /// The area that changes if the content changes in `area`.
    private func spread(_ area: CGRect) -> CGRect {
        guard !area.isNull, case .shader(let shader) = effect else { return effect.spread(area) }
        guard shader.looksAround else { return area }
        return area.insetBy(dx: -sampledReach.width - 1, dy: -sampledReach.height - 1)
    }

    package override func fill(_ area: CGRect) -> CGRect? {
        guard case .shader = effect, area != filledArea else { return nil }
        defer { filledArea = area }
        return filledArea
    }

    package override func frameChanged() { if mask != nil { content?.grid = nil } }

    package override func paintBounds(ofContent area: CGRect) -> CGRect { effect.outputBounds(of: area) }

    package override var fillsArea: Bool { if case .shader = effect { true } else { false } }

    package override func isHit(at point: CGPoint, in frame: CGRect) -> Bool {
        mask?.isHit(at: point, in: frame) ?? true
    }

    package override var hitsFirstChildAlone: Bool { effect == .mask }

    package override func mapToParent(_ rect: CGRect) -> CGRect {
        guard case .transform(let transform) = effect else { return rect }
        return transform.bounds(of: rect)
    }

    package override var changesArea: Bool {
        switch effect {
        case .transform(let transform): !transform.isIdentity
        case .blur, .shadow: !effect.isNothing
        case .shader(let shader): shader.looksAround
        case .group, .drawing, .clip, .mask, .blend, .color: false
        }
    }

    package override func contentArea(shownIn area: CGRect) -> CGRect {
        switch effect {
        // Exact, so that the appearance of a list does not depend on how it was moved.
        case .transform(let transform) where transform.isTranslation:
            area.offsetBy(dx: -transform.m31, dy: -transform.m32)
        // A plane that recedes may be visible from end to end.
        case .transform(let transform) where !transform.isAffine: .infinite
        default: effect.inputBounds(for: area)
        }
    }

    package override func mapFromParent(_ point: CGPoint) -> CGPoint? {
        guard case .transform(let transform) = effect else { return point }
        return transform.inverse.map(point.applying)
    }

    // MARK: Painting

    override func paint(_ node: LayoutNode, at origin: CGPoint, opacity: Double, _ pass: any LayerPass) {
        if effect.isNothing { return pass.paintContent(of: node, at: origin, opacity: opacity) }
        switch effect {
        case .blend(let mode):
            pass.blend(mode) { pass.paintContent(of: node, at: origin, opacity: opacity) }
        case .transform(let transform) where transform.isTranslation:
            let moved = CGPoint(x: origin.x + transform.m31, y: origin.y + transform.m32)
            pass.paintContent(of: node, at: moved, opacity: opacity)
        case .transform(let transform): show(node, turned: transform, at: origin, opacity: opacity, pass)
        default:
            shownEffect = effect
            if case .shader(let shader) = effect {
                shownEffect = .shader(shader.placed(in: CGRect(origin: .zero, size: node.size)))
            }
            show(node, at: origin, opacity: opacity, pass)
        }
    }

    override func draw(_ node: LayoutNode, at origin: CGPoint, opacity: Double, _ pass: any VectorDrawing) {
        drawVectors(node, at: origin, opacity: opacity, pass)
    }

    override var pictureTransform: ProjectionTransform? {
        guard case .transform(let transform) = effect, needsPicture else { return nil }
        return transform
    }

    override var colorMatrix: ColorMatrix? {
        guard case .color(let matrix) = effect else { return nil }
        return matrix
    }

    /// Shows a node through its transform combined with the enclosing ones: the picture is that of the innermost, so
    /// that content that rotates and grows is painted once instead of in each frame.
    override func show(
        _ node: LayoutNode, turned transform: ProjectionTransform, at origin: CGPoint, opacity: Double,
        _ pass: any LayerPass
    ) {
        if !node.clipsToFrame, node.content == nil, let inner = (node as? WrapperLayoutNode)?.inner,
            let layer = inner.layer, let own = layer.pictureTransform, !inner.paintBounds.isNull
        {
            releasePictures()
            let there = CGAffineTransform(translationX: inner.origin.x, y: inner.origin.y)
            let both = own.concatenating(ProjectionTransform(there)).concatenating(transform)
                .concatenating(ProjectionTransform(there.inverted()))
            let place = CGPoint(x: origin.x + inner.origin.x, y: origin.y + inner.origin.y)
            return layer.show(inner, turned: both, at: place, opacity: opacity * inner.opacity, pass)
        }
        shownEffect = .transform(transform)
        show(node, at: origin, opacity: opacity, pass)
    }

    private func show(_ node: LayoutNode, at origin: CGPoint, opacity: Double, _ pass: any LayerPass) {
        let area = contentArea(of: node)
        guard !area.isNull else { return }
        let colors = colorChain(from: node)
        let target = LayerGrid(origin: origin, scale: pass.scale, shift: pass.shift)
        let source = sourceGrid(target, at: origin, node, pass)
        let effect = shownEffect
        let isDirect = !effect.hasResult || source.isDirect
        let place = source.isDirect ? source.grid : target

        // The visible area, and the part of it that pictures cover.
        let spare = effect.endsWithContent ? 0 : overrun(in: source.grid.scale, pass)
        let inner = source.grid.pixels(area).inset(by: -spare)
        var whole =
            isDirect ? inner : target.pixels(effect.outputBounds(of: area)).inset(by: -overrun(in: pass.scale, pass))
        if !isDirect, motion.isMoving, let result { whole = result.roomy(whole) }
        let clip = pass.clip.offset(x: -place.anchor.x, y: -place.anchor.y)
        guard whole.intersects(clip) else { return }
        let seen = pass.visible.offset(x: -place.anchor.x, y: -place.anchor.y)
        func covers(_ part: PixelRect) -> LayerCover? {
            if isDirect { return LayerCover(content: part, result: part) }
            let needed = source.grid.pixels(effect.inputBounds(for: target.points(part))).inset(by: -2)
            return LayerCover(content: needed.intersection(inner), result: part)
        }
        let old = isDirect ? content?.cover : result?.cover
        guard let cover = LayerCover.choose(whole: whole, seen: seen, old: old, covers) else {
            return showInParts(node, at: origin, opacity: opacity, pass)
        }

        // Content thinner than half a pixel covers none.
        guard !cover.content.isEmpty else { return }
        let stale = paintContent(node, source.grid, cover.content, colors.node, colors.origin, pass)
        var shown = content
        if isDirect {
            // The other picture shows earlier content.
            if !stale.isEmpty { result?.grid = nil }
        } else {
            draw(target, source.grid, cover, isWhole: cover.content == inner, colors.effect, stale, pass)
            shown = result
        }
        guard let picture = shown?.texture else { return }
        pass.upload(picture)
        pass.painter?.draw(
            picture, x: place.anchor.x + cover.result.x, y: place.anchor.y + cover.result.y,
            tint: ResolvedColor.white.faded(by: opacity))
    }

    /// Shows a layer whose visible part is too large for a picture: in parts, each of which is painted again.
    private func showInParts(_ node: LayoutNode, at origin: CGPoint, opacity: Double, _ pass: any LayerPass) {
        let tiles = pass.clip.tiles(atMost: 1024)
        guard tiles.count > 1 else { return }
        for tile in tiles { pass.narrow(to: tile) { show(node, at: origin, opacity: opacity, pass) } }
    }

    /// The area of the node's content, in its coordinates.
    private func contentArea(of node: LayoutNode) -> CGRect {
        var area = CGRect.null
        node.forEachChild { child in
            guard !child.paintBounds.isNull else { return }
            let bounds = child.paintBounds.offsetBy(dx: child.origin.x, dy: child.origin.y)
            if area.isNull {
                area = bounds
            } else {
                area = effect == .mask ? area.overlap(bounds) : area.union(bounds)
            }
        }
        if effect.isCutToFrame, !area.isNull { area = area.overlap(CGRect(origin: .zero, size: node.size)) }
        return area
    }

    /// The number of pixels by which drawing in a grid may exceed the content's frames: edges rounded to pixels of one
    /// size differ from those rounded to another.
    private func overrun(in scale: CGFloat, _ pass: any LayerPass) -> Int {
        scale == pass.scale && pass.magnification == 1 ? 0 : PaintContext.overrun
    }

    /// Combines nested colour effects: the node with the innermost, its origin in `node`, and the product of the
    /// matrices.
    private func colorChain(from node: LayoutNode) -> (node: LayoutNode, origin: CGPoint, effect: LayerEffect) {
        guard case .color(var matrix) = effect else { return (node, .zero, shownEffect) }
        var current = node
        var origin = CGPoint.zero
        while let inner = (current as? WrapperLayoutNode)?.inner, let earlier = inner.layer?.colorMatrix {
            matrix = earlier.concatenating(matrix)
            origin = CGPoint(x: origin.x + inner.origin.x, y: origin.y + inner.origin.y)
            current = inner
        }
        return (current, origin, .color(matrix))
    }

    // MARK: The content

    /// The grid of the content, and whether it is shown unscaled. A scaled view is painted sharply at its scale, but
    /// while its scale changes from frame to frame its last picture is drawn scaled.
    private func sourceGrid(
        _ target: LayerGrid, at origin: CGPoint, _ node: LayoutNode, _ pass: any LayerPass
    ) -> (grid: LayerGrid, isDirect: Bool) {
        guard case .transform(let transform) = shownEffect else { return (target, false) }
        let bounded = min(max(transform.contentScale, 1.0 / 64), 64)
        let wanted = bounded * pass.scale
        let isMoving = motion.isMoving(transform, in: store.frame)
        if let grid = content?.grid, isMoving, grid.scale != wanted {
            store.movingHosts.append(node)
            return (grid, false)
        }
        guard let even = transform.evenScale, even == bounded else { return (LayerGrid(scale: wanted), false) }
        // Points of the node from its moved origin, in a grid of smaller or larger pixels.
        let moved = CGPoint(x: (origin.x + transform.m31) / even, y: (origin.y + transform.m32) / even)
        return (LayerGrid(origin: moved, scale: wanted, shift: pass.shift), true)
    }

    /// Updates the content's picture; returns the changed area, in pixels of its grid.
    private func paintContent(
        _ node: LayoutNode, _ grid: LayerGrid, _ cover: PixelRect, _ inner: LayoutNode, _ offset: CGPoint,
        _ pass: any LayerPass
    ) -> PixelRect {
        let content = content ?? LayerPicture(store.makeLayer())
        self.content = content
        var stale = cover
        if let old = content.grid, old.looksLike(grid), content.cover == cover {
            content.grid = grid
            guard !damage.isNull else { return .zero }
            stale = grid.pixels(damage)
            stale = stale.inset(by: -overrun(in: grid.scale, pass)).intersection(cover)
        } else {
            content.take(grid, cover)
        }
        damage = .null
        guard !stale.isEmpty, !cover.isEmpty else { return .zero }
        let texture = content.texture
        let place = stale.offset(x: -cover.x, y: -cover.y)
        let painter = store.rasteriser.painter(for: texture)
        painter.clip(to: place)
        painter.clear()
        if case .drawing(isOpaque: true) = effect { painter.fill(place, with: .black) }
        let part = pass.nestedPass(
            clip: place, visible: PixelRect(x: 0, y: 0, width: cover.width, height: cover.height),
            scale: grid.scale, painter: painter, shift: (-cover.x, -cover.y))
        let origin = CGPoint(x: grid.origin.x + offset.x, y: grid.origin.y + offset.y)
        if effect == .mask {
            paintMasked(node, at: origin, place, painter, part)
        } else {
            part.paintContent(of: inner, at: origin, opacity: 1)
        }
        if let mask {
            let own = part.pixels(CGRect(origin: grid.origin, size: node.size))
            mask.prepare(own, part)
            mask.keep(own, in: place, painter)
        }
        part.end()
        texture.touch(place)
        store.noteLayerUpdate(pixels: stale.area)
        return stale
    }

    /// Paints the first of the node's views and masks it with the second.
    private func paintMasked(
        _ node: LayoutNode, at origin: CGPoint, _ place: PixelRect, _ painter: any LayerPainter, _ pass: any LayerPass
    ) {
        let stencil = store.takeStencil()
        defer { store.giveBack(stencil) }
        stencil.resize(width: place.width, height: place.height)
        stencil.clear()
        let stencilRect = PixelRect(x: 0, y: 0, width: place.width, height: place.height)
        let shift = (x: pass.shift.x - place.x, y: pass.shift.y - place.y)
        var isFirst = true
        node.forEachChild { child in
            let own = CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
            defer { isFirst = false }
            if isFirst { return pass.paint(child, at: own, opacity: 1) }
            // Not earlier: layers of the first child use the same nested pass.
            let part = pass.nestedPass(
                clip: stencilRect, visible: stencilRect, scale: pass.scale,
                painter: store.rasteriser.painter(for: stencil), shift: shift)
            part.paint(child, at: own, opacity: 1)
            part.end()
        }
        painter.clip(to: place)
        painter.keep(stencil, x: place.x, y: place.y)
    }

    // MARK: The result

    /// Updates the picture of the result, after `stale` of the content changed.
    private func draw(
        _ target: LayerGrid, _ source: LayerGrid, _ cover: LayerCover, isWhole: Bool, _ effect: LayerEffect,
        _ stale: PixelRect, _ pass: any LayerPass
    ) {
        guard let content else { return }
        let result = result ?? LayerPicture(store.makeLayer())
        self.result = result
        var area = cover.result
        if let old = result.grid, old.looksLike(target), result.cover == cover.result, drawnEffect == effect,
            result.source?.looksLike(source) ?? false, result.sourceCover == cover.content
        {
            result.grid = target
            guard !stale.isEmpty else { return }
            if case .shader(let shader) = effect, !shader.looksAround {
                area = stale.intersection(area)
            } else {
                let changed = spread(source.points(stale.inset(by: -1)))
                area = target.pixels(changed).inset(by: -1).intersection(area)
            }
        } else {
            result.take(target, cover.result)
            sampledReach = .zero
        }
        (result.source, result.sourceCover, drawnEffect) = (source, cover.content, effect)
        let place = area.offset(x: -cover.result.x, y: -cover.result.y)
        guard !place.isEmpty else { return }
        let (x, y) = (cover.content.x - cover.result.x, cover.content.y - cover.result.y)
        let filters = store.rasteriser
        let deviation = Double(LayerEffect.deviationPerRadius * target.scale)
        switch effect {
        case .blur(let radius, let isOpaque):
            filters.blur(
                content.texture, x: x, y: y, deviation: Double(radius) * deviation, isOpaque: isOpaque,
                into: result.texture, place)
        case .shadow(let color, let radius, let offset):
            filters.castShadow(
                of: content.texture, x: x, y: y, color, deviation: Double(radius) * deviation,
                dx: Int((offset.width * target.scale).rounded()), dy: Int((offset.height * target.scale).rounded()),
                into: result.texture, place)
        case .color(let matrix): filters.recolor(content.texture, x: x, y: y, matrix, into: result.texture, place)
        case .transform(let transform):
            guard let map = map(transform, target, source) else { return }
            filters.resample(
                content.texture, from: (cover.content.x, cover.content.y), map, into: result.texture,
                to: (cover.result.x, cover.result.y), place)
        case .shader(let shader):
            guard let from = ShaderRun.Plane(content.texture, x: cover.content.x, y: cover.content.y),
                let to = ShaderRun.Plane(result.texture, x: cover.result.x, y: cover.result.y)
            else { return }
            let reach = ShaderRun.run(
                shader.loaded(in: store), on: from, into: to, area, toPoints: target.toPoints,
                limit: isWhole ? nil : shader.limit)
            sampledReach = CGSize(
                width: max(sampledReach.width, reach.width), height: max(sampledReach.height, reach.height))
        case .group, .drawing, .clip, .mask, .blend: return
        }
        result.texture.touch(place)
        // Drawing the same picture at another position rasterises nothing.
        var isResampled = false
        if case .transform = effect { isResampled = true }
        store.noteLayerUpdate(pixels: isResampled ? 0 : place.area)
    }

    /// The map from pixels of the result's grid to pixels of the content's.
    private func map(
        _ transform: ProjectionTransform, _ target: LayerGrid, _ source: LayerGrid
    ) -> ProjectionTransform? {
        guard let back = transform.inverse, let points = target.transform.inverse else { return nil }
        return points.concatenating(back).concatenating(source.transform).onWholePixels
    }

    package override func release() {
        releasePictures()
        mask?.release()
    }

    private func releasePictures() {
        for picture in [content, result] where picture != nil { store.destroyLayer() }
        (content, result) = (nil, nil)
    }
}
