import CasementCore

/// The pictures that AppKit has by names, as symbols: `NSImage(named: NSImage.folderName)`.
extension NSImage {
    /// A folder.
    public static let folderName: Name = "NSFolder"
    /// A computer.
    public static let computerName: Name = "NSComputer"
    /// The network.
    public static let networkName: Name = "NSNetwork"
    /// A warning.
    public static let cautionName: Name = "NSCaution"
    /// Information.
    public static let infoName: Name = "NSInfo"
    /// A person.
    public static let userName: Name = "NSUser"
    /// People.
    public static let userGroupName: Name = "NSUserGroup"
    /// The trash.
    public static let trashEmptyName: Name = "NSTrashEmpty"
    /// The trash with something in it.
    public static let trashFullName: Name = "NSTrashFull"
    /// Settings.
    public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
    /// To add something.
    public static let addTemplateName: Name = "NSAddTemplate"
    /// To remove something.
    public static let removeTemplateName: Name = "NSRemoveTemplate"
    /// To do more.
    public static let actionTemplateName: Name = "NSActionTemplate"
    /// To load again.
    public static let refreshTemplateName: Name = "NSRefreshTemplate"
    /// To share.
    public static let shareTemplateName: Name = "NSShareTemplate"
    /// Home.
    public static let homeTemplateName: Name = "NSHomeTemplate"
    /// Locked.
    public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
    /// To the left.
    public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
    /// To the right.
    public static let goRightTemplateName: Name = "NSGoRightTemplate"
    /// Bookmarks.
    public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"

    /// The symbols of these names.
    static let symbolsOfNames: [Name: String] = [
        folderName: "folder", computerName: "desktopcomputer", networkName: "network",
        cautionName: "exclamationmark.triangle", infoName: "info.circle", userName: "person",
        userGroupName: "person.2", trashEmptyName: "trash", trashFullName: "trash.fill",
        preferencesGeneralName: "gearshape", addTemplateName: "plus", removeTemplateName: "minus",
        actionTemplateName: "gearshape", refreshTemplateName: "arrow.clockwise",
        shareTemplateName: "square.and.arrow.up", homeTemplateName: "house", lockLockedTemplateName: "lock",
        goLeftTemplateName: "chevron.left", goRightTemplateName: "chevron.right", bookmarksTemplateName: "book",
    ]
}
