import CasementTesting
import Foundation
import SwiftUI
import Testing

// The examples of docs/text.md, verbatim.

private struct Order: View {
    let title: String
    let count: Int
    let price: Double

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)  // a string, as it is
            Text("**\(count)** parcels")  // a literal: Markdown, values, translations
            Text(price, format: .currency(code: "EUR"))  // a value
            Text("Weight ") + Text("12 kg").bold()  // texts side by side
        }
    }
}

private struct Preview: View {
    var body: some View {
        Text("Hello").environment(\.locale, Locale(identifier: "de"))
    }
}

private struct Sale: View {
    private var title: AttributedString {
        var title = AttributedString("Sale ")
        title.font = .title2
        var price = AttributedString("9.90")
        price.foregroundColor = .red
        price.strikethroughStyle = .single
        title.append(price)
        return title
    }

    var body: some View { Text(title) }
}

// Texts as in common programs.

private struct Texts: View {
    @Environment(\.locale) private var locale
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.truncationMode) private var truncationMode
    let name: String
    let date: Date
    let key: LocalizedStringKey = "greeting \(1)"

    var body: some View {
        VStack {
            Text("Hello, \(name)! You have \(3) new messages.")
                .font(.system(.title, design: .rounded).weight(.heavy))
                .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                .multilineTextAlignment(.center)
            Text(key).font(.custom("Georgia", size: 18, relativeTo: .headline))
            Text("Updated \(date, style: .relative) ago").font(.footnote.monospacedDigit()).foregroundStyle(.secondary)
            Text(date, style: .timer).monospacedDigit().fontDesign(.monospaced)
            Text(date...date.addingTimeInterval(3600))
            Text(date, format: .dateTime.day().month(.wide).year())
            Text(["a", "b"], format: .list(type: .and))
            Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
            Text("Price: \(9.5, specifier: "%.2f")").underline(true, color: .red).kerning(2)
            (Text("a").bold() + Text(" ") + Text("b").italic().foregroundColor(.blue)).lineLimit(2, reservesSpace: true)
            Text("Long").lineLimit(1...3).truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true)
            Text("Caps").textCase(.uppercase).tracking(3).baselineOffset(4).strikethrough(pattern: .dash, color: .gray)
            Text(verbatim: "\(name)").textSelection(.enabled).speechSpellsOutCharacters()
            Text("size").dynamicTypeSize(.xxLarge).fontWidth(.condensed).textScale(.secondary)
        }
        .lineSpacing(4)
    }
}

private struct Profile: View {
    let name: String?
    let account: String

    var body: some View {
        VStack(alignment: .leading) {
            Text(name ?? "Somebody's name").redacted(reason: name == nil ? .placeholder : [])
            Text(account).privacySensitive()
        }
    }
}

private enum Tool {
    case pen, brush

    var title: LocalizedStringResource { self == .pen ? "Pen" : "Brush" }
    var help: String { String(localized: "tool.help", defaultValue: "Draws lines", bundle: .main) }
}

private struct ToolName: View {
    let tool: Tool
    var body: some View { Text(tool.title) }
}

private struct Ruled: View {
    @Environment(\.fontResolutionContext) private var context

    var body: some View {
        let font = Font.title3.resolve(in: context)
        HStack(spacing: font.pointSize / 2) {
            Rectangle().frame(width: font.isBold ? 3 : 1)
            Text("Chapter 1").font(.title3)
        }
        .fixedSize()
    }
}

@MainActor struct DocumentedText {
    @Test func tools() {
        let host = TestHost { ToolName(tool: .brush) }
        #expect(host.find(text: "Brush") != nil && Tool.pen.help == "Draws lines")
    }

    @Test func redacted() {
        let waiting = TestHost { Profile(name: nil, account: "1234") }.snapshot()
        #expect(TestHost { Profile(name: "Somebody's name", account: "1234") }.snapshot() != waiting)
        #expect(TestHost { Profile(name: "Ann", account: "1234").redacted(reason: .privacy) }.snapshot() != waiting)
    }

    @Test func texts() throws {
        let host = TestHost {
            Order(title: "Books", count: 1200, price: 9.5)
            Preview()
            Sale()
        }
        #expect(host.texts == ["Books", "1,200 parcels", "€9.50", "Weight 12 kg", "Hello", "Sale 9.90"])
    }

    @Test func commonForms() {
        let host = TestHost(width: 600, height: 600) {
            Texts(name: "Ann", date: Date(timeIntervalSinceReferenceDate: 0))
        }
        host.date = Date(timeIntervalSinceReferenceDate: 75)
        host.settle()
        #expect(
            host.texts == [
                "Hello, Ann! You have 3 new messages.", "greeting 1", "Updated 1 min, 15 sec ago", "1:15",
                "12:00\u{2009}–\u{2009}1:00\u{202F}AM", "January 1, 2001", "a and b", "0:00", "Price: 9.50", "a b",
                "Long", "CAPS", "Ann", "size",
            ])
    }

    @Test func aFontIsResolved() {
        let host = TestHost { Ruled() }
        let text = host.find(text: "Chapter 1")
        host.setEnvironment(\.dynamicTypeSize, .accessibility3)
        host.settle()
        #expect((host.find(text: "Chapter 1")?.width ?? 0) > (text?.width ?? .infinity) * 1.2)
    }
}

private struct Race: View {
    let start: Date

    var body: some View {
        Text(.currentDate, format: .stopwatch(startingAt: start)).monospacedDigit()
        Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(90)))
        Text(.durationOffset(to: start), format: .units(allowed: [.minutes, .seconds]))
    }
}
