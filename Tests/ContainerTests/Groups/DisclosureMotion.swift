import Casement
import CasementTesting
import Expectations
import Testing

@MainActor @Observable private final class Model { var isOpen = false }

private struct Opening: View {
    @Bindable var model: Model
    let isInList: Bool

    private var group: some View {
        DisclosureGroup("Details", isExpanded: $model.isOpen) {
            Color.red.frame(width: 80, height: 60).accessibilityIdentifier("inside")
        }
    }

    var body: some View {
        if isInList {
            List {
                group
                Text("Below").accessibilityIdentifier("below")
            }
        } else {
            VStack(alignment: .leading, spacing: 0) {
                group.accessibilityIdentifier("group")
                Color.blue.frame(width: 80, height: 10).accessibilityIdentifier("below")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }
}

/// The content of a disclosure group is inserted and removed with an animation.
@MainActor struct DisclosureMotion {
    private let model = Model()

    private func host(inList isInList: Bool = false) -> TestHost {
        let host = TestHost(width: 200, height: 200) { Opening(model: model, isInList: isInList) }
        host.settle()
        return host
    }

    /// Toggles the group as a user does.
    private func turn(_ host: TestHost) { host.tap(at: CGPoint(x: 8, y: 8)) }

    /// From the top down, where the red ends, and where the blue begins.
    private func edges(_ host: TestHost) -> (red: Int, blue: Int) {
        let picture = host.snapshot()
        var (red, blue) = (0, 0)
        for y in 0..<200 {
            let pixel = picture[40, y]
            if pixel.r > 200, pixel.b < 230, pixel.r > pixel.b + 10 { red = y }
            if blue == 0, pixel.b > 200, pixel.r < 100 { blue = y }
        }
        return (red, blue)
    }

    @Test("its content is uncovered as its space grows, and fades in")
    func opening() {
        let host = host()
        let closed = edges(host)
        turn(host)
        expect(model.isOpen)
        var places: [Int] = []
        var shades: Set<UInt8> = []
        for _ in 0..<40 {
            host.advance(by: 1.0 / 60)
            let (red, blue) = edges(host)
            expect(red < blue, "\(red) \(blue): nothing covers the view below")
            if places.last != blue { places.append(blue) }
            shades.insert(host.snapshot()[40, 30].g)
        }
        expect(places.count >= 6 && places == places.sorted() && places[0] < closed.blue + 40, "\(places)")
        expect(places.last.map { $0 > closed.blue + 60 } ?? false && shades.count >= 4)
        expect(host.settle() && host.snapshot() == self.host().snapshot())
    }

    @Test("it reverses midway, from where it is")
    func reversal() {
        let host = host()
        let before = host.snapshot()
        let closed = edges(host)
        turn(host)
        for _ in 0..<5 { host.advance(by: 1.0 / 60) }
        let midway = edges(host).blue
        expect(midway > closed.blue)
        turn(host)
        host.advance(by: 1.0 / 60)
        let next = edges(host).blue
        expect(abs(next - midway) < 25, "no jump from \(midway) to \(next)")
        expect(host.settle() && !model.isOpen && host.snapshot() == before)
    }

    @Test("immediately with reduced motion, and if the program sets it without an animation")
    func still() {
        let host = host()
        model.isOpen = true
        host.update()
        let open = edges(host)
        model.isOpen = false
        host.update()
        host.settle()
        host.setEnvironment(\.accessibilityReduceMotion, true)
        host.settle()
        turn(host)
        host.update()
        expect(edges(host) == open)
    }

    @Test("rows of a list move and fade, and end at their positions without an animation")
    func list() throws {
        let host = host(inList: true)
        let before = try require(host.frame("below"))
        host.tap(at: CGPoint(x: 16, y: 14))
        expect(model.isOpen)
        var pictures: [Bitmap] = []
        for _ in 0..<40 {
            host.advance(by: 1.0 / 60)
            let picture = host.snapshot()
            if picture != pictures.last { pictures.append(picture) }
        }
        expect(pictures.count >= 6)
        expect(try require(host.frame("below")).minY > before.minY + 40)
        expect(host.settle() && host.snapshot() == self.host(inList: true).snapshot())
    }
}
