import Foundation

/// One thing that is dragged or dropped, with the kinds of data that it can be had as; older than `Transferable`, and still what
/// `onDrag` and `onDrop` speak of.
///
///     _ = provider.loadObject(ofClass: URL.self) { url, _ in … }
///
/// Loading happens in the background, where the closures run too.
public final class NSItemProvider: Sendable {
    package let item: TransferItem

    package init(_ item: TransferItem) { self.item = item }

    /// Nothing.
    public convenience init() { self.init(TransferItem(offers: [])) }

    /// A text or an address.
    public convenience init(object: any NSItemProviderWriting) { self.init(object._provider.item) }

    /// A value.
    public convenience init<Value: Transferable>(transferable value: Value) { self.init(TransferItem(value)) }

    /// A file; nil for what is no file.
    public convenience init?(contentsOf fileURL: URL) {
        guard fileURL.isFileURL else { return nil }
        self.init(TransferItem(fileURL))
    }

    /// Bytes of a type, or a text.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        let type = UTType(known: typeIdentifier ?? UTType.data.identifier)
        switch item {
        case let data as NSData:
            let data = Data(referencing: data)
            self.init(TransferItem(offers: [TransferItem.Offer(type: type) { .data(data) }]))
        case let text as NSString:
            let text = text as String
            self.init(TransferItem(offers: [TransferItem.Offer(type: type) { .data(Data(text.utf8)) }]))
        case let url as NSURL: self.init(TransferItem(url as URL))
        default: self.init()
        }
    }

    /// What the file would be called.
    public var suggestedName: String? { item.name }

    // MARK: What there is

    /// The kinds of data, the best first.
    public var registeredTypeIdentifiers: [String] { item.types.map(\.identifier) }
    /// The kinds of data, the best first.
    public var registeredContentTypes: [UTType] { item.types }

    /// The kinds of data that conform to a type.
    public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
        item.types.filter { $0.conforms(to: type) }
    }

    /// Whether there is data of a type.
    public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
        item.conforms(to: UTType(known: identifier))
    }

    /// Whether it can become a text or an address.
    public func canLoadObject<Value: Transferable>(ofClass type: Value.Type) -> Bool { item.fits(type) }

    /// Whether it can become a text or an address.
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

    /// Makes a value of it.
    @discardableResult public func loadTransferable<Value: Transferable>(
        type: Value.Type, completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) -> Progress {
        let item = item
        return run({ try await item.load(type) }, completionHandler)
    }

    /// Makes a text or an address of it.
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

    /// Makes a text or an address of it.
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

    /// The bytes of a type.
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

    /// The bytes of a type.
    @discardableResult public func loadDataRepresentation(
        for type: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: type.identifier, completionHandler: completionHandler)
    }

    /// The item as a type: the bytes, of a file the URL. The options have no effect.
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

/// Objects that can be dragged: texts and addresses.
public protocol NSItemProviderWriting: AnyObject {
    /// The same as a provider.
    var _provider: NSItemProvider { get }
}

/// Objects that a dropped thing can become: texts and addresses.
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
