import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

@MainActor struct TextFormTests {
    private func shown(_ text: Text) -> String? { TestHost { text }.text }

    @Test("a literal is a key, a string in a variable is shown verbatim")
    func literals() {
        let n = 3, variable = "**as is** \(1000)"
        expect(shown(Text("literal \(n)")), equals: "literal 3")
        expect(shown(Text(variable)), equals: "**as is** 1000")
        expect(shown(Text(verbatim: "**as** \(1000)")), equals: "**as** 1000")
        expect(shown(Text(1.5, format: .number)), equals: "1.5")
        let noon = Date(timeIntervalSince1970: 12 * 3600)
        expect(shown(Text(noon, style: .time))?.hasPrefix("12:00"), equals: true)
        expect(shown(Text(noon, style: .date)), equals: "January 1, 1970")
        expect(Text("plain").storage, equals: .literal("plain"))
        expect(shown(Text("**bold** literal")), equals: "bold literal")
        let sum: Text = Text("a") + Text("b")
        expect(shown(sum), equals: "ab")
    }

    @Test("multiline alignment moves lines, not the view, which stays as wide as its longest line")
    func lineAlignment() throws {
        func host(_ alignment: TextAlignment) -> TestHost {
            TestHost(width: 200, height: 60) {
                Text(verbatim: "aaaa\nb").multilineTextAlignment(alignment).accessibilityIdentifier("text")
                    .font(.custom("DejaVu Sans", fixedSize: 20)).foregroundStyle(.black)
                    .frame(maxWidth: .infinity)
            }
        }
        /// The columns of the second line that are not empty.
        func columns(_ host: TestHost, _ frame: CGRect) -> [Int] {
            let picture = host.snapshot()
            let rows = Int(frame.midY) + 2..<Int(frame.maxY)
            return (0..<picture.width).filter { x in rows.contains { picture[x, $0].g < 100 } }
        }
        let (leading, trailing) = (host(.leading), host(.trailing))
        let frame = try require(trailing.frame("text"))
        expect(frame == leading.frame("text") && abs(frame.midX - 100) <= 0.5)
        let (left, right) = (columns(leading, frame), columns(trailing, frame))
        expect(abs(CGFloat(left.first ?? 0) - frame.minX) <= 4 && CGFloat(left.last ?? 200) < frame.midX)
        expect(abs(CGFloat(right.last ?? 0) - frame.maxX) <= 4 && CGFloat(right.first ?? 0) > frame.midX)
    }

    @Test("numbers in a literal are formatted in the locale")
    func numbers() {
        expect(shown(Text("Year \(2024)")), equals: "Year 2,024")
        expect(shown(Text("\(-1_234_567) and \(12)")), equals: "-1,234,567 and 12")
        expect(shown(Text("\(999)")), equals: "999")
        expect(shown(Text("\(0.5)")), equals: "0.500000")
        expect(shown(Text("\(1234.5, specifier: "%.2f")")), equals: "1,234.50")
        expect(shown(Text("\(7, specifier: "%03d")")), equals: "007")
        expect(shown(Text("\(0.25, format: .percent)")), equals: "25%")
        expect(shown(Text("\(UInt8(200)) \("50%") 100%")), equals: "200 50% 100%")
        let host = TestHost { Text("\(1_234_567) \(0.5)") }
        host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        expect(host.text, equals: "1.234.567 0,500000")
        host.setEnvironment(\.locale, Locale(identifier: "en_IN"))
        expect(host.text, equals: "12,34,567 0.500000")
    }

    @Test("values use the locale of the environment, unless their format has one")
    func formats() {
        let host = TestHost {
            Text(1234.5, format: .number)
            Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR")))
            Text(Date(timeIntervalSince1970: 0), format: .dateTime.year().month(.wide).day())
        }
        expect(host.requests.map(\.text)[0], equals: "1,234.5")
        expect(host.requests.map(\.text)[2], equals: "January 1, 1970")
        host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        expect(host.requests.map(\.text)[0], equals: "1.234,5")
        expect(host.requests.map(\.text)[1].hasSuffix("234,5"))
        expect(host.requests.map(\.text)[2], equals: "1. Januar 1970")
    }

