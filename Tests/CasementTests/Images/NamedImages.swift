import CasementTesting
import Expectations
import Foundation
import HostSupport
import TestData
import Testing

/// Pictures found by their names in a bundle's folder.
@MainActor final class NamedImages {
    private let bundle: Bundle
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Media.xcassets/Places/lake.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        func write(_ data: Data, _ name: String, in folder: URL) throws {
            try data.write(to: folder.appendingPathComponent(name))
        }
        try write(SamplePictures.png, "small.png", in: folder)
        try write(SamplePictures.jpeg, "small@2x.jpg", in: folder)
        try write(SamplePictures.svg, "drawing.svg", in: folder)
        try write(SamplePictures.png.prefix(50), "broken.png", in: folder)
        try write(SamplePictures.png, "day.png", in: set)
        try write(SamplePictures.bmp, "night.bmp", in: set)
        let contents = """
            {"images": [{"filename": "day.png", "idiom": "universal", "scale": "1x"},
              {"filename": "night.bmp", "scale": "1x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}, {"idiom": "universal", "scale": "3x"}],
             "info": {"author": "xcode", "version": 1}, "properties": {"template-rendering-intent": "original"}}
            """
        try write(Data(contents.utf8), "Contents.json", in: set)
        bundle = try require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func size(_ name: String, scale: CGFloat = 1) -> CGSize? {
        TestHost(scale: scale) { Image(name, bundle: bundle).accessibilityIdentifier("i") }.frame("i")?.size
    }

    @Test("with and without its extension, in the resolution of the window")
    func endings() {
        expect(size("small"), equals: CGSize(width: 12, height: 8))
        expect(size("small.png"), equals: CGSize(width: 12, height: 8))
        // 24 pixels at scale 2.
        expect(size("small", scale: 2), equals: CGSize(width: 12, height: 8))
        expect(size("drawing", scale: 2), equals: CGSize(width: 12, height: 8))
        expect(UIImage(named: "small", in: bundle)?.size, equals: CGSize(width: 12, height: 8))
        expect(UIImage(contentsOfFile: folder.path + "/small@2x.jpg")?.scale, equals: 2)
        expect(
            NSImage(contentsOf: folder.appendingPathComponent("drawing.svg"))?.size,
            equals: CGSize(width: 12, height: 8))
    }

    @Test("an image set has a file for dark windows")
    func imageSet() {
        let scheme = Box(ColorScheme.light)
        let host = TestHost.live(width: 12, height: 8) { [bundle] in
            Image("lake", bundle: bundle).resizable().environment(\.colorScheme, scheme.value)
        }
        // White is half transparent in the light scheme.
        expect(host.pixel(2, 2) == [255, 0, 0] && host.pixel(9, 6) != [255, 255, 255])
        scheme.value = .dark
        host.update()
        expect(host.pixel(2, 2) == [255, 0, 0] && host.pixel(9, 6) == [255, 255, 255])
    }

    @Test("a vector picture is sharp at every size")
    func vector() {
        let host = TestHost(width: 120, height: 80, scale: 2) { Image("drawing", bundle: bundle).resizable() }
        expect(host.pixel(119, 79) == [255, 0, 0] && host.pixel(120, 79) == [0, 255, 0])
        expect(host.pixel(119, 80), equals: [0, 0, 255])
    }

    @Test(
        "a missing or damaged file shows a placeholder and a warning", arguments: ["nowhere", "broken", "../small", ""])
    func missing(name: String) {
        var messages: [String] = []
        RuntimeWarning.onIssue = { messages.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let host = TestHost(width: 60, height: 60) { Image(name, bundle: bundle) }
        let bitmap = host.snapshot()
        expect((15..<45).contains { x in (15..<45).contains { bitmap.rgb(x, $0) != windowColor } })
        expect(messages.count == 1 && messages.first?.contains("Image(\"\(name)\")") == true)
        expect(UIImage(named: name, in: bundle) == nil)
    }
}
