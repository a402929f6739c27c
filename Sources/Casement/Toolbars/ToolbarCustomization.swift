import CasementCore

extension CustomizableToolbarContent {
    /// Sets whether the items are shown unless the user chooses otherwise.
    ///
    /// - Parameters:
    ///   - defaultVisibility: `hidden` for items that the user may add.
    ///   - options: with `alwaysAvailable`, items that are not shown are in the menu at the end of the bar.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _ModifiedToolbarContent(
            content: self,
            modifier: ToolbarItemTraitsModifier { traits in
                traits.isHiddenByDefault = traits.isHiddenByDefault || defaultVisibility == .hidden
                traits.options.formUnion(options)
            })
    }

    /// Sets what the user may change of the items.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        _ModifiedToolbarContent(content: self, modifier: ToolbarItemTraitsModifier { $0.behavior = behavior })
    }
}

extension ToolbarContent {
    /// Leaves the items out while `hidden`.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        _ModifiedToolbarContent(
            content: self, modifier: ToolbarItemTraitsModifier { $0.isLeftOut = $0.isLeftOut || hidden })
    }

    /// Sets whether the items share a background. It has no effect: items have none.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// What a user may change of an item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// Its place and whether it is shown.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// Its place.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// Nothing.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Options for items that a user may choose.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// While the item is not shown, it is in the menu at the end of the bar.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

private struct ToolbarItemTraitsModifier: ViewModifier {
    let change: (inout ToolbarItemTraits) -> Void

    func body(content: Content) -> some View { content.transformEnvironment(\.toolbarItemTraits, transform: change) }
}

/// Gives a bar with items that can be customised a context menu and a dialog for that.
struct CustomizesToolbar: ViewModifier {
    let entries: [BarEntry]
    let isPresented: Binding<Bool>

    func body(content: Content) -> some View {
        if entries.isEmpty {
            content
        } else {
            content
                .contextMenu { CustomizeToolbarButton(isPresented: isPresented) }
                .sheet(isPresented: isPresented) { ToolbarCustomizer(entries: entries) }
        }
    }
}

/// The menu item that opens the dialog.
struct CustomizeToolbarButton: View {
    let isPresented: Binding<Bool>

    static var _isBuiltIn: Bool { true }

    var body: some View { Button("Customize Toolbar…") { isPresented.wrappedValue = true } }
}
