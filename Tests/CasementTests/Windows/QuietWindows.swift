import CasementCore
import CasementTesting
import Expectations
import SwiftUI
import Testing

/// What a window costs the others, in counts.
@MainActor struct QuietWindows {
    /// A main window in front of `count` others, each with a counter, with all frames made.
    private func app(others count: Int) -> (app: TestApp, main: TestHost, others: [TestHost]) {
        let app = TestApp(width: 100, height: 100) {
            WindowGroup("Main") {
                VStack {
                    Opener("Open") { $0(id: "other") }
                    TapCounter()
                }
            }
            WindowGroup("Other", id: "other") { TapCounter() }
        }
        let main = app.windows[0]
        for _ in 0..<count { main.tap(text: "Open") }
        main.makeKey()
        app.settle()
        return (app, main, app.windows.filter { $0 !== main })
    }

    @Test("Twenty idle windows need no frame, now or later") func idle() {
        let (app, main, others) = app(others: 20)
        expect(others.count, equals: 20)
        for window in others + [main] {
            _ = window.pipeline.takeStatistics()
            // Either would end a sleep of the event loop.
            expect(!window.pipeline.needsFrame && window.pipeline.nextFrameDate == nil)
        }
        app.advance(by: 5)
        for window in others + [main] {
            let work = window.pipeline.takeStatistics()
            expect(work.framesPresented == 0 && work.nodesUpdated == 0 && work.bodies == 0 && work.layoutMeasures == 0)
        }
    }

    @Test("A frame in one window visits no node of another") func oneFrame() {
        let (app, main, others) = app(others: 20)
        for window in others + [main] { _ = window.pipeline.takeStatistics() }
        main.tap(text: "taps 0")
        app.settle()
        let work = main.pipeline.takeStatistics()
        expect(work.framesPresented > 0 && work.bodies > 0)
        for window in others {
            let work = window.pipeline.takeStatistics()
            expect(work.framesPresented == 0 && work.nodesUpdated == 0 && work.bodies == 0)
            expect(work.layoutMeasures == 0 && work.layoutPlacements == 0 && work.damagedPixels == 0)
        }
    }
}
