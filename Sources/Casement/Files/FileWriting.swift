import CasementCore
import Foundation

extension FileTree {
    /// Writes a file or folder: readers see the old content or the new one, never a part, and on any failure the old
    /// one stays as it is. A link stays, and what it leads to is replaced. The new file has the mode of the old one,
    /// and its owner where that is permitted; so has each file and folder in a folder.
    package func write(to path: FilePath) throws {
        let place = try Self.place(of: path)
        let old = place.status
        switch (self, old) {
        case (.folder, let old?) where !old.isFolder:
            throw FileFailure.error(
                .fileWriteFileExists, "“\(path.name)” cannot be saved: a file has this name already.", at: path)
        case (.file, let old?) where old.isFolder:
            throw FileFailure.error(
                .fileWriteFileExists, "“\(path.name)” cannot be saved: a folder has this name already.", at: path)
        case (_, let old?) where !old.isFile && !old.isFolder && !old.isLink:
            throw FileFailure.error(
                .fileWriteFileExists,
                "“\(path.name)” cannot be saved: a device or a pipe has this name, and no file.", at: path)
        default: break
        }
        let new = place.folder.appending(".\(place.name.prefix(60)).\(UInt64.random(in: 0 ... .max))")
        do {
            try create(at: new, like: old == nil ? nil : place)
            try Self.move(new, over: place, isFolder: old?.isFolder ?? false)
        } catch {
            new.remove()
            throw (error as? SystemFailure).map { FileFailure.writing(place, $0.number) } ?? error
        }
    }

    /// The number of an error of the system, before it has words.
    private struct SystemFailure: Error { let number = errno }

    /// Where links lead in the end. The last one may lead to a file that does not exist yet.
    private static func place(of path: FilePath) throws -> FilePath {
        var place = path
        for _ in 0..<40 {
            guard place.status?.isLink == true else { return place }
            let target = try destination(of: place)
            place = target.bytes.first == UInt8(ascii: "/") ? target : place.folder.appending(target.bytes)
        }
        throw FileFailure.writing(path, ELOOP)
    }

    private func create(at path: FilePath, like oldPath: FilePath?) throws {
        let old = oldPath?.status
        switch self {
        case .link(let target):
            guard path.withCPath({ symlink(target, $0) }) == 0 else { throw SystemFailure() }
        case .file(let data):
            let file = path.withCPath { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666) }
            guard file >= 0 else { throw SystemFailure() }
            defer { close(file) }
            if let old, old.isFile { Self.keep(old, file) }
            try Self.write(data, to: file)
            guard fsync(file) == 0 else { throw SystemFailure() }
        case .folder(let parts):
            let old = old?.isFolder == true ? old : nil
            // Nobody else looks into it before it has the mode of the old one.
            guard path.withCPath({ mkdir($0, old == nil ? 0o777 : 0o700) }) == 0 else { throw SystemFailure() }
            for (name, part) in parts {
                guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
                    throw FileFailure.writing(path.appending(name), EINVAL)
                }
                try part.create(at: path.appending(name), like: old == nil ? nil : oldPath?.appending(name))
            }
            Self.withFolder(path) { folder in
                if let old { Self.keep(old, folder) }
                fsync(folder)
            }
        }
    }

    /// Gives a new file or folder the owner and mode of the one that it replaces. Where the group cannot be kept, its
    /// rights are not given to another.
    private static func keep(_ old: stat, _ file: Int32) {
        let isOwned = fchown(file, old.st_uid, old.st_gid) == 0 || fchown(file, .max, old.st_gid) == 0
        _ = fchmod(file, old.st_mode & (isOwned ? 0o7777 : 0o707))
    }

    private static func write(_ data: Data, to file: Int32) throws {
        try data.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Glibc.write(file, bytes.baseAddress! + written, bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw SystemFailure() }
                written += count
            }
        }
    }

    private static func move(_ new: FilePath, over place: FilePath, isFolder: Bool) throws {
        func rename(_ from: FilePath, _ to: FilePath) throws {
            guard from.withCPath({ from in to.withCPath { Glibc.rename(from, $0) } }) == 0 else {
                throw SystemFailure()
            }
        }
        if isFolder {
            // A folder that is not empty cannot be replaced in one step: the old one steps aside.
            let aside = FilePath(bytes: new.bytes + Array(".old".utf8))
            try rename(place, aside)
            do { try rename(new, place) } catch {
                try rename(aside, place)
                throw error
            }
            aside.remove()
        } else {
            try rename(new, place)
        }
        // Its names survive a loss of power.
        withFolder(place.folder) { fsync($0) }
    }

    private static func withFolder(_ folder: FilePath, _ body: (Int32) -> Void) {
        let file = folder.withCPath { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard file >= 0 else { return }
        body(file)
        close(file)
    }
}

extension FilePath {
    /// Removes what is there, and all that it contains; links are not followed.
    package func remove() {
        guard let status else { return }
        if status.isFolder {
            for name in (try? FileTree.names(in: self)) ?? [] { appending(name).remove() }
            _ = withCPath(rmdir)
        } else {
            _ = withCPath(unlink)
        }
    }

    /// Moves a file or folder to another place, where nothing is: to another disk by copying.
    package func move(to place: FilePath) throws {
        guard place.status == nil else {
            throw FileFailure.error(
                .fileWriteFileExists,
                "“\(name)” cannot be moved: “\(place.folder.name)” has something of this name already.", at: place)
        }
        if withCPath({ from in place.withCPath { rename(from, $0) } }) == 0 { return }
        guard errno == EXDEV else { throw FileFailure.writing(place, errno) }
        if status?.isLink == true {
            let target = try FileTree.destination(of: self)
            guard target.withCPath({ target in place.withCPath { symlink(target, $0) } }) == 0 else {
                throw FileFailure.writing(place, errno)
            }
        } else {
            try FileTree(contentsOf: self).write(to: place)
        }
        remove()
    }
}
