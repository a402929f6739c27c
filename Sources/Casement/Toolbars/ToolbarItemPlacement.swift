import CasementCore

/// Where an item of a toolbar is placed.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let place: BarPlacement
    private let name: String

    private init(_ place: BarPlacement, _ name: String) { (self.place, self.name) = (place, name) }

    /// At the trailing side of the bar, in order of declaration.
    public static let automatic = ToolbarItemPlacement(.automatic, "automatic")
    /// In the middle of the bar, in place of the title.
    public static let principal = ToolbarItemPlacement(.principal, "principal")
    /// At the leading edge, after the back button.
    public static let navigation = ToolbarItemPlacement(.navigation, "navigation")
    /// The main action of the view: like `automatic`.
    public static let primaryAction = ToolbarItemPlacement(.primaryAction, "primaryAction")
    /// An action that is used less often: like `automatic`, but the first to move into the menu at the end.
    public static let secondaryAction = ToolbarItemPlacement(.secondaryAction, "secondaryAction")
    /// Confirms what a sheet is for: the default button at its bottom. Elsewhere the last item of the bar.
    public static let confirmationAction = ToolbarItemPlacement(.confirmation, "confirmationAction")
    /// Closes a sheet without an effect: a button at its bottom. Elsewhere at the leading edge of the bar.
    public static let cancellationAction = ToolbarItemPlacement(.cancellation, "cancellationAction")
    /// Closes a sheet and deletes something: a button at its bottom. Elsewhere at the trailing side of the bar.
    public static let destructiveAction = ToolbarItemPlacement(.destructive, "destructiveAction")
    /// In the middle of the bar, where it says how things are; the title is before it.
    public static let status = ToolbarItemPlacement(.status, "status")
    /// In the bar below the content: desktops have no keyboard on the screen.
    public static let keyboard = ToolbarItemPlacement(.bottomBar, "keyboard")
    /// In the bar below the content.
    public static let bottomBar = ToolbarItemPlacement(.bottomBar, "bottomBar")
    /// At the leading side of the bar.
    public static let topBarLeading = ToolbarItemPlacement(.navigation, "topBarLeading")
    /// At the trailing side of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(.automatic, "topBarTrailing")
    /// At the leading side of the bar; the older name of `topBarLeading`.
    public static let navigationBarLeading = ToolbarItemPlacement(.navigation, "navigationBarLeading")
    /// At the trailing side of the bar; the older name of `topBarTrailing`.
    public static let navigationBarTrailing = ToolbarItemPlacement(.automatic, "navigationBarTrailing")
    /// In the middle of the bar.
    public static let title = ToolbarItemPlacement(.principal, "title")
    /// In the middle of the bar.
    public static let largeTitle = ToolbarItemPlacement(.principal, "largeTitle")
    /// In the middle of the bar, after the title: bars here have one line.
    public static let subtitle = ToolbarItemPlacement(.status, "subtitle")
    /// In the middle of the bar, after the title: bars here have one line.
    public static let largeSubtitle = ToolbarItemPlacement(.status, "largeSubtitle")
    /// In the bar below the content.
    public static let bottomOrnament = ToolbarItemPlacement(.bottomBar, "bottomOrnament")

    /// In another bar of the window, with an identifier; here at the trailing side of the bar.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(.automatic, "accessoryBar \(id)")
    }
}

/// A bar of a window or page.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable { case top, bottom, other }
    let bar: Bar
    private let name: String

    private init(_ bar: Bar, _ name: String) { (self.bar, self.name) = (bar, name) }

    /// The bar above the content.
    public static let automatic = ToolbarPlacement(.top, "automatic")
    /// The bar above the content.
    public static let windowToolbar = ToolbarPlacement(.top, "windowToolbar")
    /// The bar above the content.
    public static let navigationBar = ToolbarPlacement(.top, "navigationBar")
    /// The bar below the content.
    public static let bottomBar = ToolbarPlacement(.bottom, "bottomBar")
    /// The bar below the content.
    public static let bottomOrnament = ToolbarPlacement(.bottom, "bottomOrnament")
    /// The bar of a tab view on phones; nothing here.
    public static let tabBar = ToolbarPlacement(.other, "tabBar")

    /// Another bar of the window, with an identifier; nothing here.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
        ToolbarPlacement(.other, "accessoryBar \(id)")
    }
}
