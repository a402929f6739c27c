import CasementCore
import Foundation

/// What this program copied, selected or drags. The compositor asks for the data of a format when another program
/// does.
@MainActor final class WaylandSource {
    let object: WaylandObject
    let content: WaylandContent

    /// Nil if the compositor is gone. `receive` gets the events other than requests for data.
    init?(
        _ content: WaylandContent, _ kind: WaylandTransferKind, by manager: WaylandObject,
        receive: @escaping (UInt32) -> Void
    ) {
        let made = manager.make(0, kind.sourceInterface, .new) { event, arguments in
            guard event == kind.send else { return receive(event) }
            let (name, file) = (arguments.string(0) ?? "", arguments.int(1))
            // Making the data runs the program's code.
            DispatchQueue.main.async { content.send(name, to: file) }
        }
        guard let made else { return nil }
        (object, self.content) = (made, content)
        for name in content.names + [content.mark] { object.send(0, .string(name)) }
    }

    func destroy() { object.destroy(WaylandTransferKind.destroySource) }
}

/// The data of one or several sources, which is made when it is requested first.
@MainActor final class WaylandContent {
    /// A format without data, by which the program knows its own offers.
    let mark = "CASEMENT_" + UUID().uuidString
    var offers: [DesktopFormats.Offer] { didSet { made = [:] } }
    private var made: [String: Data] = [:]

    init(_ offers: [DesktopFormats.Offer]) { self.offers = offers }

    var names: [String] { offers.map(\.name) }

    func data(as name: String) -> Data? {
        if let data = made[name] { return data }
        let data = offers.first { $0.name == name }?.data()
        made[name] = data
        return data
    }

    fileprivate func send(_ name: String, to file: Int32) {
        guard let data = data(as: name) else {
            close(file)
            return
        }
        TransferPipe.send(data, to: file)
    }
}
