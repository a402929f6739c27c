import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

/// Margins of sections, and the prominence of badges.
@MainActor struct ListNamesTests {
    private func frames(of texts: [String], in host: TestHost) -> [CGPoint] {
        host.update()
        return texts.compactMap { host.find(text: $0)?.origin }
    }

    @Test("Margins of a section move its rows, and the space above it")
    func margins() {
        func host(_ edges: Edge.Set, _ length: CGFloat?) -> TestHost {
            TestHost(width: 200, height: 300) {
                List {
                    Section { Text("a") }
                    Section { Text("b") }.listSectionMargins(edges, length)
                }
            }
        }
        let usual = frames(of: ["a", "b"], in: host(.all, nil))
        let sides = frames(of: ["a", "b"], in: host(.horizontal, 40))
        expect(sides.map(\.x), equals: [usual[0].x, usual[1].x + 30])
        expect(sides.map(\.y), equals: usual.map(\.y))
        let above = frames(of: ["a", "b"], in: host(.top, 28))
        expect(above.map(\.y), equals: [usual[0].y, usual[1].y + 20])
        expect(frames(of: ["a", "b"], in: host(.all, .nan)).count, equals: 2)
    }

    @Test("A prominent badge is white on red")
    func badges() {
        func colors(_ prominence: BadgeProminence) -> Set<[Int]> {
            let host = TestHost(width: 200, height: 60) {
                List { Text("a").badge(3) }.badgeProminence(prominence)
            }
            let picture = host.snapshot()
            return Set((0..<60).flatMap { y in (100..<200).map { picture.rgb($0, y) } })
        }
        let red = { (color: [Int]) in color[0] > 200 && color[1] < 90 && color[2] < 90 }
        expect(colors(.increased).contains(where: red))
        expect(!colors(.standard).contains(where: red))
        expect(colors(.standard) != colors(.decreased))
    }

    @Test("What is in front of a material knows it")
    func material() {
        struct Reader: View {
            @Environment(\.backgroundMaterial) var material
            var body: some View { Text(material == .thin ? "thin" : material == .thick ? "thick" : "none") }
        }
        let model = Numbered(0)
        let host = TestHost.live {
            Reader()
            Reader().background(model.ids.isEmpty ? Material.thin : .thick)
            Reader().background(.thickMaterial, in: Circle())
            Reader().background(.red)
        }
        expect(host.requests.map(\.text), equals: ["none", "thin", "thick", "none"])
        model.ids = [1]
        expect(host.requests.map(\.text), equals: ["none", "thick", "thick", "none"])
    }
}
