import CoreTesting
import Expectations
import HostSupport
import Testing

/// Views that an opaque one covers completely are not painted.
@MainActor struct HiddenGraphics {
    private func painted<Content: View>(@ViewBuilder _ content: () -> Content) -> FrameStatistics {
        TestHost(width: 100, height: 100, content: content).takeStatistics()
    }

    @Test("an opaque colour over the whole window hides the rest, and the window's own colour")
    func covered() {
        let statistics = painted {
            ZStack {
                Text("hidden")
                Color.blue.frame(width: 10, height: 10)
                Circle().fill(.green).clipShape(Circle())
                Color.red
            }
        }
        expect(statistics.graphicsPainted, equals: 1)
        expect(statistics.texturesCreated, equals: 0)
    }

    @Test("what is translucent, clipped to a smaller area or not a plain colour hides nothing")
    func uncovered() {
        expect(
            painted {
                ZStack {
                    Text("a")
                    Color.red.opacity(0.5)
                }
            }.graphicsPainted, equals: 3)
        expect(
            painted {
                ZStack {
                    Text("a")
                    Color.red.clipShape(Circle())
                }
            }.graphicsPainted, equals: 3)
        let clipped = painted {
            ZStack {
                Text("hidden or not").frame(width: 100)
                Color.red.frame(height: 20).frame(width: 20).clipped()
            }
        }
        expect(clipped.graphicsPainted, equals: 3)
        expect(
            painted {
                ZStack {
                    Text("a")
                    Circle().fill(.red)
                }
            }.graphicsPainted, equals: 3)
    }

    @Test("an opaque part of the window hides what is completely below it")
    func part() {
        let statistics = painted {
            ZStack {
                Color.blue.frame(width: 30, height: 30)
                Text("a")
                Color.red.frame(width: 60, height: 60)
                Color.green.frame(width: 5, height: 5)
            }
        }
        expect(statistics.graphicsPainted, equals: 3)
    }

    @Test("a hidden view is painted when its cover is removed")
    func uncovering() {
        let flag = Flag(true)
        let host = TestHost.live(width: 100, height: 100) {
            ZStack {
                Color.blue.frame(width: 30, height: 30)
                if flag.value { Color.red.frame(width: 60, height: 60) }
            }
        }
        host.update()
        expect(host.pixel(50, 50)[0] > 200)
        flag.value = false
        host.update()
        expect(host.pixel(50, 50)[2] > 200)
        expect(host.pixel(75, 75), equals: windowColor)
    }
}
