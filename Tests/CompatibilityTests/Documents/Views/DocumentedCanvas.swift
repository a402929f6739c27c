import CSDL2
import CasementTesting
import Expectations
import Foundation
import Testing

// The examples of docs/canvas.md, verbatim.

struct ClockFace: View {
    var time: Double  // hours

    var body: some View {
        Canvas { context, size in
            let radius = min(size.width, size.height) / 2
            context.translateBy(x: size.width / 2, y: size.height / 2)
            context.stroke(
                Path(
                    ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius).insetBy(
                        dx: 2, dy: 2)),
                with: .foreground, lineWidth: 2)
            for hour in 1...12 {
                let angle = CGFloat(hour) * .pi / 6
                context.draw(
                    Text("\(hour)").font(.caption),
                    at: CGPoint(x: sin(angle) * radius * 0.8, y: -cos(angle) * radius * 0.8))
            }
            var hand = context  // a copy has a transform of its own
            hand.rotate(by: .degrees(time * 30))
            hand.fill(
                Path(roundedRect: CGRect(x: -2, y: -radius * 0.5, width: 4, height: radius * 0.5), cornerRadius: 2),
                with: .color(.accentColor))
        }
    }
}

struct Badges: View {
    var count: Int

    var body: some View {
        Canvas { context, size in
            guard let badge = context.resolveSymbol(id: "badge") else { return }
            for index in 0..<count {
                context.draw(badge, at: CGPoint(x: 16 + 28 * CGFloat(index), y: size.height / 2))
            }
        } symbols: {
            Circle().fill(.orange).frame(width: 24, height: 24).tag("badge")
        }
    }
}

@MainActor func savePicture(of view: some View, to file: URL) throws {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
    renderer.scale = 2
    try renderer.writePNG(to: file)
}

@MainActor func saveDocument(of view: some View, to url: URL) {
    let renderer = ImageRenderer(content: view)
    renderer.render { size, context in
        var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
        pdf.beginPDFPage(nil)
        context(pdf)
        pdf.endPDFPage()
        pdf.closePDF()
    }
}

@MainActor final class Emulator {
    let screen = PixelBuffer(width: 320, height: 200)
    private(set) var pressed: CGPoint?

    /// A picture is ready: 320x200 pixels of four bytes. Any thread may call this.
    nonisolated func show(_ frame: [UInt8]) {
        frame.withUnsafeBytes { _ = screen.copy($0, .rgba) }
    }

    /// One pixel changes, and only it is painted.
    nonisolated func blink(_ x: Int, _ y: Int) {
        screen.draw(in: CGRect(x: x, y: y, width: 1, height: 1)) { pixels in
            pixels[x, y] ^= 0x00FF_FFFF  // 0xAARRGGBB, premultiplied
        }
    }

    func press(at position: CGPoint) { pressed = position }
    func type(_ key: KeyPress) {}
}

struct EmulatorView: View {
    let emulator: Emulator
    @State private var size = CGSize.zero

    var body: some View {
        let screen = PixelView(emulator.screen).interpolation(.none)
        screen
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
            .onTapGesture { emulator.press(at: screen.pixelPosition(at: $0, in: size)) }
            .focusable()
            .onKeyPress { key in
                emulator.type(key)
                return .handled
            }
            .accessibilityLabel("Screen")
    }
}

final class GameBoard: SDLView {
    var position = CGPoint.zero { didSet { needsDisplay = true } }
    private var piece: OpaquePointer?

    override func prepare(_ renderer: OpaquePointer) {
        let format = SDL_PIXELFORMAT_ARGB8888.rawValue
        piece = SDL_CreateTexture(renderer, format, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), 16, 16)
        SDL_UpdateTexture(piece, nil, [UInt32](repeating: 0xFFFF_9500, count: 256), 64)
    }

    override func draw(_ renderer: OpaquePointer) {
        SDL_SetRenderDrawColor(renderer, 30, 60, 120, 255)
        SDL_RenderClear(renderer)
        let place = convertToBacking(position)
        var target = SDL_Rect(x: Int32(place.x), y: Int32(place.y), w: 16, h: 16)
        SDL_RenderCopy(renderer, piece, nil, &target)
    }
}

struct BoardView: SurfaceViewRepresentable {
    @Binding var position: CGPoint

    func makeSurfaceView(context: Context) -> GameBoard { GameBoard() }
    func updateSurfaceView(_ board: GameBoard, context: Context) { board.position = position }
}

struct Game: View {
    @State private var position = CGPoint.zero

    var body: some View {
        BoardView(position: $position)
            .gesture(DragGesture(minimumDistance: 0).onChanged { position = $0.location })
            .accessibilityLabel("Board")
    }
}

@MainActor func saveReport(_ report: some View, to url: URL) throws {
    let renderer = ImageRenderer(content: report)
    try renderer.writePDF(to: url, pageSize: CGSize(width: 595, height: 842)) { page, count in
        Text("\(page) of \(count)").font(.caption)
    }
}

@MainActor struct DocumentedCanvas {
    @Test func report() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try saveReport(VStack { ForEach(0..<200) { Text("Row \($0)") } }, to: file)
        expect(try Data(contentsOf: file).starts(with: Data("%PDF-".utf8)))
    }

    @Test func emulator() {
        let emulator = Emulator()
        let host = TestHost(width: 640, height: 400) { EmulatorView(emulator: emulator) }
        host.update()
        emulator.show([UInt8](repeating: 0, count: 320 * 200 * 4))
        emulator.blink(2, 3)
        host.update()
        expect(host.snapshot()[4, 6].r, equals: 255)
        host.tap(at: CGPoint(x: 320, y: 100))
        expect(emulator.pressed, equals: CGPoint(x: 160, y: 50))
    }

    @Test func game() {
        let host = TestHost(width: 100, height: 80) { Game() }
        let start = host.snapshot()
        #expect(start[8, 8].r == 255 && start[8, 8].g == 149 && start[50, 50].b == 120)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(host.snapshot()[60, 60].g == 149)
    }

    @Test func document() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        saveDocument(of: Text("A page").padding(), to: file)
        expect(try Data(contentsOf: file).starts(with: Data("%PDF-".utf8)))
    }

    @Test func clockAndBadges() throws {
        let host = TestHost(width: 200, height: 100) {
            HStack(spacing: 0) {
                ClockFace(time: 3).frame(width: 100)
                Badges(count: 2)
            }
        }
        let picture = host.snapshot()
        // The hand points to three.
        #expect(picture[65, 50].b > 180 && picture[65, 50].r < 120 && picture[50, 35].r > 200)
        #expect(picture[116, 50].r > 200 && picture[116, 50].b < 100)
        #expect(picture[144, 50].b < 100 && picture[172, 50].b > 200)
    }

    @Test func pictures() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try savePicture(of: ClockFace(time: 9).frame(height: 50), to: file)
        #expect(try Bitmap(contentsOf: file.path).width == 600)
    }

    @Test func colors() {
        let warm = Color.red.mix(with: .yellow, by: 0.4)  // in Oklab; in: .device mixes the numbers
        let grey = Color(.systemGray6)  // UIKit's and AppKit's names, light and dark
        let wide = Color(.displayP3, red: 1, green: 0.3, blue: 0)
        let swatch = Circle().fill(warm.gradient)
        let host = TestHost(width: 90, height: 30) {
            HStack(spacing: 0) {
                grey
                wide
                swatch
            }
        }
        let picture = host.snapshot()
        #expect(picture[15, 15].r > 230 && picture[45, 15].r == 255 && picture[75, 15].b < 140)
    }
}
