/// The objects shared by the views of one window: layout, animation clock, focus and drags. The view graph and the
/// input of a window are created with it.
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
