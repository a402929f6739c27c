import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Names of UIKit and AppKit for the computer and its screen.
@MainActor struct ScreenTests {
    @Test("The screen is that on which windows open; y counts upwards for AppKit")
    func screens() {
        let app = TestApp(width: 50, height: 50) { WindowGroup { Text("x") } }
        app.update()
        expect(UIScreen.main.bounds, equals: CGRect(x: 0, y: 0, width: 1920, height: 1080))
        expect(UIScreen.main.scale, equals: 1)
        expect(NSScreen.main?.frame.size, equals: UIScreen.main.bounds.size)
        expect(NSScreen.screens.count, equals: 1)
    }

    @Test("The computer is a desktop of Linux")
    func devices() {
        expect(UIDevice.current.userInterfaceIdiom == .mac && UIDevice.current.systemName == "Linux")
        expect(!UIDevice.current.orientation.isPortrait)
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
}
