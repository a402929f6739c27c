import Foundation

/// A value that can be dragged, dropped and copied, with its import and export representations.
///
///     struct Card: Codable, Transferable {
///         var title: String
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .card)
///             ProxyRepresentation(exporting: \.title)
///         }
///     }
///
/// Within a program, receivers of the same type get the value unchanged. Others get the first representation, in the
/// order in which they are written, that they support.
public protocol Transferable: Sendable {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation
    /// The representations of the value, in order of preference.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A data type in which values are exported and imported.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the represented values.
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    /// The representations of which this one is composed.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation {
    /// The import and export routes, in order of preference.
    var routes: [TransferRoute<Item>] {
        if let primitive = self as? any PrimitiveRepresentation<Item> { return primitive.ownRoutes }
        return body.routes.compactMap { $0 as? TransferRoute<Item> }
    }
}

/// A representation without a body, which has routes itself.
protocol PrimitiveRepresentation<Item>: TransferRepresentation {
    var ownRoutes: [TransferRoute<Item>] { get }
}

extension TransferRepresentation where Body == Never {
    /// Primitive representations have no body.
    public var body: Never { fatalError("\(Self.self) is a primitive representation: it has no body.") }
}

extension Never: Transferable, TransferRepresentation {
    /// No value has this representation, which is the body of primitive ones.
    public typealias Item = Never
    /// No value can be transferred.
    public static var transferRepresentation: Never { fatalError("Never has no value.") }
}

/// A route for import, export, or both.
package struct TransferRoute<Item: Transferable>: Sendable {
    package var type: UTType
    package var export: (@Sendable (Item) async throws -> TransferPayload)?
    package var load: (@Sendable (TransferPayload) async throws -> Item)?
    /// Conversions to a proxy value and from one.
    package var proxy: (@Sendable (Item) throws -> any Transferable)?
    package var unproxy: (@Sendable (any Transferable) throws -> Item?)?
    package var isOpen: (@Sendable (Item) -> Bool)?
    package var fileName: (@Sendable (Item) -> String?)?

    package init(_ type: UTType) { self.type = type }
}

/// The transferred data.
package enum TransferPayload: Sendable {
    case data(Data)
    case file(URL, isOriginal: Bool)

    /// The bytes, read from the file if necessary.
    package func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _): try Data(contentsOf: url)
        }
    }
}

/// Combines representations, in order of preference.
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
    ) -> some TransferRepresentation<Item> {
        var routes: [TransferRoute<Item>] = []
        // `buildExpression` has ensured that all representations are of the item's type.
        for part in repeat each content { routes += part.routes as? [TransferRoute<Item>] ?? [] }
        return TransferRepresentationList(ownRoutes: routes)
    }
}

/// Several representations, in order of preference.
struct TransferRepresentationList<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    typealias Body = Never
    var ownRoutes: [TransferRoute<Item>]
}

/// The programs that may access a representation. Accepted for compatibility: all programs may
/// access every representation.
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

extension TransferRepresentation {
    private func changingRoutes(
        _ change: (inout TransferRoute<Item>) -> Void
    ) -> TransferRepresentationList<Item> {
        var routes = routes
        for index in routes.indices { change(&routes[index]) }
        return TransferRepresentationList(ownRoutes: routes)
    }

    /// Restricts export to values for which `condition` is true.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> { changingRoutes { $0.isOpen = condition } }

    /// Sets the file name for exported files.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        changingRoutes { $0.fileName = { _ in fileName } }
    }

    /// Sets the file name for exported files, from the value.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { changingRoutes { $0.fileName = fileName } }

    /// Accepted for compatibility, without effect: all programs may access the representation.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}
