import Foundation

/// A transferred item: a value with the data types in which it is available.
package struct TransferItem: Sendable, Equatable {
    /// One available data type.
    package struct Offer: Sendable {
        package let type: UTType
        package let load: @Sendable () async throws -> TransferPayload

        package init(type: UTType, load: @escaping @Sendable () async throws -> TransferPayload) {
            (self.type, self.load) = (type, load)
        }
    }

    /// The value; nil if only data is available.
    package let value: (any Transferable)?
    /// In order of preference.
    package let offers: [Offer]
    /// Proxies of the value, created on demand.
    private let proxies: [@Sendable () -> (any Transferable)?]
    package let name: String?
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
            offers.append(Offer(type: route.type) { try await export(value) })
            if let proxy = route.proxy { proxies.append { try? proxy(value) } }
            if name == nil { name = route.fileName?(value) }
        }
        (self.value, self.offers, self.proxies, self.name) = (value, offers, proxies, name)
    }

    /// Creates an item from data of some types.
    package init(offers: [Offer], name: String? = nil) {
        (value, self.offers, proxies, self.name) = (nil, offers, [], name)
    }

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
