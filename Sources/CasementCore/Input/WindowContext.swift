/// What the views of one window share: where they are placed, what moves, which of them has the focus, and what is dragged. The view
/// graph and the input of a window are made with it.
@MainActor package final class WindowContext {
    package let layout: LayoutTree
    package let clock = AnimationClock()
    package let focus: FocusManager
    package let drags: DragController

    package init(textures: TextureStore) {
        layout = LayoutTree(textures: textures)
        focus = FocusManager(tree: layout, clock: clock)
        drags = DragController(tree: layout, clock: clock)
    }
}
