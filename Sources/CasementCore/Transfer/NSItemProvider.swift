import Foundation
import Synchronization

/// A dragged or dropped item with its available data types; older than `Transferable`, but still used by `onDrag` and
/// `onDrop`.
///
///     _ = provider.loadObject(ofClass: URL.self) { url, _ in … }
///
/// Data is loaded in the background, where completion handlers run too.
///
/// (It has nothing of its own that changes but `item`, which has a lock; what subclasses add is their own.)
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let contents = Mutex(TransferItem(offers: []))

    package var item: TransferItem { contents.withLock { $0 } }

    /// Creates an empty provider.
    public override init() {}

    package convenience init(_ item: TransferItem) {
        self.init()
        contents.withLock { $0 = item }
    }

    /// Creates a provider of a string or a URL.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        let item = object._provider.item
        contents.withLock { $0 = item }
    }

    /// Creates a provider of a transferable value.
    public convenience init<Value: Transferable>(transferable value: Value) {
        self.init()
        let item = TransferItem(value)
        contents.withLock { $0 = item }
    }

    /// Creates a provider of a file, or of another address as a link; nil for nil.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init()
        let item = TransferItem(fileURL)
        contents.withLock { $0 = item }
    }

    /// Creates a provider of bytes or a string with a type identifier, or of a URL; empty for other items.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        let type = UTType(known: typeIdentifier ?? UTType.data.identifier)
        let offered: TransferItem
        switch item {
        case let data as NSData:
            let data = Data(referencing: data)
            offered = TransferItem(offers: [TransferItem.Offer(type: type, data: { data })])
        case let text as NSString:
            let text = text as String
            offered = TransferItem(offers: [TransferItem.Offer(type: type, data: { Data(text.utf8) })])
        case let url as NSURL: offered = TransferItem(url as URL)
        default: return
        }
        contents.withLock { $0 = offered }
    }

    // MARK: Offers

    private func add(_ offers: [TransferItem.Offer]) { contents.withLock { $0 = $0.adding(offers) } }

    /// Offers bytes of a type, which a closure loads when they are asked for. The visibility has no effect: what is
    /// dragged to other programs can be seen by them.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        let type = UTType(known: typeIdentifier)
        let offer = TransferItem.Offer(type: type) {
            // The handler may answer more than once, or never.
            let (answers, continuation) = AsyncStream.makeStream(of: Result<Data, any Error>.self)
            _ = loadHandler { data, failure in
                let gone = TransferFailure("the data of type \(type) is gone")
                continuation.yield(data.map { .success($0) } ?? .failure(failure ?? gone))
                continuation.finish()
            }
            for await answer in answers { return .data(try answer.get()) }
            throw TransferFailure("the data of type \(type) was not loaded")
        }
        add([offer])
    }

    /// Offers bytes of a type, which a closure loads when they are asked for; see
    /// `registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)`.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Offers the data of an object too. The visibility has no effect.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility = .all
    ) { add(object._provider.item.offers) }

    /// Offers the data of a transferable value too.
    public func register<Value: Transferable>(_ value: Value) { add(TransferItem(value).offers) }

    /// The suggested file name.
    public var suggestedName: String? {
        get { item.name }
        set { contents.withLock { $0 = $0.named(newValue) } }
    }

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

/// Who may see what a provider offers. It has no effect.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody, programs of the same team, or this program.
    case all, team, ownProcess
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
