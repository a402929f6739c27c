import CasementCore
import CasementSDL
import Foundation
import Observation

/// What a scene says of its windows. Each run of the app's body makes new ones, which replace those of the same path.
package struct WindowDescription {
    package enum Kind { case group, single, settings, utility, alert, extra }

    /// The place of the scene in the app's body: its identity.
    package var path = ""
    package var kind: Kind
    /// The name by which the program opens the window; nil where the scene has none.
    package var id: String?
    /// Nil for the program's name.
    package var title: Text?
    /// The type of the values that its windows present; nil if they present none.
    package var valueType: (any (Codable & Hashable).Type)?
    /// Makes the value of a window that is opened without one.
    package var makeValue: (@MainActor () -> AnyHashable)?
    /// The size of new windows, in points; nil where the program names none.
    package var size: CGSize?
    /// The place of new windows on their screen; nil for the desktop's choice.
    package var position: UnitPoint?
    package var resizability = WindowResizability.automatic
    /// Places a new window; nil for what `size` and `position` say.
    var placement: (@MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
    /// The size of a window that is zoomed.
    var idealSize = WindowIdealSize.automatic
    /// Places a window that is zoomed; nil for its place.
    var idealPlacement: (@MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
    /// How its bars look.
    var bars = WindowBarStyle()
    /// Whether a drag on its background moves a window.
    var dragsBackground = false
    var level = WindowLevel.normal
    var role = WindowManagerRole.automatic
    /// What the desktop draws around its windows.
    var frame = WindowTraits.Frame.all
    /// False for windows that no scene of the program declares.
    var isDeclared = true
    /// The object of a window that code has made; nil for those of scenes.
    var handle: AnyObject?
    /// For a scene whose window follows a binding.
    var presentation: Presentation?
    /// For a scene with an item in the desktop's status area.
    var extra: Extra?
    var launch = SceneLaunchBehavior.Kind.automatic
    /// Whether standard commands open its windows.
    var hasCommands = true
    var shortcut = Shortcut.automatic

    /// Whether the program wants a menu bar in its windows.
    var menuBar = Visibility.automatic
    /// Whether its windows show a menu bar if the program has commands. Settings and panels do not by themselves.
    var showsMenuBar: Bool {
        menuBar == .visible || menuBar == .automatic && kind != .settings && kind != .utility
    }

    /// The shortcut of the command that opens a window.
    enum Shortcut: Equatable { case automatic, assigned(KeyboardShortcut?) }

    /// What the scene says of its documents; nil if it has none.
    var document: DocumentKind?
    /// Whether its window offers documents, and closes when one opens.
    var opensDocuments = false
    /// Changes the value of a window before it is shown; nil for no change.
    var prepareValue: (@MainActor (AnyHashable?) -> AnyHashable?)?
    /// URLs from outside for which it opens a window; nil where the program says nothing.
    var externalEvents: Set<String>?
    /// Whether its open windows come back at the next launch.
    var isRestored = true
    /// Makes the content of a window, which may read and change the value that it presents.
    package var content: @MainActor (WindowValue) -> AnyView

    init(
        _ kind: Kind, id: String? = nil, title: Text?, valueType: (any (Codable & Hashable).Type)? = nil,
        content: @escaping @MainActor (WindowValue) -> AnyView
    ) {
        (self.kind, self.id, self.title, self.valueType) = (kind, id, title, valueType)
        self.content = content
        switch kind {
        case .group, .single, .utility: break
        case .settings, .alert, .extra: (launch, isRestored) = (.suppressed, false)
        }
    }

    /// A window that is open while a binding is true.
    struct Presentation {
        let isPresented: Binding<Bool>
        /// The value of the binding when the bodies ran.
        let isShown: Bool
    }

    /// An item in the desktop's status area.
    struct Extra {
        let isShown: Bool
        /// Whether it opens a window instead of a menu; nil where the program says nothing.
        var opensWindow: Bool?
        let label: @MainActor () -> AnyView

        init(isShown: Bool, label: @escaping @MainActor () -> AnyView) {
            (self.isShown, self.label) = (isShown, label)
        }
    }

    /// Makes what stands in its window: of a menu, where no desktop shows it, the items below each other.
    var windowContent: @MainActor (WindowValue) -> AnyView {
        guard let extra, extra.opensWindow != true else { return content }
        let items = content
        return { value in AnyView(VStack(alignment: .leading, spacing: 8) { items(value) }.padding(16)) }
    }

    /// Whether its windows belong to another window of the program.
    var isAssociated: Bool {
        role == .associated || role == .automatic && isPanel
    }

    /// Whether another window stays the main one while it has the keyboard.
    var isPanel: Bool { kind == .utility || kind == .alert }

    /// What the desktop must know of its windows.
    package var traits: WindowTraits {
        var traits = WindowTraits()
        traits.kind = kind == .utility ? .utility : kind == .alert ? .dialog : .normal
        traits.level = level == .floating ? .floating : level == .desktop ? .desktop : .normal
        traits.frame = frame
        return traits
    }

    /// The scene in the files that keep the state of windows.
    package var storageName: String { id?.replacing("/", with: ":") ?? (path.isEmpty ? "0" : path) }

    /// The scene in messages.
    @MainActor package var name: String {
        let name = id ?? title?.accessibilityText(in: EnvironmentValues(), at: Date())
        return name.map { "\"\($0)\"" } ?? "without a title"
    }
}

/// The value that a window presents; nil if it has none.
@MainActor @Observable package final class WindowValue {
    package var value: AnyHashable?

    package init(_ value: AnyHashable?) { self.value = value }
}
