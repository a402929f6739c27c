import CoreTesting
import Expectations
import HostSupport
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

/// The exact pixels of fills, borders and overlapping views.
@MainActor struct FillPixels {
    /// A picture as one letter per pixel of a row.
    private func row(_ y: Int, of host: TestHost) -> String {
        let picture = host.snapshot()
        return String(
            (0..<picture.width).map { x -> Character in
                switch picture.rgb(x, y) {
                case [255, 0, 0]: "r"
                case [0, 255, 0]: "g"
                case [0, 0, 255]: "b"
                case windowColor: "."
                default: "?"
                }
            })
    }

    @Test("a colour fills its frame and nothing else")
    func colour() {
        let host = TestHost(width: 10, height: 6) { red.frame(width: 4, height: 2) }
        expect(
            (0..<6).map { row($0, of: host) },
            equals: [
                "..........", "..........", "...rrrr...", "...rrrr...", "..........", "..........",
            ])
    }

    @Test("colours of a stack are side by side, with the window between them")
    func stack() {
        let host = TestHost(width: 10, height: 2) {
            HStack(spacing: 2) {
                red
                blue
            }
        }
        expect(row(0, of: host), equals: "rrrr..bbbb")
    }

    @Test("a border is inside the frame, over the content, 1 wide by default")
    func border() {
        let host = TestHost(width: 8, height: 5) { red.frame(width: 6, height: 5).border(blue) }
        expect((0..<5).map { row($0, of: host) }, equals: [".bbbbbb.", ".brrrrb.", ".brrrrb.", ".brrrrb.", ".bbbbbb."])
        let wide = TestHost(width: 8, height: 5) { red.border(blue, width: 2) }
        expect((0..<5).map { row($0, of: wide) }, equals: ["bbbbbbbb", "bbbbbbbb", "bbrrrrbb", "bbbbbbbb", "bbbbbbbb"])
    }

    @Test("the order of border and padding matters")
    func borderOrder() {
        let host = TestHost(width: 8, height: 3) {
            red.frame(width: 2, height: 1).padding(1).border(blue).padding(.horizontal, 2)
        }
        expect((0..<3).map { row($0, of: host) }, equals: ["..bbbb..", "..brrb..", "..bbbb.."])
    }

    @Test("backgrounds are behind, overlays in front, later members of a ZStack above earlier ones")
    func depth() {
        let host = TestHost(width: 9, height: 1) {
            HStack(spacing: 0) {
                red.frame(width: 1).padding(.horizontal, 1).background(blue)
                red.frame(width: 3).overlay(green.frame(width: 1))
                ZStack {
                    red
                    blue.frame(width: 1)
                }
            }
        }
        expect(row(0, of: host), equals: "brbrgrrbr")
    }

    @Test("the backgrounds of a style, of a view and in a shape cover the padded frame")
    func backgrounds() {
        let style = TestHost(width: 6, height: 1) { red.frame(width: 2).padding(.horizontal, 2).background(blue) }
        let view = TestHost(width: 6, height: 1) { red.frame(width: 2).padding(.horizontal, 2).background { blue } }
        let shape = TestHost(width: 6, height: 1) {
            red.frame(width: 2).padding(.horizontal, 2).background(blue, in: Rectangle())
        }
        for host in [style, view, shape] { expect(row(0, of: host), equals: "bbrrbb") }
    }

    @Test("shapes are filled with the foreground style, or with a style of their own")
    func shapes() {
        let host = TestHost(width: 4, height: 1) {
            HStack(spacing: 0) {
                Rectangle()
                Rectangle().fill(blue)
            }.foregroundStyle(green)
        }
        expect(row(0, of: host), equals: "ggbb")
    }

    @Test("an offset view is drawn over its neighbours, in view order")
    func offset() {
        let host = TestHost(width: 6, height: 1) {
            HStack(spacing: 0) {
                red.offset(x: 1)
                blue
                green.offset(x: -1)
            }
        }
        expect(row(0, of: host), equals: ".rbgg.")
    }

    @Test("content outside the window is clipped")
    func outside() {
        let host = TestHost(width: 4, height: 1) { red.frame(width: 2).offset(x: 2) }
        expect(row(0, of: host), equals: "...r")
    }

    @Test("a negative offset of a whole stack moves all of it")
    func offsetStack() {
        let host = TestHost(width: 6, height: 1) {
            HStack(spacing: 0) {
                red
                blue
            }.frame(width: 4).offset(x: -1)
        }
        expect(row(0, of: host), equals: "rrbb..")
    }

    @Test("the shades of a hierarchical style")
    func hierarchy() {
        let host = TestHost(width: 2, height: 1) {
            HStack(spacing: 0) {
                Rectangle()
                Rectangle().fill(.secondary)
            }.foregroundStyle(red)
        }
        expect(host.pixel(0, 0), equals: [255, 0, 0])
        let faded = host.pixel(1, 0)
        expect(faded[0] > 250 && faded[1] > 50 && faded[1] < 130, "\(faded)")
    }
}
