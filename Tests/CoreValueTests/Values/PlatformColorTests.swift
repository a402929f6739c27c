import CasementCore
import Expectations
import Foundation
import Testing

/// The components of UIKit's and AppKit's colours.
struct PlatformColorTests {
    @Test("a colour gives back its hue, saturation and brightness")
    func hues() {
        let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.25)
        var (hue, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        for (part, expected) in zip([hue, saturation, brightness, alpha], [0.6, 0.5, 0.8, 0.25]) {
            expect(abs(part - expected) < 0.001)
        }
        expect(NSColor(deviceWhite: 0.4, alpha: 1).hueComponent == 0)
        expect(abs(NSColor(calibratedHue: 1 / 3, saturation: 1, brightness: 1, alpha: 1).greenComponent - 1) < 0.001)
    }

    @Test("a colour as a grey is as bright")
    func greys() throws {
        var white: CGFloat = -1
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).getWhite(&white, alpha: nil)
        expect(abs(white - 0.299) < 0.001)
        let grey = try require(NSColor.yellow.usingColorSpace(.deviceGray))
        expect(grey.redComponent == grey.blueComponent && abs(grey.redComponent - 0.886) < 0.001)
        expect(NSColor.yellow.usingColorSpace(.sRGB), equals: .yellow)
    }

    @Test("two colours are mixed")
    func mixing() throws {
        let mixed = try require(NSColor.red.blended(withFraction: 0.25, of: .white))
        expect(abs(mixed.greenComponent - 0.25) < 0.001 && mixed.redComponent == 1)
        expect(NSColor.red.blended(withFraction: .nan, of: .white), equals: .red)
    }

    @Test("a dynamic colour is fixed in an appearance")
    func resolving() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), equals: .white)
        expect(color.redComponent == 0)
    }
}
