import Casement

/// What can be presented above a scene.
enum ShellKind: String, CaseIterable, Sendable {
    case sheet, item, alert, dialog, popover

    /// Whether it contains a scene of its own.
    var isScene: Bool { self == .sheet || self == .item }

    /// The role of its element.
    var role: String {
        switch self {
        case .sheet, .item: "dialog"
        case .alert, .dialog: "alert"
        case .popover: "popover"
        }
    }
}

/// What the program says about a window or sheet: the path of its navigation stack, and what is presented above it.
@MainActor @Observable final class ShellScene {
    /// Of the window `W`, of a sheet the name of the scene below and a letter.
    @ObservationIgnored let name: String
    @ObservationIgnored private(set) var inner: [ShellKind: ShellScene] = [:]
    var path: [Int] = []
    var isPushed = false
    /// Whether the view exists that presents.
    var hasPresenter = true
    var isSheetShown = false
    var item: ShellItem?
    var isAlertShown = false
    var isDialogShown = false
    var isPopoverShown = false
    /// How often `onDismiss` has run.
    @ObservationIgnored var dismissals = 0

    /// The number of scenes above each other.
    static let depth = 3

    init(name: String = "W") {
        self.name = name
        guard name.count < Self.depth else { return }
        inner = [.sheet: ShellScene(name: name + "S"), .item: ShellScene(name: name + "I")]
    }

    var shown: Set<ShellKind> { Set(ShellKind.allCases.filter(isShown)) }

    func isShown(_ kind: ShellKind) -> Bool {
        switch kind {
        case .sheet: isSheetShown
        case .item: item != nil
        case .alert: isAlertShown
        case .dialog: isDialogShown
        case .popover: isPopoverShown
        }
    }

    func show(_ kind: ShellKind, _ isShown: Bool) {
        switch kind {
        case .sheet: isSheetShown = isShown
        case .item: item = isShown ? ShellItem(id: 1) : nil
        case .alert: isAlertShown = isShown
        case .dialog: isDialogShown = isShown
        case .popover: isPopoverShown = isShown
        }
    }

    /// All scenes from this one up, whether they are shown or not.
    var all: [ShellScene] { [self] + inner.values.sorted { $0.name < $1.name }.flatMap(\.all) }
}

struct ShellItem: Identifiable, Equatable { let id: Int }
