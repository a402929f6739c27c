import CasementTesting
import Expectations
import Foundation
import Testing

/// Pictures that are drawn by AppKit's names.
@MainActor struct PicturesByAppKit {
    private func color(_ image: NSImage, x: CGFloat, y: CGFloat) throws -> NSColor {
        let pixels = try require(image.representations.first)
        let scale = CGFloat(pixels.pixelsWide) / image.size.width
        return try require(pixels.colorAt(x: Int(x * scale), y: Int(y * scale)))
    }

    private func isColor(_ color: NSColor, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Bool {
        color.alphaComponent > 0.99 && abs(color.redComponent - red) < 0.05 && abs(color.greenComponent - green) < 0.05
            && abs(color.blueComponent - blue) < 0.05
    }

    @Test("In a drawing handler y counts upwards, unless it is flipped")
    func handlers() throws {
        func made(isFlipped: Bool) -> NSImage {
            NSImage(size: CGSize(width: 20, height: 20), flipped: isFlipped) { rect in
                NSColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
                NSBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width, height: 5)).fill()
                return true
            }
        }
        expect(isColor(try color(made(isFlipped: false), x: 10, y: 18), 1, 0, 0))
        expect(try color(made(isFlipped: false), x: 10, y: 2).alphaComponent, equals: 0)
        expect(isColor(try color(made(isFlipped: true), x: 10, y: 2), 1, 0, 0))
    }

    @Test("Pictures and texts are upright where y counts upwards")
    func upright() throws {
        let half = NSImage(size: CGSize(width: 10, height: 10), flipped: true) { _ in
            NSColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            CGRect(x: 0, y: 0, width: 10, height: 5).fill()
            return true
        }
        let image = NSImage(size: CGSize(width: 20, height: 40), flipped: false) { _ in
            half.draw(in: CGRect(x: 0, y: 20, width: 20, height: 20))
            return true
        }
        expect(isColor(try color(image, x: 10, y: 4), 0, 0, 1))
        expect(try color(image, x: 10, y: 14).alphaComponent, equals: 0)
        expect(try color(image, x: 10, y: 30).alphaComponent, equals: 0)
        let text = NSImage(size: CGSize(width: 40, height: 60), flipped: false) { _ in
            "I".draw(at: CGPoint(x: 4, y: 0), withAttributes: [.font: NSFont.systemFont(ofSize: 20)])
            return true
        }
        let pixels = try require(text.representations.first)
        let scale = pixels.pixelsHigh / 60
        func hasInk(_ rows: Range<Int>) -> Bool {
            for y in rows {
                for x in 0..<pixels.pixelsWide where (pixels.colorAt(x: x, y: y * scale)?.alphaComponent ?? 0) > 0.2 {
                    return true
                }
            }
            return false
        }
        expect(hasInk(36..<60) && !hasInk(0..<30))
    }

    @Test("lockFocus draws on what is there: a picture in another colour")
    func focus() throws {
        let image = NSImage(size: CGSize(width: 20, height: 20), flipped: false) { _ in
            NSColor(red: 0, green: 0, blue: 0, alpha: 1).setFill()
            NSBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
            return true
        }
        image.lockFocus()
        NSColor(red: 0, green: 1, blue: 0, alpha: 1).set()
        CGRect(origin: .zero, size: image.size).fill(using: .sourceAtop)
        image.unlockFocus()
        expect(isColor(try color(image, x: 10, y: 10), 0, 1, 0))
        expect(try color(image, x: 1, y: 1).alphaComponent < 0.1)
        expect(image.size, equals: CGSize(width: 20, height: 20))
        // The lower left quarter of it, in another.
        let part = NSImage(size: CGSize(width: 10, height: 10))
        part.lockFocus()
        image.draw(
            in: CGRect(x: 0, y: 0, width: 10, height: 10), from: CGRect(x: 0, y: 0, width: 10, height: 10),
            operation: .copy, fraction: 1)
        part.unlockFocus()
        expect(isColor(try color(part, x: 8, y: 2), 0, 1, 0))
        expect(try color(part, x: 1, y: 8).alphaComponent < 0.1)
        expect(NSGraphicsContext.current == nil)
    }

    @Test("A gradient runs to the right, or upwards at 90 degrees")
    func gradients() throws {
        let (red, blue) = (NSColor(red: 1, green: 0, blue: 0, alpha: 1), NSColor(red: 0, green: 0, blue: 1, alpha: 1))
        let gradient = try require(NSGradient(starting: red, ending: blue))
        func drawn(_ angle: CGFloat) -> NSImage {
            NSImage(size: CGSize(width: 40, height: 40), flipped: false) {
                gradient.draw(in: $0, angle: angle)
                return true
            }
        }
        let (right, up) = (drawn(0), drawn(90))
        expect(isColor(try color(right, x: 0, y: 20), 1, 0, 0))
        expect(isColor(try color(right, x: 39, y: 20), 0, 0, 1))
        expect(isColor(try color(up, x: 20, y: 39), 1, 0, 0))
        expect(isColor(try color(up, x: 20, y: 0), 0, 0, 1))
        expect(isColor(gradient.interpolatedColor(atLocation: 0.5), 0.5, 0, 0.5))
        expect(NSGradient(colors: [red]) == nil)
    }

    @Test("Symbols have the size and colours of their configuration")
    func symbols() throws {
        let plain = try require(NSImage(systemSymbolName: "circle.fill", accessibilityDescription: nil))
        let large = try require(plain.withSymbolConfiguration(.init(pointSize: 60, weight: .bold)))
        expect(large.size.height > 2 * plain.size.height && large.isTemplate)
        let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
        let configuration = NSImage.SymbolConfiguration(pointSize: 60, weight: .regular)
            .applying(.init(paletteColors: [red]))
        let colored = try require(plain.withSymbolConfiguration(configuration))
        expect(!colored.isTemplate && colored.size.height > 40)
        expect(isColor(try color(colored, x: colored.size.width / 2, y: colored.size.height / 2), 1, 0, 0))
        expect(UIImage(systemName: "no.such.symbol", withConfiguration: configuration) == nil)
    }

    @Test("A canvas is drawn on by calls of Core Graphics")
    func canvas() throws {
        let renderer = ImageRenderer(
            content: Canvas { context, _ in
                context.translateBy(x: 10, y: 0)
                context.withCGContext {
                    $0.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
                    $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
                }
            }
            .frame(width: 20, height: 20))
        let image = try require(renderer.nsImage)
        expect(isColor(try color(image, x: 15, y: 2), 0, 1, 0))
        expect(try color(image, x: 5, y: 2).alphaComponent, equals: 0)
        expect(try color(image, x: 15, y: 12).alphaComponent, equals: 0)
    }

    @Test("A context of pixels, with y upwards, gives its picture")
    func bitmaps() throws {
        func context(_ width: Int) -> CGContext? {
            CGContext(
                data: nil, width: width, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        }
        expect(context(0) == nil && context(1_000_000) == nil)
        let bitmap = try require(context(20))
        bitmap.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        bitmap.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
        let red = try require(bitmap.makeImage())
        expect(red.width == 20 && red.height == 20)
        expect(isColor(try color(NSImage(cgImage: red), x: 10, y: 18), 1, 0, 0))
        expect(try color(NSImage(cgImage: red), x: 10, y: 2).alphaComponent, equals: 0)
        // The picture is upright where it is drawn.
        let other = try require(context(20))
        other.draw(red, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        expect(isColor(try color(NSImage(cgImage: try require(other.makeImage())), x: 10, y: 18), 1, 0, 0))
        // A gradient ends at its points, unless it goes on.
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        let gradient = try require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]))
        let striped = try require(context(20))
        striped.drawLinearGradient(
            gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation)
        let stripes = NSImage(cgImage: try require(striped.makeImage()))
        expect(try color(stripes, x: 2, y: 10).alphaComponent, equals: 0)
        expect(isColor(try color(stripes, x: 18, y: 10), 0, 0, 1))
    }

    @Test("Texts are measured in lines of a width")
    func measuredTexts() {
        let font: [NSAttributedString.Key: Any] = [.font: NSFont.systemFont(ofSize: 14)]
        let text = "Several words that need more than one line"
        let one = text.size(withAttributes: font)
        let all = CGFloat.greatestFiniteMagnitude
        let narrow = text.boundingRect(
            with: CGSize(width: one.width / 2, height: all), options: [.usesLineFragmentOrigin], attributes: font)
        expect(narrow.width <= one.width / 2 && narrow.height > 1.8 * one.height)
        let string = NSAttributedString(string: text, attributes: font)
        expect(string.boundingRect(with: CGSize(width: all, height: all), options: []).size, equals: one)
    }

    @Test("Spaces of colours by their names")
    func spaces() throws {
        let space = try require(CGColorSpace(name: CGColorSpace.displayP3))
        expect(space.numberOfComponents == 3 && CGColorSpaceCreateDeviceGray().model == .monochrome)
        expect(CGColorSpace(name: "none") == nil)
        let green = try require(CGColor(colorSpace: space, components: [0, 1, 0, 1])?.components)
        expect(green[0] < 0 && green[1] > 1)
        let grey = try require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])?.components)
        expect(grey, equals: [0.5, 0.5, 0.5, 1])
    }

    @Test("Installed fonts are listed with their faces")
    func fonts() throws {
        let fonts = NSFontManager.shared
        let family = try require(fonts.availableFontFamilies.first)
        let member = try require(fonts.availableMembers(ofFontFamily: family)?.first)
        expect(member.count, equals: 4)
        expect(UIFont.fontNames(forFamilyName: family).contains(member[0] as? String ?? ""))
        expect(fonts.availableMembers(ofFontFamily: "No such family") == nil)
        expect(fonts.font(withFamily: family, traits: .boldFontMask, weight: 5, size: 20)?.pointSize, equals: 20)
        let font = NSFont.systemFont(ofSize: 12)
        expect(fonts.convert(fonts.convert(font, toHaveTrait: .italicFontMask), toHaveTrait: .unitalicFontMask) == font)
    }

    @Test("A view is measured without a window")
    func measuring() {
        let controller = NSHostingController(rootView: Color.red.frame(height: 30))
        expect(controller.sizeThatFits(in: CGSize(width: 120, height: 500)), equals: CGSize(width: 120, height: 30))
        let view = NSHostingView(rootView: Color.red.frame(width: 40, height: 30))
        expect(view.fittingSize, equals: CGSize(width: 40, height: 30))
        view.rootView = Color.red.frame(width: 50, height: 30)
        expect(view.intrinsicContentSize, equals: CGSize(width: 50, height: 30))
    }

    @Test("The program's own distributed notifications arrive")
    func notifications() {
        nonisolated(unsafe) var count = 0
        let center = DistributedNotificationCenter.default()
        let name = Notification.Name("org.example.\(UUID())")
        let observer = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        center.postNotificationName(name, object: nil, deliverImmediately: true)
        center.removeObserver(observer)
        center.postNotificationName(name, object: nil)
        expect(count, equals: 1)
    }

    @Test("A program of the desktop is found by its name")
    func programs() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("applications"), withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("applications/org.example.Draw.desktop")
        try Data("[Desktop Entry]\nType=Application\nName=Draw\nExec=draw %U\n".utf8).write(to: file)
        let environment = ["HOME": "/nowhere", "XDG_DATA_DIRS": "/nowhere:\(folder.path)"]
        expect(DesktopPrograms.file(named: "org.example.Draw", environment)?.path, equals: file.path)
        expect(DesktopPrograms.file(named: "org.example.Paint", environment) == nil)
        expect(DesktopPrograms.file(named: "../applications/org.example.Draw", environment) == nil)
        expect(
            DesktopPrograms.commands(file, ["/a b"], []).first ?? [], equals: ["gio", "launch", file.path, "/a b"])
        expect(
            DesktopPrograms.commands(URL(fileURLWithPath: "/bin/ls"), ["x"], ["-l"]), equals: [["/bin/ls", "-l", "x"]])
    }

    @Test("Words for a program are among those of the command in its desktop file")
    func argumentsOfPrograms() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("org.example.Draw.desktop")
        func command(_ lines: String, _ items: [String] = ["/a b", "c"]) throws -> [String]? {
            try Data("[Desktop Entry]\nName=Draw\n\(lines)\n[Desktop Action New]\nExec=other\n".utf8).write(to: file)
            return DesktopPrograms.commands(file, items, ["--new", "x y"]).first
        }
        expect(try command("Exec=draw -v %U"), equals: ["draw", "-v", "--new", "x y", "/a b", "c"])
        expect(try command("Exec=draw", []), equals: ["draw", "--new", "x y"])
        expect(
            try command(#"Exec="/opt/my \\"app\\"/draw" --title=%c 100%% %i %F"#),
            equals: [#"/opt/my "app"/draw"#, "--title=Draw", "100%", "--new", "x y", "/a b", "c"])
        let launch = ["gio", "launch", file.path, "/a b", "c"]
        expect(try command("Exec=draw %U\nTerminal=true"), equals: launch)
        expect(try command("Exec=\"draw %U"), equals: launch)
        expect(try command("Icon=draw"), equals: launch)
    }
}
