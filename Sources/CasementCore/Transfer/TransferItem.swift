import Foundation

/// A transferred item: a value with the data types in which it is available.
package struct TransferItem: Sendable, Equatable {
    /// One available data type.
    package struct Offer: Sendable {
        package let type: UTType
        package let load: @Sendable () async throws -> TransferPayload
        /// The data, for callers that cannot wait; nil where it has to be loaded.
        package let data: (@MainActor @Sendable () -> Data?)?

        package init(type: UTType, load: @escaping @Sendable () async throws -> TransferPayload) {
            (self.type, self.load, data) = (type, load, nil)
        }

        /// Data that has to be loaded, and may have been already.
        init(
            type: UTType, load: @escaping @Sendable () async throws -> TransferPayload,
            data: @escaping @MainActor @Sendable () -> Data?
        ) { (self.type, self.load, self.data) = (type, load, data) }

        /// Data that is provided when it is asked for; nil if that fails.
        package init(type: UTType, data: @escaping @MainActor @Sendable () -> Data?) {
            (self.type, self.data) = (type, data)
            load = {
                guard let data = await data() else { throw TransferFailure("the data of type \(type) is gone") }
                return .data(data)
            }
        }
    }

    /// The value; nil if only data is available.
    package let value: (any Transferable)?
    /// In order of preference.
    package let offers: [Offer]
    /// Proxies of the value, created on demand.
    private let proxies: [@Sendable () -> (any Transferable)?]
    package private(set) var name: String?
    /// Two items are equal if they come from the same drag.
    private let identity = Identity()
    private final class Identity: Sendable {}

    package var types: [UTType] { offers.map(\.type) }
    package static func == (a: TransferItem, b: TransferItem) -> Bool { a.identity === b.identity }

    /// Creates an item from a value of the program. A file's content is offered before its URL.
    package init<Value: Transferable>(_ value: Value) {
        var offers: [Offer] = []
        var proxies: [@Sendable () -> (any Transferable)?] = []
        var name: String?
        if let url = value as? URL, url.isFileURL {
            name = url.lastPathComponent
            let type = UTType(filenameExtension: url.pathExtension) ?? .data
            offers.append(Offer(type: type) { .file(url, isOriginal: true) })
        }
        for route in Value.routes {
            guard let export = route.export, route.isOpen?(value) ?? true else { continue }
            let type = route.type
            if let direct = value as? any DirectlyTransferable {
                offers.append(Offer(type: type, data: { direct.transferData(of: type) }))
            } else {
                offers.append(Offer(type: type) { try await export(value) })
            }
            if let proxy = route.proxy { proxies.append { try? proxy(value) } }
            if name == nil { name = route.fileName?(value) }
        }
        (self.value, self.offers, self.proxies, self.name) = (value, offers, proxies, name)
    }

    /// Creates an item from data of some types.
    package init(offers: [Offer], name: String? = nil) {
        (value, self.offers, proxies, self.name) = (nil, offers, [], name)
    }

    private init(_ item: TransferItem, offers: [Offer]) {
        (value, self.offers, proxies, name) = (item.value, offers, item.proxies, item.name)
    }

    /// The same item with further data.
    package func adding(_ more: [Offer]) -> TransferItem { TransferItem(self, offers: offers + more) }

    /// The same item with another name of its file.
    func named(_ name: String?) -> TransferItem {
        var item = self
        item.name = name
        return item
    }

    /// The same item with other data of a type.
    package func setting(_ offer: Offer) -> TransferItem {
        TransferItem(self, offers: offers.filter { $0.type != offer.type } + [offer])
    }

    /// The same item, whose data is loaded now and can be had without waiting a moment later. Files stay where they
    /// are.
    @MainActor package func promised() -> TransferItem {
        guard file == nil, offers.contains(where: { $0.data == nil }) else { return self }
        return TransferItem(
            self,
            offers: offers.map { offer in
                guard offer.data == nil else { return offer }
                let promise = PromisedData()
                Task { promise.data = try? await offer.load().data() }
                return Offer(type: offer.type, load: offer.load, data: { promise.data })
            })
    }

    /// The same item with the data that its program provides now; of pictures only the first type that it provides.
    @MainActor package func read() -> TransferItem {
        var hasPicture = false
        let kept = offers.compactMap { offer -> Offer? in
            guard let data = offer.data, value == nil || !offer.type.conforms(to: .url) else { return offer }
            if offer.type.conforms(to: .image), hasPicture { return nil }
            guard let bytes = data() else { return nil }
            if offer.type.conforms(to: .image) { hasPicture = true }
            return Offer(type: offer.type, data: { bytes })
        }
        return TransferItem(self, offers: kept)
    }

    /// The data of a type, or of the first conforming one, without waiting; nil where it has to be loaded.
    @MainActor package func data(of type: UTType) -> Data? {
        for offer in offers where offer.type == type { if let data = offer.data?() { return data } }
        for offer in offers where offer.type.isSubtype(of: type) { if let data = offer.data?() { return data } }
        return nil
    }

    /// The item as text, without waiting: a file as its path.
    @MainActor package var text: String? {
        if let text = value(as: String.self) { return text }
        if let url = value as? URL { return url.isFileURL ? url.path : url.absoluteString }
        for offer in offers where offer.type.conforms(to: .plainText) {
            if let data = offer.data?() { return String(decoding: data, as: UTF8.self) }
        }
        return nil
    }

    /// Whether this is a text and nothing else.
    package var isPlainText: Bool { value is String }

    /// The file that this is; nil for all other items.
    package var file: URL? { (value as? URL).flatMap { $0.isFileURL ? $0 : nil } }

    /// Whether data of a type, or of a conforming one, is available.
    package func conforms(to type: UTType) -> Bool { offers.contains { $0.type.conforms(to: type) } }

    /// Whether the item can be converted into a value of a type.
    package func fits<Value: Transferable>(_ type: Value.Type) -> Bool {
        if value is Value { return true }
        for route in Value.routes where route.load != nil && conforms(to: route.type) { return true }
        return false
    }

    /// The value without conversion to data: it has the type, or one is a proxy of the other.
    package func value<Value: Transferable>(as type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        for proxy in proxies { if let value = proxy() as? Value { return value } }
        guard let value else { return nil }
        for route in Value.routes { if let made = try? route.unproxy?(value) { return made } }
        return nil
    }

    /// Loads the value, from data if necessary.
    package func load<Value: Transferable>(_ type: Value.Type) async throws -> Value {
        if let value = value(as: type) { return value }
        var failure: (any Error)?
        for route in Value.routes {
            guard let load = route.load else { continue }
            for offer in offers where offer.type.conforms(to: route.type) {
                do { return try await load(try await offer.load()) } catch { failure = failure ?? error }
            }
        }
        throw failure ?? TransferFailure("there is no \(Value.self) in data of the types \(types)")
    }

    /// The data of a type, or of the first conforming one.
    package func payload(of type: UTType) async throws -> TransferPayload {
        guard let offer = offers.first(where: { $0.type.conforms(to: type) }) else {
            throw TransferFailure("there is no data of the type \(type), but of \(types)")
        }
        return try await offer.load()
    }
}

/// Data that is being loaded.
@MainActor private final class PromisedData { var data: Data? }
