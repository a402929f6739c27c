import CasementCore
import Foundation

/// A cache of decoded pictures: up to `PictureLimits.pictureMemory`; the least recently used are evicted first.
@MainActor final class DecodedPictures {
    static let shared = DecodedPictures()

    private var images: [Int: (image: CGImage, used: Int)] = [:]
    private var clock = 0
    private(set) var byteCount = 0

    subscript(id: Int) -> CGImage? {
        get {
            clock += 1
            images[id]?.used = clock
            return images[id]?.image
        }
        set {
            if let old = images.removeValue(forKey: id) { byteCount -= old.image.byteCount }
            guard let newValue else { return }
            clock += 1
            images[id] = (newValue, clock)
            byteCount += newValue.byteCount
            let limit = PictureLimits.current.pictureMemory
            // The newest picture stays, so that a single large one is not decoded in every frame of a resize.
            while byteCount > limit, images.count > 1, let oldest = images.min(by: { $0.value.used < $1.value.used }) {
                images[oldest.key] = nil
                byteCount -= oldest.value.image.byteCount
            }
        }
    }
}
