import CasementCore
import Foundation

/// The desktop's clipboard, by the name of UIKit: `UIPasteboard.general.string = "copied"`.
///
/// What is set replaces all that was copied before. `NSPasteboard` can do more.
public final class UIPasteboard: Sendable {
    private let board: NSPasteboard

    package init(_ board: NSPasteboard) { self.board = board }

    /// The desktop's clipboard; in a test, that of the window that ran last.
    public static let general = UIPasteboard(.general)

    /// A number that changes when any program copies.
    public var changeCount: Int { board.changeCount }
    /// How many items were copied.
    public var numberOfItems: Int { board.pasteboardItems?.count ?? 0 }

    private func put(_ objects: [any NSPasteboardWriting]) {
        board.clearContents()
        board.writeObjects(objects)
    }

    /// The objects of a class, one for each item; nil if there are none.
    private func objects<Value>(_ kind: AnyClass) -> [Value]? {
        let found = (board.readObjects(forClasses: [kind]) ?? []).compactMap { $0 as? Value }
        return found.isEmpty ? nil : found
    }

    /// The text; nil if there is none.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The texts, one for each item; nil if there are none.
    public var strings: [String]? {
        get { objects(NSString.self) }
        set { put((newValue ?? []).map { $0 as NSString }) }
    }
    /// Whether there is text.
    public var hasStrings: Bool { board.canReadObject(forClasses: [NSString.self]) }

    /// The address; nil if there is none.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The addresses, one for each item; nil if there are none.
    public var urls: [URL]? {
        get { objects(NSURL.self) }
        set { put((newValue ?? []).map { $0 as NSURL }) }
    }
    /// Whether there is an address.
    public var hasURLs: Bool { board.canReadObject(forClasses: [NSURL.self]) }

    /// The picture; nil if there is none.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The pictures, one for each item; nil if there are none.
    public var images: [UIImage]? {
        get { objects(UIImage.self) }
        set { put(newValue ?? []) }
    }
    /// Whether there is a picture.
    public var hasImages: Bool { board.canReadObject(forClasses: [UIImage.self]) }

    /// The data of a type, given by its identifier; nil if there is none.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        board.data(forType: NSPasteboard.PasteboardType(pasteboardType))
    }
    /// Replaces what was copied by data of a type, given by its identifier.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        board.clearContents()
        board.setData(data, forType: NSPasteboard.PasteboardType(pasteboardType))
    }
    /// Replaces what was copied by a property list, such as a text, of a type that is given by its identifier.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        board.clearContents()
        board.setPropertyList(value, forType: NSPasteboard.PasteboardType(pasteboardType))
    }
    /// Whether there is data of one of the types with these identifiers, or of one that conforms to it.
    public func contains(pasteboardTypes: [String]) -> Bool {
        board.canReadItem(withDataConformingToTypes: pasteboardTypes)
    }
}
