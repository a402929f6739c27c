import CasementTesting
import Expectations
import Foundation
import ScreenSupport
import Testing

@MainActor struct LayoutIdeasTests {
    @Test("Tags flow, are added and removed") func tags() {
        let host = open(TagEditor())
        expect(host.frame(of: "swift").midY, equals: host.frame(of: "layout").midY)
        expect(host.frame(of: "desktop").minY > host.frame(of: "swift").maxY)
        let start = host.frame(of: "swift").minX
        host.write("Views\n", into: "Add tag")
        host.sees("views")
        host.click("Remove layout")
        host.misses("layout")
        host.click("Centred")
        expect(host.frame(of: "swift").minX > start)
    }

    @Test("A wall puts each picture into the shortest column") func masonry() {
        let host = open(PictureWall())
        let tops = (0..<5).map { host.frame(of: "#\($0)").midY }
        // Heights 60 and 120 are side by side, then 90 below the first, 40 below the second.
        expect(tops[2] - tops[0], equals: 60 / 2 + 6 + 90 / 2)
        expect(tops[3] - tops[1], equals: 120 / 2 + 6 + 40 / 2)
        expect(host.frame(of: "#0").midX, equals: host.frame(of: "#2").midX)
        host.perform("increment", onLabel: "2 columns")
        host.settle()
        host.sees("3 columns")
        expect(host.frame(of: "#2").midX > host.frame(of: "#1").midX)
    }

    @Test("A wheel orders its views by their rank, and turns into a stack") func wheel() {
        let host = open(VotingWheel())
        host.sees("First: Cat")
        expect(host.frame(of: "Cat").midY < host.frame(of: "Dog").midY)
        host.click("+Dog")
        host.sees("First: Dog")
        expect(host.frame(of: "Dog").midY < host.frame(of: "Cat").midY)
        host.click("Turn")
        expect(host.frame(of: "Bird").midX, equals: host.frame(of: "Fish").midX)
    }

    @Test("Labels of a form are as wide as the widest") func aligned() {
        let host = open(AlignedForm())
        let fields = (0..<3).compactMap { host.frame("field\($0)")?.minX }
        expect(fields.count == 3 && Set(fields).count == 1)
        expect(host.frame(of: "Name").maxX, equals: host.frame(of: "City").maxX)
    }

    @Test("A tree of views opens level by level") func tree() {
        let host = open(TreeScreen())
        host.sees("root", "6", "Nothing selected")
        host.misses("src")
        host.clickArrow(of: "root")
        host.sees("src", "README")
        host.clickArrow(of: "src")
        host.clickArrow(of: "util")
        host.click("log.swift")
        host.sees("Selected log.swift")
        host.clickArrow(of: "root")
        host.misses("log.swift")
    }

    @Test("A knob follows the pointer around it") func knob() throws {
        let host = open(KnobScreen())
        host.sees("25%")
        let knob = try require(host.frame("knob"))
        host.drag(
            from: CGPoint(x: knob.maxX - 10, y: knob.midY), to: CGPoint(x: knob.midX, y: knob.maxY - 10))
        host.settle()
        host.sees("50%")
        host.tap(at: CGPoint(x: knob.minX + 10, y: knob.midY))
        host.settle()
        host.sees("75%")
    }
}
