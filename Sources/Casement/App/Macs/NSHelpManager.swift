import CasementCore
import Foundation

extension NSHelpManager {
    /// The help of the program.
    public static let shared = NSHelpManager()

    /// Opens a page of help, by the address `help:BOOK/PAGE`, in the desktop's program for help. Without a book, it is
    /// that of the program. Where the desktop has
    /// no such program, a warning says so.
    public func openHelpAnchor(_ anchor: AnchorName, inBook book: BookName? = nil) {
        guard let address = Self.address(of: anchor, in: book ?? Self.ownBook) else { return }
        NSWorkspace.shared.open(address)
    }
}
