import CoreTesting
import Expectations
import Foundation
import HostSupport
import PlainControls
import Testing

/// Shows the picture of a drag outside, as a Wayland compositor does.
@MainActor private final class CarryingDesktop: OutsideDrops {
    private(set) var carriesPicture = false
    private(set) var isCancelled = false
    func move(_ items: [TransferItem]) { carriesPicture = true }
    func leave() {}
    func drop() -> Bool { false }
    func cancel() { (isCancelled, carriesPicture) = (true, false) }
}

/// Pictures of drags that leave their window of 200 x 100 points.
@MainActor @Suite("The picture of a drag outside of its window") struct DragsOutside {
    private func host(placesDrags: Bool, _ desktop: CarryingDesktop? = nil) -> TestHost {
        let host = TestHost.live(width: 200, height: 100) {
            HStack(spacing: 0) {
                Block("card", 40, 40).draggable("ace")
                Block("texts", 100, 100).dropDestination(for: String.self) { _, _ in true }
            }
        }
        host.pipeline.setPopupScreen(hasWindows: true, placesDrags: placesDrags) { _ in nil }
        host.pipeline.input.drags.findOutside = { desktop }
        return host
    }

    private func middle(_ host: TestHost, _ name: String) -> CGPoint {
        let frame = host.frame(name) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test("it has a window of its own from when it first leaves, until it is dropped or back at its source")
    func placed() throws {
        let host = host(placesDrags: true)
        let start = middle(host, "card")
        let textures = host.takeStatistics().texturesAlive
        host.hold(from: start, through: CGPoint(x: 100, y: 50))
        expect(host.pipeline.popups.isEmpty, "it is in the window")
        host.hover(at: CGPoint(x: 260, y: 50))
        let surface = try require(host.pipeline.popups.first)
        expect(surface.frame, equals: PixelRect(x: 240, y: 30, width: 40, height: 40))
        expect(surface.pointer?.x == 260 && surface.pointer?.y == 50)
        host.hover(at: CGPoint(x: 185, y: 50))
        expect(surface.frame, equals: PixelRect(x: 165, y: 30, width: 40, height: 40))
        host.hover(at: CGPoint(x: 130, y: 50))
        expect(host.pipeline.popups.first === surface, "no other one where it is back in the window")
        host.release(at: CGPoint(x: 130, y: 50))
        host.settle()
        expect(host.pipeline.popups.isEmpty && !host.pipeline.isPresenting && !host.pipeline.needsFrame)
        expect(host.takeStatistics().texturesAlive, equals: textures)
        host.hold(from: start, through: CGPoint(x: -60, y: 50))
        expect(host.pipeline.popups.first?.frame.x, equals: -80)
        host.key(.escape)
        host.advance(by: 0.05)
        expect(host.pipeline.popups.count, equals: 1, "it goes back")
        host.settle()
        expect(host.pipeline.popups.isEmpty && !host.pipeline.isPresenting)
        host.release(at: CGPoint(x: -60, y: 50))
    }

    @Test("a movement outside paints its picture alone, and runs no body")
    func cost() throws {
        let host = host(placesDrags: true)
        host.hold(from: middle(host, "card"), through: CGPoint(x: 260, y: 50))
        host.update()
        _ = host.takeStatistics()
        host.hover(at: CGPoint(x: 270, y: 60))
        let cost = host.takeStatistics()
        expect(cost.bodies == 0 && cost.framesPresented == 0)
        expect(cost.damagedPixels <= 1600, "\(cost.damagedPixels)")
        host.release(at: CGPoint(x: 270, y: 60))
    }

    @Test("a desktop that carries the drag shows it also in the window, and returns it from where it left that")
    func carried() throws {
        let desktop = CarryingDesktop()
        let host = host(placesDrags: false, desktop)
        let start = middle(host, "card")
        host.hold(from: start, through: CGPoint(x: 195, y: 50))
        expect(host.pipeline.popups.isEmpty, "it is cut off while the pointer is in the window")
        host.hover(at: CGPoint(x: -10_000, y: -10_000))
        let surface = try require(host.pipeline.popups.first), pointer = try require(surface.pointer)
        expect(surface.frame.x - pointer.x == -20 && surface.frame.y - pointer.y == -20)
        host.hover(at: CGPoint(x: 100, y: 50))
        expect(host.pipeline.popups.first === surface)
        host.hover(at: CGPoint(x: -10_000, y: -10_000))
        host.release(at: CGPoint(x: -10_000, y: -10_000))
        expect(host.pipeline.popups.isEmpty, "it goes back in the window")
        let root = try require(host.pipeline.layout.root as? RootLayoutNode)
        expect(root.presentations.first?.inner.origin, equals: CGPoint(x: 80, y: 30), "from where it was seen last")
        host.settle()
        expect(!host.pipeline.isPresenting)
        host.hold(from: start, through: CGPoint(x: -10_000, y: -10_000))
        host.key(.escape)
        expect(desktop.isCancelled && host.pipeline.popups.isEmpty)
        host.settle()
        expect(!host.pipeline.isPresenting)
    }
}
