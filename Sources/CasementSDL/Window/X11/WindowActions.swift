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

    /// What a window manager draws around a window.
    struct Decorations: OptionSet {
        let rawValue: Int
        static let all = Decorations(rawValue: 1 << 0)
        /// Edges to take hold of, without a title.
        static let edges = Decorations(rawValue: 1 << 1 | 1 << 2)
    }

    /// Sets what the window manager draws around the window, and what it offers to the user.
    func setActions(canClose: Bool, canMinimize: Bool, canResize: Bool, decorations: Decorations) {
        var functions: Functions = .move
        if canClose { functions.insert(.close) }
        if canMinimize { functions.insert(.minimize) }
        if canResize { functions.formUnion([.resize, .maximize]) }
        // The flags say that functions and decorations are set.
        set(
            "_MOTIF_WM_HINTS", type: atom("_MOTIF_WM_HINTS"),
            to: [0b11, functions.rawValue, TitleBars.areOwn ? 0 : decorations.rawValue, 0, 0])
    }
}
