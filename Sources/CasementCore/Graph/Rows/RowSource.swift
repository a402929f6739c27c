import Foundation

/// How the displayables of a row source derive from those of its children.
enum RowPassage {
    /// They are the children's in order, so that single rows can be created through it.
    case through
    /// They are those of its only child, with something attached to each: a row stays a row.
    case attaching
    /// Each wraps one displayable of its only child.
    case wrapping
}

/// A node between a container of rows and the views of its rows. The defaults are for a node that passes the
/// displayables of its children through.
@MainActor protocol RowSource: _Node {
    var passage: RowPassage { get }
    /// Whether it can have several displayables, each of which is a row.
    var mayHaveManyRows: Bool { get }
    /// Whether sections can be among the views below.
    var mayHaveSections: Bool { get }
    /// Returns the displayable at an index among this node's, creating it if needed.
    func row(at index: Int) -> Displayable?
    /// The child with the displayable at an index, and its index there; nil if that child does not exist yet.
    func child(containingDisplayable index: Int) -> (node: _Node, index: Int)?
    /// Whether a displayable belongs to a row that can be evicted and recreated.
    func isOnDemand(_ index: Int) -> Bool
    /// Evicts the rows outside a range of this node's displayables, if they can be recreated.
    func keepRows(in range: Range<Int>)
    /// Adds this node's properties of its displayable at an index, which is a row.
    func describe(_ row: RowDescription, at index: Int)
    /// The view with an id that this node itself assigns to one of its children.
    func identifiedView(_ id: AnyHashable) -> FoundNode?
    /// The id that this node assigns to one of its children.
    func identity(of child: _Node) -> (id: AnyHashable, view: FoundNode)?
}

extension RowSource {
    var passage: RowPassage { .through }
    var mayHaveManyRows: Bool { false }
    var mayHaveSections: Bool { true }

    func row(at index: Int) -> Displayable? {
        // Without a closure: it would check its isolation for each row.
        guard let (child, place) = child(containingDisplayable: index) else { return nil }
        return child.displayable(at: place)
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

/// A source that shows one view per element of a collection.
@MainActor protocol RowElementSource: RowSource {
    var elementCount: Int { get }
    /// The range of an element's displayables.
    func displayables(ofElement index: Int) -> Range<Int>
}
