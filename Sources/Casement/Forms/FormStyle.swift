import CasementCore

/// A style that defines the appearance of forms.
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View

    /// Makes the view of one form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = FormStyleConfiguration
}

/// The default style: `grouped`.
public struct AutomaticFormStyle: FormStyle {
    /// Creates a default form style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ScrollView { FormContent(appearance: .grouped, content: configuration.content) }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style: cards of rows.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Sections as scrolling cards of rows with separators: labels at the leading edge, controls at the trailing edge.
public struct GroupedFormStyle: FormStyle {
    /// Creates a grouped form style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ScrollView { FormContent(appearance: .grouped, content: configuration.content) }
    }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Cards of rows.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Two columns: labels aligned at their trailing, controls at their leading edge. It does not scroll, and its
/// size is that of its rows.
public struct ColumnsFormStyle: FormStyle {
    /// Creates a columns form style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FormContent(appearance: .columns, content: configuration.content)
    }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A column of labels and one of controls.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the forms in this view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
