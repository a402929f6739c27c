import CasementCore
import Foundation

/// The order and the visibility of a toolbar's items, by their identifiers, as far as the user has changed them. It is
/// stored, and shared by all bars with the toolbar's identifier.
struct ToolbarArrangement: Equatable, Codable {
    /// Items that the user has ordered, among them those of pages that are not shown now.
    private var order: [String] = []
    private var shown: [String: Bool] = [:]

    /// Whether the user shows or hides an item; nil where the program decides.
    func isShown(_ id: String) -> Bool? { shown[id] }

    mutating func setShown(_ id: String, _ isShown: Bool) { shown[id] = isShown }

    /// Sets the order of items. Others that are not there now follow.
    mutating func setOrder(_ ids: [String]) {
        let present = Set(ids)
        order = ids + order.filter { !present.contains($0) }
    }

    /// The places of the items that the user has ordered.
    var ranks: [String: Int] { Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first } }
}

extension ToolbarArrangement: _StorableValue {
    static func _decode(_ stored: Any) -> ToolbarArrangement? {
        (stored as? String).flatMap { try? JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
    }

    var _encoded: Any? {
        if self == ToolbarArrangement() { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Changes a toolbar for the user.
@MainActor final class ToolbarEditor {
    /// Always the newest.
    private(set) var arrangement: Binding<ToolbarArrangement> = .constant(ToolbarArrangement())

    func follow(_ arrangement: Binding<ToolbarArrangement>) { self.arrangement = arrangement }
}

/// A toolbar that a user can customise, as its items see it.
struct CustomizableToolbar: Equatable {
    let id: String
    let arrangement: ToolbarArrangement
    let ranks: [String: Int]
    let editor: ToolbarEditor

    static func == (left: Self, right: Self) -> Bool {
        left.id == right.id && left.arrangement == right.arrangement && left.editor === right.editor
    }
}

/// The items of a toolbar with an identifier.
struct CustomizableItems<Items: View>: View {
    private let id: String
    private let items: Items
    @AppStorage private var arrangement: ToolbarArrangement
    @State private var editor = ToolbarEditor()

    init(_ items: Items, of id: String) {
        (self.id, self.items) = (id, items)
        _arrangement = AppStorage(wrappedValue: ToolbarArrangement(), "casement.toolbar.\(id)")
    }

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let _ = editor.follow($arrangement)
        let toolbar = CustomizableToolbar(
            id: id, arrangement: arrangement, ranks: arrangement.ranks, editor: editor)
        items.transformEnvironment(\.toolbarItemTraits) { $0.toolbar = toolbar }
    }
}

/// What is said of the items in a part of a toolbar.
struct ToolbarItemTraits: Equatable {
    var isLeftOut = false
    var toolbar: CustomizableToolbar?
    var behavior = ToolbarCustomizationBehavior.default
    var isHiddenByDefault = false
    var options: ToolbarCustomizationOptions = []

    /// What the user may change of an item, and has changed; nil for one without an identifier, or in a toolbar without
    /// one.
    func customization(of id: String?, isHidden: Bool) -> BarCustomization? {
        guard let id, let toolbar else { return nil }
        var customization = BarCustomization(of: toolbar.id, editor: toolbar.editor)
        customization.canHide = behavior == .default
        customization.canMove = behavior != .disabled
        customization.isShown =
            (customization.canHide ? toolbar.arrangement.isShown(id) : nil) ?? !(isHidden || isHiddenByDefault)
        customization.staysInMenu = options.contains(.alwaysAvailable)
        customization.rank = customization.canMove ? toolbar.ranks[id] : nil
        return customization
    }
}

private struct ToolbarItemTraitsKey: EnvironmentKey {
    static var defaultValue: ToolbarItemTraits { ToolbarItemTraits() }
}

extension EnvironmentValues {
    /// What is said of the toolbar's items in this scope.
    var toolbarItemTraits: ToolbarItemTraits {
        get { self[ToolbarItemTraitsKey.self] }
        set { self[ToolbarItemTraitsKey.self] = newValue }
    }
}
