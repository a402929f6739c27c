import Foundation

/// A picture or colour in an asset catalogue.
package struct Asset: Equatable {
    package enum Kind: Equatable { case image, color }

    package let kind: Kind
    /// The name by which it is looked up, with the names of groups that are namespaces: "Icons/star".
    package let name: String

    package init(_ kind: Kind, _ name: String) { (self.kind, self.name) = (kind, name) }
}

/// An `.xcassets` folder.
package struct AssetCatalogue {
    private let folder: URL

    package init(at folder: URL) { self.folder = folder }

    /// Its pictures and colours, by name.
    package var assets: [Asset] { Self.assets(in: folder, prefix: "", depth: 0).sorted { $0.name < $1.name } }

    /// Deeper groups are not read: a folder may contain a link to itself.
    private static let deepest = 16

    private static func assets(in folder: URL, prefix: String, depth: Int) -> [Asset] {
        let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return contents.flatMap { item -> [Asset] in
            let name = prefix + item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "imageset", "symbolset": return [Asset(.image, name)]
            case "colorset": return [Asset(.color, name)]
            case "" where depth < deepest && item.hasDirectoryPath:
                return assets(in: item, prefix: isNamespace(item) ? name + "/" : prefix, depth: depth + 1)
            default: return []
            }
        }
    }

    private struct GroupContents: Decodable {
        struct Properties: Decodable {
            let isNamespace: Bool?
            enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
        }
        let properties: Properties?
    }

    private static func isNamespace(_ group: URL) -> Bool {
        guard let data = try? Data(contentsOf: group.appendingPathComponent("Contents.json")) else { return false }
        return (try? JSONDecoder().decode(GroupContents.self, from: data))?.properties?.isNamespace ?? false
    }
}
