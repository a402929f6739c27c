import CasementCore

/// The title bar of a window that draws its own frame, with the items of the window's toolbar.
package struct TitleBar: View {
    let frame: WindowFrame
    @Environment(\.windowBars) private var bars

    package init(frame: WindowFrame) { self.frame = frame }

    package static var _isBuiltIn: Bool { true }

    package var body: some View {
        if frame.needsTitleBar {
            let contents = bars?.contents ?? BarContents()
            Toolbar(
                parts: ToolbarParts(frame.state.bars.isExpanded ? [] : contents.items, isInSheet: false),
                title: contents.traits.hidesTitle ? nil : title, traits: contents.traits, isTitleBar: true)
        }
    }

    private var title: NavigationTitle {
        let title = frame.state.title
        return NavigationTitle(
            text: title.title.map { Text(verbatim: $0) }, subtitle: title.subtitle.map { Text(verbatim: $0) })
    }
}

/// Lines along the edges of a window that draws its own frame, where nothing else divides it from what is behind.
package struct WindowEdges: View {
    let frame: WindowFrame

    package init(frame: WindowFrame) { self.frame = frame }

    package static var _isBuiltIn: Bool { true }

    package var body: some View {
        if !frame.state.isMaximized, !frame.state.isFullScreen {
            ZStack {
                line(width: nil, height: 1, .top)
                line(width: nil, height: 1, .bottom)
                line(width: 1, height: nil, .leading)
                line(width: 1, height: nil, .trailing)
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    private func line(width: CGFloat?, height: CGFloat?, _ alignment: Alignment) -> some View {
        Color(theme: .separator).frame(width: width, height: height)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
}

/// Makes a bar at the top of a window a part of its frame: it moves the window, has its menu, and its buttons where it
/// stands in a corner.
struct BarInFrame: ViewModifier {
    let frame: WindowFrame?
    let place: BarPlace
    let isTitleBar: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        if let frame {
            content
                .contentShape(Rectangle())
                .movesWindow(isTitleBar || frame.corners(of: place) != nil)
                .contextMenu { WindowMenu(frame: frame) }
                .onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .global)
                } action: {
                    if !isTitleBar { frame.moved(place, to: $0, mirrored: direction == .rightToLeft) }
                }
                .onDisappear { frame.removed(place) }
        } else {
            content
        }
    }
}

/// What the desktop's menu of a window offers.
private struct WindowMenu: View {
    let frame: WindowFrame

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let state = frame.state
        Button("Minimize") { frame.perform(.minimize) }.disabled(!state.canMinimize)
        Button(state.isMaximized ? "Restore" : "Maximize") { frame.perform(.zoom) }.disabled(!state.canResize)
        Divider()
        Button("Close") { frame.perform(.close) }.disabled(!state.canClose)
    }
}
