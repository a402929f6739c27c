import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

private struct TestList: View {
    var flag: Flag
    var body: some View {
        VStack {
            Text("One")
            if flag.value { Text("Two") } else { Text("Three") }
        }
    }
}

private struct OtherTestList: View {
    var flag: Flag
    var body: some View {
        VStack {
            Text("One")
            Text(flag.value ? "Two" : "Three")
        }
    }
}

private struct LabelView: View {
    @Binding var number: Int
    let journal: Journal
    var body: some View {
        journal.lines.append("LabelView")
        return Group {
            if number > 0 {
                Text("You've tapped \(number) times")
            }
        }
    }
}

private struct ContentView: View {
    @State var counter = 0
    let journal: Journal
    var body: some View {
        journal.lines.append("ContentView")
        return VStack {
            Button("Tap me!") { counter += 1 }.accessibilityIdentifier("button")
            LabelView(number: $counter, journal: journal)
        }
    }
}

@MainActor struct SpecifiedPrograms {
    @Test func aBranchThatSwitchesIsARemovalAndAnInsertion() {
        let flag = Flag(true)
        let host = TestHost { TestList(flag: flag) }
        host.update()
        expect(host.takeEdits().isEmpty)
        flag.value = false
        host.update()
        expect(host.takeEdits().map(\.description), equals: ["Removed displayable at 1", "Inserted displayable at 1"])
    }

    @Test func aTextThatChangesIsAChange() {
        let flag = Flag(true)
        let host = TestHost { OtherTestList(flag: flag) }
        host.update()
        flag.value = false
        host.update()
        expect(host.takeEdits().map(\.description), equals: ["Changed displayable at 1"])
    }

    @Test func aBodyDependsOnWhatItReadNotOnWhatItDeclares() {
        let journal = Journal()
        let host = TestHost { ContentView(journal: journal) }
        host.update()
        expect(journal.take(), equals: ["ContentView", "LabelView"])
        host.tap("button")
        expect(journal.take(), equals: ["LabelView"])
        expect(host.takeEdits().map(\.description), equals: ["Inserted displayable at 1"])
        host.tap("button")
        expect(journal.take(), equals: ["LabelView"])
        expect(host.takeEdits().map(\.description), equals: ["Changed displayable at 1"])
        expect(host.find(text: "You've tapped 2 times") != nil)
    }
}
