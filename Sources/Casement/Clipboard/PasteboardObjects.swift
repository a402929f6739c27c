import CasementCore
import CasementSDL
import Foundation

/// An object that can be written to a pasteboard: strings, URLs, pictures, `NSPasteboardItem`, and those of programs.
public protocol NSPasteboardWriting: AnyObject {
    /// The types that it is written in, in order of preference.
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    /// Its data of a type: `Data`, a string, or another property list. It is called at once.
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

extension NSPasteboardWriting {
    /// The item with the data of this object.
    func transferItem(for pasteboard: NSPasteboard) -> TransferItem {
        switch self {
        case let text as NSString: TransferItem(text as String)
        case let url as NSURL: TransferItem(url as URL)
        case let picture as UIImage: picture.transferItem
        default:
            TransferItem(
                offers: writableTypes(for: pasteboard).compactMap { type in
                    guard let data = PropertyLists.data(pasteboardPropertyList(forType: type)) else { return nil }
                    return TransferItem.Offer(type: type.contentType, data: { data })
                })
        }
    }
}

extension NSString: NSPasteboardWriting {
    /// The types that it is written in.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    /// Its data of one of these types.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { self }
}

extension NSURL: NSPasteboardWriting {
    /// The types that it is written in.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        (self as URL).isFileURL ? [.fileURL, .URL] : [.URL]
    }
    /// Its data of one of these types.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { absoluteString }
}

extension UIImage: NSPasteboardWriting {
    /// The types that it is written in.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        Self.copiedTypes.map(NSPasteboard.PasteboardType.init)
    }
    /// Its data of one of these types.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        data(of: type.contentType)
    }

    /// The picture on a pasteboard; nil if there is none, or it is damaged.
    public convenience init?(pasteboard: NSPasteboard) {
        guard let picture = pasteboard.readObjects(forClasses: [UIImage.self])?.first as? UIImage else { return nil }
        self.init(picture.picture)
    }
}

/// One item of a pasteboard, with data of several types.
public final class NSPasteboardItem: NSPasteboardWriting {
    private var item: TransferItem

    init(_ item: TransferItem) { self.item = item }

    /// An empty item.
    public convenience init() { self.init(TransferItem(offers: [])) }

    /// The types that there is data of, in order of preference.
    public var types: [NSPasteboard.PasteboardType] { item.types.map(NSPasteboard.PasteboardType.init) }

    /// The first of some types that there is data of, or of one that conforms to it.
    public func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
        types.first { item.conforms(to: $0.contentType) }
    }

    /// Sets the data of a type.
    @discardableResult public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
        item = item.setting(TransferItem.Offer(type: type.contentType, data: { data }))
        return true
    }

    /// Sets a text of a type.
    @discardableResult public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: type)
    }

    /// Sets a property list of a type: data and strings as they are, others encoded. False if that is not possible.
    @discardableResult public func setPropertyList(
        _ propertyList: Any, forType type: NSPasteboard.PasteboardType
    ) -> Bool { PropertyLists.data(propertyList).map { setData($0, forType: type) } ?? false }

    /// The data of a type; nil if there is none.
    public func data(forType type: NSPasteboard.PasteboardType) -> Data? {
        let item = item
        return MainThread.sync { item.data(of: type.contentType) }
    }

    /// The text of a type; nil if there is none, or it is no valid text.
    public func string(forType type: NSPasteboard.PasteboardType) -> String? {
        let item = item
        return MainThread.sync { item.string(of: type) }
    }

    /// A property list of a type: decoded, or else as a string; nil if it is neither.
    public func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        data(forType: type).flatMap { PropertyLists.value($0) }
    }

    /// The types that it is written in.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
    /// Its data of one of these types.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { data(forType: type) }
}

extension TransferItem {
    /// The text of a type: UTF-8, or UTF-16 with a byte order mark, as browsers write HTML.
    @MainActor func string(of type: NSPasteboard.PasteboardType) -> String? {
        if let data = data(of: type.contentType) { return PropertyLists.text(data) }
        return type == .string && value != nil ? text : nil
    }

    func canBeRead(as kind: AnyClass, _ options: [NSPasteboard.ReadingOptionKey: Any]?) -> Bool {
        switch kind {
        case is NSString.Type: value is String || conforms(to: .plainText)
        case is NSURL.Type: conforms(to: .url) && allows(options)
        case is UIImage.Type: conforms(to: .image)
        default: kind == NSPasteboardItem.self
        }
    }

    /// Whether a link passes the options of reading, as far as that is known without its data.
    private func allows(_ options: [NSPasteboard.ReadingOptionKey: Any]?) -> Bool {
        if options?[.urlReadingFileURLsOnly] as? Bool == true, !conforms(to: .fileURL) { return false }
        guard let types = options?[.urlReadingContentsConformToTypes] as? [String] else { return true }
        return types.contains { conforms(to: UTType(known: $0)) }
    }

    /// The object of a class that this item can be read as; nil if it cannot, or is damaged.
    func object(of kind: AnyClass, _ options: [NSPasteboard.ReadingOptionKey: Any]?) -> Any? {
        guard canBeRead(as: kind, options) else { return nil }
        if kind == NSPasteboardItem.self { return NSPasteboardItem(self) }
        return MainThread.sync { () -> Object? in
            switch kind {
            case is NSString.Type: string(of: .string).map { Object(value: $0 as NSString) }
            case is NSURL.Type:
                (value(as: URL.self) ?? string(of: .URL).flatMap { URL(string: $0) }).map { Object(value: $0 as NSURL) }
            default: picture.map { Object(value: $0) }
            }
        }?.value
    }

    /// The first picture among the data that can be decoded; of a file, the one in it.
    @MainActor private var picture: UIImage? {
        for offer in offers where offer.type.conforms(to: .image) {
            if let data = offer.data?(), let picture = UIImage(data: data) { return picture }
        }
        return file.flatMap { UIImage(contentsOf: $0) }
    }

    private struct Object: @unchecked Sendable {
        /// Made on the main thread for the caller, who waits for it, and used by nobody else.
        let value: AnyObject
    }
}

/// Property lists as data.
enum PropertyLists {
    static func data(_ value: Any?) -> Data? {
        switch value {
        case nil: nil
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let value?:
            // Other values make Foundation stop the program.
            PropertyListSerialization.propertyList(value, isValidFor: .binary)
                ? try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) : nil
        }
    }

    static func value(_ data: Data) -> Any? {
        if let value = try? PropertyListSerialization.propertyList(from: data, format: nil) { return value }
        return text(data)
    }

    static func text(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        return String(data: data, encoding: .utf8)
    }
}
