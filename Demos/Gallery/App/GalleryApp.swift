import Casement
import GalleryPages

/// The features of Casement, one per page.
@main struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Casement Gallery") { RootView() }
            .defaultSize(width: 1024, height: 720)
            .commands { GalleryCommands() }
        PieceWindows()
    }
}
