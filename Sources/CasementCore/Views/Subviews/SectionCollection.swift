/// A section of a container's content: a `Section`, or the views between two sections.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section.
    public struct ID: Hashable {
        let place: Subview.ID
        /// Whether these are the views after the section at that position, outside of any section.
        let isRest: Bool
    }

    /// The identity of the section, derived from its position in the content.
    public let id: ID
    /// The values set for the section with `containerValue(_:_:)`.
    public let containerValues: ContainerValues
    /// The header; empty if the section has none.
    public let header: SubviewsCollection
    /// The views of the section, without header and footer.
    public let content: SubviewsCollection
    /// The footer; empty if the section has none.
    public let footer: SubviewsCollection
}

/// The sections of a container's content, in view order. Used as a view, it shows all of them.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    /// The section at an index, in view order.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection: View {
    public var body: some View {
        ForEach(self) { section in
            Section {
                section.content
            } header: {
                section.header
            } footer: {
                section.footer
            }
        }
    }
    public static var _isBuiltIn: Bool { true }
}

extension ChoiceWalk {
    var subviews: SubviewsCollection { SubviewsCollection(list.map(Subview.init)[...]) }

    /// The sections; views outside of any form sections of their own.
    var sectionCollection: SectionCollection {
        let all = list.map(Subview.init)
        var found: [SectionConfiguration] = []
        var end = 0, last = Subview.ID()
        func addRest(to start: Int) {
            guard end < start else { return }
            let id = SectionConfiguration.ID(place: last, isRest: true)
            found.append(
                SectionConfiguration(
                    id: id, containerValues: ContainerValues(), header: SubviewsCollection([]),
                    content: SubviewsCollection(all[end..<start]), footer: SubviewsCollection([])))
        }
        for section in sections {
            addRest(to: section.header.lowerBound)
            (end, last) = (section.footer.upperBound, section.id)
            found.append(
                SectionConfiguration(
                    id: SectionConfiguration.ID(place: section.id, isRest: false), containerValues: section.values,
                    header: SubviewsCollection(all[section.header]), content: SubviewsCollection(all[section.content]),
                    footer: SubviewsCollection(all[section.footer])))
        }
        addRest(to: all.count)
        return SectionCollection(sections: found)
    }
}
