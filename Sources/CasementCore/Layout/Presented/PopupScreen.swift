import Foundation

/// The screen on which popups are placed that do not fit into their window.
@MainActor package struct PopupScreen {
    /// Returns the work area of the screen that shows a rectangle of the window; both in the window's coordinates, in
    /// points. Nil where popups cannot leave the window. Asked only for popups that do not fit.
    let workArea: (CGRect) -> CGRect?
    /// Makes what shows a popup outside of the window; nil where the part that is in the window is drawn with it.
    let makeSurface: (() -> NodeLayer)?
    /// Whether the pictures of drags can be placed outside of the window. Where they cannot, the desktop may show them
    /// while it carries the drag.
    let placesDrags: Bool

    package init(workArea: @escaping (CGRect) -> CGRect?, placesDrags: Bool, makeSurface: (() -> NodeLayer)?) {
        (self.workArea, self.placesDrags, self.makeSurface) = (workArea, placesDrags, makeSurface)
    }
}
