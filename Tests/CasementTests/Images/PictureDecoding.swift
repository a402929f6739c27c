import CasementSDL
import CasementTesting
import Expectations
import Foundation
import HostSupport
import TestData
import Testing

/// From bytes to pixels: formats, sizes, orientation, and invalid data.
@MainActor struct PictureDecoding {
    @Test("every format is decoded to the same four parts", arguments: SamplePictures.all.map(\.name))
    func formats(name: String) throws {
        let data = try require(SamplePictures.all.first { $0.name == name }?.data)
        let image = try require(UIImage(data: data))
        let factor: CGFloat = name == "jpeg" ? 2 : 1
        expect(image.size, equals: CGSize(width: 12 * factor, height: 8 * factor))
        expect(image.scale, equals: 1)
        let host = TestHost(width: 12, height: 8) { Image(uiImage: image).resizable() }
        func isNear(_ x: Int, _ y: Int, _ expected: [Int]) -> Bool {
            let tolerance = ["lossyWebP", "extendedWebP", "jpeg"].contains(name) ? 40 : 3
            return zip(host.pixel(x, y), expected).allSatisfy { abs($0 - $1) < tolerance }
        }
        expect(isNear(2, 1, [255, 0, 0]))
        expect(isNear(9, 1, [0, 255, 0]))
        expect(isNear(2, 6, [0, 0, 255]))
        expect(isNear(9, 6, [253, 253, 253]))
    }

    @Test("EXIF orientations rotate and mirror", arguments: 1...8)
    func orientation(number: Int) throws {
        let image = try require(UIImage(data: SamplePictures.jpeg(orientation: UInt8(number))))
        expect(image.size, equals: (number > 4 ? CGSize(width: 16, height: 24) : CGSize(width: 24, height: 16)))
        let host = TestHost(width: 20, height: 20) { Image(uiImage: image).resizable() }
        func part(_ x: Int, _ y: Int) -> String {
            switch host.pixel(x, y).map({ $0 > 128 ? 1 : 0 }) {
            case [1, 0, 0]: "r"
            case [0, 1, 0]: "g"
            case [0, 0, 1]: "b"
            default: "w"
            }
        }
        let seen = part(5, 5) + part(15, 5) + part(5, 15) + part(15, 15)
        expect(seen, equals: ["rgbw", "grwb", "wbgr", "bwrg", "rbgw", "brwg", "wgbr", "gwrb"][number - 1])
    }

    @Test("damaged, truncated and invalid data is nil", arguments: SamplePictures.all.map(\.name))
    func damaged(name: String) throws {
        let data = try require(SamplePictures.all.first { $0.name == name }?.data)
        expect(UIImage(data: data.prefix(12)) == nil)
        expect(UIImage(data: Data()) == nil)
        expect(UIImage(data: Data("no picture".utf8)) == nil)
        if ["png", "webP", "lossyWebP", "jpeg"].contains(name) {
            expect(UIImage(data: data.prefix(data.count * 2 / 3)) == nil)
        }
    }

    @Test("a header with too large a size decodes nothing")
    func limits() throws {
        var png = SamplePictures.png
        png.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
        expect(
            PictureHeader(png),
            equals: PictureHeader(png).map { header in
                var header = header
                (header.width, header.height) = (65_536, 65_536)
                return header
            })
        #expect(throws: PictureError.self) { try PictureDecoder.picture(png) }
        do { _ = try PictureDecoder.picture(png) } catch {
            expect("\(error)".contains("65536x65536 pixels are more than PictureLimits allow"))
        }
        let limits = PictureLimits.current
        defer { PictureLimits.current = limits }
        PictureLimits.current.largestArea = 95
        expect(UIImage(data: SamplePictures.png) == nil)
        PictureLimits.current.largestArea = 96
        expect(UIImage(data: SamplePictures.png) != nil)
    }

    @Test(
        "the size of an SVG picture",
        arguments: [
            ("width='40' height='30'", 40, 30), ("viewBox='0 0 20 10'", 20, 10),
            ("width='100%' height='100%' viewBox='0,0,7,9'", 7, 9), ("width='40' viewBox='0 0 2 1'", 40, 20),
            ("width=\"1in\" height=\"72pt\"", 96, 96), ("", 300, 150),
        ])
    func svg(attributes: String, width: Int, height: Int) {
        let header = PictureHeader(Data("<?xml version='1.0'?>\n<svg \(attributes)><path/></svg>".utf8))
        expect(header?.width == width && header?.height == height && header?.format == .svg)
    }
}
