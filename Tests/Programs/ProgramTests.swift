import CasementTesting
import SwiftUI
import Testing

/// The programs of this folder behave as in SwiftUI. They are compiled twice: in the language mode of Swift 5, and in
/// that of Swift 6 with everything on the main actor by default.
@MainActor @Suite(.serialized) struct Programs {
    @Test func myViewPadsEachDisplayableAndSwapsTheBranch() throws {
        let host = TestHost { MyView() }
        let stack = try #require(host.layoutTree.first("VStack"))
        #expect(stack.outline == "VStack { padding { Button }, padding { Color } }")
        _ = host.takeLines()
        host.press(text: "Show secret")
        #expect(host.takeLines() == ["Removed displayable at 1", "Inserted displayable at 1"])
        #expect(host.layoutTree.first("VStack")?.outline == "VStack { padding { Button }, padding { Text } }")
        let secret = try #require(host.find(text: "Secret"))
        let padded = try #require(host.layoutTree.first("VStack")?.children.last)
        #expect(padded.frame == secret.insetBy(dx: -16, dy: -16))
        host.press(text: "Show secret")
        #expect(host.find(text: "Secret") == nil)
    }

    @Test func aBranchThatSwitchesIsNotAChange() {
        let value = Box(true)
        let host = TestHost { Live { VStack { TestList(value: value.value) } } }
        host.update()
        _ = host.takeLines()
        value.value = false
        host.update()
        #expect(host.takeLines() == ["Removed displayable at 1", "Inserted displayable at 1"])
    }

    @Test func aTextThatChangesIsAChange() {
        let value = Box(true)
        let host = TestHost { Live { VStack { OtherTestList(value: value.value) } } }
        host.update()
        _ = host.takeLines()
        value.value = false
        host.update()
        #expect(host.takeLines() == ["Changed displayable at 1"])
    }

    @Test func theRootPrintsItsDisplayables() {
        let host = TestHost { TestList(value: true) }
        #expect(host.displayables == [#"TextDisplayable(text: "One")"#, #"TextDisplayable(text: "Two")"#])
    }

    @Test func onlyTheBodyThatReadTheCounterRuns() {
        _ = Printed.take()
        let host = TestHost { ContentView() }
        host.update()
        #expect(Printed.take() == ["ContentView", "LabelView"])
        _ = host.takeLines()
        host.press(text: "Tap me!")
        #expect(Printed.take() == ["LabelView"])
        #expect(host.takeLines() == ["Inserted displayable at 1"])
        for count in 2...4 {
            host.press(text: "Tap me!")
            #expect(Printed.take() == ["LabelView"])
            #expect(host.takeLines() == ["Changed displayable at 1"])
            #expect(host.find(text: "You've tapped \(count) times") != nil)
        }
    }

    @Test func aPictureInAnotherBranchLosesItsState() {
        let host = TestHost { AImageView() }
        for _ in 1...3 { host.press(text: host.find(text: "Liked 0 times") != nil ? "Liked 0 times" : liked(host)) }
        #expect(liked(host) == "Liked 3 times")
        host.press(text: "Round")
        #expect(liked(host) == "Liked 0 times")
    }

    @Test func aPictureWithAnotherRadiusKeepsItsState() {
        let host = TestHost { BImageView() }
        let square = host.snapshot()
        for _ in 1...3 { host.press(text: liked(host)) }
        #expect(liked(host) == "Liked 3 times")
        host.press(text: "Round")
        #expect(liked(host) == "Liked 3 times")
        #expect(host.snapshot() != square)
    }

    private func liked(_ host: TestHost) -> String {
        (0...9).map { "Liked \($0) times" }.first { host.find(text: $0) != nil } ?? "nothing"
    }

    @Test func theFourFeaturedLabelsLookTheSame() {
        let asView = TestHost { FeaturedText(text: "Featured") }
        let others = [
            TestHost { Text("Featured").featured() },
            TestHost { FeaturedLabel("Featured") },
            TestHost { FeaturedLabel { Text("Featured") } },
            TestHost { Text("Featured").fadingFeatured() },
        ]
        let expected = asView.snapshot()
        for (index, host) in others.enumerated() {
            #expect(host.snapshot() == expected, "form \(index)")
            #expect(host.frame(ofKind: "HStack") == asView.frame(ofKind: "HStack"), "form \(index)")
        }
    }

    @Test func aFeaturedLabelAroundTwoTextsIsOneStack() {
        struct Two: View {
            var body: some View {
                Text("a")
                Text("b")
            }
        }
        for host in [
            TestHost { FeaturedLabel { Two() } }, TestHost { Two().featured() }, TestHost { Two().fadingFeatured() },
        ] {
            #expect(host.layoutTree.first("HStack")?.children.count == 3)
            #expect(host.displayables.count == 1)
        }
    }

    @Test func aSplitViewAndItsTwinAreLaidOutAlike() throws {
        let split = TestHost { SplitView(leading: { Text("Leading") }, trailing: { Text("Trailing") }) }
        let twin = TestHost { Text("Leading").split(with: Text("Trailing")) }
        #expect(split.layoutTree == twin.layoutTree)
        let stack = try #require(split.layoutTree.first("HStack"))
        #expect(stack.outline == "HStack { frame { Text }, Divider, frame { Text } }")
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(stack.children.map(\.frame.width) == [191.5, 1, 191.5])
        #expect(stack.children.map(\.frame.height) == [300, 300, 300])
    }

    @Test func knobsReadTheirPointerSizeFromTheEnvironment() throws {
        let host = TestHost(width: 300, height: 200) { KnobPanel() }
        let image = host.snapshot()
        let stack = try #require(host.frame(ofKind: "HStack"))
        // The pointer of the first knob is 10 points wide and high, that of the second 20.
        func isDrawn(_ x: CGFloat, _ y: CGFloat) -> Bool {
            image[Int(stack.minX + x), Int(stack.minY + y)] != image[0, 0]
        }
        #expect([isDrawn(50, 5), isDrawn(42, 5), isDrawn(50, 11)] == [true, false, true])
        #expect([isDrawn(158, 5), isDrawn(150, 5), isDrawn(145, 5)] == [true, true, false])
        #expect(host.find(text: "Volume 25") != nil)
        host.tap(at: CGPoint(x: stack.minX + 50, y: stack.minY + 50))
        #expect(host.find(text: "Volume 100") != nil)
    }

    @Test func aTitleReachesTheNavigationView() {
        _ = Printed.take()
        let host = TestHost { NavigationExample() }
        host.update()
        // First without a title, then with the one that the content sets, in one frame.
        #expect(Printed.take() == ["title: none", "title: Root View"])
        #expect(host.takeStatistics().framesPresented == 1)
        #expect(host.find(text: "Root View") != nil)
        host.press(text: "Rename")
        #expect(host.find(text: "Renamed") != nil)
        #expect(host.find(text: "Root View") == nil)
        #expect(Printed.take().last == "title: Renamed")
    }

    @Test func bodiesHoldDeclarationsAndBranches() {
        func shown(_ kind: Everything.Kind, _ caption: String? = nil) -> [String] {
            TestHost { Everything(kind: kind, caption: caption) }.displayables
        }
        #expect(shown(.number(12)).count == 2)
        #expect(shown(.number(3), "three").first == #"TextDisplayable(text: "three")"#)
        #expect(shown(.word("w")).first == #"TextDisplayable(text: "•w")"#)
        #expect(shown(.nothing).count == 1)
    }
}
