import Foundation

/// How the displayables of a row source come from its children's.
enum RowPassage {
    /// They are the children's, one after the other, so that single rows can be made through it.
    case through
    /// They are its only child's, with something attached to each: a row stays a row.
    case attaching
    /// Each wraps one of its only child's.
    case wrapping
}

/// A node between a container of rows and the views of its rows. The defaults are those of a node that passes the displayables
/// of its children through.
@MainActor protocol RowSource: _Node {
    var passage: RowPassage { get }
    /// Whether it may come to have several displayables, each of which is a row.
    var mayHaveManyRows: Bool { get }
    /// The displayable at a place among this node's, made where it is not there yet.
    func row(at index: Int) -> Displayable?
    /// The child that has the displayable at a place, and its place there; nil where that one is not made.
    func child(containingDisplayable index: Int) -> (node: _Node, index: Int)?
    /// Whether a displayable belongs to a row that can be evicted and made again.
    func isOnDemand(_ index: Int) -> Bool
    /// Evicts the rows outside of a range of this node's displayables, where they can be made again.
    func keepRows(in range: Range<Int>)
    /// Adds what this node says of its displayable at a place, which is a row.
    func describe(_ row: RowDescription, at index: Int)
    /// The view with an id that this node itself gives to one of its children.
    func identifiedView(_ id: AnyHashable) -> FoundNode?
    /// The id that this node gives to one of its children.
    func identity(of child: _Node) -> (id: AnyHashable, view: FoundNode)?
}

extension RowSource {
    var passage: RowPassage { .through }
    var mayHaveManyRows: Bool { false }

    func row(at index: Int) -> Displayable? {
        child(containingDisplayable: index).flatMap { $0.node.displayable(at: $0.index) }
    }

    func child(containingDisplayable index: Int) -> (node: _Node, index: Int)? {
        var start = 0
        var found: (node: _Node, index: Int)?
        forEachChild { child in
            if found == nil, index >= start, index < start + child.count { found = (child, index - start) }
            start += child.count
        }
        return found
    }

    func isOnDemand(_ index: Int) -> Bool {
        guard passage == .through, let (child, place) = child(containingDisplayable: index) else { return false }
        return child.rowSource?.isOnDemand(place) ?? false
    }

    func keepRows(in range: Range<Int>) {
        guard passage == .through else { return }
        var start = 0
        forEachChild { child in
            let all = start..<start + child.count
            let part = range.clamped(to: all)
            child.rowSource?.keepRows(in: part.lowerBound - start..<part.upperBound - start)
            start = all.upperBound
        }
    }

    func describe(_ row: RowDescription, at index: Int) {}
    func identifiedView(_ id: AnyHashable) -> FoundNode? { nil }
    func identity(of child: _Node) -> (id: AnyHashable, view: FoundNode)? { nil }
}

/// A source that shows one view for each element of a collection.
@MainActor protocol RowElementSource: RowSource {
    var elementCount: Int { get }
    /// The displayables of an element.
    func displayables(ofElement index: Int) -> Range<Int>
}
