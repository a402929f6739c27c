import CasementCore
import Foundation

/// A window over which the desktop drags.
@MainActor protocol DragWindow: AnyObject {
    /// What the compositor knows it by; nil on other desktops, and once it is closed.
    var surface: OpaquePointer? { get }
    /// The place of a drag, from units of the desktop to points of the window.
    func place(ofDrag place: CGPoint) -> CGPoint
    /// The place of a drag, from pixels of an X11 screen to points of the window; nil if the server does not answer.
    func place(onScreen place: CGPoint) -> CGPoint?
    func take(_ input: InputEvent)
    /// Whether what is dragged over it would be taken where it is now.
    var acceptsDrag: Bool { get }
    /// Makes what shows the picture of a drag that leaves it; nil if the compositor cannot.
    func makeDragPicture() -> (any DragPicture)?
}

/// What shows the picture of a drag while a compositor carries it.
@MainActor protocol DragPicture: AnyObject {
    /// The surface as the compositor knows it.
    var proxy: OpaquePointer { get }
    func close()
}
