import CasementCore
import Foundation

/// How a file was when it was read or written: another program has changed it where it differs.
struct FileStamp: Equatable, Sendable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int
    private let number: UInt

    init?(_ path: FilePath) {
        guard let status = path.target else { return nil }
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        (size, number) = (Int(status.st_size), UInt(status.st_ino))
    }
}
