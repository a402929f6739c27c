import CoreTesting
import Expectations
import Foundation
import HostSupport
import Testing

/// A shader whose time changes with the display.
@MainActor struct AnimatedShader {
    @Test("Each frame of a timeline draws the layer again and nothing else") func timeline() {
        let host = TestHost(width: 400, height: 300) {
            HStack(alignment: .top, spacing: 0) {
                VStack { ForEach(0..<10) { Text("Label \($0)") } }.frame(width: 100)
                TimelineView(.animation) { timeline in
                    let time = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 100)
                    Color.blue.frame(width: 200, height: 200)
                        .colorEffect(ShaderLibrary.noise(.float(time)))
                }
            }
        }
        host.update()
        host.advance(by: 1)
        _ = host.takeStatistics()
        host.advance(by: 0.5)
        let total = host.takeStatistics()
        expect(total.framesPresented >= 29, "\(total.framesPresented) frames")
        // The layer's pixels once a frame: its content is retained, and no label is painted.
        expect(total.rasterisedPixels, equals: total.framesPresented * 200 * 200)
        expect(total.damagedPixels, equals: total.framesPresented * 200 * 200)
        expect(total.texturesUpdated, equals: total.framesPresented)
        // The layer, and the window behind it.
        expect(total.graphicsPainted, equals: 2 * total.framesPresented)
        expect(total.layoutPlacements, equals: 0)
    }
}
