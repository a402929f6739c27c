import CSDL2
import CasementCore
import Foundation

/// Dead keys and the compose key on an X server.
///
/// libX11 would read the 5,000 lines of their sequences at each start, a quarter of its instructions. It gets an empty
/// list instead, and the sequences are read when a key is pressed that may begin one.
@MainActor enum ComposedKeys {
    private static var sequences: ComposeSequences?
    /// Whether libX11 has the empty list.
    private static var isNeeded = false
    /// What became of the key that went down last.
    private static var last = ComposeSequences.Step.none

    /// Calls `connect`, which opens the connection to the X server, so that libX11 reads no sequences.
    ///
    /// Not where an input method or the user has a list: they see the keys that libX11 leaves them.
    static func connecting(_ variables: [String: String], _ connect: () -> Bool) -> Bool {
        isNeeded = canFollow(variables)
        guard isNeeded else { return ComposeCache.connecting(variables, connect) }
        setenv(variable, "/dev/null", 1)
        defer { unsetenv(variable) }
        return connect()
    }

    private static let variable = "XCOMPOSEFILE"

    static func canFollow(_ variables: [String: String]) -> Bool {
        func isSet(_ name: String) -> Bool { !variables[name, default: ""].isEmpty }
        let ofUser = variables["HOME"].map { $0 + "/.XCompose" }
        return ![variable, "XMODIFIERS", "SDL_IM_MODULE"].contains(where: isSet)
            && !(ofUser.map { access($0, F_OK) == 0 } ?? false)
            // In Amharic some begin with a Latin letter's key.
            && !ComposeSequences.language(variables).utf8.starts(with: "am_".utf8)
    }

    /// Whether the event is one for SDL's queue. All of the X server's are offered, in their order.
    static func passes(_ event: SDL_Event) -> Bool {
        guard isNeeded else { return true }
        switch SDL_EventType(event.type) {
        case SDL_SYSWMEVENT:
            if let message = event.syswm.msg?.pointee, message.msg.x11.event.type == KeyPress {
                pressed(message.msg.x11.event.xkey)
            }
        case SDL_KEYDOWN:
            guard case .typed(let text) = last else { return true }
            last = .part
            add(event, typing: text)
            return false
        // What the key types by itself.
        case SDL_TEXTINPUT: return last == .none
        default: break
        }
        return true
    }

    private static func pressed(_ event: XKeyEvent) {
        last = .none
        guard let symbol = symbol(of: event) else { return }
        if sequences == nil, ComposeSequences.mayBegin(with: symbol) {
            sequences = ComposeSequences(ProcessInfo.processInfo.environment)
        }
        last = sequences?.press(symbol, in: event.window) ?? .none
    }

    /// The symbol that the key has with the modifiers that are held.
    private static func symbol(of event: XKeyEvent) -> KeySym? {
        typealias Lookup =
            @convention(c) (
                UnsafeMutablePointer<XKeyEvent>, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<KeySym>,
                OpaquePointer?
            ) -> Int32
        guard let lookup: Lookup = LoadedLibrary.x11?.function("XLookupString") else { return nil }
        var (event, symbol) = (event, KeySym(0))
        _ = lookup(&event, nil, 0, &symbol, nil)
        return symbol == 0 ? nil : symbol
    }

    /// Puts a key into the queue with the text that it completes, behind this filter.
    private static func add(_ key: SDL_Event, typing text: String) {
        var events = [key]
        if SDL_IsTextInputActive() == SDL_TRUE {
            var typed = SDL_Event()
            typed.text.type = SDL_TEXTINPUT.rawValue
            typed.text.timestamp = key.key.timestamp
            typed.text.windowID = key.key.windowID
            withUnsafeMutableBytes(of: &typed.text.text) { $0.copyBytes(from: text.utf8.prefix($0.count - 1)) }
            events.append(typed)
        }
        SDL_PeepEvents(&events, Int32(events.count), SDL_ADDEVENT, 0, 0)
    }
}
