import CasementCore
import Foundation

/// The files in a folder, read on any thread.
enum FileListing {
    /// The most files that are listed: more fit into no dialog, and a folder may grow while it is read.
    private static let most = 1_000_000

    /// Reads the names and kinds, without looking at each file: only links are followed.
    static func entries(of folder: FilePath) throws -> [FileEntry] {
        guard let stream = folder.withCPath(opendir) else { throw FileFailure.reading(folder, errno) }
        defer { closedir(stream) }
        let place = dirfd(stream)
        var entries: [FileEntry] = []
        var invalid = 0
        while entries.count < most, let entry = readdir(stream) {
            let type = Int32(entry.pointee.d_type)
            let made = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name -> FileEntry? in
                    if name[0] == 0x2E, name[1] == 0 || name[1] == 0x2E && name[2] == 0 { return nil }
                    var (kind, isLink) = (kind(type), type == Int32(DT_LNK))
                    if isLink || type == Int32(DT_UNKNOWN) {
                        var status = stat()
                        let isThere = fstatat(place, name, &status, 0) == 0
                        kind = !isThere ? .other : status.isFolder ? .folder : status.isFile ? .file : .other
                        if type == Int32(DT_UNKNOWN) { isLink = false }
                    }
                    var made: FileEntry
                    if let text = String(validatingCString: name) {
                        made = FileEntry(id: text, kind: kind)
                    } else {
                        // Two such names may look the same.
                        invalid += 1
                        let text = String(cString: name) + (invalid > 1 ? " (\(invalid))" : "")
                        let bytes = UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
                        made = FileEntry(id: text, raw: bytes, kind: kind)
                    }
                    made.isLink = isLink
                    return made
                }
            }
            if let made { entries.append(made) }
        }
        return entries
    }

    private static func kind(_ type: Int32) -> FileEntry.Kind {
        type == Int32(DT_DIR) ? .folder : type == Int32(DT_REG) ? .file : .other
    }

    /// Adds the sizes and dates.
    static func adding(details entries: [FileEntry], in folder: FilePath) -> [FileEntry] {
        var entries = entries
        // Shorter paths: the folder is looked up once.
        let place = folder.withCPath { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        defer { if place >= 0 { close(place) } }
        for index in entries.indices {
            guard let status = entries[index].status(in: folder, place) else { continue }
            if !status.isFolder { entries[index].size = Int64(status.st_size) }
            entries[index].date = Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
        }
        return entries
    }

    /// The files that programs have used lately, the latest first, as desktops keep them.
    static func recent(_ places: FilePlaces) -> [FileEntry] {
        guard let data = FileManager.default.contents(atPath: places.recentFile.description), data.count < 8 << 20
        else { return [] }
        let text = String(decoding: data, as: UTF8.self)
        var found: [FileEntry] = []
        var seen: Set<FilePath> = []
        for part in text.components(separatedBy: "<bookmark href=\"file://").dropFirst().reversed() {
            guard let url = URL(string: "file://" + part.prefix { $0 != "\"" }.replacing("&amp;", with: "&")) else {
                continue
            }
            let path = FilePath(url)
            guard let status = path.target, status.isFile, seen.insert(path).inserted else { continue }
            var name = path.name
            if found.contains(where: { $0.id == name }) { name += " — \(path.folder.name)" }
            var entry = FileEntry(
                id: name, raw: Array(path.bytes.split(separator: UInt8(ascii: "/")).last ?? []), kind: .file)
            entry.folder = path.folder
            found.append(entry)
            if found.count == 100 { break }
        }
        return found
    }
}

/// Which files of a folder are shown, and in which order.
struct FileSelection: Sendable, Equatable {
    enum Order: Sendable, Equatable { case name, size, date }

    var search = ""
    var showsHidden = false
    /// The types that are shown beside folders; nil for all.
    var types: [UTType]?
    var foldersOnly = false
    var order = Order.name
    var isReversed = false

    /// The chosen files, folders first.
    func apply(to entries: [FileEntry]) -> [FileEntry] {
        var known: [Substring: Bool] = [:]
        func fits(_ entry: FileEntry) -> Bool {
            guard let types else { return true }
            if let fits = known[entry.writtenExtension] { return fits }
            let end = entry.filenameExtension
            let type = UTType(filenameExtension: end) ?? .data
            let fits = types.contains { type.conforms(to: $0) || $0.preferredFilenameExtension == end && !end.isEmpty }
            known[entry.writtenExtension] = fits
            return fits
        }
        let words = search.lowercased()
        var (folders, files): ([Int], [Int]) = ([], [])
        for (index, entry) in entries.enumerated() {
            if !showsHidden, entry.isHidden { continue }
            if !words.isEmpty, !entry.id.lowercased().contains(words) { continue }
            if entry.isFolder { folders.append(index) } else if !foldersOnly, fits(entry) { files.append(index) }
        }
        return inOrder(folders, of: entries) + inOrder(files, of: entries)
    }

    private func inOrder(_ chosen: [Int], of entries: [FileEntry]) -> [FileEntry] {
        var ordered = NameOrder(chosen.lazy.map { entries[$0].id }).places.map { entries[chosen[$0]] }
        switch order {
        case .name: break
        case .size: ordered.sort { $0.sizeRank < $1.sizeRank }
        case .date: ordered.sort { $0.dateRank < $1.dateRank }
        }
        return isReversed ? ordered.reversed() : ordered
    }
}
