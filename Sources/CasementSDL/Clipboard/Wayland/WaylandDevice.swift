import CasementCore
import Foundation

/// The clipboard and the drags of a seat, or its primary selection. The compositor tells what another program copied
/// while a window of this one has the keyboard.
@MainActor final class WaylandDevice {
    let kind: WaylandTransferKind
    private let library: WaylandLibrary
    private let display: WaylandLibrary.Proxy
    private let manager: WaylandObject
    private(set) var object: WaylandObject?
    /// What the compositor has announced and not yet said what it is.
    private var announced: [WaylandLibrary.Proxy: WaylandOffer] = [:]
    /// What any program copied last.
    private(set) var offer: WaylandOffer?
    /// Whether this program emptied it, and nobody has copied since.
    private(set) var isEmptied = false
    /// What this program copied, unless another has since.
    private(set) var content: WaylandContent?
    /// The sources of it that the compositor may ask, the newest last.
    private var sources: [(number: Int, source: WaylandSource)] = []
    private var count = 0
    private var lastSerial: UInt32 = 0
    /// Whether it will be told soon.
    private var isWaiting = false
    /// How often the compositor has yet to learn what this program copied: what it tells meanwhile is older.
    private var unheard = 0
    /// Whether it has told what is there since this program copied.
    private var isTold = false
    /// Called when another program copied, or the compositor tells again what is there.
    var onChange: (() -> Void)?
    /// Receives the events of drags.
    var onDragEvent: ((UInt32, WaylandArguments) -> Void)?

    init?(
        _ kind: WaylandTransferKind, _ library: WaylandLibrary, on display: WaylandLibrary.Proxy,
        manager: WaylandObject, seat: WaylandObject
    ) {
        (self.kind, self.library, self.display, self.manager) = (kind, library, display, manager)
        object = manager.make(1, kind.deviceInterface, .new, .object(seat.proxy)) { [weak self] in
            self?.handle($0, $1)
        }
        guard object != nil else { return nil }
    }

    private func handle(_ event: UInt32, _ arguments: WaylandArguments) {
        switch event {
        case 0:
            guard let proxy = arguments.object(0) else { return }
            announced[proxy] = WaylandOffer(proxy, library, kind) { [weak self] in self?.flush() }
        case kind.selected:
            let new = arguments.object(0).flatMap(take)
            if offer !== new { offer?.destroy() }
            offer = new
            isTold = true
            if offer != nil, unheard == 0, !isWaiting { isEmptied = false }
            decide()
        default: onDragEvent?(event, arguments)
        }
    }

    /// The offer that an event names.
    func take(_ proxy: WaylandLibrary.Proxy) -> WaylandOffer? { announced.removeValue(forKey: proxy) }

    /// Forgets what this program copied if something else is there now.
    private func decide() {
        guard unheard == 0, !isWaiting else { return }
        if let content, !(offer?.names.contains(content.mark) ?? false) { forget() }
        onChange?()
    }

    private func forget() {
        for (_, source) in sources { source.destroy() }
        (sources, content) = ([], nil)
    }

    func flush() { _ = library.flush(display) }

    // MARK: Copying

    /// Makes a source of some data, whose events go to `receive`.
    func makeSource(_ content: WaylandContent, receive: @escaping (UInt32) -> Void) -> WaylandSource? {
        WaylandSource(content, kind, by: manager, receive: receive)
    }

    /// Offers data to other programs in the place of what is there; an empty list leaves nothing. `serial` is asked for
    /// when the compositor is told, once for all that is copied in a turn of the loop.
    func set(_ offers: [DesktopFormats.Offer], serial: @escaping () -> UInt32) {
        if !isWaiting {
            isWaiting = true
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                isWaiting = false
                tell(serial())
            }
        }
        isEmptied = offers.isEmpty
        let kept = content ?? sources.last?.source.content
        kept?.offers = offers
        content = isEmptied ? nil : kept ?? WaylandContent(offers)
    }

    /// Weston and GNOME take nothing new for a press or key that was answered already. What they have then gives the
    /// new data, as far as it has the same formats.
    private func tell(_ serial: UInt32) {
        let old = sources
        sources = content == nil || serial != lastSerial ? [] : old
        count += 1
        let number = count
        let new = content.flatMap { makeSource($0) { [weak self] in self?.sourceEvent($0, ofSource: number) } }
        if let new { sources.append((number, new)) }
        object?.send(kind.setSelection, .object(new?.object.proxy), .uint(serial))
        lastSerial = serial
        if sources.count <= 1 { for (_, source) in old { source.destroy() } }
        expectAnswer()
        flush()
    }

    private func sourceEvent(_ event: UInt32, ofSource number: Int) {
        guard event == kind.cancelled else { return }
        for (other, source) in sources where other == number { source.destroy() }
        sources.removeAll { $0.number == number }
        // Another has taken its place, or another program copied.
        guard sources.isEmpty, !isWaiting else { return }
        forget()
        onChange?()
    }

    /// Asks the compositor to answer once it has read all requests.
    private func expectAnswer() {
        unheard += 1
        isTold = false
        library.sync(display) { [weak self] in
            guard let self else { return }
            unheard -= 1
            // It tells nothing to a program without the keyboard.
            if isTold { decide() }
        }
    }

    // MARK: Pasting

    /// The formats of what another program copied, or this one.
    var names: [String] { content?.names ?? (isEmptied ? [] : offer?.names ?? []) }

    func data(as name: String, limit: Int) -> [UInt8]? {
        // Nobody else would answer while this program waits.
        if let content { return content.data(as: name).map { [UInt8]($0) } }
        return isEmptied ? nil : offer?.read(name, limit: limit)
    }
}
