import CasementTesting
import Expectations
import SwiftUI
import Testing

/// The sizes of windows that are zoomed by a command, on a screen of 1920 by 1080 points.
@MainActor struct ZoomedWindowsTests {
    private func sizes(_ app: TestApp) throws -> [CGSize] {
        app.settle()
        let window = try require(app.windows.first)
        return (0..<3).map { _ in
            expect(app.choose("Window", "Zoom"))
            app.settle()
            return window.size
        }
    }

    @Test("A window that fits its content has its ideal size, and then that of before") func fitting() throws {
        let app = TestApp(width: 640, height: 480) {
            Window("Main", id: "main") {
                Color.red.frame(idealWidth: 300, maxWidth: .infinity, idealHeight: 200, maxHeight: .infinity)
            }
            .windowIdealSize(.fitToContent)
        }
        let (usual, ideal) = (CGSize(width: 640, height: 480), CGSize(width: 300, height: 200))
        expect(try sizes(app), equals: [ideal, usual, ideal])
        app.windows[0].resize(width: 500, height: 400)
        expect(try sizes(app), equals: [ideal, CGSize(width: 500, height: 400), ideal], "the user's size in between")
    }

    @Test("Content that is larger than the screen gets the screen, and limits hold") func limits() throws {
        let app = TestApp(width: 640, height: 480) {
            Window("Main", id: "main") {
                Color.red.frame(minWidth: 400, idealWidth: 5000, maxWidth: .infinity, idealHeight: 200)
                    .frame(minHeight: 300)
            }
            .windowIdealSize(.fitToContent)
            .windowResizability(.contentMinSize)
        }
        expect(try sizes(app)[0], equals: CGSize(width: 1920, height: 300))
    }

    @Test("A closure decides, and leaves the rest to the scene's ideal size or the window's own") func placement()
        throws
    {
        for (ideal, height) in [(WindowIdealSize.automatic, 480), (.fitToContent, 200), (.maximum, 1080)] {
            let app = TestApp(width: 640, height: 480) {
                Window("Main", id: "main") { Color.red.frame(idealWidth: 300, idealHeight: 200) }
                    .windowIdealSize(ideal)
                    .windowIdealPlacement { content, context in
                        let size = content.sizeThatFits(.unspecified)
                        return WindowPlacement(.topLeading, width: size.width + context.defaultDisplay.bounds.width / 2)
                    }
            }
            expect(try sizes(app)[0], equals: CGSize(width: 1260, height: CGFloat(height)))
        }
    }

    @Test("What nobody can resize is not zoomed, and a size that makes no sense is no size") func refused() throws {
        let app = TestApp(width: 640, height: 480) {
            Window("Main", id: "main") { Color.red.windowResizeBehavior(.disabled) }.windowIdealSize(.fitToContent)
        }
        app.settle()
        expect(!app.choose("Window", "Zoom"))
        let other = TestApp(width: 640, height: 480) {
            Window("Main", id: "main") { Color.red }
                .windowIdealPlacement { _, _ in WindowPlacement(width: .nan, height: -.infinity) }
        }
        expect(try sizes(other)[0], equals: CGSize(width: 640, height: 480))
    }
}
