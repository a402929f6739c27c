import CasementTesting
import Expectations
import Foundation
import ImageIO
import Testing
import UniformTypeIdentifiers

/// Pictures that are written and read by the names of ImageIO.
@MainActor struct ImageIOTests {
    private func picture() throws -> CGImage {
        let renderer = ImageRenderer(content: Color.red.frame(width: 40, height: 20))
        return try require(renderer.cgImage)
    }

    @Test("A picture is written, read and made smaller")
    func files() throws {
        let data = NSMutableData()
        let type = UTType.png.identifier as CFString
        let destination = try require(CGImageDestinationCreateWithData(data as CFMutableData, type, 1, nil))
        expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, try picture(), nil)
        expect(CGImageDestinationFinalize(destination))

        let source = try require(CGImageSourceCreateWithData(data as CFData, nil))
        expect(CGImageSourceGetCount(source), equals: 1)
        expect(CGImageSourceGetType(source), equals: "public.png")
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        expect(properties?[kCGImagePropertyPixelWidth] as? Int, equals: 40)
        let image = try require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        expect(image.width == 40 && image.height == 20)
        let options = [kCGImageSourceThumbnailMaxPixelSize: 10] as CFDictionary
        let small = try require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        expect(small.width == 10 && small.height == 5)
        expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    @Test("What is no picture, and types that are not written, give nothing")
    func bad() {
        expect(CGImageSourceCreateWithData(Data("no picture".utf8), nil) == nil)
        expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png"), nil) == nil)
        expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
        expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
    }
}
