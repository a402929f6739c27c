import CasementTesting
import Expectations
import ScreenSupport
import SwiftUI
import Testing

@MainActor struct ChartTests {
    @Test("Bars are as high as their values") func bars() {
        let host = open(BarChart())
        host.tap("Feb")
        host.sees("Feb: 55")
        expect(host.frame("Mar")?.height, equals: 160)
    }

    @Test("A line is drawn within a second") func line() {
        let host = open(LineChart(values: [0.1, 0.9, 0.4]), width: 200)
        host.advance(by: 1.1)
        host.sees("Line of 3 values")
        expect(inked(host.snapshot()) > 300)
    }

    @Test("A pie has a share for each label") func pie() {
        let host = open(PieChart())
        host.sees("50%", "30%", "20%")
        host.click("More fun")
        host.sees("42%", "25%", "33%")
        let pie = host.frame("pie") ?? .zero
        let pixel = host.snapshot()[Int(pie.midX) + 40, Int(pie.midY)]
        expect(pixel.b > pixel.r, "\(pixel)")
    }

    @Test("A ring is adjusted") func rings() {
        let host = open(ActivityRings())
        host.perform("increment", onLabel: "25%")
        host.sees("50%")
    }

    @Test("A canvas draws lines and symbols") func sparkline() {
        let host = open(Sparkline(points: [0, 0.5, 0.2, 1]))
        let frame = host.frame("spark") ?? .zero
        expect(frame.size, equals: CGSize(width: 120, height: 60))
        let end = host.snapshot()[Int(frame.maxX) - 6, Int(frame.minY) + 6]
        expect(end.b > 200 && end.r < 100, "\(end)")
    }

    @Test("A gauge shows its number") func gauge() {
        let host = open(SpeedGauge())
        host.sees("40")
        host.perform("increment", onLabel: "Speed")
        host.sees("50")
    }

    @Test("A map names the day under the pointer") func heatMap() {
        let host = open(HeatMap())
        let day = host.frame("day9") ?? .zero
        host.hover(at: CGPoint(x: day.midX, y: day.midY))
        host.sees("3 commits on day 9")
        host.hover(at: CGPoint(x: 1, y: 1))
        host.sees("Nothing under the pointer")
    }

    @Test("A scene is clipped at two corners") func scene() {
        let host = open(MountainScene())
        let frame = host.frame("scene") ?? .zero
        let picture = host.snapshot()
        expect(picture[Int(frame.minX) + 2, Int(frame.minY) + 2] == picture[1, 1])
        expect(picture[Int(frame.minX) + 2, Int(frame.maxY) - 3] != picture[1, 1])
    }

    private func inked(_ picture: Bitmap) -> Int {
        var count = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y] != picture[0, 0] { count += 1 }
        }
        return count
    }
}
