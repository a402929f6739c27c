// Programs that show notifications say `import UserNotifications`: `UNUserNotificationCenter` and what belongs to it
// are in Casement.
@_exported import Casement
