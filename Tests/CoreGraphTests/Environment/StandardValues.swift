import CoreTesting
import Expectations
import HostSupport
import Testing

/// The values that the framework's views read.
@MainActor struct StandardValues {
    private struct Probe<Value>: View {
        @Environment private var value: Value
        init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }
        var body: some View { Text("\(value)") }
    }

    @Test("the test host's environment does not depend on the machine")
    func defaults() {
        expect(TestHost { Probe(\.colorScheme) }.labels, equals: ["light"])
        expect(TestHost { Probe(\.displayScale) }.labels, equals: ["1.0"])
        expect(TestHost(scale: 2) { Probe(\.displayScale) }.labels, equals: ["2.0"])
        expect(TestHost(scale: 2) { Probe(\.pixelLength) }.labels, equals: ["0.5"])
        expect(TestHost { Probe(\.layoutDirection) }.labels, equals: ["leftToRight"])
        expect(TestHost { Probe(\.locale.identifier) }.labels, equals: ["en_US"])
        expect(TestHost { Probe(\.isEnabled) }.labels, equals: ["true"])
        expect(TestHost { Probe(\.lineLimit) }.labels, equals: ["nil"])
    }

    @Test("disabled is cumulative: a view inside cannot be enabled again")
    func disabled() {
        expect(TestHost { Probe(\.isEnabled).disabled(true) }.labels, equals: ["false"])
        expect(TestHost { Probe(\.isEnabled).disabled(false).disabled(true) }.labels, equals: ["false"])
        expect(TestHost { Probe(\.isEnabled).disabled(true).disabled(false) }.labels, equals: ["false"])
        expect(TestHost { Probe(\.isEnabled).disabled(false) }.labels, equals: ["true"])
    }

    @Test("disabled depends on its condition")
    func disabledChanges() {
        let flag = Flag(true)
        let host = TestHost.live { VStack { Probe(\.isEnabled).disabled(flag.value) } }
        expect(host.labels, equals: ["false"])
        flag.value = false
        host.update()
        expect(host.labels, equals: ["true"])
    }

    @Test("a line limit below one counts as one")
    func lineLimit() {
        expect(TestHost { Probe(\.lineLimit).lineLimit(3) }.labels, equals: ["Optional(3)"])
        expect(TestHost { Probe(\.lineLimit).lineLimit(0) }.labels, equals: ["Optional(1)"])
        expect(TestHost { Probe(\.lineLimit).lineLimit(nil).lineLimit(3) }.labels, equals: ["nil"])
    }

    @Test("another font in the environment changes every text without a font of its own")
    func font() {
        let font = Box(Font.body)
        let host = TestHost.live {
            VStack {
                Text("a")
                Text("b").font(.caption)
                Color.red
            }.font(font.value)
        }
        host.update()
        let before = host.find(text: "a")?.height ?? 0, caption = host.find(text: "b")
        expect(host.lines { font.value = .largeTitle }, equals: ["Changed displayable at 0"])
        expect((host.find(text: "a")?.height ?? 0) > before)
        expect(host.find(text: "b")?.size, equals: caption?.size)
    }

    @Test("in a font that is set, the text style can be dumped")
    func dumpedFont() {
        let out = Box("")
        let host = TestHost {
            Text("x").transformEnvironment(\.font) { font in
                var text = ""
                dump(font, to: &text)
                out.value = text
            }
            .font(.headline)
        }
        host.update()
        expect(out.value.contains("Font.TextStyle.headline"), "\(out.value)")
    }

    @Test("a preferred colour scheme applies to the whole window, including its background")
    func preferredScheme() {
        struct Reader: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("\(scheme)") }
        }
        let wish = Box(ColorScheme?.some(.dark))
        let host = TestHost.live(width: 100, height: 100) {
            VStack {
                Reader()
                Text("x").preferredColorScheme(wish.value)
                Text("y").preferredColorScheme(.light)
            }
        }
        host.update()
        expect(host.find(text: "dark") != nil)
        expect(host.pixel(0, 0)[0] < 60)
        expect(host.takeStatistics().framesPresented, equals: 1)
        wish.value = .light
        host.update()
        expect(host.find(text: "light") != nil)
        expect(host.pixel(0, 0), equals: windowColor)
    }

    @Test("without a preference the desktop's colour scheme applies again")
    func noPreference() {
        struct Reader: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("\(scheme)") }
        }
        let wish = Box(ColorScheme?.some(.light))
        let host = TestHost.live { Reader().preferredColorScheme(wish.value) }
        host.setEnvironment(\.colorScheme, .dark)
        expect(host.labels == ["light"] && host.pixel(0, 0) == windowColor)
        wish.value = nil
        host.update()
        expect(host.labels == ["dark"] && host.pixel(0, 0)[0] < 60)
    }

    @Test("setting a window's environment repeatedly stores one value for each key")
    func manySettings() {
        let host = TestHost { Text("x") }
        for step in 0..<500 { host.setEnvironment(\.lineLimit, step) }
        let scope = host.pipeline.graph.root?.scope.values.description ?? ""
        expect(scope.components(separatedBy: "LineLimit").count < 70, "\(scope.count)")
        host.setEnvironment(\.colorScheme, .dark)
        expect(host.pixel(0, 0)[0] < 60)
    }

    @Test("a colour scheme applies to its own subtree")
    func localColorScheme() {
        func column(_ schemes: [ColorScheme?]) -> [[Int]] {
            let host = TestHost(width: 20, height: 10) {
                HStack(spacing: 0) {
                    ForEach(schemes.indices, id: \.self) { index in
                        if let scheme = schemes[index] {
                            Color.red.environment(\.colorScheme, scheme)
                        } else {
                            Color.red
                        }
                    }
                }
            }
            return [host.pixel(5, 5), host.pixel(15, 5)]
        }
        let light = column([nil, nil])[0], dark = column([.dark, .dark])[0]
        expect(light != dark)
        expect(column([.dark, nil]), equals: [dark, light])
        expect(column([.dark, .light]), equals: [dark, light])
    }

    @Test("a colour of the theme depends on the colour scheme, a fixed one does not")
    func colorScheme() {
        let host = TestHost(width: 20, height: 10) {
            HStack(spacing: 0) {
                Color.red
                Color(red: 0, green: 0, blue: 1)
            }
        }
        let light = host.pixel(5, 5)
        expect(host.pixel(15, 5), equals: [0, 0, 255])
        host.setEnvironment(\.colorScheme, .dark)
        expect(host.pixel(5, 5) != light)
        expect(host.pixel(15, 5), equals: [0, 0, 255])
        expect(host.takeLines(), equals: ["Changed displayable at 0"])
    }
}
