/// A group of views with a header before and a footer after them. Stacks show them one after the other; lazy containers
/// can keep the header and the footer visible.
public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    /// In a list, whether the rows are shown.
    package var isExpanded: Binding<Bool>?

    /// Creates a section of its parts, which need not be views.
    package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        SectionNode(view, in: context)
    }

    /// Nil, because the rows may be hidden.
    public static var _viewCount: Int? { nil }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Sets whether a header that expands and collapses the rows does so. One that does not is plain, and the rows are
    /// always shown.
    @ViewBuilder public func collapsible(_ collapsible: Bool) -> some View {
        // The parts of the two kinds differ, also where this changes.
        if collapsible { self } else { Section(header: header, content: content, footer: footer) }
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section whose header shows and hides the rows, in a list.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section whose localised title shows and hides the rows, in a list.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section whose title shows and hides the rows, in a list.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without header and footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title that is not localised.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer; the older form, with views instead of closures.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer; the older form, with a view instead of a closure.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header; the older form, with a view instead of a closure.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

/// Rule: the three parts are updated in order; the binding determines whether the rows exist.
final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode<Section<Parent, Content, Footer>>,
    SectionParts, RowSource
{
    private var view: Section<Parent, Content, Footer>
    private var header: _ViewNode<Parent>?
    /// The header that expands and collapses the rows, if it replaces the plain one.
    private var toggle: _ViewNode<ExpansionHeader<Parent>>?
    private var content: _ViewNode<Content>?
    private var footer: _ViewNode<Footer>?
    private var isOpen = true
    /// The scopes of the header and the footer, if the container changes their environment.
    private var partScopes: [EnvironmentScope] = []

    init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
        self.view = view
        super.init(in: context)
        let rowEnvironment = rowContainer?.rowEnvironment
        func scope(_ role: RowRole) -> EnvironmentScope? {
            guard let transform = rowEnvironment?(role) else { return nil }
            let scope = EnvironmentScope(parent: self.scope, transform: transform)
            partScopes.append(scope)
            noteReadsBelow(scope.keysFound)
            return scope
        }
        let headerContext = self.context(at: 0, scope: scope(.header))
        if rowEnvironment != nil, let isExpanded = view.isExpanded {
            isOpen = track { isExpanded.wrappedValue }
            toggle = ExpansionHeader._makeNode(
                ExpansionHeader(title: view.header, isExpanded: isExpanded), in: headerContext)
        } else {
            header = Parent._makeNode(view.header, in: headerContext)
        }
        if isOpen { content = Content._makeNode(view.content, in: self.context(at: 1)) }
        let footer = Footer._makeNode(view.footer, in: self.context(at: 2, scope: scope(.footer)))
        self.footer = footer
        count = headerCount + (content?.count ?? 0) + footer.count
    }

    private var headerCount: Int { header?.count ?? toggle?.count ?? 0 }

    override func apply(_ view: Section<Parent, Content, Footer>) {
        self.view = view
        header?.update(to: view.header)
        if let isExpanded = view.isExpanded {
            toggle?.update(to: ExpansionHeader(title: view.header, isExpanded: isExpanded))
        }
        content?.update(to: view.content)
        footer?.update(to: view.footer)
        if toggle != nil { refresh() }
    }

    override func refresh() {
        guard toggle != nil, let isExpanded = view.isExpanded else { return }
        let isOpen = track { isExpanded.wrappedValue }
        guard isOpen != self.isOpen else { return }
        self.isOpen = isOpen
        let old = content
        content = nil
        replace(old, as: 1) {
            content = isOpen ? returned(1, view.content) { Content._makeNode(view.content, in: context(at: 1)) } : nil
            return content
        }
        noteRowsChanged()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let header { body(header) }
        if let toggle { body(toggle) }
        if let content { body(content) }
        if let footer { body(footer) }
    }

    override func environmentKeysBelow(_ keys: EnvironmentKeySet) -> EnvironmentKeySet {
        var inner = keys
        for scope in partScopes where scope.keysFound & keys != 0 { inner |= scope.keys }
        return inner
    }

    override var rowAccess: RowAccess? { .source(self) }
    var mayHaveManyRows: Bool { true }

    override func offset(of child: _Node) -> Int {
        switch child.position {
        case 0: 0
        case 1: headerCount
        default: headerCount + (content?.count ?? 0)
        }
    }

    func places(from start: Int) -> LazySection {
        let rows = start + headerCount, end = rows + (content?.count ?? 0)
        return LazySection(header: start..<rows, rows: rows..<end, footer: end..<end + (footer?.count ?? 0))
    }

    func describe(_ row: RowDescription, at index: Int) {
        let start = headerCount, end = start + (content?.count ?? 0)
        (row.opensSection, row.closesSection) = (index == 0, index == count - 1)
        if index < start {
            row.role = .header
        } else if index >= end {
            row.role = .footer
        } else {
            row.section = (isFirst: index == 0, isLast: index == end - 1)
        }
    }
}

extension Section: ChoiceSource where Parent: View, Content: View, Footer: View {
    func choices(into walk: inout ChoiceWalk) {
        if walk.listsSubviews { return appendParts(to: &walk) }
        if !walk.list.isEmpty { walk.append(EmptyView(), kind: .divider) }
        if Parent.self != EmptyView.self { walk.append(header, kind: .header) }
        content.appendChoices(to: &walk)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Appends its header, content and footer; a nested section is a part of the outer one.
    @MainActor func appendParts(to walk: inout ChoiceWalk) {
        let isInner = walk.isInSection
        walk.isInSection = true
        let start = walk.list.count
        walk.enter(0) { header.appendChoices(to: &$0) }
        let rows = walk.list.count
        walk.enter(1) { content.appendChoices(to: &$0) }
        let rest = walk.list.count
        walk.enter(2) { footer.appendChoices(to: &$0) }
        walk.isInSection = isInner
        guard !isInner else { return }
        walk.sections.append(
            FoundSection(
                id: walk.path, values: walk.values, header: start..<rows, content: rows..<rest,
                footer: rest..<walk.list.count))
    }
}
