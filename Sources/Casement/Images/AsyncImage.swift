import CasementCore
import Foundation

/// How far the loading of an `AsyncImage` is.
public enum AsyncImagePhase: Sendable {
    /// Nothing is loaded yet, or there is no URL.
    case empty
    /// The picture is there.
    case success(Image)
    /// It could not be loaded or shown.
    case failure(any Error)

    /// The picture, where it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// What went wrong, where something did.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from a file or the web while the view is there.
///
///     AsyncImage(url: photo) { image in
///         image.resizable().scaledToFill()
///     } placeholder: {
///         Color.gray
///     }
///     .frame(width: 80, height: 80)
///
/// Loading and decoding happen away from the main actor; they are cancelled when the view goes, and begin anew for another URL. Pictures that were
/// loaded lately are shown at once. A program that imports Casement alone loads files; addresses of the web need the module `SwiftUI` or `Combine`.
public struct AsyncImage<Content: View>: View {
    private let key: LoadedPictures.Key?
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    /// What was loaded, and for which URL.
    private struct Answer {
        var key: LoadedPictures.Key
        var phase: AsyncImagePhase
    }
    @State private var answer: Answer?

    /// Shows what `content` makes of each phase. `scale` is the picture's pixels per point.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        key = url.map { LoadedPictures.Key(url: $0, scale: scale) }
        (self.transaction, self.content) = (transaction, content)
    }

    private var phase: AsyncImagePhase {
        guard let key else { return .empty }
        if let answer, answer.key == key { return answer.phase }
        return LoadedPictures.shared[key].map { .success(Image($0)) } ?? .empty
    }

    public var body: some View {
        // The stack keeps the task's view while the content changes.
        ZStack { content(phase) }.task(id: key) { await load() }
    }

    @MainActor private func load() async {
        guard let key, LoadedPictures.shared[key] == nil else { return }
        do {
            let picture = try await PictureLoader.load(key.url, scale: key.scale)
            LoadedPictures.shared.add(picture, for: key)
            if !Task.isCancelled { answer = Answer(key: key, phase: .success(Image(picture))) }
        } catch {
            if !Task.isCancelled { answer = Answer(key: key, phase: .failure(error)) }
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension AsyncImage where Content == Image {
    /// Shows the picture at its own size, and before it is there a grey area that fills the space.
    public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { $0.image ?? Self.placeholder }
    }

    private static var placeholder: Image {
        Image(decorative: CGImage(width: 1, height: 1, pixels: [0x2613_1313]), scale: 1).resizable()
    }
}

extension AsyncImage {
    /// Shows what `content` makes of the picture, and `placeholder` before it is there and where it cannot be loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}
