import CasementCore
import Foundation

/// The clipboard, with the names of AppKit.
///
///     let pasteboard = NSPasteboard.general
///     pasteboard.clearContents()
///     pasteboard.setString("<b>bold</b>", forType: .html)
///     pasteboard.setString("bold", forType: .string)
///
/// It can be used on any thread; others wait for the main thread. Another program's data is transferred when it is
/// read. `\.clipboard` of the environment is the same clipboard for `Transferable` values.
public final class NSPasteboard: Sendable {
    /// Nil for the general pasteboard.
    private let own: (any ClipboardBackend)?

    package init(_ backend: (any ClipboardBackend)?) { own = backend }

    /// The desktop's clipboard; in a test, that of the window that ran last.
    public static let general = NSPasteboard(nil)

    /// The pasteboard with a name, which is shared within this program.
    public convenience init(name: Name) {
        self.init(name == .general ? nil : MainThread.sync { NamedClipboards.clipboard(name) })
    }

    /// A new pasteboard that nobody else has.
    public static func withUniqueName() -> NSPasteboard { NSPasteboard(MemoryClipboard()) }

    @MainActor private var backend: any ClipboardBackend { own ?? GeneralClipboard.backend }

    /// Runs on the main thread, where the clipboard is.
    private func run<Result>(_ body: @MainActor (any ClipboardBackend) -> Result) -> Result {
        MainThread.sync { body(backend) }
    }

    // MARK: Writing

    /// A number that changes when any program copies.
    public var changeCount: Int { run { $0.changeCount } }

    /// Empties the pasteboard, so that it can be written to; returns the new change count.
    @discardableResult public func clearContents() -> Int {
        run {
            $0.put([], isNew: true)
            return $0.changeCount
        }
    }

    /// Empties the pasteboard, so that it can be written to; returns the new change count. The options have no effect.
    @discardableResult public func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }

    /// Empties the pasteboard, so that data of these types can be written to it; returns the new change count. Nobody
    /// is asked for data later, so the owner has no effect.
    @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        clearContents()
    }

    /// Accepted for compatibility: a type is added with its data. Returns the change count.
    @discardableResult public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { changeCount }

    /// Adds a text of a type to what this program copied; false if another program copied in the meantime.
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: dataType)
    }

    /// Adds data of a type to what this program copied; false if another program copied in the meantime, or there is
    /// no data.
    @discardableResult public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        guard let data else { return false }
        return run {
            guard $0.isOwn else { return false }
            var items = $0.items
            if items.isEmpty { items.append(TransferItem(offers: [])) }
            items[0] = items[0].setting(TransferItem.Offer(type: dataType.contentType, data: { data }))
            $0.put(items, isNew: false)
            return true
        }
    }

    /// Adds a property list of a type: data and strings as they are, others encoded. False if that is not possible.
    @discardableResult public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
        setData(PropertyLists.data(plist), forType: dataType)
    }

    /// Adds objects, such as strings, URLs, pictures and `NSPasteboardItem`; false if another program copied in the
    /// meantime, or there are none.
    @discardableResult public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        let items = objects.map { $0.transferItem(for: self) }
        return run {
            guard $0.isOwn, !items.isEmpty else { return false }
            $0.put($0.items + items.map { $0.promised() }, isNew: false)
            return true
        }
    }

    // MARK: Reading

    /// The types of data, in order of preference; nil if the pasteboard is empty.
    public var types: [PasteboardType]? {
        let types = run { clipboard in
            var types: [PasteboardType] = []
            for item in clipboard.items {
                for type in item.types.map(PasteboardType.init) where !types.contains(type) { types.append(type) }
            }
            return types
        }
        return types.isEmpty ? nil : types
    }

    /// The items; nil if the pasteboard is empty.
    public var pasteboardItems: [NSPasteboardItem]? {
        let items = run { $0.items }
        return items.isEmpty ? nil : items.map { NSPasteboardItem($0) }
    }

    /// The first of some types that there is data of, or of a type that conforms to it.
    public func availableType(from types: [PasteboardType]) -> PasteboardType? {
        run { clipboard in
            types.first { type in clipboard.items.contains { $0.conforms(to: type.contentType) } }
        }
    }

    /// Whether there is data of one of the types with these identifiers, or of one that conforms to it.
    public func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
        availableType(from: types.map { PasteboardType($0) }) != nil
    }

    /// The texts of a type, one per line; nil if there is none, or it is no valid text.
    public func string(forType dataType: PasteboardType) -> String? {
        let texts = run { $0.items.compactMap { $0.string(of: dataType) } }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// The data of a type, or of one that conforms to it, from the first item that has it; nil if there is none, or its
    /// program does not provide it.
    public func data(forType dataType: PasteboardType) -> Data? { run { $0.data(of: dataType.contentType) } }

    /// A property list of a type: decoded, or else as a string; nil if it is neither.
    public func propertyList(forType dataType: PasteboardType) -> Any? {
        data(forType: dataType).flatMap { PropertyLists.value($0) }
    }

    /// Whether an object of one of the classes can be read.
    public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
        run { $0.items }.contains { item in classArray.contains { item.canBeRead(as: $0, options) } }
    }

    /// The objects of some classes, one for each item that can be read as one of them: `NSString`, `NSURL`, `NSImage`
    /// or `NSPasteboardItem`. Empty if there are none.
    public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
        let items = run { $0.items }
        return items.compactMap { item -> Any? in
            for kind in classArray { if let object = item.object(of: kind, options) { return object } }
            return nil
        }
    }
}

