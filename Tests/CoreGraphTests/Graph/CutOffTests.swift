import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Equal inputs stop the diff, which affects nothing but the number of bodies that run.
@MainActor @Suite(.serialized) struct CutOffTests {
    private struct Leaf: View {
        let text: String
        @State private var taps = 0
        var body: some View {
            Button("\(text) \(taps)") { taps += 1 }.accessibilityIdentifier(text).padding(4).border(Color.blue)
        }
    }

    private struct Program: View {
        let flag: Flag
        let number: Box<Int>
        var body: some View {
            VStack {
                Leaf(text: "same")
                Leaf(text: flag.value ? "on" : "off")
                if flag.value { Text("\(number.value)") } else { Leaf(text: "else") }
                ForEach(0..<number.value, id: \.self) { Leaf(text: "row\($0)") }
                Color(red: flag.value ? 1 : 0, green: 0, blue: 0).frame(height: 10).overlay { Leaf(text: "over") }
            }
        }
    }

    /// The visible result and the log after each step, and the number of bodies.
    private func run(isEnabled: Bool) -> (lines: [[String]], pictures: [Bitmap], labels: [[String]], bodies: Int) {
        CutOff.isEnabled = isEnabled
        defer { CutOff.isEnabled = true }
        let flag = Flag(true), number = Box(2)
        let host = TestHost(width: 300, height: 500) { Program(flag: flag, number: number) }
        host.update()
        var lines: [[String]] = [], pictures: [Bitmap] = [], labels: [[String]] = []
        let steps: [() -> Void] = [
            { host.tap("same") }, { flag.value = false }, { number.value = 5 }, { host.tap("row3") },
            { host.tap("over") },
            { number.value = 1 }, { flag.value = true },
            {
                flag.value = false
                number.value = 3
            },
        ]
        for step in steps {
            lines.append(host.lines(after: step))
            pictures.append(host.snapshot())
            labels.append(host.labels)
        }
        return (lines, pictures, labels, host.takeStatistics().bodies)
    }

    @Test("without the comparison of inputs, edits, state and pixels are the same; only more bodies run")
    func sameWithout() {
        let with = run(isEnabled: true), without = run(isEnabled: false)
        expect(with.lines, equals: without.lines)
        expect(with.labels, equals: without.labels)
        expect(with.pictures, equals: without.pictures)
        expect(with.bodies < without.bodies)
    }

    @Test("a child whose input is equal does not run, one whose input differs does")
    func bodies() {
        let flag = Flag(true)
        let host = TestHost.live {
            VStack {
                let _ = flag.value
                Leaf(text: "same")
                Leaf(text: flag.value ? "on" : "off")
            }
        }
        host.update()
        expect(host.statistics { flag.value = false }.bodies, equals: 2, "the view's body and the second leaf's")
    }
}
