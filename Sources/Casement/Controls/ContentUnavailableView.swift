import CasementCore
import Foundation

/// A view for a window without content: a picture, a title, the reason, and what the user can do.
///
///     ContentUnavailableView("No letters", systemImage: "tray", description: Text("New ones appear here."))
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A view with a title and its picture, a description, and buttons.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

    public var body: some View {
        _StyledContainer("ContentUnavailableView") {
            VStack(spacing: 8) {
                label.labelStyle(LargeLabelStyle())
                description.font(.callout).foregroundStyle(.secondary)
                VStack(spacing: 8) { actions }.padding(.top, 6)
            }
            .multilineTextAlignment(.center)
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }

    /// Shows the picture large above the title.
    private struct LargeLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 10) {
                configuration.icon.font(.system(size: 44)).foregroundStyle(.secondary)
                configuration.title.font(.title2.weight(.bold))
            }
        }
    }
}

extension ContentUnavailableView
where Label == Casement.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a symbol, and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { Casement.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }

    /// A title with a symbol, and a description.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: { Casement.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }

    /// A title with a picture of the program's resources, and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { Casement.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
}

/// The parts of a view for a search without results.
public struct SearchUnavailableContent {
    /// The magnifying glass with “No Results”, and the text that was searched for, if it is known.
    public struct Label: View {
        let text: String?
        public var body: some View {
            let title: LocalizedStringKey = text.map { "No Results for “\($0)”" } ?? "No Results"
            Casement.Label(title, systemImage: "magnifyingglass")
        }
        public static var _isBuiltIn: Bool { true }
    }

    /// The advice to check the spelling or to try a new search.
    public struct Description: View {
        public var body: some View { Text("Check the spelling or try a new search.") }
        public static var _isBuiltIn: Bool { true }
    }

    /// No actions.
    public struct Actions: View {
        public var body: some View { EmptyView() }
        public static var _isBuiltIn: Bool { true }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view for a search without results.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: nil) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }

    /// A view for a search without results, with the text that was searched for.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}
