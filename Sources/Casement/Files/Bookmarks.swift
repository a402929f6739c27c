import Foundation

/// What is kept of a file: its path, and what tells whether another one has taken its place.
private struct Bookmark: Codable {
    var path: String
    var file: UInt64?

    static func number(ofFile path: String) -> UInt64? {
        (try? FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? NSNumber)?.uint64Value
    }
}

extension URL {
    /// What bookmarks are for. No option has an effect: every program of a user may read what the user may.
    public struct BookmarkCreationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As little as possible is kept.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// It can be written to a file.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// It keeps the right to use the file.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// It keeps the right to read the file.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// It keeps no right.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// How bookmarks are resolved. No option has an effect.
    public struct BookmarkResolutionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The user is not asked.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Nothing is mounted.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// It gives the right to use the file.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        /// It gives no right yet.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// What finds the file of this URL again, in a later run of the program: its path. A file that is moved is not
    /// found. Throws where there is no file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: self])
        }
        return try JSONEncoder().encode(Bookmark(path: path, file: Bookmark.number(ofFile: path)))
    }

    /// The URL of a file that `bookmarkData` has kept. `bookmarkDataIsStale` is true where another file has its place;
    /// throws where there is none.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let bookmark = try? JSONDecoder().decode(Bookmark.self, from: data) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        guard FileManager.default.fileExists(atPath: bookmark.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: bookmark.path])
        }
        self = URL(fileURLWithPath: bookmark.path)
        bookmarkDataIsStale = bookmark.file != Bookmark.number(ofFile: bookmark.path)
    }
}
