import Foundation

extension View {
    /// Sets the insets of a list row's content; nil is the style's default.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { rowTrait(\.insets, insets) }

    /// Sets the insets of a list row's content on some edges, in points; nil is the style's default. Those on other
    /// edges stay as they are.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        rowTrait(\.newEdgeInsets, RowEdgeInsets(edges: edges, length: length))
    }

    /// Sets a view behind a list row, with the size of the row; nil is none. It is covered while the row is selected.
    public func listRowBackground<V: View>(_ view: V?) -> some View { rowTrait(\.background, view) }

    /// Sets whether there are separators between a list row and its neighbours.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        ListSeparator(content: self, edges: edges, top: \.topSeparator, bottom: \.bottomSeparator, value: visibility)
    }

    /// Sets the colour of the separators between a list row and its neighbours; nil is the theme's.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        ListSeparator(content: self, edges: edges, top: \.topTint, bottom: \.bottomTint, value: color)
    }

    /// Sets whether there are lines at the start and the end of a list's section; by default there are none, and space
    /// separates the sections. The line between two sections is hidden if either hides it.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        ListSeparator(content: self, edges: edges, top: \.sectionTop, bottom: \.sectionBottom, value: visibility)
    }

    /// Sets the colour of the lines at the start and the end of a list's section; nil is the theme's.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        ListSeparator(content: self, edges: edges, top: \.sectionTopTint, bottom: \.sectionBottomTint, value: color)
    }

    /// Sets the margins of a list's section, in points; nil is the style's default. Those at its sides are equal: they
    /// are set where one of the two edges is among `edges`. That at the top replaces the space between sections, and
    /// the bottom has none of its own.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        let sides = edges.isDisjoint(with: .horizontal) ? nil : length
        return SectionMargins(content: self, sides: sides, top: edges.contains(.top) ? length : nil)
    }

    /// Sets whether a list row cannot be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { rowTrait(\.isDeleteDisabled, isDisabled) }

    /// Sets whether a list row cannot be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View { rowTrait(\.isMoveDisabled, isDisabled) }

    /// Sets what is typed to select a list row, in place of its first text: a row with only a picture has none. An
    /// empty text lets typing pass the row; nil is the row's first text.
    public func typeSelectEquivalent(_ text: Text?) -> some View { rowTrait(\.typedText, text) }

    /// Sets what is typed to select a list row, translated; see `typeSelectEquivalent(_:)`.
    public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets what is typed to select a list row; see `typeSelectEquivalent(_:)`.
    @_disfavoredOverload public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(verbatim: String(string)))
    }

    /// Sets whether a list row cannot be selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowTrait(\.isSelectionDisabled, isDisabled)
    }
}

/// Sets the margins of a section that are not nil.
private struct SectionMargins<Content: View>: View {
    let content: Content
    let sides: CGFloat?
    let top: CGFloat?

    var body: some View {
        switch (sides, top) {
        case (let sides?, let top?): content.rowTrait(\.sectionMargin, sides).rowTrait(\.sectionTopMargin, top)
        case (let sides?, nil): content.rowTrait(\.sectionMargin, sides)
        case (nil, let top?): content.rowTrait(\.sectionTopMargin, top)
        case (nil, nil): content
        }
    }

    static var _isBuiltIn: Bool { true }
}

/// Sets a trait for one or both edges.
private struct ListSeparator<Content: View, Value>: View {
    let content: Content
    let edges: VerticalEdge.Set
    let top: WritableKeyPath<RowTraits, Value>
    let bottom: WritableKeyPath<RowTraits, Value>
    let value: Value

    var body: some View {
        // Writing the other edge's trait again would hide the value of an outer modifier.
        if edges == .all {
            content.rowTrait(top, value).rowTrait(bottom, value)
        } else {
            content.rowTrait(edges.contains(.top) ? top : bottom, value)
        }
    }

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { Content._viewCount }
}
