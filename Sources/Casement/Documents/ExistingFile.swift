import CasementCore
import Foundation

/// The file of a document as it was read or written last, which its program may use when it writes.
enum ExistingFile: Sendable {
    case kept(FileTree)
    /// A large one, which is read again where the program asks for it: the document has all of it in memory already.
    case onDisk

    /// The size in bytes up to which a copy is kept.
    static let mostKept = 1 << 20

    init(_ tree: FileTree) {
        if case .file(let data) = tree, data.count > Self.mostKept { self = .onDisk } else { self = .kept(tree) }
    }

    /// What programs get.
    /// - Parameter stamp: what tells whether another program has changed it.
    func wrapper(_ path: FilePath?, _ stamp: FileStamp?, name: String) -> FileWrapper? {
        switch self {
        case .kept(let tree): FileWrapper(tree, name: name)
        case .onDisk: path.map { path in FileWrapper(name: name) { try Self.read(path, stamp) } }
        }
    }

    private static func read(_ path: FilePath, _ stamp: FileStamp?) throws -> Data {
        guard let stamp, FileStamp(path) == stamp, case .file(let data) = try FileTree(contentsOf: path) else {
            throw FileFailure.error(
                .fileReadUnknown, "“\(path.name)” was changed by another program since it was opened.", at: path)
        }
        return data
    }
}
