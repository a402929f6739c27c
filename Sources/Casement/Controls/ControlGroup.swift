import CasementCore
import Foundation

/// Controls that belong together, side by side.
///
///     ControlGroup { Button("Cut") { cut() }; Button("Copy") { copy() } }
public struct ControlGroup<Content: View>: View {
    private let content: Content
    @Environment(\.menuSession) private var menu

    /// Controls side by side.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Controls side by side; the label is for where they are shown as a menu, which is nowhere here.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.content = content() }

    /// Controls side by side; the title is for where they are shown as a menu, which is nowhere here.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        if menu != nil {
            content
        } else {
            _StyledContainer("ControlGroup") {
                HStack(spacing: 2) { content }.clipShape(RoundedRectangle(cornerRadius: 7))
            }
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { nil }
}
