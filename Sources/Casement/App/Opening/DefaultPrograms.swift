import CasementCore
import CasementSDL
import Foundation

extension NSWorkspace {
    /// The desktop file of the program that the desktop opens an address or a file in; nil for none.
    public func urlForApplication(toOpen url: URL) -> URL? { urlsForApplications(toOpen: url).first }

    /// The desktop file of the program that the desktop opens files of a type in; nil for none.
    public func urlForApplication(toOpen contentType: UTType) -> URL? {
        urlsForApplications(toOpen: contentType).first
    }

    /// The desktop files of the programs that open an address or a file, the desktop's choice first.
    public func urlsForApplications(toOpen url: URL) -> [URL] {
        guard url.isFileURL else {
            return url.scheme.map { Self.programs(for: ["x-scheme-handler/" + $0.lowercased()]) } ?? []
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
        if isFolder.boolValue { return Self.programs(for: ["inode/directory"]) }
        return urlsForApplications(toOpen: UTType(filenameExtension: url.pathExtension) ?? .data)
    }

    /// The desktop files of the programs that open files of a type, the desktop's choice first.
    public func urlsForApplications(toOpen contentType: UTType) -> [URL] {
        if contentType.conforms(to: .folder) { return Self.programs(for: ["inode/directory"]) }
        var types: [String] = [], waiting = contentType.preferredMIMEType.map { [$0] } ?? []
        // A program for texts opens those of a kind too, unless there is one for that kind.
        while !waiting.isEmpty {
            let type = waiting.removeFirst()
            if types.contains(type) { continue }
            types.append(type)
            waiting += MIMEDatabase.desktop.parents(of: type)
        }
        if contentType.conforms(to: .text), !types.contains("text/plain") { types.append("text/plain") }
        return Self.programs(for: types)
    }

    /// The desktop files of all programs of a name: one, or none.
    public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] {
        urlForApplication(withBundleIdentifier: bundleIdentifier).map { [$0] } ?? []
    }

    private static func programs(for types: [String]) -> [URL] {
        let environment = ProcessInfo.processInfo.environment
        return DesktopPrograms.names(for: types, environment).compactMap {
            DesktopPrograms.file(named: $0, environment)
        }
    }

    /// Whether a folder is shown as a file: false, as folders are folders here.
    public func isFilePackage(atPath fullPath: String) -> Bool { false }
}

extension DesktopPrograms {
    /// The desktop files for types, those of the first type first: what the user and the desktop have chosen, and then
    /// all that say that they open it. See the specification of associations between MIME types and applications.
    package static func names(for types: [String], _ environment: [String: String]) -> [String] {
        let lists = associationFiles(environment).map { KeyFile.sections(ofFile: $0) }
        let caches = DataFolders.all(environment).map {
            KeyFile.sections(ofFile: $0 + "/applications/mimeinfo.cache")
        }
        var found: [String] = []
        for type in types {
            let removed = Set(lists.flatMap { KeyFile.list($0["Removed Associations"]?[type]) })
            let chosen = lists.flatMap { KeyFile.list($0["Default Applications"]?[type]) }
            let others =
                lists.flatMap { KeyFile.list($0["Added Associations"]?[type]) }
                + caches.flatMap { KeyFile.list($0["MIME Cache"]?[type]) }.filter { !removed.contains($0) }
            for name in chosen + others where !found.contains(name) { found.append(name) }
        }
        return found
    }

    /// The lists of associations, the one with the highest precedence first.
    private static func associationFiles(_ environment: [String: String]) -> [String] {
        func folders(_ name: String, _ otherwise: String) -> [String] {
            let value = environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? otherwise
            return value.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        }
        let home = environment["HOME"] ?? "/nonexistent"
        let places =
            folders("XDG_CONFIG_HOME", home + "/.config") + folders("XDG_CONFIG_DIRS", "/etc/xdg")
            + DataFolders.all(environment).map { $0 + "/applications" }
        let desktops = (environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":").map { $0.lowercased() + "-" }
        return places.flatMap { place in (desktops + [""]).map { "\(place)/\($0)mimeapps.list" } }
    }

    /// The name of a program in the language of the user.
    static func title(of name: String, _ environment: [String: String]) -> String? {
        guard let file = file(named: name, environment) else { return nil }
        let entry = KeyFile.sections(ofFile: file.path)["Desktop Entry"] ?? [:]
        let language =
            ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let locale = language.prefix { $0 != "." && $0 != "@" }
        let keys = ["Name[\(locale)]", "Name[\(locale.prefix { $0 != "_" })]", "Name"]
        return keys.lazy.compactMap { entry[$0] }.first
    }
}
