import CasementCombine
import CasementCore
import CasementSDL
import Foundation

/// Loads and decodes pictures off the main actor.
enum PictureLoader {
    /// Loads the picture at a file or web URL.
    nonisolated static func load(_ url: URL, scale: CGFloat) async throws -> Picture {
        let data = try await bytes(of: url)
        try Task.checkCancellation()
        return try PictureDecoder.picture(data, scale: scale)
    }

    nonisolated private static func bytes(of url: URL) async throws -> Data {
        if url.isFileURL { return try PictureFolders.read(url.path) }
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            throw PictureError("AsyncImage loads files and http and https addresses, not \(url.absoluteString).")
        }
        guard let loader = NSClassFromString("Combine.WebLoader") as? any _WebLoading.Type else {
            throw PictureError(
                "AsyncImage loads pictures of the web where the program has Casement's module Combine or SwiftUI, which bring the network libraries: add one of them to the target's dependencies and import it."
            )
        }
        return try await loader.load(url, limit: PictureLimits.current.largestFile)
    }
}

/// The cache of loaded pictures, up to `PictureLimits.pictureMemory`; the least recently shown are evicted first.
@MainActor final class LoadedPictures {
    static let shared = LoadedPictures()

    struct Key: Hashable {
        var url: URL
        var scale: CGFloat
    }

    private var pictures: [Key: (picture: Picture, used: Int)] = [:]
    private var clock = 0
    private var byteCount = 0

    subscript(key: Key) -> Picture? {
        clock += 1
        pictures[key]?.used = clock
        return pictures[key]?.picture
    }

    func add(_ picture: Picture, for key: Key) {
        clock += 1
        if let old = pictures.updateValue((picture, clock), forKey: key) { byteCount -= old.picture.byteCount }
        byteCount += picture.byteCount
        let limit = PictureLimits.current.pictureMemory
        while byteCount > limit, let oldest = pictures.min(by: { $0.value.used < $1.value.used }) {
            pictures[oldest.key] = nil
            byteCount -= oldest.value.picture.byteCount
        }
    }
}

extension Picture {
    /// The memory that the picture uses, in bytes.
    fileprivate var byteCount: Int {
        switch content {
        case .pixels(let image): image.byteCount
        case .vector(let data): data.count
        case .file: 0
        }
    }
}