    @Test("concatenated texts keep their own styles, and modifiers of the whole apply to the rest")
    func joined() throws {
        let host = TestHost {
            (Text("A").bold() + Text("b").foregroundColor(.red) + Text("C").font(.title)).font(.caption).italic()
        }
        let request = try require(host.request)
        expect(request.text, equals: "AbC")
        expect(request.runs.map(\.text), equals: ["A", "b", "C"])
        expect(request.runs.map(\.style.font.weight), equals: [700, 400, 600])
        expect(request.runs.map(\.style.font.size), equals: [12, 12, 24])
        expect(request.runs.allSatisfy { $0.style.font.isItalic })
        expect(request.runs.map(\.style.paint), equals: [0, 1, 0])
    }

    @Test("adjacent parts of one style are one run, and a single paint needs no spans")
    func uniform() throws {
        let plain = try require(TestHost { Text("a") + Text("b") }.request)
        expect(plain.spans.isEmpty && plain.text == "ab" && plain.style.paint == 0)
        let red = try require(TestHost { Text("a \(Text("b"))").foregroundColor(.red) }.request)
        expect(red.spans.isEmpty && red.text == "a b" && red.style.paint == 0)
    }

    @Test("the first modifier takes precedence: it is nearest to the text")
    func order() throws {
        let request = try require(TestHost { Text("a").font(.title).font(.caption).bold().fontWeight(.light) }.request)
        expect(request.style.font.size, equals: 24)
        expect(request.style.font.weight, equals: 700)
    }

    @Test("texts, attributed strings and dates in literals keep their own styles")
    func interpolated() throws {
        var attributed = AttributedString("red")
        attributed.foregroundColor = .red
        let request = try require(
            TestHost { Text("x \(Text("bold").bold()) y \(attributed) z").italic() }.request)
        expect(request.runs.map(\.text), equals: ["x ", "bold", " y ", "red", " z"])
        expect(request.runs.map(\.style.font.weight), equals: [400, 700, 400, 400, 400])
        expect(request.runs.map(\.style.paint), equals: [0, 0, 0, 1, 0])
        let date = Date(timeIntervalSince1970: 0)
        expect(TestHost { Text("On \(date, style: .date).") }.text, equals: "On January 1, 1970.")
    }

    @Test("a text equals another one with the same content")
    func equality() {
        expect(Text("a \(1)"), equals: Text("a \(1)"))
        expect(Text("a \(1)") != Text("a \(2)"))
        expect(Text("a").bold(), equals: Text("a").bold())
        expect(Text("a").bold() != Text("a").italic())
        expect(Text("a").bold() != Text("a"))
        expect(Text("a") + Text("b"), equals: Text("a") + Text("b"))
        expect(Text(1.5, format: .number), equals: Text(1.5, format: .number))
        expect(Text(1.5, format: .number) != Text(1.5, format: .percent))
        expect(Text("\(1.5, specifier: "%.1f")"), equals: Text("\(1.5, specifier: "%.1f")"))
        expect(Text("a").foregroundStyle(.tint), equals: Text("a").foregroundStyle(.tint))
        expect(Text("\(Text("a").bold())") != Text("\(Text("a"))"))
    }

    @Test("a text is small: rows store and compare many") func size() {
        expect(MemoryLayout<Text>.size <= 48)
    }

    @Test("all styles of a text reach the text engine")
    func styles() throws {
        let request = try require(
            TestHost {
                Text("a").underline(pattern: .dot, color: .red).strikethrough().kerning(2).baselineOffset(3)
                    .fontWidth(.condensed).fontDesign(.serif).monospacedDigit()
                    + Text("b").tracking(4).kerning(2).monospaced().textScale(.secondary)
            }.request)
        let (a, b) = (request.runs[0].style, request.runs[1].style)
        expect(a.underline?.pattern == .dot && a.underline?.paint == 1)
        expect(a.strikethrough, equals: TextRule())
        expect(a.kerning == 2 && a.tracking == 0 && a.baselineOffset == 3)
        expect(a.font.width == 75 && a.font.design == .serif && a.font.hasEvenDigits)
        expect(b.tracking == 4 && b.kerning == 0)
        expect(b.font.design == .monospaced && b.font.size < 14)
    }

    @Test("a level of the hierarchy is relative to the text around it")
    func hierarchy() throws {
        let host = TestHost { (Text("a") + Text("b").foregroundStyle(.secondary)).foregroundStyle(.red) }
        let request = try require(host.request)
        expect(request.runs.map(\.style.paint), equals: [1, 2])
    }

    @Test("a text's accessibility label replaces its string for assistive programs")
    func spoken() {
        let host = TestHost { Text("12 km").accessibilityLabel("twelve kilometres") }
        expect(host.text, equals: "12 km")
        expect(host.labels, equals: ["twelve kilometres"])
    }
}
