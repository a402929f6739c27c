/// Views that belong together, with a header before and a footer behind them. In stacks they stand one after the other; lazy
/// containers can keep the header and the footer in view.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    /// A section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        SectionNode(view, in: context)
    }

    public static var _viewCount: Int? {
        guard let header = Parent._viewCount, let content = Content._viewCount, let footer = Footer._viewCount else {
            return nil
        }
        return header + content + footer
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// A section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// A section without header and footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title, which is translated.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// A section with a title as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// The older form, with views instead of closures.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// The older form, with a view instead of a closure.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// The older form, with a view instead of a closure.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

/// Rule: the three parts are updated in their order.
final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode<Section<Parent, Content, Footer>>,
    SectionParts
{
    private var header: _ViewNode<Parent>?
    private var content: _ViewNode<Content>?
    private var footer: _ViewNode<Footer>?

    init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
        super.init(in: context)
        let header = Parent._makeNode(view.header, in: self.context(at: 0))
        let content = Content._makeNode(view.content, in: self.context(at: 1))
        let footer = Footer._makeNode(view.footer, in: self.context(at: 2))
        (self.header, self.content, self.footer) = (header, content, footer)
        count = header.count + content.count + footer.count
    }

    override func apply(_ view: Section<Parent, Content, Footer>) {
        header?.update(to: view.header)
        content?.update(to: view.content)
        footer?.update(to: view.footer)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let header { body(header) }
        if let content { body(content) }
        if let footer { body(footer) }
    }

    override var passesRows: Bool { true }

    override func offset(of child: _Node) -> Int {
        switch child.position {
        case 0: 0
        case 1: header?.count ?? 0
        default: (header?.count ?? 0) + (content?.count ?? 0)
        }
    }

    func places(from start: Int) -> LazySection {
        let rows = start + (header?.count ?? 0), end = rows + (content?.count ?? 0)
        return LazySection(header: start..<rows, rows: rows..<end, footer: end..<end + (footer?.count ?? 0))
    }
}
