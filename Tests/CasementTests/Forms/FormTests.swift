import CasementTesting
import ControlSupport
import Expectations
import Foundation
import SwiftUI
import Testing

extension TestHost {
    fileprivate func frames(ofKind kind: String) -> [CGRect] {
        func collect(_ node: LayoutSnapshot) -> [CGRect] {
            (node.kind == kind ? [node.frame] : []) + node.children.flatMap(collect)
        }
        return collect(layoutTree)
    }
}

private struct Live<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

/// A host whose content runs again when a value that it read changes.
@MainActor private func live<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost { Live(content: content) }
}

@MainActor private func row(_ name: String, _ width: CGFloat = 100, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}

@MainActor struct FormTests {
    @Test("a section's rows are in a card, with separators between them, the header above, the footer below")
    func card() {
        let host = TestHost {
            Form {
                Section {
                    row("a")
                    row("b", 100, 60)
                } header: {
                    row("header")
                } footer: {
                    row("footer")
                }
            }
        }
        let cards = host.frames(ofKind: "card")
        expect(cards, equals: [CGRect(x: 20, y: 48, width: 360, height: 40 + 1 + 76)])
        expect(host.frame("header"), equals: CGRect(x: 32, y: 20, width: 100, height: 20))
        expect(host.frame("a"), equals: CGRect(x: 32, y: 58, width: 100, height: 20))
        expect(host.frame("b"), equals: CGRect(x: 32, y: 97, width: 100, height: 60))
        expect(host.frames(ofKind: "separator"), equals: [CGRect(x: 32, y: 88, width: 336, height: 1)])
        expect(host.frame("footer")?.minY, equals: CGFloat(48 + 117 + 6))
    }

    @Test("rows between sections have cards of their own; sections are inserted and removed with theirs")
    func groups() {
        let model = Switches()
        let host = live {
            Form {
                row("first")
                if model.isOn { Section { row("a") } }
                Section {
                    row("b")
                    if model.isOn { row("c") }
                }
                row("last")
            }
        }
        expect(host.frames(ofKind: "card").count == 4 && host.frames(ofKind: "separator").count == 1)
        let before = host.frame("last")
        model.isOn = false
        host.update()
        expect(host.frames(ofKind: "card").count == 3 && host.frames(ofKind: "separator").isEmpty)
        model.isOn = true
        host.update()
        expect(host.frames(ofKind: "card").count == 4 && host.frame("last") == before)
    }

    @Test("an empty section has no card; an empty form has no height")
    func empty() {
        let host = TestHost { Form { Section("Title") { EmptyView() } } }
        expect(host.frames(ofKind: "card").isEmpty && host.texts == ["Title"])
        let nothing = TestHost { Form { EmptyView() } }
        expect(nothing.frames(ofKind: "FormRows").first?.height, equals: 0)
    }

    @Test("grouped: an editor fills the least height of its frame")
    func editorInForm() {
        let host = TestHost(width: 400, height: 400) {
            Form {
                TextEditor(text: .constant("text")).accessibilityIdentifier("editor").frame(minHeight: 120)
                TextEditor(text: .constant("text")).accessibilityIdentifier("bounded")
                    .frame(minHeight: 60, maxHeight: 90)
            }
            .formStyle(.grouped)
        }
        host.update()
        expect(host.frame("editor")?.height, equals: 120)
        expect(host.frame("bounded")?.height, equals: 60)
    }

    @Test("grouped: labels are leading, contents trailing; flexible contents fill the space")
    func grouped() {
        let host = TestHost {
            Form {
                LabeledContent {
                    row("value", 50)
                } label: {
                    row("label", 80)
                }
                LabeledContent("Name") { Color.blue.frame(height: 10).accessibilityIdentifier("wide") }
            }
        }
        expect(host.frame("label")?.minX == 32 && host.frame("value")?.maxX == 368)
        let text = host.find(text: "Name") ?? .zero, wide = host.frame("wide") ?? .zero
        expect(text.minX == 32 && wide.maxX == 368 && abs(wide.minX - text.maxX - 16) < 1, "\(text) \(wide)")
    }

    @Test("columns: labels end and contents begin at one position, as wide as needed, without scrolling")
    func columns() {
        let host = TestHost {
            Form {
                LabeledContent {
                    row("1", 50)
                } label: {
                    row("short", 30)
                }
                LabeledContent {
                    row("2", 120)
                } label: {
                    row("long", 80)
                }
                row("bare", 40)
            }
            .formStyle(.columns)
            .accessibilityIdentifier("form")
        }
        let form = host.frame("form") ?? .zero
        expect(form.size, equals: CGSize(width: 80 + 8 + 120, height: 20 * 3 + 8 * 2))
        for name in ["short", "long"] { expect(host.frame(name)?.maxX, equals: form.minX + 80) }
        for name in ["1", "2", "bare"] { expect(host.frame(name)?.minX, equals: form.minX + 88) }
        expect(host.frames(ofKind: "ScrollView").isEmpty && host.frames(ofKind: "card").isEmpty)
    }

