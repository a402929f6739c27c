import CasementTesting
import Expectations
import Testing

@MainActor @Observable final class BarModel {
    var isOn = false
    var text = ""
    var name = ""
    var count = 0
    var path: [Int] = []
    var tokens: [BarToken] = []
    var log: [String] = []
}

struct BarToken: Identifiable { let id: String }

extension TestHost {
    /// The elements with a role.
    func elements(_ role: String) -> [AccessibilitySnapshot] { accessibilityTree.all.filter { $0.role == role } }
}

private struct MarkKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
    fileprivate var mark: String {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

private struct CountingItems: ToolbarContent {
    @State private var presses = 0
    @Environment(\.mark) private var mark

    var body: some ToolbarContent {
        ToolbarItem { Button("\(mark) \(presses)") { presses += 1 } }
    }
}

/// As many items as the model counts, in no page.
private struct NumberedItems: View {
    let model: BarModel

    var body: some View {
        Text("content").toolbar { ForEach(0..<model.count, id: \.self) { number in Button("\(number)") {} } }
    }
}

@MainActor struct ToolbarTests {
    private let model = BarModel()

    private struct Items: View {
        let model: BarModel

        var body: some View {
            Text("content").toolbar {
                ToolbarItem { Button("One") { model.log.append("one") } }
                ToolbarItemGroup {
                    Button("Two") { model.log.append("two") }
                    Button("Three") { model.log.append("three") }.disabled(true)
                }
                if model.isOn { ToolbarItem { Text("Extra") } }
            }
        }
    }

    private func checkItems(_ host: TestHost) throws {
        host.settle()
        let frames = try ["One", "Two", "Three", "content"].map { try require(host.find(text: $0)) }
        expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
        expect(frames[2].maxY < frames[3].minY)
        expect(host.elements("toolbar").count, equals: 1)
        for text in ["One", "Two", "Three"] { host.tap(text: text) }
        expect(model.log, equals: ["one", "two"])
        expect(host.find(text: "Extra") == nil)
        model.isOn = true
        host.settle()
        expect(host.find(text: "Extra") != nil)
        model.isOn = false
        host.settle()
        expect(host.find(text: "Extra") == nil && !host.pipeline.needsFrame)
    }

    @Test("items of a page stand in order above its content, and follow state") func page() throws {
        let model = model
        try checkItems(TestHost { NavigationStack { Items(model: model) } })
    }

    @Test("content in no page has a bar in the window, which is there while it has items") func window() throws {
        let model = model
        try checkItems(TestHost { Items(model: model) })
        model.count = 1
        let host = TestHost { NumberedItems(model: model) }
        host.settle()
        let below = try require(host.find(text: "content"))
        model.count = 0
        host.settle()
        expect(host.find(text: "content")?.midY == 150 && below.midY > 150)
        expect(host.elements("toolbar").isEmpty)
    }

    @Test("a program without a toolbar has no bar in its tree") func none() {
        let host = TestHost { Text("content") }
        host.settle()
        expect(host.layoutTree.description.hasPrefix("Text"))
        expect(host.displayables.count, equals: 1)
    }

    @Test("the window's items stand in the bar of the page that is shown") func outerItems() {
        let model = model
        struct Pages: View {
            @Bindable var model: BarModel
            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("root").toolbar { Button("Inner") {} }
                        .navigationDestination(for: Int.self) { Text("page \($0)") }
                }
                .toolbar { Button("Outer") { model.log.append("outer") } }
            }
        }
        let host = TestHost { Pages(model: model) }
        host.settle()
        expect(host.elements("toolbar").count, equals: 1)
        expect(host.find(text: "Inner")?.midY, equals: host.find(text: "Outer")?.midY)
        model.path = [1]
        host.settle()
        expect(host.elements("toolbar").count == 1 && host.find(text: "Inner") == nil)
        host.tap(text: "Outer")
        expect(model.log, equals: ["outer"])
        model.path = []
        host.settle()
        expect(host.find(text: "Inner") != nil && host.find(text: "Outer") != nil)
    }

    @Test("items of a page join and leave with it") func pages() {
        let model = model
        struct Pages: View {
            @Bindable var model: BarModel
            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("root").toolbar { Button("Root item") {} }
                        .navigationDestination(for: Int.self) { number in
                            Text("page").toolbar {
                                ToolbarItem { Button("Item \(number)") {} }
                                ToolbarItem(placement: .bottomBar) { Button("Below") {} }
                            }
                        }
                }
            }
        }
        let host = TestHost { Pages(model: model) }
        host.settle()
        expect(host.find(text: "Root item") != nil)
        model.path = [1]
        host.settle()
        expect(host.find(text: "Root item") == nil && host.find(text: "Item 1") != nil)
        expect(host.find(text: "Below").map { $0.midY > 260 } ?? false)
        model.path = [1, 2]
        host.settle()
        expect(host.find(text: "Item 1") == nil && host.find(text: "Item 2") != nil)
        model.path = []
        host.settle()
        expect(host.find(text: "Root item") != nil && host.find(text: "Below") == nil)
    }

    @Test("items have the environment of their declaration, and keep their state") func environment() {
        let model = model
        struct Page: View {
            let model: BarModel
            var body: some View {
                NavigationStack {
                    Text("page \(model.count)").toolbar { CountingItems() }.environment(\.mark, "inner")
                }
                .environment(\.mark, "outer")
            }
        }
        let host = TestHost { Page(model: model) }
        host.settle()
        host.tap(text: "inner 0")
        host.settle()
        expect(host.find(text: "inner 1") != nil)
        model.count = 1
        host.settle()
        expect(host.find(text: "page 1") != nil && host.find(text: "inner 1") != nil)
    }

    // MARK: Places

    @Test("leading, middle and trailing items, also mirrored", arguments: [false, true])
    func placements(isMirrored: Bool) throws {
        let model = model
        model.isOn = true
        let host = TestHost(width: 500) {
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in
                    Text("content").toolbar {
                        ToolbarItem(placement: .primaryAction) { Button("End") {} }
                        if model.isOn { ToolbarItem(placement: .principal) { Text("Middle") } }
                        ToolbarItem(placement: .navigation) { Button("Start") {} }
                        ToolbarItem(placement: .status) { Text("Status") }
                    }
                    .navigationTitle("Title")
                }
            }
        }
        if isMirrored { host.setEnvironment(\.layoutDirection, .rightToLeft) }
        host.settle()
        func places(_ names: [String]) throws -> [CGFloat] {
            let places = try names.map { try require(host.find(text: $0), "\($0)") }
            expect(places.allSatisfy { $0.midY < 44 })
            let x = places.map(\.midX)
            expect(x, equals: x.sorted(by: isMirrored ? (>) : (<)))
            return x
        }
        let all = try places(["Start", "Middle", "Status", "End"])
        expect(abs((all[1] + all[2]) / 2 - 250) < 5 && host.find(text: "Title") == nil && host.title == "Title")
        model.isOn = false
        host.settle()
        expect(abs(try places(["Start", "Title", "Status", "End"])[2] - 250) < 1)
        host.resize(width: 300, height: 300)
        host.settle()
        _ = try places(["Start", "Title", "Status", "End"])
    }

    @Test("what does not fit is in the menu at the end, and works there") func overflow() throws {
        let model = model
        let host = TestHost(width: 400) {
            NavigationStack {
                Text("content").toolbar {
                    ForEach(0..<12, id: \.self) { number in Button("Item \(number)") { model.log.append("\(number)") } }
                }
            }
        }
        host.settle()
        expect(host.find(text: "Item 0") != nil && host.find(text: "Item 11") == nil)
        expect(host.perform(onLabel: "More"))
        host.settle()
        expect(host.tap(text: "Item 11"))
        host.settle()
        expect(model.log == ["11"] && host.find(text: "Item 11") == nil)
        host.resize(width: 1200, height: 300)
        host.settle()
        expect(host.tap(text: "Item 11") && !host.perform(onLabel: "More"))
        expect(model.log, equals: ["11", "11"])
        host.resize(width: 60, height: 300)
        host.settle()
        expect(host.find(text: "Item 0") == nil && host.perform(onLabel: "More"))
    }

    @Test("a hidden bar, a hidden title") func hidden() {
        let model = model
        struct Page: View {
            let model: BarModel
            var body: some View {
                NavigationStack(path: .constant([1])) {
                    Text("root").navigationDestination(for: Int.self) { _ in
                        Text("page").navigationTitle("Title").toolbar { Button("Item") {} }
                            .toolbar(model.isOn ? .hidden : .automatic, for: .windowToolbar)
                            .toolbar(removing: model.count > 0 ? .title : nil)
                    }
                }
            }
        }
        let host = TestHost { Page(model: model) }
        host.settle()
        expect(host.find(text: "Item") != nil && host.find(text: "Title") != nil)
        model.count = 1
        host.settle()
        expect(host.find(text: "Item") != nil && host.find(text: "Title") == nil)
        model.isOn = true
        host.settle()
        expect(host.find(text: "Item") == nil && host.elements("toolbar").isEmpty)
    }

    @Test("An automatic visibility outside leaves what is set inside") func automaticVisibility() {
        let host = TestHost {
            NavigationStack {
                Text("page").navigationTitle("Title").toolbar { Button("Item") {} }
                    .toolbar(.hidden)
                    .toolbarVisibility(.automatic, for: .windowToolbar)
            }
        }
        host.settle()
        expect(host.find(text: "Item") == nil && host.elements("toolbar").isEmpty)
    }

    @Test("the menu of a title") func titleMenu() {
        let model = model
        checkTitleMenu {
            Text("page").navigationTitle("Title").toolbarTitleMenu {
                Button("Rename") { model.log.append("rename") }
            }
        }
    }

    @Test("the menu of a title among the items") func titleMenuAsItem() {
        let model = model
        checkTitleMenu {
            Text("page").navigationTitle("Title").toolbar {
                ToolbarTitleMenu { Button("Rename") { model.log.append("rename") } }
            }
        }
    }

    private func checkTitleMenu(@ViewBuilder page: @escaping () -> some View) {
        let host = TestHost { NavigationStack { page() } }
        host.settle()
        expect(host.find(text: "Rename") == nil)
        host.tap(text: "Title")
        host.settle()
        host.tap(text: "Rename")
        host.settle()
        expect(model.log == ["rename"] && host.find(text: "Rename") == nil)
    }

    @Test("the menu of a title keeps its items, with lines between them, whenever it opens")
    func titleMenuOpensAgain() {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let host = TestHost {
            NavigationStack {
                Text("page").navigationTitle("Title").toolbarTitleMenu {
                    Button("Rename") {}
                    Button("Duplicate") {}
                    Divider()
                    Button("Remove", role: .destructive) {}
                }
            }
        }
        host.settle()
        for _ in 0..<3 {
            host.tap(text: "Title")
            host.settle()
            expect(host.elements("menuitem").map(\.label), equals: ["Rename", "Duplicate", "Remove"])
            host.key(.escape)
            host.settle()
        }
        expect(warnings.isEmpty)
    }

    private struct SchemeText: View {
        @Environment(\.colorScheme) private var scheme
        let name: String
        var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }

    private struct DarkBar: View {
        let model: BarModel
        var body: some View {
            NavigationStack {
                SchemeText(name: "page")
                    .toolbar { ToolbarItem { SchemeText(name: "item") } }
                    .toolbar { ToolbarItem(placement: .bottomBar) { SchemeText(name: "end") } }
                    .toolbarColorScheme(model.isOn ? .dark : nil)
            }
        }
    }

    @Test("the items of a bar have its colour scheme") func itemsHaveTheSchemeOfTheirBar() {
        let model = model
        let host = TestHost { DarkBar(model: model) }
        for isOn in [false, true, false] {
            model.isOn = isOn
            host.settle()
            expect(host.find(text: isOn ? "item dark" : "item light") != nil)
            expect(host.find(text: "page light") != nil && host.find(text: "end light") != nil)
        }
    }

    @Test("the names for bars from before toolbars") func olderNames() throws {
        let model = model
        let host = TestHost {
            NavigationStack {
                Text("page").navigationBarTitle("Title", displayMode: .inline)
                    .navigationBarItems(leading: Button("Start") {}, trailing: Button("End") {})
                    .navigationBarHidden(model.isOn)
            }
        }
        host.settle()
        expect(try require(host.find(text: "Start")).maxX < require(host.find(text: "End")).minX)
        expect(host.title, equals: "Title")
    }

    // MARK: Sheets

    private struct SheetProgram: View {
        @Bindable var model: BarModel
        let isStack: Bool

        var body: some View {
            Text("root").sheet(isPresented: $model.isOn) {
                if isStack { NavigationStack { form } } else { form }
            }
        }

        private var form: some View {
            Text("form").toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add") { close("add") }
                }
                ToolbarItem(placement: .cancellationAction) { Button("Never mind") { close("cancel") } }
                ToolbarItem(placement: .destructiveAction) { Button("Delete", role: .destructive) { close("delete") } }
            }
        }

        private func close(_ name: String) {
            model.log.append(name)
            model.isOn = false
        }
    }

    @Test("the actions that close a sheet are buttons at its bottom", arguments: [false, true])
    func sheet(isStack: Bool) throws {
        let model = model
        let host = TestHost(width: 600, height: 400) { SheetProgram(model: model, isStack: isStack) }
        func open() {
            model.isOn = true
            host.settle()
        }
        open()
        let frames = try ["Delete", "Never mind", "Add"].map { try require(host.find(text: $0)) }
        expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
        expect(try require(host.find(text: "form")).maxY < frames[2].minY)
        for text in ["Delete", "Never mind", "Add"] {
            open()
            host.tap(text: text)
            host.settle()
            expect(!model.isOn && host.elements("dialog").isEmpty)
        }
        expect(model.log, equals: ["delete", "cancel", "add"])
        open()
        host.key(.return)
        expect(model.log.last == "add" && !model.isOn)
        open()
        host.key(.escape)
        expect(model.log.last == "cancel" && !model.isOn)
    }

    // MARK: Bad input

    @Test("two items with one id are both shown") func duplicates() {
        let host = TestHost {
            Text("content").toolbar(id: "main") {
                ToolbarItem(id: "same") { Button("First") {} }
                ToolbarItem(id: "same") { Button("Second") {} }
                ToolbarItem(id: "hidden", showsByDefault: false) { Button("Third") {} }
            }
        }
        host.settle()
        expect(host.find(text: "First") != nil && host.find(text: "Second") != nil && host.find(text: "Third") == nil)
    }

    @Test("thousands of items, and then none") func manyItems() {
        let model = model
        model.count = 2000
        let host = TestHost { NumberedItems(model: model) }
        host.settle()
        expect(host.find(text: "0") != nil && host.find(text: "1999") == nil)
        model.count = 0
        host.settle()
        expect(host.find(text: "0") == nil && host.find(text: "content")?.midY == 150)
    }
}
