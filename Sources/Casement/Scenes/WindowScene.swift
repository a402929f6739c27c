import CasementCore
import Foundation

/// A scene with a single window. Opening it again brings the window to the front.
///
///     Window("Connection Doctor", id: "doctor") { Doctor() }
///
/// As the first scene of a program it opens at launch, others by `openWindow(id:)`.
public struct Window<Content: View>: PrimitiveScene {
    public typealias Body = Never
    private let window: WindowDescription

    private init(id: String, title: Text, content: @escaping () -> Content) {
        window = WindowDescription(.single, id: id, title: title) { _ in AnyView(content()) }
    }

    func describe(in outline: SceneOutline) { outline.add(window) }

    /// A window with a title and the identifier by which it opens.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: Text(title), content: content)
    }

    /// A window with a title and the identifier by which it opens.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) { self.init(id: id, title: Text(title), content: content) }

    /// A window with a title, in the user's language, and the identifier by which it opens.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: title, content: content)
    }
}