    @Test("columns: flexible contents end at the form's edge, whatever their labels")
    func columnsFill() {
        let host = TestHost {
            Form {
                LabeledContent {
                    Color.red.frame(height: 10).accessibilityIdentifier("a")
                } label: {
                    row("short", 30)
                }
                LabeledContent {
                    Color.red.frame(height: 10).accessibilityIdentifier("b")
                } label: {
                    row("long", 80)
                }
            }
            .formStyle(.columns)
        }
        expect(host.frame("a"), equals: CGRect(x: 88, y: host.frame("a")?.minY ?? 0, width: 312, height: 10))
        expect(host.frame("b")?.minX == 88 && host.frame("b")?.maxX == 400)
    }

    @Test("hidden labels leave only the content")
    func hiddenLabels() {
        let host = TestHost {
            VStack {
                LabeledContent("Name", value: "Ada").labelsHidden()
                LabeledContent("Born", value: 1815, format: .number.grouping(.never))
            }
        }
        expect(host.texts, equals: ["Ada", "Born", "1815"])
    }

    @Test("a style can wrap the outer one") func styles() {
        struct Bracketed: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("[")
                    LabeledContent(configuration)
                    Text("]")
                }
            }
        }
        struct Upwards: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        struct Framed: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("above")
                    Form(configuration)
                }
            }
        }
        let host = TestHost {
            Form { LabeledContent("label", value: "content") }
                .labeledContentStyle(Bracketed()).labeledContentStyle(Upwards())
                .formStyle(Framed()).formStyle(.columns)
        }
        expect(host.texts, equals: ["above", "[", "content", "label", "]"])
    }

    @Test("headers of forms are larger with increased prominence, also when it changes") func prominence() {
        let model = Switches()
        let host = live {
            Form { Section("Title") { Text("row") } }
                .headerProminence(model.isOn ? .increased : .standard)
        }
        let large = host.find(text: "Title")?.height ?? 0
        model.isOn = false
        host.update()
        expect(large > host.find(text: "Title")?.height ?? 0)
    }

    @Test(
        "outside forms and lists a section is its header, its rows and its footer in order, without decoration")
    func sectionsInStacks() {
        let host = TestHost {
            VStack(spacing: 4) {
                Section {
                    row("a")
                    row("b")
                } header: {
                    Text("header")
                } footer: {
                    Text("footer")
                }
            }
        }
        let kinds: [String] = host.layoutTree.children.map(\.kind)
        let texts = kinds.filter { $0 == "Text" }
        expect(texts.count, equals: 2)
        let plain = TestHost { Text("header") }
        let header = host.find(text: "header"), plainHeader = plain.find(text: "header")
        expect(header?.size, equals: plainHeader?.size)
        let belowHeader: CGFloat = (header?.maxY ?? 0) + 4
        expect(host.frame("a")?.minY, equals: belowHeader)
        let belowRows: CGFloat = (host.frame("b")?.maxY ?? 0) + 4
        expect(host.find(text: "footer")?.minY, equals: belowRows)
    }

    @Test("a change in one row runs no body of the others") func counts() {
        let model = Switches()
        let host = TestHost {
            Form {
                Section("One") { Reader(model: model) }
                ForEach(0..<50) { Text("row \($0)") }
            }
        }
        _ = host.takeStatistics()
        model.isOn = false
        host.update()
        expect(host.takeStatistics().bodies == 1 && host.texts.contains("off"))
    }

    @Test("with right to left layout, leading is right") func mirrored() {
        let host = TestHost {
            Form {
                LabeledContent {
                    row("value", 50)
                } label: {
                    row("label", 80)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        expect(host.frame("label")?.maxX == 368 && host.frame("value")?.minX == 32)
    }

    @Test("buttons follow the control size") func controlSizes() {
        let host = TestHost {
            VStack {
                ForEach(ControlSize.allCases, id: \.self) { size in
                    Button("Press") {}.controlSize(size).accessibilityIdentifier("\(size)")
                }
            }
        }
        let heights = ControlSize.allCases.map { host.frame("\($0)")?.height ?? 0 }
        expect(heights == heights.sorted() && Set(heights).count == 5, "\(heights)")
    }
}

@MainActor @Observable private final class Switches {
    var isOn = true
}

private struct Reader: View {
    let model: Switches
    var body: some View { Text(model.isOn ? "on" : "off") }
}
