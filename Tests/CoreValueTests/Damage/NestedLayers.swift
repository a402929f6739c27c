import CoreTesting
import Expectations
import HostSupport
import Testing

/// A clip in a clip: a layer painted into another.
@MainActor struct NestedLayers {
    private struct Framed: View {
        let flag: Flag
        var body: some View {
            (flag.value ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 1, blue: 0))
                .frame(width: 40, height: 40)
                .cornerRadius(10)
                .padding(10)
                .background(Color(red: 0, green: 0, blue: 1))
                .cornerRadius(10)
        }
    }

    @Test func theInnerOneIsWhereLayoutPlacesIt() {
        let flag = Flag(true)
        let host = TestHost(width: 100, height: 100) { Framed(flag: flag) }
        expect(host.snapshot()[50, 50] == (255, 0, 0, 255))
        expect(host.snapshot()[25, 50] == (0, 0, 255, 255))
        expect(host.snapshot()[31, 31] == (0, 0, 255, 255), "the inner corner is clipped, and shows the backdrop")
        expect(host.snapshot()[20, 20] == host.snapshot()[5, 5], "the outer corner is clipped")
        flag.value = false
        host.update()
        expect(host.snapshot()[50, 50] == (0, 255, 0, 255))
        expect(host.snapshot()[69, 50] == (0, 255, 0, 255))
    }

    @Test("a layer in a layer") func roundInRound() {
        let host = TestHost(width: 200, height: 200) {
            Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40).cornerRadius(8)
                .frame(width: 80, height: 80).background(Color(red: 0, green: 0, blue: 1)).cornerRadius(10)
        }
        expect(host.pixel(100, 100), equals: [255, 0, 0])
        expect(host.pixel(70, 100), equals: [0, 0, 255])
    }

    @Test("a layer in a group, changed in place") func changedInAGroup() {
        let flag = Box(false)
        expectLikeFresh(width: 200, height: 200, change: [{ flag.value = true }, { flag.value = false }]) {
            ZStack {
                (flag.value ? Color.red : Color.green).frame(width: 40, height: 40).cornerRadius(8)
            }.compositingGroup().opacity(0.5)
        }
    }
}
