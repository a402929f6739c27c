import Casement
import GalleryPages

/// What Casement can do, a page at a time.
@main struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Casement Gallery") { RootView() }
            .defaultSize(width: 1024, height: 720)
    }
}
