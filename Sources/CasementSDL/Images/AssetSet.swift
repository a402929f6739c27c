import Foundation

/// An image set of an `.xcassets` folder, read uncompiled, as Linux has no asset compiler.
struct AssetSet {
    /// The name of its folder, by which programs refer to it.
    var name: String
    private var folder: String
    private var contents: Contents

    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable {
                var appearance: String?
                var value: String?
            }
            var filename: String?
            var scale: String?
            var appearances: [Appearance]?

            var isDark: Bool {
                appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
            }
        }
        struct Properties: Decodable {
            var intent: String?
            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }
        var images: [Entry]?
        var properties: Properties?
    }

    /// The sets in the asset folders of a folder, whose names have an ending.
    static func all(in folder: String, ending: String = ".imageset") -> [AssetSet] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return entries.filter { $0.hasSuffix(".xcassets") }.sorted().flatMap {
            sets(below: folder + "/" + $0, ending: ending)
        }
    }

    private static func sets(below folder: String, ending: String) -> [AssetSet] {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
        return files.compactMap { file in
            guard let path = file as? String, path.hasSuffix(ending) else { return nil }
            let set = folder + "/" + path
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: set + "/Contents.json")),
                let contents = try? JSONDecoder().decode(Contents.self, from: data)
            else { return nil }
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            return AssetSet(name: name, folder: set, contents: contents)
        }
    }

    /// Its files for a light or dark window; files without an appearance if it has none for dark windows.
    func files(isDark: Bool) -> [AssetFile] {
        let entries = (contents.images ?? []).filter { $0.filename != nil }
        let chosen = entries.filter { $0.isDark == isDark }
        return (chosen.isEmpty ? entries : chosen).compactMap { entry in
            guard let file = entry.filename, !file.contains("/") else { return nil }
            let scale = entry.scale.flatMap { Double($0.filter { $0 != "x" }) } ?? 1
            return AssetFile(
                path: folder + "/" + file, scale: scale > 0 ? CGFloat(scale) : 1,
                isTemplate: contents.properties?.intent == "template")
        }
    }
}
