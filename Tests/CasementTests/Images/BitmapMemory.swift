import CasementTesting
import Expectations
import Foundation
import Testing

/// Contexts that draw into memory of the program's own, and the bytes of pictures.
@MainActor struct BitmapMemory {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func context(
        _ memory: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ info: UInt32, row: Int = 0,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) -> CGContext? {
        CGContext(
            data: memory, width: width, height: height, bitsPerComponent: 8, bytesPerRow: row, space: space,
            bitmapInfo: info)
    }

    @Test("Each call draws into the program's memory at once, over what is there")
    func drawing() throws {
        var bytes = [UInt8](repeating: 0, count: 2 * 12)
        let red = red
        try bytes.withUnsafeMutableBytes { memory in
            let place = try require(memory.baseAddress)
            let context = try require(context(place, 2, 2, CGImageAlphaInfo.premultipliedLast.rawValue, row: 12))
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            // The lower row, since y counts upwards.
            expect(Array(memory[12..<20]), equals: [255, 0, 0, 255, 0, 0, 0, 0])
            expect(Array(memory[0..<12]), equals: [UInt8](repeating: 0, count: 12))
            memory[4] = 10
            memory[7] = 128
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            expect(Array(memory[0..<8]), equals: [0, 0, 255, 255, 10, 0, 0, 128])
            let image = try require(context.makeImage())
            expect(image.width == 2 && NSBitmapImageRep(cgImage: image).colorAt(x: 0, y: 1) == NSColor(cgColor: red))
        }
    }

    @Test("The bytes of a pixel have the order and the opacity that the context says")
    func layouts() throws {
        func bytes(_ info: CGImageAlphaInfo, _ order: CGBitmapInfo = [], grey: Bool = false) throws -> [UInt8] {
            let space = grey ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
            var memory = [UInt8](repeating: 0, count: 4)
            try memory.withUnsafeMutableBytes {
                let context = try require(context($0.baseAddress, 1, 1, info.rawValue | order.rawValue, space: space))
                context.setFillColor(red: 1, green: 85.0 / 255, blue: 0, alpha: 0.6)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            return memory
        }
        expect(try bytes(.premultipliedLast), equals: [153, 51, 0, 153])
        expect(try bytes(.premultipliedFirst), equals: [153, 153, 51, 0])
        expect(try bytes(.premultipliedFirst, .byteOrder32Little), equals: [0, 51, 153, 153])
        expect(try bytes(.noneSkipLast), equals: [153, 51, 0, 0])
        expect(try bytes(.alphaOnly), equals: [153, 0, 0, 0])
        // As light as the colour, which has only a fifth of white's light.
        expect((80...90).contains(try bytes(.none, grey: true)[0]))
        var four: UInt32 = 0
        expect(context(&four, 1, 1, CGImageAlphaInfo.premultipliedLast.rawValue, row: 2) == nil)
        expect(
            CGContext(
                data: &four, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
    }

    @Test("A context without memory has some for a program that asks, with what was drawn before")
    func ownMemory() throws {
        let context = try require(context(nil, 1, 1, CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try require(context.data).assumingMemoryBound(to: UInt8.self)
        expect(bytes[0] == 255 && bytes[1] == 0 && bytes[3] == 255 && context.bytesPerRow == 4)
        context.setBlendMode(.multiply)
        context.setFillColor(red: 0.4, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        expect(bytes[0], equals: 102)
        context.setBlendMode(.clear)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        expect(bytes[0] == 0 && bytes[3] == 0)
    }

    @Test("A picture is made of bytes, and says how it has its own")
    func bytesOfPictures() throws {
        func image(_ bytes: [UInt8], _ bits: Int, _ info: CGImageAlphaInfo) -> CGImage? {
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
                provider: CGDataProvider(data: Data(bytes))!, decode: nil, shouldInterpolate: false,
                intent: .defaultIntent)
        }
        let half = try require(image([255, 100, 0, 128, 1, 2, 3, 255], 32, .last))
        expect(half.dataProvider?.data.map(Array.init), equals: [0, 50, 128, 128, 3, 2, 1, 255])
        expect(half.bitsPerPixel == 32 && half.bitsPerComponent == 8 && half.bytesPerRow == 8)
        expect(half.alphaInfo == .premultipliedFirst && half.bitmapInfo.contains(.byteOrder32Little))
        let opaque = try require(image([1, 2, 3, 4, 5, 6], 24, .none))
        expect(opaque.dataProvider?.data.map(Array.init), equals: [3, 2, 1, 255, 6, 5, 4, 255])
        expect(opaque.alphaInfo == .noneSkipFirst && opaque.colorSpace?.model == .rgb)
        expect(image([1, 2, 3, 4], 32, .last) == nil)
    }
}
