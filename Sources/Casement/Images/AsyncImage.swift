import CasementCore
import Foundation

/// The state of the loading of an `AsyncImage`.
public enum AsyncImagePhase: Sendable {
    /// Nothing is loaded yet, or there is no URL.
    case empty
    /// The picture is loaded.
    case success(Image)
    /// The picture could not be loaded or decoded.
    case failure(any Error)

    /// The picture, if it is loaded.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The error, if loading failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from a file or the web while the view exists.
///
///     AsyncImage(url: photo) { image in
///         image.resizable().scaledToFill()
///     } placeholder: {
///         Color.gray
///     }
///     .frame(width: 80, height: 80)
///
/// Pictures are loaded and decoded off the main actor; loading is cancelled when the view is removed, and starts again
/// for another URL. Recently loaded pictures are cached and shown at once. A program that imports only Casement loads
/// files; web addresses need the module `SwiftUI` or `Combine`.
public struct AsyncImage<Content: View>: View {
    private let key: LoadedPictures.Key?
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    /// The result of loading, with its URL.
    private struct Answer {
        var key: LoadedPictures.Key
        var phase: AsyncImagePhase
    }
    @State private var answer: Answer?

    /// Shows the view that `content` makes of each phase. `scale` is the number of pixels per point.
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
        // The stack keeps the view of the task while the content changes.
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
    /// Shows the picture at its own size; before it is loaded, a grey area fills the space. `scale` is the
    /// number of pixels per point.
    public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { $0.image ?? Self.placeholder }
    }

    private static var placeholder: Image {
        Image(decorative: CGImage(width: 1, height: 1, pixels: [0x2613_1313]), scale: 1).resizable()
    }
}

extension AsyncImage {
    /// Shows the view that `content` makes of the picture, or `placeholder` before it is loaded and if loading fails.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}
