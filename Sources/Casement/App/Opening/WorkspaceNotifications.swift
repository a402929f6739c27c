import Foundation

// Notifications of the desktop that are never posted: there is no common way to learn of what they tell.

extension NSWorkspace {
    /// Never posted: a program is about to start.
    public static let willLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceWillLaunchApplicationNotification")
    /// Never posted: a program has started. Desktops do not tell programs of others.
    public static let didLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceDidLaunchApplicationNotification")
    /// Never posted: a program has ended. Desktops do not tell programs of others.
    public static let didTerminateApplicationNotification = Notification.Name(
        "NSWorkspaceDidTerminateApplicationNotification")
    /// Never posted: a program was hidden.
    public static let didHideApplicationNotification = Notification.Name("NSWorkspaceDidHideApplicationNotification")
    /// Never posted: a program is shown again.
    public static let didUnhideApplicationNotification = Notification.Name(
        "NSWorkspaceDidUnhideApplicationNotification")
    /// Never posted: another program has become active.
    public static let didDeactivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidDeactivateApplicationNotification")
    /// Never posted: a disk was mounted.
    public static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
    /// Never posted: a disk is about to be removed.
    public static let willUnmountNotification = Notification.Name("NSWorkspaceWillUnmountNotification")
    /// Never posted: a disk was removed.
    public static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmountNotification")
    /// Never posted: a disk has another name.
    public static let didRenameVolumeNotification = Notification.Name("NSWorkspaceDidRenameVolumeNotification")
    /// Never posted: another workspace is shown.
    public static let activeSpaceDidChangeNotification = Notification.Name(
        "NSWorkspaceActiveSpaceDidChangeNotification")
    /// Never posted: the computer is about to be turned off. A program ends by SIGTERM then, as its user ends it.
    public static let willPowerOffNotification = Notification.Name("NSWorkspaceWillPowerOffNotification")
    /// Never posted: the user's session is used again.
    public static let sessionDidBecomeActiveNotification = Notification.Name(
        "NSWorkspaceSessionDidBecomeActiveNotification")
    /// Never posted: the session of another user is used.
    public static let sessionDidResignActiveNotification = Notification.Name(
        "NSWorkspaceSessionDidResignActiveNotification")

    /// The program that a notification is about, an `NSRunningApplication`.
    public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
    /// Where the disk is that a notification is about, a `URL`.
    public static let volumeURLUserInfoKey = "NSWorkspaceVolumeURLKey"
    /// The name of the disk that a notification is about.
    public static let localizedVolumeNameUserInfoKey = "NSWorkspaceVolumeLocalizedNameKey"
}
