import Foundation
import Synchronization

/// How much memory pictures may take. Files from elsewhere are measured by their headers before anything is decoded.
///
///     PictureLimits.current.largestArea = 16_000_000
public struct PictureLimits: Sendable, Equatable {
    /// The largest width and height of a picture that is decoded, in pixels: 16,384 by default.
    public var largestSide = 16_384
    /// The largest number of pixels of a picture that is decoded: 64 million by default, which take 256 MiB.
    public var largestArea = 64_000_000
    /// The largest file that is read, in bytes: 256 MiB by default.
    public var largestFile = 256 << 20
    /// Bytes of what each window keeps ready to be drawn: 64 MiB by default. What was not seen for longest goes first; what is seen
    /// stays, even where it takes more. The variable `CASEMENT_TEXTURE_MEMORY`, in MiB, changes the default.
    public var textureMemory: Int
    /// Bytes of decoded pictures that are kept beside what is drawn, so that they can be shown in another size or again: 64 MiB by default.
    public var pictureMemory = 64 << 20

    /// The default limits.
    public init() {
        let variable = ProcessInfo.processInfo.environment["CASEMENT_TEXTURE_MEMORY"].flatMap { Int($0) }
        textureMemory = max(1, min(variable ?? 64, 1 << 20)) << 20
    }

    private static let shared = Mutex(PictureLimits())

    /// The limits in use, from any thread.
    public static var current: PictureLimits {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// Whether a picture of this size may be decoded.
    package func allows(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= largestSide && height <= largestSide
            && width.multipliedReportingOverflow(by: height).partialValue <= largestArea
    }
}
