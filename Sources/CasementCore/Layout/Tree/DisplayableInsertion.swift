/// Displayables inserted at `index`.
package struct DisplayableInsertion {
    package var index: Int
    package var displayables: [Displayable]
    private let unmade: Int

    package init(at index: Int, _ displayables: [Displayable]) {
        (self.index, self.displayables, unmade) = (index, displayables, 0)
    }

    /// Rows of a lazy container, which creates those that it shows.
    package init(at index: Int, unmade count: Int) { (self.index, displayables, unmade) = (index, [], count) }

    package var count: Int { unmade > 0 ? unmade : displayables.count }

    package func shifted(by offset: Int) -> DisplayableInsertion {
        var insertion = self
        insertion.index += offset
        return insertion
    }
}

/// A displayable that moved, with indices before and after all edits of its node.
package struct DisplayableMove {
    package var from: Int
    package var to: Int

    package func shifted(by offset: Int) -> DisplayableMove { DisplayableMove(from: from + offset, to: to + offset) }
}
