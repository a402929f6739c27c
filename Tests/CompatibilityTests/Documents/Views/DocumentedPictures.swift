import CasementTesting
import Foundation
import Testing

// The examples of docs/pictures.md, verbatim.

struct Portrait: View {
    var photo: URL?

    var body: some View {
        VStack {
            Image("Lighthouse")
                .resizable()
                .scaledToFill()
                .frame(width: 320, height: 180)
                .clipped()
            AsyncImage(url: photo) { phase in
                switch phase {
                case .empty: Color.gray.opacity(0.2)
                case .success(let image): image.resizable().scaledToFit()
                case .failure: Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
                }
            }
            .frame(width: 80, height: 80)
            Label("Favourites", systemImage: "star.fill").foregroundStyle(.yellow)
            HStack {
                Image(systemName: "bell").symbolVariant(.slash)
                Image(systemName: "folder").font(.title).imageScale(.large)
                Image(systemName: "person.circle.fill").symbolRenderingMode(.hierarchical)
            }
        }
    }
}

func thumbnail(_ bytes: Data) -> Image {
    guard let picture = UIImage(data: bytes) else { return Image(systemName: "photo") }
    return Image(uiImage: picture).resizable().interpolation(.none)
}

@MainActor struct DocumentedPictures {
    @Test func theExamplesShowSomething() {
        let host = TestHost(width: 400, height: 400) {
            Portrait()
            thumbnail(Data())
        }
        #expect(host.find(text: "Favourites") != nil)
        #expect(PictureLimits.current.largestArea == 64_000_000)
        var limits = PictureLimits()
        limits.largestArea = 16_000_000
        limits.textureMemory = 32 << 20
        #expect(limits.allows(width: 4000, height: 4000) && !limits.allows(width: 4001, height: 4000))
    }
}
