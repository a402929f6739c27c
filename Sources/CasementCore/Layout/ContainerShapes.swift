import Foundation

/// The shape of a container as seen by a view in it.
struct ContainerOutline: Sendable {
    /// The container's outline, inset on all sides, in the rectangle that is left.
    let path: @Sendable (_ inner: CGRect, _ inset: CGFloat) -> Path
    /// The radii of its corners in a rectangle; nil where it has none.
    var radii: (@Sendable (CGRect) -> RectangleCornerRadii)?
    /// The container, as far as it is known, in the coordinates of the view.
    var bounds = CGRect.zero
    /// The distance of the view from the container's edge, in points.
    var distance: CGFloat = 0

    /// The node whose outline is being computed.
    @MainActor fileprivate static var reader: (any ContainerShapeReader)?

    /// The container of the shape whose outline is being computed; nil where there is none, or where
    /// no node shows the shape.
    static var current: ContainerOutline? {
        MainThread.isCurrent ? MainActor.assumeIsolated { reader?.containerOutline() } : nil
    }
}

/// The position of a view in the nearest container that has a shape.
struct PlaceInContainer: Equatable {
    var container: ObjectIdentifier?
    var version = 0
    var distance: CGFloat = 0
    /// The container in the coordinates of the view.
    var bounds = CGRect.zero
}

/// Gives its content a container shape.
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
        // Shapes in it check their positions after layout.
        invalidate()
    }
}

/// A node that shows an outline, which may depend on its position in a container with a shape.
@MainActor protocol ContainerShapeReader: PlaceReader {
    /// The position that the outline was made for; nil while it has not read any.
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
            container: ObjectIdentifier(container), version: container.version, distance: max(0, distance),
            bounds: CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: outer))
    }

    func checkPlace() {
        guard let placeInContainer else { return }
        let place = place(in: container)
        guard place != placeInContainer else { return }
        self.placeInContainer = place
        containerPlaceChanged()
    }

    /// The outline of the container, for a shape shown here. From now on the node is notified of
    /// changes of its position.
    fileprivate func containerOutline() -> ContainerOutline? {
        if placeInContainer == nil { tree.add(self) }
        let container = container, place = place(in: container)
        placeInContainer = place
        var found = container?.outline
        found?.distance = place.distance
        found?.bounds = place.bounds
        return found
    }

    /// Wraps an outline so that any shape in it can read the shape of the container.
    func inContainer(_ outline: @escaping (CGRect) -> _ShapeOutline) -> (CGRect) -> _ShapeOutline {
        { [unowned self] rect in
            let outer = ContainerOutline.reader
            ContainerOutline.reader = self
            defer { ContainerOutline.reader = outer }
            return outline(rect)
        }
    }
}
