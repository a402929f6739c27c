import Foundation

/// What reads and writes files that other programs use too, by the name of Apple's Foundation. Programs do not agree
/// on that here: its functions call their closures at once.
///
///     NSFileCoordinator().coordinate(writingItemAt: url, options: .forReplacing, error: nil) { url in
///         try? data.write(to: url, options: .atomic)
///     }
///
/// A file that is written with `.atomic` is never seen half written.
public final class NSFileCoordinator: Sendable {
    /// How a file is read. It has no effect.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other programs do not save their changes before.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// Links are followed.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// Only what is known of the file is read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// The file is uploaded.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// How a file is written. It has no effect.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is removed.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// It is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// It is merged with changes of others.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// It is replaced.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Only what is known of it is written.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// A coordinator. The presenter has no effect.
    public init(filePresenter: Any? = nil) {}

    /// Calls a closure that reads a file. No error is set.
    public func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }

    /// Calls a closure that writes a file. No error is set.
    public func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }

    /// Calls a closure that reads a file and writes another. No error is set.
    public func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor readerWriter: (URL, URL) -> Void
    ) { readerWriter(readingURL, writingURL) }

    /// Says that a file was moved. It has no effect.
    public func item(at oldURL: URL, didMoveTo newURL: URL) {}

    /// Ends what waits: nothing does.
    public func cancel() {}
}

/// Values that programs keep in iCloud on a Mac, by the name of Apple's Foundation. There is none here: they are kept
/// on this computer, in settings of their own.
public final class NSUbiquitousKeyValueStore: Sendable {
    /// The values of the program.
    public static let `default` = NSUbiquitousKeyValueStore(suite: "\(ProcessInfo.processInfo.processName).cloud")
    /// Never posted: values have come from another computer.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let suite: String
    /// Held from reading all values until one of them is changed.
    private let lock = NSLock()
    private var values: UserDefaults { UserDefaults(suiteName: suite) ?? .standard }

    package init(suite: String) { self.suite = suite }

    /// The value of a key; nil for none.
    public func object(forKey aKey: String) -> Any? { values.persistentDomain(forName: suite)?[aKey] }
    /// The text of a key; nil for none.
    public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// The array of a key; nil for none.
    public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// The dictionary of a key; nil for none.
    public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// The data of a key; nil for none.
    public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// The number of a key; 0 for none.
    public func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
    /// The number of a key; 0 for none.
    public func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
    /// Whether the value of a key is true; false for none.
    public func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

    private func number(_ key: String) -> NSNumber? {
        switch object(forKey: key) {
        case let number as NSNumber: number
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        default: nil
        }
    }

    /// Sets the value of a key: what a property list can hold; others are left out, with a message. Nil removes it.
    public func set(_ anObject: Any?, forKey aKey: String) {
        if let anObject, !PropertyListSerialization.propertyList([anObject], isValidFor: .binary) {
            let message = "Casement: a property list cannot hold the value of \(aKey): it was not set.\n"
            return FileHandle.standardError.write(Data(message.utf8))
        }
        lock.withLock {
            var all = values.persistentDomain(forName: suite) ?? [:]
            all[aKey] = anObject
            values.setPersistentDomain(all, forName: suite)
        }
    }
    /// Sets the text of a key.
    public func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Sets the number of a key.
    public func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    /// Sets the number of a key.
    public func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    /// Sets whether the value of a key is true.
    public func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    /// Removes the value of a key.
    public func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

    /// All values.
    public var dictionaryRepresentation: [String: Any] { values.persistentDomain(forName: suite) ?? [:] }

    /// Writes the values to their file.
    @discardableResult public func synchronize() -> Bool { values.synchronize() }
}
