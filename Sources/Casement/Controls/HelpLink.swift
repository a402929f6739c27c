import CasementCore
import Foundation

/// A round button with a question mark that leads to help.
public struct HelpLink: View {
    private let action: (@MainActor () -> Void)?
    private let destination: URL?
    @Environment(\.openURL) private var openURL

    /// A button that opens a page.
    public init(destination: URL) { (action, self.destination) = (nil, destination) }

    /// A button that runs an action.
    public init(action: @escaping @MainActor () -> Void) { (self.action, destination) = (action, nil) }

    public var body: some View {
        Button {
            if let destination { openURL(destination) } else { action?() }
        } label: {
            Text("?").accessibilityLabel(Text("Help"))
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// What renames the thing in question.
public struct RenameAction: Sendable {
    private let action: @MainActor @Sendable () -> Void
    init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }
    /// Begins to rename.
    @MainActor public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey { static let defaultValue: RenameAction? = nil }

extension EnvironmentValues {
    /// What `RenameButton` does here; nil where nothing can be renamed.
    public var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

extension View {
    /// What a `RenameButton` in this view does.
    public func renameAction(_ action: @escaping @MainActor @Sendable () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// What a `RenameButton` in this view does: it gives the keyboard to a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}

/// A button that begins to rename, as `renameAction` says; disabled where nothing says so.
public struct RenameButton: View {
    @Environment(\.rename) private var rename

    /// A button called Rename.
    public init() {}

    public var body: some View { Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil) }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}
