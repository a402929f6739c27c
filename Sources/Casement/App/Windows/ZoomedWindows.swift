import CasementCore
import CasementSDL
import Foundation

extension AppWindow {
    /// Gives it the size and place of zoomed windows, which its scene may set, or those of before.
    package func zoom() {
        guard isResizable, let native else { return }
        if let ideal = idealFrame(on: native.display) {
            native.zoom(to: ideal.size, at: ideal.position)
        } else {
            native.zoom()
        }
    }

    /// The size and place that the scene sets for zoomed windows; nil for those that the desktop gives.
    private func idealFrame(on display: DisplayProxy) -> (size: CGSize, position: WindowPlacement.Position?)? {
        let placement = scene.idealPlacement?(
            WindowLayoutRoot(pipeline: pipeline), WindowPlacementContext(defaultDisplay: display))
        guard placement != nil || scene.idealSize == .fitToContent else { return nil }
        var size: CGSize =
            switch scene.idealSize {
            case .fitToContent: pipeline.idealSize
            case .maximum: display.visibleRect.size
            default: pipeline.size
            }
        if let width = Self.length(placement?.width) { size.width = width }
        // As for new windows, that of the content.
        if let height = Self.length(placement?.height) {
            size.height = height + pipeline.titleBarHeight(size.width) + pipeline.menuBarHeight(size.width)
        }
        let room = display.visibleRect.size
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        return (limits?.nearest(to: size) ?? size, placement?.position)
    }

    /// Whether a press at a point, in points, moves it, and by what.
    func handle(at point: CGPoint) -> WindowHandle? {
        pipeline.input.windowHandle(at: point, withBackground: scene.dragsBackground)
    }
}
