import CasementCore
import Foundation

/// A scene with an item in the status area of the desktop's panel, which opens a menu or a window.
///
///     MenuBarExtra("Timer", systemImage: "timer") {
///         Button("Start") { timer.start() }
///         Button("Quit") { NSApplication.shared.terminate(nil) }
///     }
///
/// The item is there from launch on, or while `isInserted` is true, and the program goes on while the desktop shows it.
/// Its icon is the label, without the title where it has an image.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    public typealias Body = Never
    private let title: Text?
    private let isInserted: Binding<Bool>?
    private let label: () -> Label
    private let content: () -> Content

    private init(
        _ title: Text?, _ isInserted: Binding<Bool>?, _ content: @escaping () -> Content,
        label: @escaping () -> Label
    ) { (self.title, self.isInserted, self.content, self.label) = (title, isInserted, content, label) }

    /// The binding is read in a body of its own, which runs again when it changes.
    func describe(in outline: SceneOutline) {
        outline.visit(
            FollowedExtra(title: title, isInserted: isInserted, label: label, content: content), at: "extra")
    }

    /// An item with a label.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label) {
        self.init(nil, nil, content, label: label)
    }

    /// An item with a label, which is there while a binding is true.
    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: @escaping () -> Label
    ) { self.init(nil, isInserted, content, label: label) }
}

extension MenuBarExtra where Label == Text {
    /// An item that shows a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), nil, content) { Text(titleKey) }
    }

    /// An item that shows a title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), nil, content) { Text(title) }
    }

    /// An item that shows a title, and is there while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(titleKey), isInserted, content) { Text(titleKey) } }

    /// An item that shows a title, and is there while a binding is true.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(title), isInserted, content) { Text(title) } }
}

extension MenuBarExtra where Label == Casement.Label<Text, Image> {
    /// An item that shows a symbol; assistive programs read the title.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), nil, content) { Label(titleKey, systemImage: systemImage) }
    }

    /// An item that shows a symbol; assistive programs read the title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(title), nil, content) { Label(title, systemImage: systemImage) } }

    /// An item that shows a symbol, and is there while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(titleKey), isInserted, content) { Label(titleKey, systemImage: systemImage) } }

    /// An item that shows a symbol, and is there while a binding is true.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(title), isInserted, content) { Label(title, systemImage: systemImage) } }

    /// An item that shows a picture of the program; assistive programs read the title.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), nil, content) { Label(titleKey, image: image) }
    }

    /// An item that shows a picture of the program; assistive programs read the title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(title), nil, content) { Label(title, image: image) } }

    /// An item that shows a picture of the program, and is there while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(titleKey), isInserted, content) { Label(titleKey, image: image) } }

    /// An item that shows a picture of the program, and is there while a binding is true.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(title), isInserted, content) { Label(title, image: image) } }
}

/// Follows the binding of an item.
private struct FollowedExtra<Label: View, Content: View>: Scene {
    let title: Text?
    let isInserted: Binding<Bool>?
    let label: () -> Label
    let content: () -> Content

    var body: some Scene { ExtraWindow(extra: self, isShown: isInserted?.wrappedValue ?? true) }
}

/// The item and its window, as the scenes of the program describe them.
private struct ExtraWindow<Label: View, Content: View>: PrimitiveScene {
    typealias Body = Never
    let extra: FollowedExtra<Label, Content>
    let isShown: Bool

    func describe(in outline: SceneOutline) {
        let (label, content) = (extra.label, extra.content)
        var window = WindowDescription(.extra, title: extra.title) { _ in AnyView(content()) }
        window.resizability = .contentSize
        window.menuBar = .hidden
        window.hasCommands = false
        window.extra = WindowDescription.Extra(isShown: isShown) { AnyView(label()) }
        outline.add(window)
    }
}

/// How the item of a `MenuBarExtra` shows its content.
public protocol MenuBarExtraStyle {
    /// Whether it opens a window instead of a menu.
    static var _opensWindow: Bool { get }
}

/// `menuBarExtraStyle(.automatic)`: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public init() {}
    public static var _opensWindow: Bool { false }
}

/// `menuBarExtraStyle(.menu)`.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public init() {}
    public static var _opensWindow: Bool { false }
}

/// `menuBarExtraStyle(.window)`.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public init() {}
    public static var _opensWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// A menu.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu, which the desktop's panel shows: its items are buttons, toggles, pickers, menus and lines.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window near the pointer, which the next press closes, and the loss of the keyboard.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// Sets how the scene's items in the status area show their content.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        // The innermost applies, as the nearest to the item.
        changing { if $0.extra?.opensWindow == nil { $0.extra?.opensWindow = S._opensWindow } }
    }
}
