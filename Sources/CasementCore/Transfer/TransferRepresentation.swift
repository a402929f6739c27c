import Foundation

/// What can be dragged, dropped and copied: a value that says as what kinds of data it leaves and arrives.
///
///     struct Card: Codable, Transferable {
///         var title: String
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .card)
///             ProxyRepresentation(exporting: \.title)
///         }
///     }
///
/// Within a program a value goes to who takes its type as it is. To others it goes by the first representation, in the order
/// in which they are written, that they understand.
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    /// As what the value leaves and arrives, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A kind of data as which values leave and arrive.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    /// The representations that this one is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// The ways in and out, the best first.
    func _collectRoutes(into list: inout [_TransferRoute<Item>])
}

extension TransferRepresentation {
    public func _collectRoutes(into list: inout [_TransferRoute<Item>]) {
        var inner: [_TransferRoute<Body.Item>] = []
        body._collectRoutes(into: &inner)
        list += inner as? [_TransferRoute<Item>] ?? []
    }
}

/// The body of primitive representations, which have none.
public enum _NoRepresentation: TransferRepresentation {
    public typealias Item = String
    public var body: _NoRepresentation { self }
    public func _collectRoutes(into list: inout [_TransferRoute<String>]) {}
}

extension TransferRepresentation where Body == _NoRepresentation {
    /// Primitive representations have no body.
    public var body: _NoRepresentation { fatalError("\(Self.self) is a primitive representation: it has no body.") }
}

/// One way in, out, or both.
public struct _TransferRoute<Item: Transferable>: Sendable {
    package var type: UTType
    package var export: (@Sendable (Item) async throws -> TransferPayload)?
    package var load: (@Sendable (TransferPayload) async throws -> Item)?
    /// Another value that stands for it, and the value that such another one stands for.
    package var proxy: (@Sendable (Item) throws -> any Transferable)?
    package var unproxy: (@Sendable (any Transferable) throws -> Item?)?
    package var isOpen: (@Sendable (Item) -> Bool)?
    package var fileName: (@Sendable (Item) -> String?)?

    package init(_ type: UTType) { self.type = type }
}

/// What goes from one place to the other.
package enum TransferPayload: Sendable {
    case data(Data)
    case file(URL, isOriginal: Bool)

    /// The bytes, also where they are in a file.
    package func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _): try Data(contentsOf: url)
        }
    }
}

/// Makes one representation of several, the best first.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> _TransferRepresentationList<Item> {
        var routes: [_TransferRoute<Item>] = []
        repeat add(each content, to: &routes)
        return _TransferRepresentationList(routes: routes)
    }

    /// `buildExpression` has seen to it that all are of the item.
    private static func add<Content: TransferRepresentation>(_ content: Content, to list: inout [_TransferRoute<Item>])
    {
        var routes: [_TransferRoute<Content.Item>] = []
        content._collectRoutes(into: &routes)
        list += routes as? [_TransferRoute<Item>] ?? []
    }
}

/// Several representations, the best first.
public struct _TransferRepresentationList<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoRepresentation
    var routes: [_TransferRoute<Item>]
    public func _collectRoutes(into list: inout [_TransferRoute<Item>]) { list += routes }
}

/// Who may see a representation. There is one desktop, so all may; it is kept for programs that say it.
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

extension TransferRepresentation {
    private func changingRoutes(
        _ change: (inout _TransferRoute<Item>) -> Void
    ) -> _TransferRepresentationList<Item> {
        var routes: [_TransferRoute<Item>] = []
        _collectRoutes(into: &routes)
        for index in routes.indices { change(&routes[index]) }
        return _TransferRepresentationList(routes: routes)
    }

    /// Leaves by this way only those values for which `condition` is true.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> { changingRoutes { $0.isOpen = condition } }

    /// The name of the file where the value leaves as one.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        changingRoutes { $0.fileName = { _ in fileName } }
    }

    /// The name of the file where the value leaves as one.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { changingRoutes { $0.fileName = fileName } }

    /// The programs that may see it. It has no effect: all may.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}
