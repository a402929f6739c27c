import Foundation

/// A representation by an encoder and a decoder, JSON by default.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation,
    PrimitiveRepresentation
{
    public typealias Body = Never
    private var route: TransferRoute<Item>

    /// Creates a representation of a type with closures for encoding and decoding. (The common protocols of encoders
    /// are part of Combine, which is not available here.)
    package init(
        _ type: UTType, encode: @escaping @Sendable (Item) throws -> Data,
        decode: @escaping @Sendable (Data) throws -> Item
    ) {
        route = TransferRoute(type)
        route.export = { .data(try encode($0)) }
        route.load = { try decode($0.data()) }
    }

    var ownRoutes: [TransferRoute<Item>] { [route] }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Creates a JSON representation of a content type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(contentType) {
            try JSONEncoder().encode($0)
        } decode: {
            try JSONDecoder().decode(Item.self, from: $0)
        }
    }
}

/// A representation as bytes that the program writes and reads itself.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    public typealias Body = Never
    private var route: TransferRoute<Item>

    /// Creates a representation for export and import.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(exportedContentType: contentType, exporting: exporting)
        route.load = { try await importing(try $0.data()) }
    }

    /// Creates a representation for export only.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        route = TransferRoute(exportedContentType)
        route.export = { .data(try await exporting($0)) }
    }

    /// Creates a representation for import only.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        route = TransferRoute(importedContentType)
        route.load = { try await importing(try $0.data()) }
    }

    var ownRoutes: [TransferRoute<Item>] { [route] }
}

/// A file exported for a value.
public struct SentTransferredFile: Sendable {
    /// The URL of the file.
    public let file: URL
    /// Whether the receiver may use the original file.
    public let allowAccessingOriginalFile: Bool

    /// Creates a file to send, of which the receiver gets a copy by default.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file received for a value.
public struct ReceivedTransferredFile: Sendable {
    /// The URL of the file. Unless it is the original, it must be copied before the closure ends to be kept.
    public let file: URL
    /// Whether this is the original file, and not a copy.
    public let isOriginalFile: Bool
}

/// A representation as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    public typealias Body = Never
    private var route: TransferRoute<Item>

    /// Creates a representation for export and import. `shouldAttemptToOpenInPlace` has no effect: a file
    /// is received in any case.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(exportedContentType: contentType, exporting: exporting)
        route.load = Self.loader(of: contentType, importing)
    }

    /// Creates a representation for export only. `shouldAllowToOpenInPlace` has no effect:
    /// `SentTransferredFile` specifies it.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        route = TransferRoute(exportedContentType)
        route.export = {
            let sent = try await exporting($0)
            return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
        }
    }

    /// Creates a representation for import only. `shouldAttemptToOpenInPlace` has no effect: a file is received in any
    /// case.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        route = TransferRoute(importedContentType)
        route.load = Self.loader(of: importedContentType, importing)
    }

    /// Bytes are written to a temporary file while they are read.
    private static func loader(
        of type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> @Sendable (TransferPayload) async throws -> Item {
        { payload in
            switch payload {
            case .file(let url, let isOriginal):
                return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
            case .data(let data):
                let name = UUID().uuidString + (type.preferredFilenameExtension.map { "." + $0 } ?? "")
                let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
                try data.write(to: url)
                defer { try? FileManager.default.removeItem(at: url) }
                return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: false))
            }
        }
    }

    var ownRoutes: [TransferRoute<Item>] { [route] }
}

/// A representation as another transferable value, such as a card as its title.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation,
    PrimitiveRepresentation
{
    public typealias Body = Never
    private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

    /// Creates a representation for export and import.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) { (self.exporting, self.importing) = (exporting, importing) }

    /// Creates a representation for export only.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        (self.exporting, importing) = (exporting, nil)
    }

    /// Creates a representation for import only.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        (exporting, self.importing) = (nil, importing)
    }

    var ownRoutes: [TransferRoute<Item>] {
        var list: [TransferRoute<Item>] = []
        let (exporting, importing) = (exporting, importing)
        for inner in ProxyRepresentation.routes {
            var route = TransferRoute<Item>(inner.type)
            if let exporting, let export = inner.export {
                route.export = { try await export(exporting($0)) }
                route.proxy = { try exporting($0) }
                if let isOpen = inner.isOpen {
                    route.isOpen = { item in (try? exporting(item)).map(isOpen) ?? false }
                }
            }
            if let importing, let load = inner.load {
                route.load = { try importing(try await load($0)) }
                route.unproxy = { try ($0 as? ProxyRepresentation).map(importing) }
            }
            if route.export != nil || route.load != nil { list.append(route) }
        }
        return list
    }
}

extension Transferable {
    /// The import and export routes, in order of preference.
    package static var routes: [TransferRoute<Self>] {
        transferRepresentation.routes as? [TransferRoute<Self>] ?? []
    }
}
