import CasementCore
import Foundation

/// The window with which a program of documents begins: a title, what the user can do, and the documents that were
/// opened last.
///
///     DocumentGroupLaunchScene("My Notes") {
///         NewDocumentButton("Start Writing…")
///     } background: {
///         LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
///     }
///     DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
///
/// It opens at launch in place of a new document, where no window comes back, and gives its place to the first document
/// that is opened. Beside the program's actions there is a button that opens files.
public struct DocumentGroupLaunchScene<Actions: View>: PrimitiveScene {
    public typealias Body = Never
    private let window: WindowDescription

    private init(
        _ title: Text?, _ actions: Actions, _ background: AnyView,
        _ behind: @escaping (DocumentLaunchGeometryProxy) -> AnyView,
        _ above: @escaping (DocumentLaunchGeometryProxy) -> AnyView
    ) {
        var window = WindowDescription(.single, title: title) { _ in
            AnyView(
                DocumentLaunchPage(title: title, actions: actions, background: background, behind: behind, above: above)
            )
        }
        window.opensDocuments = true
        window.isRestored = false
        window.size = CGSize(width: 720, height: 440)
        window.position = .center
        self.window = window
    }

    func describe(in outline: SceneOutline) { outline.add(window) }

    /// A window with a title, or the program's name, actions, a background, and views behind and above the title, which
    /// are placed by what they get.
    public init<Background: View, Behind: View, Above: View>(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Above = { _ in EmptyView() }
    ) {
        self.init(
            title, actions(), AnyView(background()), { AnyView(backgroundAccessoryView($0)) },
            { AnyView(overlayAccessoryView($0)) })
    }

    /// A window with a title, actions, a background, and views behind and above the title.
    public init<Background: View, Behind: View, Above: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> Background,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Above = { _ in EmptyView() }
    ) {
        self.init(
            Text(titleKey), actions, background: background, backgroundAccessoryView: backgroundAccessoryView,
            overlayAccessoryView: overlayAccessoryView)
    }

    /// A window with a title, actions, a background, and views behind and above the title.
    @_disfavoredOverload public init<S: StringProtocol, Background: View, Behind: View, Above: View>(
        _ title: S, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Above = { _ in EmptyView() }
    ) {
        self.init(
            Text(title), actions, background: background, backgroundAccessoryView: backgroundAccessoryView,
            overlayAccessoryView: overlayAccessoryView)
    }

    /// A window with a title, or the program's name, and a style of background. Without actions, it makes documents.
    public init<Style: ShapeStyle, Behind: View, Above: View>(
        _ title: Text? = nil, backgroundStyle: Style = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Above = { _ in EmptyView() }
    ) {
        self.init(
            title, actions, background: { Rectangle().fill(backgroundStyle) },
            backgroundAccessoryView: backgroundAccessoryView, overlayAccessoryView: overlayAccessoryView)
    }

    /// A window with a title and a style of background. Without actions, it makes documents.
    public init<Style: ShapeStyle, Behind: View, Above: View>(
        _ titleKey: LocalizedStringKey, backgroundStyle: Style = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Above = { _ in EmptyView() }
    ) {
        self.init(
            Text(titleKey), backgroundStyle: backgroundStyle, actions,
            backgroundAccessoryView: backgroundAccessoryView, overlayAccessoryView: overlayAccessoryView)
    }

    /// A window with a title and a style of background. Without actions, it makes documents.
    @_disfavoredOverload public init<S: StringProtocol, Style: ShapeStyle, Behind: View, Above: View>(
        _ title: S, backgroundStyle: Style = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Above = { _ in EmptyView() }
    ) {
        self.init(
            Text(title), backgroundStyle: backgroundStyle, actions,
            backgroundAccessoryView: backgroundAccessoryView, overlayAccessoryView: overlayAccessoryView)
    }
}

/// What a `DocumentGroupLaunchScene` offers where the program says nothing: a button that makes a document.
public struct DefaultDocumentGroupLaunchActions: View {
    /// A button that makes a document of the first scene that makes some.
    public init() {}

    public var body: some View { NewDocumentButton() }
}

/// The places of what a `DocumentGroupLaunchScene` shows, in points.
public struct DocumentLaunchGeometryProxy: Equatable, Sendable {
    /// The place of the title, the actions and the background.
    public var frame: CGRect
    /// The place of the title in `frame`.
    public var titleViewFrame: CGRect
}
