import Foundation

// Popups that do not fit into the window. Their layout is part of the window's; what is here runs only while there are
// presented views.
extension FramePipeline {
    /// Lets popups leave the window. `workArea` returns that of the screen that shows a rectangle of the window; both
    /// in the window's coordinates, in points. With windows of their own they are not drawn with the window's content,
    /// but handed over as `popups`. So are pictures of drags that leave the window, where `placesDrags`.
    package func setPopupScreen(
        hasWindows: Bool, placesDrags: Bool = false, workArea: @escaping (CGRect) -> CGRect?
    ) {
        window.popupScreen = PopupScreen(
            workArea: workArea, placesDrags: placesDrags,
            makeSurface: hasWindows
                ? { [layout, graphics] in
                    PopupSurface(tree: layout, store: graphics.store)
                } : nil)
    }

    /// Places the popups that are outside of the window again, because the work area is another.
    package func popupScreenChanged() {
        for presentation in window.presentations where presentation.isOutside { presentation.invalidate() }
    }

    /// Whether anything is presented above the content, in the window or outside of it.
    package var isPresenting: Bool { !window.presentations.isEmpty }

    /// What windows of their own show, from back to front.
    package var popups: [PopupSurface] {
        window.presentations.compactMap { $0.surface as? PopupSurface }.filter { !$0.frame.isEmpty }
    }

    /// Paints the popups that have windows of their own; true if anything was painted.
    func paintPopups() -> Bool {
        var isPainted = false
        for presentation in window.presentations {
            guard let surface = presentation.surface as? PopupSurface else { continue }
            if surface.paint(presentation, over: graphics.background, statistics: &graph.statistics) {
                isPainted = true
            }
        }
        return isPainted
    }
}
