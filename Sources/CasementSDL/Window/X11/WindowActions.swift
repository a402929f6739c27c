import CSDL2
import Foundation

extension X11Window {
    /// The functions of Motif's hints, which window managers still read: they take the button and the item of the
    /// window's menu away.
    private struct Functions: OptionSet {
        let rawValue: Int
        static let resize = Functions(rawValue: 1 << 1)
        static let move = Functions(rawValue: 1 << 2)
        static let minimize = Functions(rawValue: 1 << 3)
        static let maximize = Functions(rawValue: 1 << 4)
        static let close = Functions(rawValue: 1 << 5)
    }

    /// Sets what the window manager offers to the user.
    func setActions(canClose: Bool, canMinimize: Bool, canResize: Bool) {
        var functions: Functions = .move
        if canClose { functions.insert(.close) }
        if canMinimize { functions.insert(.minimize) }
        if canResize { functions.formUnion([.resize, .maximize]) }
        // The flags say that functions and decorations are set, and these are all decorations, or none.
        setMotifHints([0b11, functions.rawValue, TitleBars.areOwn ? 0 : 1, 0, 0])
    }

    private func setMotifHints(_ hints: [Int]) {
        typealias Intern = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Atom
        typealias Change =
            @convention(c) (
                OpaquePointer?, Window, Atom, Atom, Int32, Int32, UnsafePointer<Int>?, Int32
            ) -> Int32
        guard let library = LoadedLibrary.x11, let intern: Intern = library.function("XInternAtom"),
            let change: Change = library.function("XChangeProperty")
        else { return }
        let name = intern(display, "_MOTIF_WM_HINTS", 0)
        _ = change(display, id, name, name, 32, PropModeReplace, hints, Int32(hints.count))
    }
}
