import Foundation

/// What a notification says.
///
/// Unchecked: only the mutable class changes it, and everything that passes to another thread has a copy.
public class UNNotificationContent: @unchecked Sendable {
    /// The title, one line.
    fileprivate(set) public var title = ""
    /// A second title, the first line below it.
    fileprivate(set) public var subtitle = ""
    /// The text. Markup is shown as it is.
    fileprivate(set) public var body = ""
    /// The sound; nil for none.
    fileprivate(set) public var sound: UNNotificationSound?
    /// The number on the program's icon. It has no effect: desktops show none.
    fileprivate(set) public var badge: NSNumber?
    /// Data of the program.
    fileprivate(set) public var userInfo: [AnyHashable: Any] = [:]
    /// The identifier of the category, which has the buttons.
    fileprivate(set) public var categoryIdentifier = ""
    /// The identifier of a group. It has no effect: desktops group by program.
    fileprivate(set) public var threadIdentifier = ""
    /// The first picture is shown.
    fileprivate(set) public var attachments: [UNNotificationAttachment] = []
    /// How much it matters.
    fileprivate(set) public var interruptionLevel = UNNotificationInterruptionLevel.active

    init() {}

    init(copying other: UNNotificationContent) {
        (title, subtitle, body) = (other.title, other.subtitle, other.body)
        (sound, badge, userInfo) = (other.sound, other.badge, other.userInfo)
        (categoryIdentifier, threadIdentifier) = (other.categoryIdentifier, other.threadIdentifier)
        (attachments, interruptionLevel) = (other.attachments, other.interruptionLevel)
    }

    /// A copy that can be changed.
    public func mutableCopy() -> Any { UNMutableNotificationContent(copying: self) }
}

/// What a notification says, before it is requested: a request has a copy.
///
/// Unchecked as the class that it inherits from: only the code that made it changes it.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// Creates content that says nothing.
    public override init() { super.init() }

    fileprivate override init(copying other: UNNotificationContent) { super.init(copying: other) }

    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    public override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    public override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    public override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    public override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
}

/// How much a notification matters.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It can wait: desktops show it in their list, and some not at all at once.
    case passive = 0
    /// It is shown at once.
    case active = 1
    /// It is shown at once; desktops make no difference to `active`.
    case timeSensitive = 2
    /// It stays until the user has seen it, also where the user wants not to be disturbed.
    case critical = 3
}

/// The sound of a notification.
public final class UNNotificationSound: Sendable {
    let name: String?

    private init(name: String?) { self.name = name }

    /// The desktop's sound for messages.
    public static let `default` = UNNotificationSound(name: nil)

    /// A file of the program's resources, or of its folder `Sounds`.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

    /// The path of the file; nil where there is none of the name.
    var path: String? {
        guard let name, !name.contains("/") else { return nil }
        return Bundle.main.path(forResource: name, ofType: nil)
            ?? Bundle.main.path(forResource: name, ofType: nil, inDirectory: "Sounds")
    }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A picture of a notification.
public final class UNNotificationAttachment: Sendable {
    /// A name, of the program or a new one.
    public let identifier: String
    /// The file.
    public let url: URL

    /// Creates an attachment from a file, which stays where it is. `options` have no effect.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path(percentEncoded: false)) else {
            throw UNError(.attachmentInvalidURL, "There is no file \(url.path) that can be read.")
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
    }
}
