import SwiftUI

// A picture from bytes that a task loads, and changes of the URL that load it again.

/// Bytes as if from a remote server.
func load(_ url: URL) async -> Data? { try? Data(contentsOf: url) }

struct LoadedImage: View {
    var data: Data?

    var body: some View {
        ZStack {
            if let data, let image = UIImage(data: data) {
                Image(uiImage: image)
            } else {
                Text("Loading")
            }
        }
    }
}

struct AsyncImageView: View {
    enum Reloading { case never, idBelowTask, idOutsideTask, taskID, onChange }

    var url: URL
    var reloading: Reloading
    @State var imageData: Data?

    var body: some View {
        switch reloading {
        case .never:
            LoadedImage(data: imageData).task { imageData = await load(url) }
        case .idBelowTask:
            LoadedImage(data: imageData).id(url).task { imageData = await load(url) }
        case .idOutsideTask:
            LoadedImage(data: imageData).task { imageData = await load(url) }.id(url)
        case .taskID:
            LoadedImage(data: imageData).task(id: url) { imageData = await load(url) }
        case .onChange:
            LoadedImage(data: imageData)
                .task { imageData = await load(url) }
                .onChange(of: url) { _, new in Task { imageData = await load(new) } }
        }
    }
}
