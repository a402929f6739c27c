import CasementTesting
import Expectations
import Foundation
import Fuzzing
import TestData
import Testing

/// A short run of `make fuzz`, and the files that it has found.
@MainActor struct PictureFuzz {
    @Test("damaged pictures do not crash")
    func damaged() {
        var fuzzer = PictureFuzzer(seed: 1)
        fuzzer.run(count: 3000)
        // A seventh is not damaged at all.
        expect((500...1500).contains(fuzzer.decoded) && fuzzer.refused == 3000 - fuzzer.decoded)
    }

    /// A file whose header has a size that its few bytes cannot contain.
    private func sized(_ data: Data, _ places: [(Int, [UInt8])]) -> Data {
        var bytes = [UInt8](data)
        for (place, new) in places { bytes.replaceSubrange(place..<place + new.count, with: new) }
        return Data(bytes)
    }

    @Test("a GIF frame of two thousand million pixels, which the decoder would fill")
    func hugeFrame() throws {
        let frame = try require(SamplePictures.gif.firstIndex(of: 0x2C))
        expect(UIImage(data: sized(SamplePictures.gif, [(frame + 5, [0xFF, 0x7F, 0xFF, 0xFF])])) == nil)
        expect(UIImage(data: sized(SamplePictures.gif, [(frame + 5, [0x00, 0x20, 0x00, 0x20])])) == nil)
        expect(UIImage(data: SamplePictures.gif.dropLast(2)) == nil)
        expect(UIImage(data: SamplePictures.gif) != nil)
    }

    @Test("a GIF with codes outside their table, at which the decoder would crash")
    func wildCodes() throws {
        let wild = try require(
            Data(
                base64Encoded:
                    "R0lGODlhDAAIAJEAAP8AAAD/AAAA/////ywAAAAAf////wACNwQIEGA="
            ))
        expect(UIImage(data: wild) == nil)
        // Every bit of the pixels flipped, one after the other.
        let data = SamplePictures.gif
        let frame = try require(data.firstIndex(of: 0x2C))
        for place in frame + 11..<data.count - 2 {
            for bit in 0..<8 {
                var damaged = [UInt8](data)
                damaged[place] ^= 1 << bit
                if let image = UIImage(data: Data(damaged)) { expect(image.size, equals: CGSize(width: 12, height: 8)) }
            }
        }
    }

    @Test("a bitmap of many more pixels than bytes, and one of a thousand million colours")
    func hugeBitmap() {
        expect(UIImage(data: sized(SamplePictures.bmp, [(18, [0xFF, 0x1F]), (22, [0xFF, 0x1F])])) == nil)
        expect(UIImage(data: sized(SamplePictures.bmp, [(28, [8]), (46, [0xFF, 0xFF, 0xFF, 0x7F])])) == nil)
        expect(UIImage(data: sized(SamplePictures.jpeg, [(0xA3, [0x3F, 0xFF, 0x0F, 0xFF])])) == nil)
    }

    private func drawing(_ element: String) -> Data {
        Data("<svg xmlns='http://www.w3.org/2000/svg' width='12' height='8'>\(element)</svg>".utf8)
    }

    @Test("dashes that never end")
    func dashes() {
        let line = "<path id='path123456789012' d='M0 0 L1000 1000' stroke='#123456'"
        expect(UIImage(data: drawing("\(line) stroke-dasharray='4 2'/>")) != nil)
        expect(UIImage(data: drawing("\(line) stroke-dasharray='1e-5'/>")) == nil)
        expect(UIImage(data: drawing("\(line) style='stroke-dasharray:.000001;fill:url(#a1)'/>")) == nil)
        expect(UIImage(data: drawing("<path d='M0 0 L1e9 3' stroke='red' stroke-dasharray='1'/>")) == nil)
        expect(UIImage(data: drawing("<rect width='1e30' height='4'/>")) == nil)
    }
}
