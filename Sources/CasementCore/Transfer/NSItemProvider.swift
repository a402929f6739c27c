import Foundation

/// A dragged or dropped item with its available data types; older than `Transferable`, but still used by `onDrag` and
/// `onDrop`.
///
///     _ = provider.loadObject(ofClass: URL.self) { url, _ in … }
///
/// Data is loaded in the background, where completion handlers run too.
public final class NSItemProvider: Sendable {
    package let item: TransferItem

    package init(_ item: TransferItem) { self.item = item }

    /// Creates an empty provider.
    public convenience init() { self.init(TransferItem(offers: [])) }

    /// Creates a provider of a string or a URL.
    public convenience init(object: any NSItemProviderWriting) { self.init(object._provider.item) }

    /// Creates a provider of a transferable value.
    public convenience init<Value: Transferable>(transferable value: Value) { self.init(TransferItem(value)) }

    /// Creates a provider of a file; nil if the URL is not a file URL.
    public convenience init?(contentsOf fileURL: URL) {
        guard fileURL.isFileURL else { return nil }
        self.init(TransferItem(fileURL))
    }

    /// Creates a provider of bytes or a string with a type identifier, or of a URL; empty for other items.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        let type = UTType(known: typeIdentifier ?? UTType.data.identifier)
        switch item {
        case let data as NSData:
            let data = Data(referencing: data)
            self.init(TransferItem(offers: [TransferItem.Offer(type: type, data: { data })]))
        case let text as NSString:
            let text = text as String
            self.init(TransferItem(offers: [TransferItem.Offer(type: type, data: { Data(text.utf8) })]))
        case let url as NSURL: self.init(TransferItem(url as URL))
        default: self.init()
        }
    }

    /// The suggested file name.
    public var suggestedName: String? { item.name }

    // MARK: Available types

    /// The identifiers of the available types, in order of preference.
    public var registeredTypeIdentifiers: [String] { item.types.map(\.identifier) }
    /// The available types, in order of preference.
    public var registeredContentTypes: [UTType] { item.types }

    /// The available types that conform to a type.
    public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
        item.types.filter { $0.conforms(to: type) }
    }

    /// Whether data of a type is available.
    public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
        item.conforms(to: UTType(known: identifier))
    }

    /// Whether a value of a type can be loaded.
    public func canLoadObject<Value: Transferable>(ofClass type: Value.Type) -> Bool { item.fits(type) }

    /// Whether an object of a class, such as `NSString` or `NSURL`, can be loaded.
    public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool { type._fits(self) }

    // MARK: Loading

    private func run<Value: Sendable>(
        _ load: @escaping @Sendable () async throws -> Value,
        _ completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task.detached {
            do { completion(.success(try await load())) } catch { completion(.failure(error)) }
            progress.completedUnitCount = 1
        }
        return progress
    }

    /// Loads a transferable value in the background.
    @discardableResult public func loadTransferable<Value: Transferable>(
        type: Value.Type, completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) -> Progress {
        let item = item
        return run({ try await item.load(type) }, completionHandler)
    }

    /// Loads a value, such as a `String` or `URL`, in the background.
    @discardableResult public func loadObject<Value: Transferable>(
        ofClass type: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        let item = item
        return run({ try await item.load(type) }) { result in
            switch result {
            case .success(let value): completionHandler(value, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads an object, such as an `NSString` or `NSURL`, in the background.
    @discardableResult public func loadObject(
        ofClass type: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task.detached {
            do { completionHandler(try await type._load(self), nil) } catch { completionHandler(nil, error) }
            progress.completedUnitCount = 1
        }
        return progress
    }

    /// Loads the bytes of a type in the background.
    @discardableResult public func loadDataRepresentation(
        forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let item = item
        return run({ try await item.payload(of: UTType(known: identifier)).data() }) { result in
            switch result {
            case .success(let data): completionHandler(data, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads the bytes of a type in the background.
    @discardableResult public func loadDataRepresentation(
        for type: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: type.identifier, completionHandler: completionHandler)
    }

    /// Loads the item in the background: the bytes of a type, or the URL of a file. The options have no effect.
    public func loadItem(
        forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        let item = item
        Task.detached {
            do {
                switch try await item.payload(of: UTType(known: identifier)) {
                case .data(let data): completionHandler?(data as NSData, nil)
                case .file(let url, _): completionHandler?(url as NSURL, nil)
                }
            } catch {
                completionHandler?(nil, error)
            }
        }
    }
}

/// Objects that can be dragged and copied: strings, URLs and pictures.
public protocol NSItemProviderWriting: AnyObject {
    /// A provider of this object.
    var _provider: NSItemProvider { get }
}

/// Objects that can be loaded from a provider: strings, URLs and pictures.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
    static func _fits(_ provider: NSItemProvider) -> Bool
    static func _load(_ provider: NSItemProvider) async throws -> any NSItemProviderReading
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public var _provider: NSItemProvider { NSItemProvider(TransferItem(self as String)) }
    public static func _fits(_ provider: NSItemProvider) -> Bool { provider.item.fits(String.self) }
    public static func _load(_ provider: NSItemProvider) async throws -> any NSItemProviderReading {
        try await provider.item.load(String.self) as NSString
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public var _provider: NSItemProvider { NSItemProvider(TransferItem(self as URL)) }
    public static func _fits(_ provider: NSItemProvider) -> Bool { provider.item.fits(URL.self) }
    public static func _load(_ provider: NSItemProvider) async throws -> any NSItemProviderReading {
        try await provider.item.load(URL.self) as NSURL
    }
}
