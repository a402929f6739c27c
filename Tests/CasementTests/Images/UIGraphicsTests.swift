import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Pictures that are drawn by the calls of UIKit and CoreGraphics.
@MainActor struct UIGraphicsTests {
    private let size = CGSize(width: 10, height: 10)

    private func format(opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, opaque)
        return format
    }

    /// The colours of pixels, as in "ff0000ff".
    private func pixels(_ image: UIImage, _ points: [(Int, Int)]) throws -> [String] {
        let image = try require(image.cgImage)
        return points.map { x, y in
            let pixel = image.pixels[y * image.width + x]
            return String(format: "%08x", pixel)
        }
    }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: size, format: format()).image(actions: actions)
    }

    @Test("Rectangles and outlines have the colours that were set, from the top") func fills() throws {
        let image = draw { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            context.cgContext.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            UIBezierPath(rect: CGRect(x: 0, y: 5, width: 5, height: 5)).fill()
            UIColor.green.setFill()
            UIBezierPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1)).fill()
        }
        expect(image.size, equals: size)
        let red = draw { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let found = try pixels(image, [(1, 1), (9, 4), (1, 8), (8, 8)])
        expect(found[0], equals: try pixels(red, [(5, 5)])[0])
        expect(found[1], equals: found[0])
        expect(found[2] != found[0] && found[3] == "00000000")
    }

    @Test("Paths, transforms, clips and saved states") func states() throws {
        let image = draw { context in
            let context = context.cgContext
            UIColor.black.set()
            context.saveGState()
            context.translateBy(x: 5, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 10))
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: 5, y: 0))
            context.addLine(to: CGPoint(x: 5, y: 10))
            context.addLine(to: CGPoint(x: 0, y: 10))
            context.closePath()
            context.fillPath()
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.clear(CGRect(x: 5, y: 9, width: 1, height: 1))
        }
        let found = try pixels(image, [(0, 0), (4, 5), (5, 5), (6, 5), (7, 5), (5, 9)])
        expect(found, equals: ["ff000000", "00000000", "ff000000", "ff000000", "00000000", "00000000"])
    }

    @Test("Pictures and texts are drawn, and older calls do the same") func contents() throws {
        let dot = draw { UIRectFill($0.format.opaque ? .zero : CGRect(x: 0, y: 0, width: 10, height: 10)) }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), true, 1)
        dot.draw(in: CGRect(x: 10, y: 10, width: 5, height: 5))
        UIColor.white.setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let before = try require(UIGraphicsGetImageFromCurrentImageContext())
        "W".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.black])
        let after = try require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        expect(before.size, equals: CGSize(width: 20, height: 20))
        expect(try pixels(before, [(1, 1), (12, 12), (18, 18)]), equals: ["ffffffff", "ff000000", "ff000000"])
        expect(before.pngData() != after.pngData())
        let bounds = CGRect(x: 5, y: 5, width: 2, height: 2)
        let part = UIGraphicsImageRenderer(bounds: bounds, format: format()).image { $0.fill(bounds) }
        expect(try pixels(part, [(0, 0), (1, 1)]), equals: ["ff000000", "ff000000"])
    }
}
