import Foundation

/// The names under which desktops exchange data: MIME types, and for text some older names of X11. A type without one
/// is exchanged under its identifier, as between two Casement programs.
package enum DesktopFormats {
    /// The names of text, the best first. They are UTF-8, except for `STRING`, which is Latin-1 and only read.
    package static let text = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "TEXT"]
    package static let links = "text/uri-list"
    private static let latin = "STRING"
    /// A list of files for file managers of GNOME, which paste nothing else.
    private static let gnomeFiles = "x-special/gnome-copied-files"

    private static let others: [UTType: [String]] = [
        .html: ["text/html"], .rtf: ["text/rtf", "application/rtf"],
        .bmp: ["image/bmp", "image/x-bmp", "image/x-MS-bmp"],
    ]

    static func names(of type: UTType) -> [String] {
        if type == .utf8PlainText || type == .plainText || type == .text { return text }
        if let known = others[type] { return known }
        // The MIME type of data says nothing.
        return [type == .data ? type.identifier : type.preferredMIMEType ?? type.identifier]
    }

    /// The type of data with a name; nil for what is no data, as `TARGETS`, or unknown.
    static func type(named name: String) -> UTType? {
        if text.contains(name) || name == latin { return .utf8PlainText }
        if let known = others.first(where: { $0.value.contains(name) })?.key { return known }
        if name.contains("/") { return UTType(mimeType: name) }
        return name.contains(".") ? UTType(known: name) : nil
    }

    // MARK: To other programs

    /// Data in one format.
    package struct Offer: Sendable {
        package let name: String
        package let data: @MainActor @Sendable () -> Data?
    }

    /// What other programs get of some items: all files and links as one list, all texts as one with a line each, and
    /// of each other type the first item that has it. For items without a file, `asFiles` may write one when the list
    /// is requested: file managers take nothing else.
    @MainActor package static func offers(
        of items: [TransferItem],
        asFiles: (@MainActor @Sendable (TransferItem) -> (@MainActor @Sendable () -> URL?)?)? = nil
    ) -> [Offer] {
        var offers: [Offer] = []
        func add(_ names: [String], _ data: @escaping @MainActor @Sendable () -> Data?) {
            for name in names where !offers.contains(where: { $0.name == name }) {
                offers.append(Offer(name: name, data: data))
            }
        }
        let urls = items.compactMap { $0.value(as: URL.self) ?? url(in: $0) }
        if !urls.isEmpty {
            let list = urls.map { $0.absoluteString + "\r\n" }.joined()
            add([links]) { Data(list.utf8) }
            if urls.allSatisfy(\.isFileURL) {
                let files = (["copy"] + urls.map(\.absoluteString)).joined(separator: "\n")
                add([gnomeFiles]) { Data(files.utf8) }
            }
        }
        for item in items {
            for offer in item.offers where !offer.type.conforms(to: .url) && names(of: offer.type) != text {
                if let data = offer.data { add(names(of: offer.type), data) }
            }
        }
        if urls.isEmpty, let asFiles {
            let files = items.compactMap(asFiles)
            if !files.isEmpty {
                add([links]) {
                    let urls = files.compactMap { $0() }
                    return urls.isEmpty ? nil : Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8)
                }
            }
        }
        if items.contains(where: { $0.text != nil || $0.conforms(to: .plainText) }) {
            add(text) { text(of: items).map { Data($0.utf8) } }
        }
        return offers
    }

    /// A link that was set as data.
    @MainActor private static func url(in item: TransferItem) -> URL? {
        guard item.value == nil, let data = item.data(of: .url) else { return nil }
        return URL(string: String(decoding: data, as: UTF8.self))
    }

    /// The texts of some items, one per line; nil if there are none.
    @MainActor package static func text(of items: [TransferItem]) -> String? {
        let texts = items.compactMap(\.text)
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    // MARK: From other programs

    /// The items in what another program offers in some formats: one for each link of a list, and otherwise one.
    /// `read` requests data when it is needed.
    @MainActor package static func items(
        in names: [String], read: @escaping @MainActor @Sendable (String) -> Data?
    ) -> [TransferItem] {
        let offers = types(in: names).compactMap { type, name -> TransferItem.Offer? in
            guard !type.conforms(to: .url) else { return nil }
            return TransferItem.Offer(
                type: type,
                data: {
                    guard let data = read(name) else { return nil }
                    return name == latin
                        ? Data(String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) })).utf8) : data
                })
        }
        let urls = names.contains(links) ? read(links).map(Self.urls) ?? [] : []
        guard !urls.isEmpty else { return offers.isEmpty ? [] : [TransferItem(offers: offers)] }
        var items = urls.map { TransferItem($0) }
        items[0] = items[0].adding(offers)
        return items
    }

    /// The types in some formats, each with the best of its names, in the order of the names.
    private static func types(in names: [String]) -> [(UTType, String)] {
        var found: [(type: UTType, name: String)] = []
        for name in names {
            guard let type = type(named: name) else { continue }
            if let index = found.firstIndex(where: { $0.type == type }) {
                if rank(name) < rank(found[index].name) { found[index].name = name }
            } else {
                found.append((type, name))
            }
        }
        return found.map { ($0.type, $0.name) }
    }

    private static func rank(_ name: String) -> Int { text.firstIndex(of: name) ?? text.count }

    /// The types in some formats, as far as they are known without data: a list of links may be one of files.
    package static func types(in names: [String]) -> [UTType] {
        (names.contains(links) ? [.fileURL] : []) + types(in: names).map { $0.0 }
    }

    /// The links of a list, without its comments.
    private static func urls(in list: Data) -> [URL] {
        String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
    }
}
