/// A node whose displayables are a section's header, rows and footer.
@MainActor protocol SectionParts: _Node {
    /// Their indices, starting at `start`.
    func places(from start: Int) -> LazySection
}

/// Provides the sections of the views in a container.
@MainActor protocol SectionSource: AnyObject {
    var sections: [LazySection] { get }
}

extension _Node {
    /// The indices of the sections among this node's displayables.
    final var sectionPlaces: [LazySection] {
        var sections: [LazySection] = []
        func visit(_ node: _Node, _ start: Int) {
            var start = start
            node.forEachChild { child in
                if let section = child as? any SectionParts {
                    sections.append(section.places(from: start))
                } else if child.passesRows, child.rowSource?.mayHaveSections ?? false {
                    visit(child, start)
                }
                start += child.count
            }
        }
        visit(self, 0)
        return sections
    }
}
