import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// The names of ImageIO and CoreFoundation's data, by `import SwiftUI` alone.
@MainActor struct PictureFilesTests {
    @Test("A picture is written to data that is made by CoreFoundation's functions") func data() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 8, height: 4))
        let data = try require(CFDataCreateMutable(kCFAllocatorDefault, 0))
        let type = "public.png" as CFString
        let destination = try require(CGImageDestinationCreateWithData(data, type, 1, nil))
        CGImageDestinationAddImage(destination, try require(renderer.cgImage), nil)
        expect(CGImageDestinationFinalize(destination))
        let source = try require(CGImageSourceCreateWithData(data as Data as CFData, nil))
        expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, equals: 8)
        expect(CFDataGetLength(data) == (data as Data).count && CFDataGetLength(data) > 8)
        expect(CFDataGetBytePtr(data)[1], equals: UInt8(ascii: "P"))
    }

    @Test("Data grows, is cut and copied; what is out of it is left out") func bytes() throws {
        let data = try require(CFDataCreateMutable(nil, 0))
        CFDataAppendBytes(data, [1, 2, 3], 3)
        CFDataAppendBytes(data, [4], -1)
        CFDataSetLength(data, 4)
        CFDataGetMutableBytePtr(data)[3] = 9
        let copy = try require(CFDataCreateMutableCopy(nil, 0, data as Data))
        CFDataSetLength(data, 1)
        expect(CFDataGetLength(data) == 1 && copy as Data == Data([1, 2, 3, 9]))
        var buffer: [UInt8] = [0, 0, 0]
        CFDataGetBytes(copy as Data, CFRangeMake(2, 3), &buffer)
        expect(buffer, equals: [3, 9, 0])
        CFDataGetBytes(copy as Data, CFRange(location: -1, length: 2), &buffer)
        CFDataGetBytes(copy as Data, CFRange(location: 4, length: 2), &buffer)
        expect(buffer, equals: [3, 9, 0])
        expect(CFDataCreate(nil, [7, 8], 2) == Data([7, 8]) && CFDataCreate(nil, nil, 0) == Data())
    }
}
