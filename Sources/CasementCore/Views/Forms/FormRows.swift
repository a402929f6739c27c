import Foundation

/// Arranges rows and sections in a form style.
package struct _FormRows<Content: View>: View {
    package typealias Body = Never

    let appearance: FormAppearance
    let content: Content

    package init(_ appearance: FormAppearance, @ViewBuilder content: () -> Content) {
        (self.appearance, self.content) = (appearance, content())
    }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        FormRowsNode(view, in: context)
    }

    package static var _viewCount: Int? { 1 }
}

/// Rule: the theme's colours are passed to the layout node; then the content is updated.
final class FormRowsNode<Content: View>: ContainerNode<_FormRows<Content>, Content>, SectionSource, RowContainer {
    private let form: FormLayoutNode

    init(_ view: _FormRows<Content>, in context: _NodeContext) {
        form = FormLayoutNode(view.appearance, tree: context.graph.layout)
        super.init(form, in: context) { _ in view.content }
        form.source = self
        configure()
    }

    private func configure() {
        readEnvironment { form.paint($0.themeVariant) }
    }

    override func apply(_ view: _FormRows<Content>) { updateContent(view.content) }

    override func refresh() {
        super.refresh()
        configure()
    }

    var sections: [LazySection] { sectionPlaces }

    override var rowAccess: RowAccess? { .container(self) }
    var rowEnvironment: RowEnvironment? { FormHeaders.environment }
}

/// The text styles of the headers and footers of a form's sections.
enum FormHeaders {
    @MainActor static func environment(_ role: RowRole) -> ((inout EnvironmentValues) -> Void)? {
        switch role {
        case .row: nil
        case .header: { values in values.font = values.headerProminence == .increased ? .title3 : .headline }
        case .footer:
            { values in
                values.font = .caption
                values.foreground = StyleInUse(style: HierarchicalShapeStyle.secondary)
            }
        }
    }
}
