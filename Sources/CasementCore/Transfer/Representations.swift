import Foundation

/// A value as the bytes that an encoder makes of it, JSON unless told.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
    public typealias Body = _NoRepresentation
    private var route: _TransferRoute<Item>

    /// The bytes are of a type, and are written and read so. (What encoders have in common is Combine's, which is not
    /// here.)
    package init(
        _ type: UTType, encode: @escaping @Sendable (Item) throws -> Data,
        decode: @escaping @Sendable (Data) throws -> Item
    ) {
        route = _TransferRoute(type)
        route.export = { .data(try encode($0)) }
        route.load = { try decode($0.data()) }
    }

    public func _collectRoutes(into list: inout [_TransferRoute<Item>]) { list.append(route) }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// The bytes are JSON, of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(contentType) {
            try JSONEncoder().encode($0)
        } decode: {
            try JSONDecoder().decode(Item.self, from: $0)
        }
    }
}

/// A value as bytes that the program makes and reads itself.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoRepresentation
    private var route: _TransferRoute<Item>

    /// Out and in.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(exportedContentType: contentType, exporting: exporting)
        route.load = { try await importing(try $0.data()) }
    }

    /// Out alone.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        route = _TransferRoute(exportedContentType)
        route.export = { .data(try await exporting($0)) }
    }

    /// In alone.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        route = _TransferRoute(importedContentType)
        route.load = { try await importing(try $0.data()) }
    }

    public func _collectRoutes(into list: inout [_TransferRoute<Item>]) { list.append(route) }
}

/// A file that a value leaves as.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether the other side may use that very file.
    public let allowAccessingOriginalFile: Bool

    /// A file, of which the other side gets a copy unless told.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that a value arrives as.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is. What is to be kept must be copied before the closure ends, unless it is the original.
    public let file: URL
    /// Whether it is the very file, and not a copy.
    public let isOriginalFile: Bool
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoRepresentation
    private var route: _TransferRoute<Item>

    /// A representation for export and import. `shouldAttemptToOpenInPlace` has no effect: what is received is a file
    /// in any case.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(exportedContentType: contentType, exporting: exporting)
        route.load = Self.loader(of: contentType, importing)
    }

    /// A representation for export only. `shouldAllowToOpenInPlace` has no effect: `SentTransferredFile` says it.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        route = _TransferRoute(exportedContentType)
        route.export = {
            let sent = try await exporting($0)
            return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
        }
    }

    /// A representation for import only. `shouldAttemptToOpenInPlace` has no effect: what is received is a file in any
    /// case.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        route = _TransferRoute(importedContentType)
        route.load = Self.loader(of: importedContentType, importing)
    }

    /// Bytes are put into a file for as long as they are read.
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

    public func _collectRoutes(into list: inout [_TransferRoute<Item>]) { list.append(route) }
}

/// A value as another one that stands for it: a card as its title.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = _NoRepresentation
    private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

    /// Out and in.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) { (self.exporting, self.importing) = (exporting, importing) }

    /// Out alone.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        (self.exporting, importing) = (exporting, nil)
    }

    /// In alone.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        (exporting, self.importing) = (nil, importing)
    }

    public func _collectRoutes(into list: inout [_TransferRoute<Item>]) {
        let (exporting, importing) = (exporting, importing)
        for inner in ProxyRepresentation.routes {
            var route = _TransferRoute<Item>(inner.type)
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
    }
}

extension Transferable {
    /// The ways in and out, the best first.
    package static var routes: [_TransferRoute<Self>] {
        guard let representation = transferRepresentation as? any TransferRepresentation<Self> else { return [] }
        var list: [_TransferRoute<Self>] = []
        representation._collectRoutes(into: &list)
        return list
    }
}
