import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Overlays and backgrounds built from a preference.
@MainActor struct PreferenceViews {
    @Test func overlayOfTheReducedValueInTheSameUpdate() {
        let calls = Calls<String>()
        let host = TestHost.live {
            let _ = calls.values.append("body")
            VStack(spacing: 0) {
                Block("a", 100, 40).named("a")
                Block("b", 100, 40).named("b")
            }
            .overlayPreferenceValue(NamesKey.self) { names in
                let _ = calls.values.append("overlay")
                Text(names.joined(separator: "+")).accessibilityIdentifier("text")
            }
        }
        host.update()
        expect(host.find(text: "a+b") != nil)
        expect(calls.values, equals: ["body", "overlay"])
        expect(host.takeStatistics().framesPresented, equals: 1)
        let stack = host.frame("a")!.union(host.frame("b")!), text = host.frame("text")!
        expect(abs(text.midX - stack.midX) < 0.01 && abs(text.midY - stack.midY) < 0.01)
    }

    @Test func itFollowsTheValueWithoutRunningAnyBody() {
        let name = Box("a")
        struct Named: View {
            let name: Box<String>
            var body: some View { Color.clear.named(name.value) }
        }
        let host = TestHost.live {
            Named(name: name).backgroundPreferenceValue(NamesKey.self, alignment: .topLeading) { Text($0.joined()) }
        }
        host.update()
        let statistics = host.statistics { name.value = "b" }
        expect(host.find(text: "b") != nil)
        expect(statistics.bodies, equals: 1)
    }

    @Test func stateInTheOverlaySurvivesNewValues() {
        let name = Box("a")
        let host = TestHost.live {
            Color.clear.named(name.value).overlayPreferenceValue(NamesKey.self) { names in
                VStack {
                    Text(names.joined())
                    Counter("count")
                }
            }
        }
        host.tap("count")
        name.value = "b"
        host.update()
        expect(host.labels, equals: ["b", "count1"])
    }

    @Test func theClosureIsADependencyScopeOfItsOwn() {
        let suffix = Box("!")
        let bodies = Calls<Int>()
        let host = TestHost.live {
            let _ = bodies.values.append(1)
            Color.clear.named("a").overlayPreferenceValue(NamesKey.self) { Text($0.joined() + suffix.value) }
        }
        host.update()
        suffix.value = "?"
        host.update()
        expect(host.find(text: "a?") != nil)
        expect(bodies.values.count, equals: 1)
    }

    /// A preference set by the overlay itself is passed on upwards, and is not part of the value from which it is
    /// built.
    @Test func theOverlaysPreferencesArePassedUp() {
        let name = Box("a")
        let calls = Calls<[String]>()
        let host = TestHost.live {
            Color.clear.named(name.value)
                .overlayPreferenceValue(NamesKey.self) { names in Color.clear.named("over \(names.joined())") }
                .onPreferenceChange(NamesKey.self) { calls.values.append($0) }
        }
        host.update()
        name.value = "b"
        host.update()
        expect(calls.values, equals: [["a", "over a"], ["b", "over b"]])
    }

    @Test func eachDisplayableHasAnOverlay() {
        let isMore = Box(false)
        let host = TestHost.live {
            VStack {
                Group {
                    Color.clear.named("a")
                    if isMore.value { Color.clear.named("b") }
                }
                .overlayPreferenceValue(NamesKey.self) { Text($0.joined()) }
            }
        }
        host.update()
        expect(host.labels, equals: ["a"])
        isMore.value = true
        host.update()
        expect(host.labels, equals: ["ab", "ab"])
    }

    @Test func readersInReadersSettleInOneFrame() {
        let name = Box("a")
        let host = TestHost.live {
            Color.clear.named(name.value)
                .overlayPreferenceValue(NamesKey.self) {
                    Color.clear.preference(key: FirstKey.self, value: $0.joined())
                }
                .overlayPreferenceValue(FirstKey.self) { first in
                    Color.clear.preference(key: SumKey.self, value: (first ?? "").count)
                }
                .overlayPreferenceValue(SumKey.self) { Text("\($0)") }
        }
        host.update()
        expect(host.labels, equals: ["1"])
        name.value = "abc"
        host.update()
        expect(host.labels, equals: ["3"])
        expect(!host.pipeline.needsFrame)
    }
}
