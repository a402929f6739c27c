import CasementCore
import Foundation

/// A round button with a question mark that opens help.
public struct HelpLink: View {
    private let action: (@MainActor () -> Void)?
    private let destination: URL?
    @Environment(\.openURL) private var openURL

    /// A button that opens a page.
    public init(destination: URL) { (action, self.destination) = (nil, destination) }

    /// A button that opens a page of the program's help, at the address `help:BOOK/PAGE`, in the desktop's program for
    /// help. The book is `CFBundleHelpBookName` of the program's bundle, or its identifier, or its name.
    public init(anchor: NSHelpManager.AnchorName) { self.init(anchor: anchor, book: NSHelpManager.ownBook) }

    /// A button that opens a page of a book of help, at the address `help:BOOK/PAGE`.
    public init(anchor: NSHelpManager.AnchorName, book: NSHelpManager.BookName) {
        (action, destination) = (nil, NSHelpManager.address(of: anchor, in: book))
    }

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

/// The help of the program, by the name of AppKit.
@MainActor @preconcurrency public final class NSHelpManager {
    /// The name of a book of help, as the desktop knows it: "gnome-help".
    public typealias BookName = String
    /// The name of a page in a book.
    public typealias AnchorName = String

    init() {}

    /// The book of the program.
    static var ownBook: BookName {
        let keys = ["CFBundleHelpBookName", "CFBundleIdentifier"]
        return keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
            ?? ProcessInfo.processInfo.processName
    }

    /// The address of a page, as desktops write it.
    static func address(of anchor: AnchorName, in book: BookName) -> URL? {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/:"))
        let parts = [book, anchor].compactMap { $0.addingPercentEncoding(withAllowedCharacters: allowed) }
        return parts.count == 2 ? URL(string: "help:" + parts.joined(separator: "/")) : nil
    }
}

/// An action that starts renaming.
public struct RenameAction: Sendable {
    private let action: @MainActor @Sendable () -> Void
    init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }
    /// Starts renaming.
    @MainActor public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey { static let defaultValue: RenameAction? = nil }

extension EnvironmentValues {
    /// The action of `RenameButton`; nil if nothing can be renamed.
    public var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of the rename buttons in this view.
    public func renameAction(_ action: @escaping @MainActor @Sendable () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Makes the rename buttons in this view move the focus to a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}

/// A button that starts renaming with the action of `renameAction`; disabled without one.
public struct RenameButton: View {
    @Environment(\.rename) private var rename

    /// A button with the title Rename.
    public init() {}

    public var body: some View { Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil) }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}
