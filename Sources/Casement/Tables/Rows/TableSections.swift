import CasementCore
import Foundation

/// The header of a section of a table's rows. It is as wide as the table.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    let content: Content
    public var _rows: Content { content }
}

extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public var _rows: _TableSection<Parent._Rows, Content._Rows, Footer._Rows> {
        _TableSection(header: header._rows, content: content._rows, footer: footer._rows, isExpanded: isExpanded)
    }

    public static var _isOutline: Bool { Content._isOutline }
}

/// The rows of a section of a table, below its header. A collapsible one has its chevron before the title, because the
/// end of a wide table may be out of view.
public struct _TableSection<Header: View, Content: View, Footer: View>: View {
    let header: Header
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?

    public static var _isBuiltIn: Bool { true }

    public var body: some View {
        Section {
            if isExpanded?.wrappedValue ?? true { content }
        } header: {
            if let isExpanded {
                ExpansionRow(isExpanded: isExpanded) { header }
            } else {
                header
            }
        } footer: {
            footer
        }
    }
}

extension Section {
    /// A section of a table's rows with a header.
    @MainActor public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
    }

    /// A section of a table's rows with a header that shows and hides them.
    @MainActor public init<V, H: View>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
            isExpanded: isExpanded)
    }

    /// A section of a table's rows with a localised title.
    @MainActor public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    { self.init(content: content) { Text(titleKey) } }

    /// A section of a table's rows with a title that is not localised.
    @MainActor @_disfavoredOverload public init<V, S: StringProtocol>(
        _ title: S, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    { self.init(content: content) { Text(title) } }

    /// A section of a table's rows with a localised title that shows and hides them.
    @MainActor public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    /// A section of a table's rows with a title, which is not localised, that shows and hides them.
    @MainActor @_disfavoredOverload public init<V, S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    { self.init(isExpanded: isExpanded, content: content) { Text(title) } }

    /// A section of a table's rows without a header.
    @MainActor public init<V>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    { self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent()) }
}
