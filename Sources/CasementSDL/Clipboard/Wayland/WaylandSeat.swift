import CSDL2
import Foundation

/// The user's keyboard and pointer on Wayland, as far as copying and dragging need them: a compositor wants to know
/// which press or key a copy or a drag answers, and SDL does not tell. SDL's connection is shared, and with it the
/// waiting for events.
@MainActor final class WaylandSeat {
    /// What SDL must not speak too.
    static let protocols = ["wl_data_device_manager", "zwp_primary_selection_device_manager_v1"]
    /// Whether SDL leaves them to the program.
    static var isFree = false
    /// Nil on other desktops.
    private(set) static var shared: WaylandSeat?

    private let library: WaylandLibrary
    let display: WaylandLibrary.Proxy
    private var registry: WaylandObject?
    private var seat, keyboard, touch: WaylandObject?
    private(set) var pointer: WaylandObject?
    private var managers: [String: WaylandObject] = [:]
    private let kinds: [WaylandTransferKind]
    private(set) var clipboard: WaylandDevice?
    /// Called, while SDL reads events, when another program copied or the compositor tells again what is there.
    static var onClipboardChange: (() -> Void)?
    private(set) var primary: WaylandDevice?
    /// The last key, press, or gain of the keyboard.
    private(set) var serial: UInt32 = 0
    /// The press of a button that is down, and the surface that was pressed.
    private(set) var press: (serial: UInt32, surface: OpaquePointer)?
    private var surface: OpaquePointer?

    /// Receives the events of drags over the program's windows.
    var onDragEvent: ((UInt32, WaylandArguments) -> Void)?
    /// Called for a press that SDL does not report, because the button is down as far as it knows.
    var onMissedPress: (() -> Void)?
    /// Receives the events of the pointer, and whether the compositor groups them by frames.
    var onPointerEvent: ((UInt32, WaylandArguments, _ sendsFrames: Bool) -> Void)?
    /// Receives the events of fingers on a screen.
    var onTouchEvent: ((UInt32, WaylandArguments) -> Void)?
    /// Called when there is no such screen any more.
    var onTouchLoss: (() -> Void)?
    /// Whether SDL was not told that the button is up, because the compositor took a drag.
    private var hasMissedRelease = false

    /// Begins with the program's first window; false after that, and on other desktops.
    static func start(beside window: OpaquePointer) -> Bool {
        guard isFree, shared == nil, let display = WaylandWindow(of: window)?.display, let library = WaylandLibrary(),
            let kind = WaylandTransferKind.clipboard(library)
        else { return false }
        shared = WaylandSeat(library, display, [kind, .primary(library)])
        return true
    }

    private init(_ library: WaylandLibrary, _ display: WaylandLibrary.Proxy, _ kinds: [WaylandTransferKind]) {
        (self.library, self.display, self.kinds) = (library, display, kinds)
        registry = library.registry(of: display) { [weak self] event, arguments in
            guard event == 0, let name = arguments.string(1) else { return }
            self?.found(name, number: arguments.uint(0), version: arguments.uint(2))
        }
        _ = library.flush(display)
    }

    private func found(_ name: String, number: UInt32, version: UInt32) {
        func bind(
            _ interface: UnsafeRawPointer?, upTo most: UInt32, receive: @escaping (UInt32, WaylandArguments) -> Void
        ) -> WaylandObject? {
            let version = min(version, most)
            return registry?.make(
                0, interface, version: version, .uint(number), .string(name), .uint(version), .new, receive: receive)
        }
        if name == "wl_seat", seat == nil {
            seat = bind(library.interface(name), upTo: 5) { [weak self] event, arguments in
                if event == 0 { self?.has(arguments.uint(0)) }
            }
        } else if let kind = kinds.first(where: { $0.manager == name }), managers[name] == nil {
            managers[name] = bind(kind.managerInterface, upTo: kind.version) { _, _ in }
        } else {
            return
        }
        guard let seat else { return }
        for kind in kinds {
            guard let manager = managers[kind.manager] else { continue }
            if kind.manager == Self.protocols[0] {
                if clipboard == nil {
                    clipboard = WaylandDevice(kind, library, on: display, manager: manager, seat: seat)
                    clipboard?.onChange = { Self.onClipboardChange?() }
                    clipboard?.onDragEvent = { [weak self] in self?.onDragEvent?($0, $1) }
                }
            } else if primary == nil {
                primary = WaylandDevice(kind, library, on: display, manager: manager, seat: seat)
            }
        }
        _ = library.flush(display)
    }

    // MARK: Keyboard and pointer

    /// The seat has other devices now.
    private func has(_ devices: UInt32) {
        let (aPointer, aKeyboard, aScreen): (UInt32, UInt32, UInt32) = (1, 2, 4)
        if devices & aPointer != 0, pointer == nil {
            pointer = seat?.make(0, library.interface("wl_pointer"), .new) { [weak self] in
                self?.pointerEvent($0, $1)
            }
        }
        if devices & aKeyboard != 0, keyboard == nil {
            keyboard = seat?.make(1, library.interface("wl_keyboard"), .new) { [weak self] in
                self?.keyboardEvent($0, $1)
            }
        }
        // One that is plugged in later is another.
        if devices & aScreen == 0, let lost = touch {
            let release: UInt32 = 0
            lost.destroy(lost.version >= 3 ? release : nil)
            touch = nil
            onTouchLoss?()
        }
        if devices & aScreen != 0, touch == nil {
            touch = seat?.make(2, library.interface("wl_touch"), .new) { [weak self] event, arguments in
                if event == 0 { self?.serial = arguments.uint(0) }
                self?.onTouchEvent?(event, arguments)
            }
        }
        _ = library.flush(display)
    }

    private func keyboardEvent(_ event: UInt32, _ arguments: WaylandArguments) {
        switch event {
        // The keymap, which SDL has too.
        case 0: close(arguments.int(1))
        case 1, 3: serial = arguments.uint(0)
        default: break
        }
    }

    private func pointerEvent(_ event: UInt32, _ arguments: WaylandArguments) {
        switch event {
        case 0:
            surface = arguments.object(1)
            // Later versions of SDL may do without.
            if hasMissedRelease { hasMissedRelease = SDL_GetMouseState(nil, nil) & 1 != 0 }
        case 1: surface = nil
        case 3:
            serial = arguments.uint(0)
            let isDown = arguments.uint(3) != 0
            press = isDown ? surface.map { (serial, $0) } : nil
            let leftButton: UInt32 = 0x110
            if isDown, hasMissedRelease, arguments.uint(2) == leftButton {
                hasMissedRelease = false
                onMissedPress?()
            }
        default: break
        }
        onPointerEvent?(event, arguments, (pointer?.version ?? 0) >= 5)
    }

    /// A surface is about to be destroyed.
    func forget(_ surface: OpaquePointer) {
        if self.surface == surface { self.surface = nil }
        if press?.surface == surface { press = nil }
    }

    /// The compositor carries a drag from here on, and the release that ends it.
    func dragBegan() {
        press = nil
        // It knows nothing of a press on a popup.
        hasMissedRelease = SDL_GetMouseState(nil, nil) & 1 != 0
    }
}
