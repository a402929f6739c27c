import Foundation
import Synchronization

/// Limits of the memory for pictures. Files from outside of the program are checked by their headers before decoding.
///
///     PictureLimits.current.largestArea = 16_000_000
public struct PictureLimits: Sendable, Equatable {
    /// The largest width and height of decoded pictures, in pixels: 16,384 by default.
    public var largestSide = 16_384
    /// The largest number of pixels of decoded pictures: 64 million by default, which take 256 MiB.
    public var largestArea = 64_000_000
    /// The largest size of files, in bytes: 256 MiB by default.
    public var largestFile = 256 << 20
    /// The texture cache of each window, in bytes: 64 MiB by default. The least recently visible textures are
    /// evicted first; visible ones are kept, even beyond the limit. The variable `CASEMENT_TEXTURE_MEMORY`, in
    /// MiB, changes the default.
    public var textureMemory: Int
    /// The cache of decoded pictures, in bytes, in addition to textures, so that they can be shown in another size or
    /// again: 64 MiB by default.
    public var pictureMemory = 64 << 20

    /// Creates the default limits.
    public init() {
        let variable = environmentVariable("CASEMENT_TEXTURE_MEMORY").flatMap { Int($0) }
        textureMemory = max(1, min(variable ?? 64, 1 << 20)) << 20
    }

    private static let shared = Mutex(PictureLimits())

    /// The current limits, usable from any thread.
    public static var current: PictureLimits {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// Whether a picture of this size in pixels may be decoded.
    package func allows(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= largestSide && height <= largestSide
            && width.multipliedReportingOverflow(by: height).partialValue <= largestArea
    }
}
