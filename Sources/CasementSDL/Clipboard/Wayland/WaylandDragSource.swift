import CSDL2
import CasementCore
import Foundation

/// Delivers what is dragged out of a window to the program under the pointer. Once the drag leaves the window, the
/// compositor carries it, and hands it back like one of another program.
@MainActor final class WaylandDragSource: OutsideDrops {
    private let seat: WaylandSeat
    private var source: WaylandSource?
    /// What shows the picture of the drag.
    private(set) var picture: (any DragPicture)?
    /// Makes that of a drag out of the window with a surface.
    var makePicture: (OpaquePointer) -> (any DragPicture)? = { _ in nil }
    /// The surface that was pressed, while the compositor carries the drag.
    private(set) var origin: OpaquePointer?
    /// Whether the drag is over its own window.
    var isHome = false
    /// Whether it was dropped on a program that takes it.
    private var isTaken = false
    /// Called with the surface that was pressed when the drag has ended outside of its window.
    var onEnd: ((OpaquePointer) -> Void)?

    init(_ seat: WaylandSeat) { self.seat = seat }

    /// What is dragged; nil for another program's offer.
    func content(of offer: WaylandOffer) -> WaylandContent? {
        guard origin != nil, let content = source?.content, offer.names.contains(content.mark) else { return nil }
        return content
    }

    func move(_ items: [TransferItem]) {
        guard origin == nil, let press = seat.press, let device = seat.clipboard else { return }
        let offers = DesktopFormats.offers(of: items.map { $0.promised() }, asFiles: { DraggedFiles.file(of: $0) })
        guard !offers.isEmpty else { return }
        forget()
        source = device.makeSource(WaylandContent(offers)) { [weak self] in self?.handle($0) }
        guard let source, let object = device.object else { return }
        (origin, isTaken, isHome) = (press.surface, false, false)
        let (setActions, copy): (UInt32, UInt32) = (2, 1)
        if source.object.version >= 3 { source.object.send(setActions, .uint(copy)) }
        picture = makePicture(press.surface)
        object.send(
            0, .object(source.object.proxy), .object(press.surface), .object(picture?.proxy), .uint(press.serial))
        seat.dragBegan()
        device.flush()
    }

    /// The compositor keeps the drag where it comes back into its window.
    func leave() {}

    func drop() -> Bool { isTaken }

    var carriesPicture: Bool { picture != nil }

    /// Without its source the compositor ends the drag.
    func cancel() {
        guard origin != nil else { return }
        (origin, isHome) = (nil, false)
        forget()
        seat.clipboard?.flush()
    }

    private func handle(_ event: UInt32) {
        let (cancelled, performed, finished): (UInt32, UInt32, UInt32) = (2, 3, 4)
        switch event {
        case performed:
            // On its own window, the device tells.
            if !isHome { end(isTaken: true) }
        case cancelled:
            end(isTaken: false)
            forget()
        case finished: forget()
        default: break
        }
    }

    /// The button was released, or the compositor cancelled the drag. While SDL reads events, nothing may run.
    private func end(isTaken: Bool) {
        guard let surface = origin else { return }
        self.isTaken = isTaken
        origin = nil
        DispatchQueue.main.async { [weak self] in self?.onEnd?(surface) }
    }

    /// It was dropped on its own window.
    func droppedAtHome() { origin = nil }

    private func forget() {
        source?.destroy()
        source = nil
        picture?.close()
        picture = nil
    }
}
