import Foundation

/// One thing on its way: a value, and the kinds of data that it can be had as.
package struct TransferItem: Sendable, Equatable {
    /// One kind of data.
    package struct Offer: Sendable {
        package let type: UTType
        package let load: @Sendable () async throws -> TransferPayload

        package init(type: UTType, load: @escaping @Sendable () async throws -> TransferPayload) {
            (self.type, self.load) = (type, load)
        }
    }

    /// Nil where there is data alone.
    package let value: (any Transferable)?
    /// The best first.
    package let offers: [Offer]
    /// Others that stand for the value, made when they are asked for.
    private let proxies: [@Sendable () -> (any Transferable)?]
    package let name: String?
    /// Two are the same where they come from the same grip.
    private let identity = Identity()
    private final class Identity: Sendable {}

    package var types: [UTType] { offers.map(\.type) }
    package static func == (a: TransferItem, b: TransferItem) -> Bool { a.identity === b.identity }

    /// A value of the program's. What is in a file is offered before its address.
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

    /// Data of some types.
    package init(offers: [Offer], name: String? = nil) {
        (value, self.offers, proxies, self.name) = (nil, offers, [], name)
    }

    /// Whether there is data of a type, or of one that conforms to it.
    package func conforms(to type: UTType) -> Bool { offers.contains { $0.type.conforms(to: type) } }

    /// Whether it can become a value of a type.
    package func fits<Value: Transferable>(_ type: Value.Type) -> Bool {
        if value is Value { return true }
        for route in Value.routes where route.load != nil && conforms(to: route.type) { return true }
        return false
    }

    /// The value where no data has to be made for it: it is of that type, or one of them stands for the other.
    package func value<Value: Transferable>(as type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        for proxy in proxies { if let value = proxy() as? Value { return value } }
        guard let value else { return nil }
        for route in Value.routes { if let made = try? route.unproxy?(value) { return made } }
        return nil
    }

    /// The value by way of data.
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

    /// The data of a type, or of the first that conforms to it.
    package func payload(of type: UTType) async throws -> TransferPayload {
        guard let offer = offers.first(where: { $0.type.conforms(to: type) }) else {
            throw TransferFailure("there is no data of the type \(type), but of \(types)")
        }
        return try await offer.load()
    }
}
