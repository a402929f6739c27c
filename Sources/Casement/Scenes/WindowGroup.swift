import CasementCore
import Foundation

/// A scene whose windows show the same content, each with its own state.
///
/// The first scene of a program opens a window at launch. Further windows of a group open by `openWindow`, of the
/// scene's identifier or of a value that the group presents:
///
///     WindowGroup { Library() }
///     WindowGroup("Note", id: "note") { NoteEditor() }
///     WindowGroup("Book", for: Book.ID.self) { $id in BookDetails(id: id) }
///
/// A group that presents values has one window for each: opening a value again brings its window to the front.
public struct WindowGroup<Content: View>: PrimitiveScene {
    public typealias Body = Never
    private let window: WindowDescription

    init(_ window: WindowDescription) { self.window = window }

    private init(id: String?, title: Text?, content: @escaping () -> Content) {
        self.init(WindowDescription(.group, id: id, title: title) { _ in AnyView(content()) })
    }

    func describe(in outline: SceneOutline) { outline.add(window) }

    /// Windows with the program's name as their title.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: nil, content: content)
    }

    /// Windows with the program's name as their title, which open by an identifier.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: nil, content: content)
    }

    /// Windows with a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: Text(title), content: content)
    }

    /// Windows with a title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: Text(title), content: content)
    }

    /// Windows with a title, in the user's language.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: title, content: content)
    }

    /// Windows with a title, which open by an identifier.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: Text(title), content: content)
    }

    /// Windows with a title, which open by an identifier.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) { self.init(id: id, title: Text(title), content: content) }

    /// Windows with a title, in the user's language, which open by an identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: title, content: content)
    }
}
