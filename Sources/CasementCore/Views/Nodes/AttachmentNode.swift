import Foundation

/// The node of a modifier that neither lays out nor draws, but attaches something to each displayable: an identifier, a
/// priority, a gesture.
class AttachmentNode<Content, Modifier>: ContentNode<
    ModifiedContent<Content, Modifier>, Content
>, RowSource
{
    final var modifier: Modifier

    init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) where Content: View {
        modifier = view.modifier
        super.init(in: context)
        show(view.content, in: contentContext())
        arrived(content, at: 0)
    }

    func contentContext() -> _NodeContext { context() }

    final override var rowAccess: RowAccess? { .source(self) }
    final var passage: RowPassage { .attaching }

    /// Adds the modifier's properties to the description of its displayable at an index, which is a row.
    func describe(_ row: RowDescription, at index: Int) {}

    /// Displayables were inserted; the first is at `index`.
    func arrived(_ displayables: [Displayable], at index: Int) {}

    /// Displayables were removed; ranges ascend and are indices before the removal.
    func left(_ ranges: [Range<Int>]) {}

    /// Displayables were reordered: the one now at `start + i` was at `start + order[i]`.
    func moved(from start: Int, order: [Int]) {}

    /// The modifier has a new value.
    func modifierChanged(from old: Modifier) {}

    final var content: [LayoutNode] { child?.displayables ?? [] }

    final override func apply(_ view: ModifiedContent<Content, Modifier>) {
        withParts(of: view) { newContent, newModifier in
            let old = modifier
            modifier = newModifier.pointee
            modifierChanged(from: old)
            child?.update(to: newContent.pointee)
        }
    }

    final func child(containingDisplayable index: Int) -> (node: _Node, index: Int)? {
        child.map { ($0, index) }
    }

    final override func insert(_ insertions: [DisplayableInsertion], of child: _Node) {
        for insertion in insertions { arrived(insertion.displayables, at: insertion.index) }
        super.insert(insertions, of: child)
    }

    final override func remove(_ ranges: [Range<Int>], of child: _Node) {
        super.remove(ranges, of: child)
        left(ranges)
    }

    final override func reorder(from start: Int, order: [Int], moves: [DisplayableMove], of child: _Node) {
        moved(from: start, order: order)
        super.reorder(from: start, order: order, moves: moves, of: child)
    }

    override func tearDown() {
        if let child, child.count > 0 { left([0..<child.count]) }
        super.tearDown()
    }
}
