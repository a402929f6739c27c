import CasementTesting
import Foundation
import TestData

/// Damages small pictures of every format, decodes the results, and shows what could be decoded.
@MainActor public struct PictureFuzzer {
    private var random: SeededGenerator
    /// The number of pictures that were decoded, and of those that were refused.
    public private(set) var decoded = 0
    public private(set) var refused = 0

    public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// Decodes `count` pictures.
    public mutating func run(count: Int) {
        for _ in 0..<count {
            let data = damaged(SamplePictures.all.randomElement(using: &random)?.data ?? Data())
            guard let image = UIImage(data: data) else {
                refused += 1
                continue
            }
            decoded += 1
            precondition(image.size.width > 0 && image.size.height > 0, "a decoded picture has a size")
            if decoded % 16 == 0 { show(image) }
        }
    }

    private mutating func show(_ image: UIImage) {
        let inset = CGFloat(Int.random(in: 0...9, using: &random))
        let insets = EdgeInsets(top: inset, leading: 1, bottom: 0, trailing: inset)
        let mode: Image.ResizingMode = Bool.random(using: &random) ? .tile : .stretch
        let host = TestHost(width: 20, height: 20) {
            Image(uiImage: image).resizable(capInsets: insets, resizingMode: mode)
        }
        host.update()
    }

    private mutating func damaged(_ data: Data) -> Data {
        var bytes = [UInt8](data)
        for _ in 0..<Int.random(in: 0...6, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
            case 2: bytes.removeSubrange(place...)
            case 3: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
            case 4: bytes.removeSubrange(place..<min(place + 8, bytes.count))
            case 5:
                // A maximal length or size.
                for index in place..<min(place + 4, bytes.count) { bytes[index] = index == place ? 0x7F : 0xFF }
            default: bytes.insert(contentsOf: bytes[place..<min(place + 16, bytes.count)], at: place)
            }
        }
        return Data(bytes)
    }
}