extension NSPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
        /// The clipboard.
        public static let general = Name("NSGeneralPboard")
        /// The pasteboard for what is searched for.
        public static let find = Name("NSFindPboard")
        /// The pasteboard for fonts.
        public static let font = Name("NSFontPboard")
        /// The pasteboard for drags, which are not connected to it here.
        public static let drag = Name("NSDragPboard")
    }

    /// The options of new contents.
    public struct ContentsOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Not for other machines, which see nothing anyway.
        public static let currentHostOnly = ContentsOptions(rawValue: 1)
    }

    /// The options of reading objects.
    public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// `true`: of links, only those of files are read.
        public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        /// The identifiers of types: only files of these are read.
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }

    /// The type of data on a pasteboard: the identifier of a `UTType`.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The identifier.
        public let rawValue: String
        /// The type with an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type with an identifier.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
        init(_ type: UTType) { self.init(type.identifier) }

        /// Text in UTF-8.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// Rich text.
        public static let rtf = PasteboardType("public.rtf")
        /// Rich text with pictures.
        public static let rtfd = PasteboardType("com.apple.flat-rtfd")
        /// HTML.
        public static let html = PasteboardType("public.html")
        /// Rows of cells, separated by tabs.
        public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
        /// A PNG picture.
        public static let png = PasteboardType("public.png")
        /// A TIFF picture.
        public static let tiff = PasteboardType("public.tiff")
        /// A PDF document.
        public static let pdf = PasteboardType("com.adobe.pdf")
        /// The URL of a file.
        public static let fileURL = PasteboardType("public.file-url")
        /// A URL.
        public static let URL = PasteboardType("public.url")
        /// A colour.
        public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
        /// A sound.
        public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")

        /// The type as a `UTType`; a declared one conforms to `.data`.
        var contentType: UTType { UTType(rawValue) ?? UTType(exportedAs: rawValue) }
    }
}

/// The pasteboards of this program that have a name.
@MainActor private enum NamedClipboards {
    private static var known: [NSPasteboard.Name: MemoryClipboard] = [:]

    static func clipboard(_ name: NSPasteboard.Name) -> MemoryClipboard {
        if let known = known[name] { return known }
        let new = MemoryClipboard()
        known[name] = new
        return new
    }
}
