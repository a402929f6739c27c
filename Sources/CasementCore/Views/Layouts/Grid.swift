import Foundation

/// Arranges views in rows and columns: each `GridRow` is a row, its views are cells, and any other view is a row of one
/// cell that spans the grid.
///
///     Grid(alignment: .leading) {
///         GridRow { Text("Name"); Text("Ada") }
///         Divider().gridCellUnsizedAxes(.horizontal)
///         GridRow { Text("Born"); Text("1815") }
///     }
///
/// A column is as wide as its widest cell, a row as high as its highest. Columns with views that fill their space share
/// the remaining width.
public struct Grid<Content: View>: View {
    private let layout: GridLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: the alignment of views in their cells.
    ///   - horizontalSpacing: the distance between columns, in points; nil is 8.
    ///   - verticalSpacing: the distance between rows, in points; nil is 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public static var _isBuiltIn: Bool { true }
    public var body: some View { layout { content } }
}

/// A row of a grid: each view in it is a cell. Outside a grid it has no effect on its views.
public struct GridRow<Content: View>: View {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// `alignment` is the vertical alignment of the row's cells; nil is the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    public static var _isBuiltIn: Bool { true }
    public var body: some View { content.modifier(_GridRowModifier(alignment: alignment)) }
}

/// Marks views as cells of a row.
struct _GridRowModifier: PrimitiveModifier, Equatable, Sendable {
    let alignment: VerticalAlignment?

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { GridRowNode(view, in: context) }
}

/// Rule: all displayables carry the mark of the row; a changed alignment is updated in place.
final class GridRowNode<Content: View>: AttachmentNode<Content, _GridRowModifier> {
    private lazy var mark = GridRowMark(modifier.alignment)

    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables {
            let attachments = displayable.attach()
            var cell = attachments.cell ?? GridCell()
            cell.row = mark
            attachments.cell = cell
        }
    }

    override func modifierChanged(from old: _GridRowModifier) {
        guard old != modifier else { return }
        mark.alignment = modifier.alignment
        content.first?.notifyParent()
        reportChange()
    }
}

/// One setting of a grid cell. Each has a type of values of its own, so that one never takes the place of another.
struct _GridCellModifier<Value: Equatable & Sendable>: PrimitiveModifier, Equatable, Sendable {
    let setting: WritableKeyPath<GridCell, Value?> & Sendable
    let value: Value

    init(_ setting: WritableKeyPath<GridCell, Value?> & Sendable, _ value: Value) {
        (self.setting, self.value) = (setting, value)
    }

    nonisolated static func == (a: Self, b: Self) -> Bool { a.value == b.value }

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { GridCellNode(view, in: context) }
}

/// Rule: a changed value is written to each displayable, and the grid is laid out again.
final class GridCellNode<Content: View, Value: Equatable & Sendable>: AttachmentNode<Content, _GridCellModifier<Value>>
{
    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables { write(to: displayable) }
    }

    private func write(to node: LayoutNode) {
        var cell = node.attach().cell ?? GridCell()
        cell[keyPath: modifier.setting] = modifier.value
        node.attach().cell = cell
    }

    override func modifierChanged(from old: _GridCellModifier<Value>) {
        guard old != modifier else { return }
        // Where it says something else, a modifier around this one does, which prevails.
        for node in content where node.attachments?.cell?[keyPath: modifier.setting] == old.value {
            write(to: node)
            node.notifyParent()
        }
        reportChange()
    }
}

extension View {
    /// Makes a cell of a grid span several columns.
    public func gridCellColumns(_ count: Int) -> some View { modifier(_GridCellModifier(\.columns, count)) }

    /// Keeps a cell of a grid from increasing the size of its column or row; it takes the space that the other
    /// cells leave.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(_GridCellModifier(\.unsizedAxes, axes)) }

    /// Aligns a point of the view with the same point of its grid cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(_GridCellModifier(\.anchor, anchor)) }

    /// Sets the horizontal alignment of this cell's column.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_GridCellModifier(\.columnAlignment, guide))
    }
}
