import Foundation

/// The shape of a container as a view in it sees it.
struct ContainerOutline: Sendable {
    /// The container's outline moved inwards from all sides, in the rectangle that is left.
    let path: @Sendable (_ inner: CGRect, _ inset: CGFloat) -> Path
    /// How far the view stands from the container's edge, in points.
    var distance: CGFloat = 0

    /// Where the shape stands whose outline is being asked for.
    @MainActor fileprivate static var reader: (any ContainerShapeReader)?

    /// That around the shape whose outline is being asked for; nil where there is none, or where nobody shows the shape.
    static var current: ContainerOutline? {
        MainThread.isCurrent ? MainActor.assumeIsolated { reader?.containerOutline() } : nil
    }
}

/// Where a view stands in the nearest container that has a shape.
struct PlaceInContainer: Equatable {
    var container: ObjectIdentifier?
    var version = 0
    var distance: CGFloat = 0
}

/// Has a shape for what stands in it.
@MainActor final class ContainerShapeLayoutNode: WrapperLayoutNode {
    private(set) var outline: ContainerOutline
    private(set) var version = 0

    init(_ inner: LayoutNode, _ outline: ContainerOutline) {
        self.outline = outline
        super.init(inner, kind: "containerShape")
    }

    func set(_ outline: ContainerOutline) {
        self.outline = outline
        version += 1
        // Those in it look where they stand when all is placed.
        invalidate()
    }
}

/// Shows an outline, which may depend on its place in a container with a shape.
@MainActor protocol ContainerShapeReader: PlaceReader {
    /// The place for which the outline was made last; nil while it has asked for none.
    var placeInContainer: PlaceInContainer? { get set }
    func containerPlaceChanged()
}

extension ContainerShapeReader {
    private var container: ContainerShapeLayoutNode? {
        var node = parent
        while let current = node, !(current is ContainerShapeLayoutNode) { node = current.parent }
        return node as? ContainerShapeLayoutNode
    }

    private func place(in container: ContainerShapeLayoutNode?) -> PlaceInContainer {
        guard let container else { return PlaceInContainer() }
        let frame = converted(CGRect(origin: .zero, size: targetSize), toAncestor: container)
        let outer = container.targetSize
        let distance = min(frame.minX, frame.minY, outer.width - frame.maxX, outer.height - frame.maxY)
        return PlaceInContainer(
            container: ObjectIdentifier(container), version: container.version, distance: max(0, distance))
    }

    func checkPlace() {
        guard let placeInContainer else { return }
        let place = place(in: container)
        guard place != placeInContainer else { return }
        self.placeInContainer = place
        containerPlaceChanged()
    }

    /// The container's outline, for what stands here and goes by it. From now on it is told of other places.
    fileprivate func containerOutline() -> ContainerOutline? {
        if placeInContainer == nil { tree.add(self) }
        let container = container, place = place(in: container)
        placeInContainer = place
        var found = container?.outline
        found?.distance = place.distance
        return found
    }

    /// The outline as it is where this node stands: whatever shape it is of may ask for that of its container.
    func inContainer(_ outline: @escaping (CGRect) -> _ShapeOutline) -> (CGRect) -> _ShapeOutline {
        { [unowned self] rect in
            let outer = ContainerOutline.reader
            ContainerOutline.reader = self
            defer { ContainerOutline.reader = outer }
            return outline(rect)
        }
    }
}
