import CasementCore
import Foundation
import Glibc

extension FileManager {
    /// Moves a file or folder to the desktop's trash, from which the user can restore it.
    ///
    /// The trash is that of the home folder, or that of the file's volume. It throws where there is none: nothing is
    /// deleted then. `resultingItemURL` gets the place in the trash.
    public func trashItem(at url: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>?) throws {
        let place = try Trash.move(url, ProcessInfo.processInfo.environment)
        resultingItemURL?.pointee = place as NSURL
    }
}

/// The desktop's trash, as the specification of freedesktop.org describes it.
package struct Trash {
    private let folder: String
    /// The folder that the paths of deleted files are relative to; nil for absolute ones.
    private let root: String?

    /// Moves a file to its trash, and returns where it is.
    package static func move(_ url: URL, _ environment: [String: String]) throws -> URL {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        // The last part is not resolved: a link is moved, and not what it leads to.
        let folder = url.deletingLastPathComponent().resolvingSymlinksInPath().path
        let path = (folder == "/" ? "" : folder) + "/" + url.lastPathComponent
        guard let device = device(of: path) else { throw failure(ENOENT, path) }
        return try Trash(for: path, on: device, environment).take(path)
    }

    private init(for path: String, on device: dev_t, _ environment: [String: String]) throws {
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/share"
        try? FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        if Self.device(of: data) == device {
            folder = data + "/Trash"
            root = nil
            return
        }
        let top = Self.top(of: path, device)
        root = top
        let shared = (top == "/" ? "" : top) + "/.Trash"
        folder = Self.isSafe(shared) ? "\(shared)/\(getuid())" : "\(shared)-\(getuid())"
    }

    private static func device(of path: String) -> dev_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_dev : nil
    }

    /// The folder that a volume is mounted at.
    private static func top(of path: String, _ device: dev_t) -> String {
        var top = (path as NSString).deletingLastPathComponent
        while top != "/" {
            let parent = (top as NSString).deletingLastPathComponent
            guard Self.device(of: parent) == device else { break }
            top = parent
        }
        return top
    }

    /// Whether the trash that all users share is one: a folder, and no link, in which nobody deletes another's files.
    private static func isSafe(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_mode & S_ISVTX != 0
    }

    private func take(_ path: String) throws -> URL {
        for part in [folder, folder + "/files", folder + "/info"] {
            let parent = (part as NSString).deletingLastPathComponent
            try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            guard mkdir(part, 0o700) == 0 || errno == EEXIST else { throw Self.failure(errno, part) }
        }
        let (name, information) = try reserve((path as NSString).lastPathComponent, for: path)
        let place = "\(folder)/files/\(name)"
        guard rename(path, place) == 0 else {
            let error = errno
            unlink(information)
            throw Self.failure(error, path)
        }
        return URL(fileURLWithPath: place)
    }

    /// Writes where a file was, under a name that nothing in the trash has.
    private func reserve(_ name: String, for path: String) throws -> (name: String, information: String) {
        let text = information(of: path)
        for number in 1..<100_000 {
            let free = number == 1 ? name : Self.numbered(name, number)
            let information = "\(folder)/info/\(free).trashinfo"
            if Self.device(of: "\(folder)/files/\(free)") != nil { continue }
            let file = open(information, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if file < 0 {
                guard errno == EEXIST else { throw Self.failure(errno, information) }
                continue
            }
            let isWritten = text.withUnsafeBufferPointer { write(file, $0.baseAddress, $0.count) == $0.count }
            let error = errno
            close(file)
            if isWritten { return (free, information) }
            unlink(information)
            throw Self.failure(error, information)
        }
        throw Self.failure(EEXIST, folder)
    }

    private static func numbered(_ name: String, _ number: Int) -> String {
        let parts = name as NSString
        let end = parts.pathExtension.isEmpty ? "" : ".\(parts.pathExtension)"
        return "\(parts.deletingPathExtension) \(number)\(end)"
    }

    private func information(of path: String) -> [UInt8] {
        let shown = root.map { String(path.dropFirst($0 == "/" ? 1 : $0.count + 1)) } ?? path
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: "%")
        let place = shown.addingPercentEncoding(withAllowedCharacters: allowed) ?? shown
        let date = Self.dates.string(from: Date())
        return Array("[Trash Info]\nPath=\(place)\nDeletionDate=\(date)\n".utf8)
    }

    /// In local time, as the specification says.
    private static var dates: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
        return formatter
    }

    private static func failure(_ number: Int32, _ path: String) -> CocoaError {
        let code: CocoaError.Code =
            switch number {
            case ENOENT: .fileNoSuchFile
            case EACCES, EPERM: .fileWriteNoPermission
            case ENOSPC: .fileWriteOutOfSpace
            case EROFS: .fileWriteVolumeReadOnly
            case EEXIST: .fileWriteFileExists
            default: .fileWriteUnknown
            }
        return CocoaError(code, userInfo: [NSFilePathErrorKey: path])
    }
}
