import CasementCore
import Foundation

/// The content of a file, a folder or a symbolic link, in place of Foundation's class, which Linux lacks.
///
///     func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
///
/// A folder contains wrappers by name. It is one document for the user: all is read and written together.
open class FileWrapper {
    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads the contents now. It is always done.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Does not map files into memory. They never are.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes to another place first, then replaces the old file. It is always done.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Also sets the file names of the wrapper and those in it.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Kind {
        case file(Data)
        case folder([String: FileWrapper])
        case link(String)
        /// A file whose contents are read when they are asked for.
        case unread(() throws -> Data)
    }

    private var kind: Kind

    /// The name that a folder should give the wrapper.
    open var preferredFilename: String?
    /// The name as it was read or written last.
    open var filename: String?
    /// Attributes for programs to use. They are not written.
    open var fileAttributes: [String: Any] = [:]

    /// A file with contents.
    public init(regularFileWithContents contents: Data) { kind = .file(contents) }

    /// A folder with wrappers by name.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        kind = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName { child.preferredFilename = child.preferredFilename ?? name }
    }

    /// A symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(FilePath(url).description) }

    /// Reads a file, or a folder with all that it contains.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        self.init(try FileTree(contentsOf: FilePath(url)), name: url.lastPathComponent)
    }

    package init(_ tree: FileTree, name: String? = nil) {
        switch tree {
        case .file(let data): kind = .file(data)
        case .folder(let parts):
            kind = .folder(
                Dictionary(uniqueKeysWithValues: parts.map { ($0.key, FileWrapper($0.value, name: $0.key)) }))
        case .link(let target): kind = .link(target)
        }
        filename = name
        preferredFilename = name
    }

    /// A file that is read when its contents are asked for.
    init(name: String, contents: @escaping () throws -> Data) {
        kind = .unread(contents)
        filename = name
        preferredFilename = name
    }

    /// The contents as a value.
    package func tree() throws -> FileTree {
        switch kind {
        case .file(let data): .file(data)
        case .folder(let parts): .folder(try parts.mapValues { try $0.tree() })
        case .link(let target): .link(target)
        case .unread(let contents): .file(try contents())
        }
    }

    /// Whether this is a folder.
    open var isDirectory: Bool { if case .folder = kind { true } else { false } }
    /// Whether this is a file.
    open var isRegularFile: Bool {
        switch kind {
        case .file, .unread: true
        case .folder, .link: false
        }
    }
    /// Whether this is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = kind { true } else { false } }

    /// The contents of a file; nil for folders and links. Those of a large file that a document has already are read
    /// again, and nil where another program has changed or removed it.
    open var regularFileContents: Data? {
        switch kind {
        case .file(let data): return data
        case .folder, .link: return nil
        case .unread(let contents):
            guard let data = try? contents() else { return nil }
            kind = .file(data)
            return data
        }
    }

    /// The wrappers in a folder, by name; nil for files and links.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let parts) = kind { parts } else { nil } }

    /// Where a symbolic link leads; nil for files and folders.
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let target) = kind { URL(fileURLWithPath: target) } else { nil }
    }

    /// Adds a wrapper to a folder under its preferred name, or under a similar one where that is taken. Returns the
    /// name. A wrapper that is no folder remains as it is, and one without a name is not added.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        let wished = child.preferredFilename ?? child.filename ?? ""
        guard case .folder(var parts) = kind, !wished.isEmpty else {
            return wished
        }
        var name = wished
        var number = 2
        while parts[name] != nil {
            name = "\(number)__#$!@%!#__\(wished)"
            number += 1
        }
        parts[name] = child
        kind = .folder(parts)
        return name
    }

    /// Adds a file with contents to a folder. Returns its name.
    @discardableResult open func addRegularFile(
        withContents data: Data, preferredFilename fileName: String
    ) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a wrapper from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let parts) = kind else { return }
        kind = .folder(parts.filter { $0.value !== child })
    }

    /// The name that a folder has for one of its wrappers.
    open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    /// Whether the file or folder at a place has the same contents.
    open func matchesContents(of url: URL) -> Bool { (try? FileTree(contentsOf: FilePath(url)) == tree()) ?? false }

    /// Reads the contents again.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        kind = FileWrapper(try FileTree(contentsOf: FilePath(url))).kind
    }

    /// Writes the file or folder. Readers see the old contents or the new ones, and a failure leaves the old ones.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        try tree().write(to: FilePath(url))
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
