import CasementCore
import Foundation

/// The places that a dialog offers: those of the user, bookmarks, and disks.
struct FilePlaces: Sendable {
    struct Place: Identifiable, Sendable, Equatable {
        let title: String
        let symbol: String
        /// Nil for the files that were used lately.
        let path: FilePath?
        var id: String { path?.description ?? "recent" }
    }

    private let environment: [String: String]

    /// The list of the disks that are in use.
    private let mounts: FilePath

    init(
        _ environment: [String: String] = ProcessInfo.processInfo.environment,
        mounts: FilePath = FilePath("/proc/self/mounts")
    ) { (self.environment, self.mounts) = (environment, mounts) }

    var home: FilePath { FilePath(environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()) }

    private func folder(_ variable: String, _ otherwise: String) -> FilePath {
        if let path = environment[variable], path.hasPrefix("/") { return FilePath(path) }
        return home.appending(otherwise)
    }

    private var configuration: FilePath { folder("XDG_CONFIG_HOME", ".config") }

    var recentFile: FilePath { folder("XDG_DATA_HOME", ".local/share").appending("recently-used.xbel") }

    /// Reads them.
    var sections: [(title: String, places: [Place])] {
        let all: [(title: String, places: [Place])] = [("", own), ("Bookmarks", bookmarks), ("Devices", devices)]
        return all.filter { !$0.places.isEmpty }
    }

    private var own: [Place] {
        var places: [Place] = []
        if recentFile.status != nil { places.append(Place(title: "Recent", symbol: "clock", path: nil)) }
        places.append(Place(title: "Home", symbol: "house", path: home))
        let symbols = [
            "DESKTOP": "desktopcomputer", "DOCUMENTS": "doc.text", "DOWNLOAD": "square.and.arrow.down",
            "MUSIC": "music.note", "PICTURES": "photo", "VIDEOS": "video",
        ]
        for (name, path) in userFolders where path != home && path.target?.isFolder == true {
            places.append(Place(title: path.name, symbol: symbols[name] ?? "folder", path: path))
        }
        return places
    }

    /// The folders of `user-dirs.dirs`, in lines such as `XDG_MUSIC_DIR="$HOME/Music"`.
    private var userFolders: [(String, FilePath)] {
        lines(of: configuration.appending("user-dirs.dirs")).compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].hasPrefix("XDG_"), parts[0].hasSuffix("_DIR") else { return nil }
            let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
                .replacing("$HOME", with: home.description)
            let name = String(parts[0].dropFirst(4).dropLast(4))
            guard value.hasPrefix("/"), !["TEMPLATES", "PUBLICSHARE"].contains(name) else { return nil }
            return (name, FilePath(value.count > 1 && value.hasSuffix("/") ? String(value.dropLast()) : value))
        }
    }

    /// The bookmarks of GTK: a URL, and a title after a space.
    private var bookmarks: [Place] {
        lines(of: configuration.appending("gtk-3.0/bookmarks")).prefix(100).compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard let first = parts.first, first.hasPrefix("file://"), let url = URL(string: String(first)) else {
                return nil
            }
            let path = FilePath(url)
            return Place(title: parts.count > 1 ? String(parts[1]) : path.name, symbol: "star", path: path)
        }
    }

    /// The root, and disks where desktops mount them.
    private var devices: [Place] {
        var places = [Place(title: "Computer", symbol: "internaldrive", path: FilePath("/"))]
        for line in lines(of: mounts) {
            let parts = line.split(separator: " ")
            guard parts.count > 1 else { continue }
            // Spaces are written as \040.
            let path = String(parts[1]).replacingOccurrences(of: "\\040", with: " ")
            guard ["/media/", "/run/media/", "/mnt/"].contains(where: { path.hasPrefix($0) }) else { continue }
            places.append(Place(title: FilePath(path).name, symbol: "externaldrive", path: FilePath(path)))
        }
        return places
    }

    private func lines(of path: FilePath) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: path.description), data.count < 1 << 20 else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }
}
