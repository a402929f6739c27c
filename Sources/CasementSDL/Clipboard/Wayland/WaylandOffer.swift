import CasementCore
import Foundation

/// What a program copied, selected or drags: the names of its formats, and its data on request.
@MainActor final class WaylandOffer {
    let object: WaylandObject
    private let kind: WaylandTransferKind
    private let flush: () -> Void
    private let types = Types()
    private final class Types {
        var names: [String] = []
        var action: UInt32 = 0
    }

    /// Nobody has as many formats; a program that goes on is not listened to.
    private static let mostNames = 256

    init(
        _ proxy: WaylandLibrary.Proxy, _ library: WaylandLibrary, _ kind: WaylandTransferKind,
        flush: @escaping () -> Void
    ) {
        (self.kind, self.flush) = (kind, flush)
        let types = types
        object = WaylandObject(proxy, library) { event, arguments in
            if event == 2 { types.action = arguments.uint(0) }
            guard event == 0, types.names.count < Self.mostNames, let name = arguments.string(0) else { return }
            types.names.append(name)
        }
    }

    var names: [String] { types.names }

    /// Whether the programs on both sides of a drag agree on an operation.
    var hasAction: Bool { types.action != 0 }

    /// The data in a format; nil if it is not offered, empty, longer than the limit, or does not arrive in time.
    func read(_ name: String, limit: Int) -> [UInt8]? {
        guard !object.isDestroyed, names.contains(name), let pipe = TransferPipe.make() else { return nil }
        object.send(kind.receive, .string(name), .file(pipe.writing))
        flush()
        close(pipe.writing)
        defer { close(pipe.reading) }
        return TransferPipe.read(pipe.reading, limit: limit)
    }

    func destroy() { object.destroy(kind.destroyOffer) }
}
