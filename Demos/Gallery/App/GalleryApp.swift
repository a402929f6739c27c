import Casement
import GalleryPages

/// The features of Casement, one per page.
@main struct GalleryApp: App {
    var body: some Scene {
        // Cards are not narrower.
        WindowGroup("Casement Gallery") { RootView().frame(minWidth: 760, minHeight: 480) }
            .defaultSize(width: 1024, height: 720)
            .commands { GalleryCommands() }
        PieceWindows()
    }
}
