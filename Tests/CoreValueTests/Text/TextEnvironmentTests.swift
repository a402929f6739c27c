import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor struct TextEnvironmentTests {
    private func request<V: View>(@ViewBuilder _ content: () -> V) throws -> TextRequest {
        try require(TestHost(content: content).request)
    }

    private struct Limits: View {
        @Environment(\.lineLimits) private var limits
        let seen: (TextLineLimits) -> Void
        var body: some View {
            let _ = seen(limits)
            Text("a")
        }
    }

    @Test("A font that is no longer bold has the weight of its style, at most the regular one")
    func notBold() {
        expect(Font.body.bold(true).bold(false) == .body)
        expect(Font.body.italic(true) == .body.italic() && Font.body.italic().italic(false) == .body)
        expect(Font.largeTitle.bold(false) == .largeTitle.weight(.regular))
    }

    @Test("line limits")
    func lineLimits() throws {
        var seen: [TextLineLimits] = []
        TestHost {
            Limits { seen.append($0) }
            Limits { seen.append($0) }.lineLimit(5)
            Limits { seen.append($0) }.lineLimit(nil)
            Limits { seen.append($0) }.lineLimit(3, reservesSpace: true)
            Limits { seen.append($0) }.lineLimit(3, reservesSpace: false)
            Limits { seen.append($0) }.lineLimit(2...4)
            Limits { seen.append($0) }.lineLimit(2...)
            Limits { seen.append($0) }.lineLimit(...4)
            Limits { seen.append($0) }.lineLimit(0)
        }.update()
        expect(
            seen,
            equals: [
                TextLineLimits(), TextLineLimits(upper: 5), TextLineLimits(), TextLineLimits(lower: 3, upper: 3),
                TextLineLimits(upper: 3), TextLineLimits(lower: 2, upper: 4), TextLineLimits(lower: 2),
                TextLineLimits(upper: 4), TextLineLimits(upper: 1),
            ])
        let asked = try request { Text("a").lineLimit(2...4) }
        expect(asked.paragraph.lineLimit == 4 && asked.paragraph.leastLines == 2)
    }

    @Test("text modifiers of a view apply to the texts inside")
    func inherited() throws {
        let request = try request {
            VStack { Text("Shout") }
                .fontWidth(.expanded).fontDesign(.rounded).italic().bold().monospacedDigit()
                .underline(color: .red).strikethrough(pattern: .dashDot).tracking(1.5).baselineOffset(2)
                .textCase(.uppercase).truncationMode(.middle).lineSpacing(6).minimumScaleFactor(0.5)
                .allowsTightening(true).multilineTextAlignment(.trailing)
                .environment(\.layoutDirection, .rightToLeft).typesettingLanguage(.init(identifier: "ja"))
        }
        let (style, paragraph) = (request.style, request.paragraph)
        expect(request.text, equals: "SHOUT")
        expect(style.font.width == 125 && style.font.design == .rounded && style.font.hasEvenDigits)
        expect(style.font.isItalic && style.font.weight == 700)
        expect(style.underline?.paint == 1 && style.strikethrough?.pattern == .dashDot)
        expect(style.tracking == 1.5 && style.baselineOffset == 2)
        expect(paragraph.truncation == .middle && paragraph.lineSpacing == 6 && paragraph.minimumScaleFactor == 0.5)
        expect(paragraph.allowsTightening && paragraph.alignment == .trailing && paragraph.isRightToLeft)
        expect(paragraph.language?.hasPrefix("ja"), equals: true)
    }

    @Test("a text's own modifiers take precedence, and those of an inner view over an outer one")
    func precedence() throws {
        expect(try request { VStack { Text("a").fontWeight(.light) }.bold() }.style.font.weight, equals: 300)
        expect(try request { VStack { Text("a").underline(false) }.underline() }.style.underline == nil)
        expect(try request { VStack { Text("a") }.tracking(1).tracking(2) }.style.tracking, equals: 1)
        expect(try request { VStack { VStack { Text("a") }.bold(false) }.bold() }.style.font.weight, equals: 400)
        expect(try request { VStack { Text("a").font(nil) }.font(.title) }.style.font.size, equals: 24)
    }

    @Test("text styles grow with the text size, each at its own rate; fixed sizes are unchanged")
    func textSize() throws {
        func size(_ font: Font, _ textSize: DynamicTypeSize) throws -> CGFloat {
            try request { Text("a").font(font).environment(\.dynamicTypeSize, textSize) }.style.font.size
        }
        expect(try size(.body, .large), equals: 14)
        expect(try size(.body, .accessibility5), equals: 14 * 53 / 17)
        expect(try size(.largeTitle, .accessibility5), equals: 30 * 60 / 34)
        expect(try size(.system(size: 20), .accessibility5), equals: 20)
        expect(try size(.custom("X", size: 17), .accessibility5), equals: 53)
        expect(try size(.custom("X", size: 34, relativeTo: .largeTitle), .accessibility5), equals: 60)
        expect(try size(.custom("X", fixedSize: 17), .accessibility5), equals: 17)
        let host = TestHost { Text("a").font(.headline) }
        host.setEnvironment(\.dynamicTypeSize, .xLarge)
        expect(abs((host.request?.style.font.size ?? 0) - CGFloat(14 * 19) / 17) < 1e-9)
    }

    @Test("fonts include their own width, caps, digits and leading")
    func fonts() throws {
        let font = Font.system(.title, design: .serif, weight: .light).width(.condensed).italic().monospacedDigit()
            .smallCaps().leading(.loose)
        let request = try request { Text("a").font(font) }
        let asked = request.style.font
        expect(asked.size == 24 && asked.weight == 300 && asked.design == .serif && asked.width == 75)
        expect(asked.isItalic && asked.hasEvenDigits && asked.caps == .small)
        expect(abs(request.paragraph.lineSpacing - 2.4) < 0.001)
        expect(Font.body.lowercaseSmallCaps().uppercaseSmallCaps(), equals: Font.body.smallCaps())
        expect(Font.body.bold(), equals: Font.body.weight(.bold))
    }

    @Test("invalid lengths are ignored")
    func badInput() throws {
        let request = try request {
            Text("a").tracking(.nan).baselineOffset(.infinity).lineSpacing(.nan).minimumScaleFactor(.nan)
        }
        expect(request.style.tracking == 0 && request.style.baselineOffset == 0)
        expect(request.paragraph.lineSpacing == 0 && request.paragraph.minimumScaleFactor == 1)
        let negative = try self.request { VStack { Text("a") }.minimumScaleFactor(-3).lineSpacing(-3) }
        expect(negative.paragraph.lineSpacing == 0 && negative.paragraph.minimumScaleFactor > 0)
    }

    @Test("a change of colour measures nothing; one of a style lays out only the text")
    func costs() {
        let color = Box(Color.red), isBold = Box(false)
        let host = TestHost.live {
            Text("a") + Text("b").foregroundColor(color.value) + Text("c").bold(isBold.value)
        }
        host.update()
        expect(host.statistics { color.value = .blue }.layoutMeasures, equals: 0)
        expect(host.statistics { isBold.value = true }.layoutMeasures > 0)
    }

    private struct Resolving: View {
        let font: Font
        let seen: (Font.Resolved) -> Void
        @Environment(\.fontResolutionContext) private var context
        var body: some View {
            let _ = seen(font.resolve(in: context))
            Text("a")
        }
    }

    @Test("A font is resolved in the text size of its view, also when that changes") func resolved() throws {
        var seen: [Font.Resolved] = []
        let host = TestHost {
            Resolving(font: .headline.italic().smallCaps().leading(.tight)) { seen.append($0) }
        }
        host.settle()
        let first = try require(seen.last)
        expect(first.pointSize == 14 && first.weight == .semibold && first.isBold && first.isItalic)
        expect(first.isSmallCaps && first.isLowercaseSmallCaps && first.isUppercaseSmallCaps && !first.isMonospaced)
        expect(first.leading == .tight && first.width == .standard)
        host.setEnvironment(\.dynamicTypeSize, .xxxLarge)
        host.settle()
        let large = try require(seen.last)
        expect(large.pointSize > 16)
        // The resolved font is as large in any context.
        let again = Font(large.ctFont).resolve(in: EnvironmentValues().fontResolutionContext)
        expect(again.pointSize == large.pointSize && again.weight == .semibold && again.isItalic && again.isSmallCaps)
        let code = Font.custom("Hack", size: 10).monospaced().width(.condensed)
            .resolve(in: EnvironmentValues().fontResolutionContext)
        expect(code.pointSize == 10 && code.isMonospaced && code.width == .condensed)
        expect(!code.isBold && !code.isSmallCaps)
    }
}
