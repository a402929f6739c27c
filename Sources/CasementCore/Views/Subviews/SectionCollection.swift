/// A section of a container's content: what stands in a `Section`, or between two of them.
public struct SectionConfiguration: Identifiable {
    /// What tells a section from its neighbours.
    public struct ID: Hashable {
        let place: Subview.ID
        /// Whether it is what stands behind the section at that place, in none.
        let isRest: Bool
    }

    public let id: ID
    /// What was said of the section with `containerValue(_:_:)`.
    public let containerValues: ContainerValues
    /// Empty where the section has none.
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    /// Empty where the section has none.
    public let footer: SubviewsCollection
}

/// The sections of a container's content, in its order. As a view it shows all of them.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
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

    /// What is in no section makes sections of its own.
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
