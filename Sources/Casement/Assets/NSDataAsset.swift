import CasementCore
import Foundation

/// A file of an asset catalogue, by the name of its data set.
///
///     let text = NSDataAsset(name: "Licence").map { String(decoding: $0.data, as: UTF8.self) }
public final class NSDataAsset: Sendable {
    /// The name of a data set.
    public typealias Name = String

    /// The name of the data set.
    public let name: Name
    /// The content of the file.
    public let data: Data
    /// The identifier of the file's type, such as `public.json`; `public.data` where the set says none.
    public let typeIdentifier: String

    /// Reads a data set of a bundle, by default the program's; nil if there is none, or its file cannot be read.
    public convenience init?(name: Name) { self.init(name: name, bundle: .main) }

    /// Reads a data set of a bundle; nil if there is none, or its file cannot be read.
    public init?(name: Name, bundle: Bundle) {
        for catalogue in AssetCatalogues.of(bundle) {
            guard let folder = AssetCatalogues.folder("\(name).dataset", in: catalogue),
                let contents = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
                let set = try? JSONDecoder().decode(DataSet.self, from: contents),
                let entry = set.data.first(where: { $0.filename != nil }), let file = entry.filename,
                let data = try? Data(contentsOf: folder.appendingPathComponent(file))
            else { continue }
            self.name = name
            self.data = data
            let ofName = UTType(filenameExtension: (file as NSString).pathExtension)?.identifier
            typeIdentifier = entry.type ?? ofName ?? UTType.data.identifier
            return
        }
        return nil
    }
}

/// The contents of a data set, as written by Xcode.
private struct DataSet: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var type: String?

        enum CodingKeys: String, CodingKey {
            case filename
            case type = "universal-type-identifier"
        }
    }

    var data: [Entry]
}
