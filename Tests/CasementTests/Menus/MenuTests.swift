import CasementTesting
import Expectations
import Testing

@MainActor struct MenuTests {
    private let model = ControlModel()

    private func press(_ text: String, in host: TestHost) throws {
        let frame = try require(host.find(text: text), "\(text)")
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    private func pressSecondary(_ text: String, in host: TestHost) throws {
        let frame = try require(host.find(text: text), "\(text)")
        host.pipeline.handle(.pointerDown(CGPoint(x: frame.midX, y: frame.midY), .secondary, clicks: 1))
        host.update()
    }

    @Test("keys that are faster than frames apply to the result of the keys before them")
    func fastKeys() throws {
        let model = model
        let host = TestHost(width: 300, height: 300) {
            VStack {
                Button("Below") { model.log.append("below") }.keyboardShortcut("d")
                Menu("Actions") { Menu("More") { Button("Copy") {} } }
            }
        }
        try press("Actions", in: host)
        for key in [KeyEquivalent.downArrow, .rightArrow] { host.key(key) }
        expect(host.find(text: "Copy") != nil)
        for key in [KeyEquivalent.escape, .escape] { host.pipeline.handle(.keyDown(key, [], isRepeat: false)) }
        host.pipeline.handle(.keyDown("d", [.control, .command], isRepeat: false))
        host.update()
        expect(model.log == ["below"] && host.find(text: "More") == nil)
    }

    @Test("keys that come in one frame with the click that opens a menu are for the menu")
    func keysAfterAClick() throws {
        let model = model
        let host = TestHost(width: 300, height: 300) {
            Menu("Actions") {
                Button("Cut") { model.log.append("Cut") }
                Button("Copy") { model.log.append("Copy") }
            }
        }
        let frame = try require(host.find(text: "Actions"))
        let place = CGPoint(x: frame.midX, y: frame.midY)
        host.pipeline.handle(.pointerDown(place, .primary, clicks: 1))
        host.pipeline.handle(.pointerUp(place, .primary))
        for key in [KeyEquivalent.downArrow, .downArrow, .return] {
            host.pipeline.handle(.keyDown(key, [], isRepeat: false))
        }
        host.update()
        expect(model.log, equals: ["Copy"])
    }

    @Test("a picker's menu begins at the choice: by keys it is highlighted, and the arrows go on from it")
    func chosenItem() throws {
        let model = model
        let host = TestHost(width: 300, height: 300) {
            Picker("Number", selection: Bindable(model).number) {
                ForEach(0..<5, id: \.self) { Text("No. \($0)") }
            }
        }
        for (opens, keys, choice) in [
            (true, [KeyEquivalent.return], 2), (true, [.downArrow, .return], 3), (false, [.upArrow, .return], 2),
        ] {
            if opens {
                host.key(.tab)
                host.key(.downArrow)
            } else {
                try press("No. \(model.number)", in: host)
            }
            expect(host.find(text: "No. 0") != nil)
            for key in keys { host.key(key) }
            expect(model.number, equals: choice)
            expect(host.find(text: "No. 0") == nil)
        }
    }

    @Test("a menu that a key opens begins at its first item that is enabled; one opened by the pointer at none")
    func firstItem() throws {
        let model = model
        let host = TestHost(width: 300, height: 300) {
            VStack {
                Menu("Actions") {
                    Button("Cut") { model.log.append("Cut") }.disabled(true)
                    Button("Copy") { model.log.append("Copy") }
                    Menu("More") {
                        Button("Deep") { model.log.append("Deep") }
                        Button("Deeper") { model.log.append("Deeper") }
                    }
                    Picker("Number", selection: Bindable(model).number) {
                        ForEach(0..<3, id: \.self) { Text("No. \($0)") }
                    }
                    .pickerStyle(.inline)
                }
                Text("Below").contextMenu { Button("Own") { model.log.append("Own") } }
            }
        }
        for key in [KeyEquivalent.space, .return, .downArrow, .upArrow] {
            host.key(.tab)
            host.key(key)
            expect(host.find(text: "Copy") != nil)
            host.key(.return)
            expect(model.log.popLast(), equals: "Copy", "\(key)")
        }
        // Its submenu, too.
        host.key(.space)
        host.key(.downArrow)
        host.key(.rightArrow)
        host.key(.return)
        expect(model.log.popLast(), equals: "Deep")
        try press("Actions", in: host)
        host.key(.return)
        expect(model.log.isEmpty && host.find(text: "Copy") != nil, "nothing is highlighted")
        host.key(.downArrow)
        host.key(.return)
        expect(model.log, equals: ["Copy"])
        // What the pointer opens after keys begins at none either.
        host.key(.escape)
        try pressSecondary("Below", in: host)
        host.key(.return)
        expect(host.find(text: "Own") != nil && model.log == ["Copy"])
        host.key(.escape)
        host.key(.space)
        let more = try require(host.find(text: "More"))
        for x in 0..<3 { host.hover(at: CGPoint(x: more.midX + CGFloat(x), y: more.midY)) }
        host.settle()
        expect(host.find(text: "Deep") != nil)
        host.key(.downArrow)
        host.key(.return)
        expect(model.log, equals: ["Copy", "Deep"])
    }

    @Test("the titles of items line up, however wide their symbols are; the icons are centred in one column")
    func icons() throws {
        let host = TestHost(width: 300, height: 300) {
            Menu("Actions") {
                Button("Mail…", systemImage: "envelope") {}
                Button("Copy", systemImage: "doc.on.doc") {}
                Button("More", systemImage: "ellipsis") {}
                Menu("Send", systemImage: "paperplane") { Button("Now") {} }
            }
        }
        try press("Actions", in: host)
        let starts = try ["Mail…", "Copy", "More", "Send"].map { try require(host.find(text: $0)).minX }
        expect(Set(starts).count, equals: 1, "\(starts)")
    }

    @Test("submenus open and close by the arrows of the direction in which they open", arguments: [false, true])
    func arrows(isMirrored: Bool) throws {
        let host = TestHost(width: 500, height: 300) {
            Menu("Actions") { Menu("More") { Button("Copy") {} } }
                .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
        let (open, close): (KeyEquivalent, KeyEquivalent) =
            isMirrored ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
        try press("Actions", in: host)
        host.key(.downArrow)
        host.key(close)
        expect(host.find(text: "More") != nil && host.find(text: "Copy") == nil)
        host.key(open)
        expect(host.find(text: "Copy") != nil)
        host.key(close)
        expect(host.find(text: "More") != nil && host.find(text: "Copy") == nil)
    }

    // MARK: Letters

    @Test(
        "letters move to the item that begins with them, cyclically and past disabled items; shortcuts have priority"
    )
    func letters() throws {
        let model = model
        let host = TestHost(width: 300, height: 300) {
            VStack {
                Button("Below") { model.log.append("below") }.keyboardShortcut("d")
                Menu("Actions") {
                    ForEach(["Cut", "Copy", "Delete", "Duplicate", "Paste"], id: \.self) { name in
                        Button(name) { model.log.append(name) }.disabled(name == "Cut")
                    }
                    Button("Sort") { model.log.append("sorted") }.keyboardShortcut("s")
                }
            }
        }
        for (typed, expected) in [
            ("c", "Copy"), ("d", "Delete"), ("dd", "Duplicate"), ("ddd", "Delete"), ("DU", "Duplicate"), ("p", "Paste"),
            ("xp", "Paste"),
        ] {
            try press("Actions", in: host)
            host.type(typed)
            host.key(.return)
            expect(model.log.last, equals: expected, "\(typed)")
        }
        try press("Actions", in: host)
        host.type("d")
        host.advance(by: 1.5)
        host.type("u")
        host.key(.return)
        expect(model.log.last, equals: "Delete", "after a pause letters start a new word, and no item begins with a U")
        let count = model.log.count
        try press("Actions", in: host)
        host.key("d", modifiers: .command)
        expect(model.log.count, equals: count, "the content below does not get a shortcut")
        host.type("z")
        host.key(.return)
        expect(model.log.count, equals: count, "no item begins with that")
    }

    // MARK: Rows

    private struct File: Identifiable {
        let id: Int
        var name: String { "file \(id)" }
    }

    @Observable @MainActor final class Selected { var ids: Set<Int> = [] }

    @Test(
        "the menu of rows is for the selected ones or for the pressed one, and beside the rows for none",
        arguments: [0, 1])
    func rowMenus(kind: Int) throws {
        struct Files: View {
            @Bindable var selected: Selected
            let isTable: Bool
            let log: (String) -> Void
            private let files = (0..<4).map(File.init)
            var body: some View {
                Group {
                    if isTable {
                        Table(files, selection: $selected.ids) { TableColumn("Name", value: \.name) }
                    } else {
                        List(files, selection: $selected.ids) { Text($0.name) }
                    }
                }
                .contextMenu(forSelectionType: Int.self) { ids in
                    if ids.isEmpty {
                        Button("New") { log("new") }
                    } else {
                        Button("Delete \(ids.count)") { log("delete \(ids.sorted())") }
                    }
                } primaryAction: { ids in
                    log("open \(ids.sorted())")
                }
            }
        }
        let (model, selected) = (model, Selected())
        let host = TestHost(width: 300, height: 300) {
            Files(selected: selected, isTable: kind == 1) { model.log.append($0) }
        }
        selected.ids = [1, 2]
        host.settle()
        try pressSecondary("file 2", in: host)
        try press("Delete 2", in: host)
        expect(model.log == ["delete [1, 2]"] && host.find(text: "Delete 2") == nil)
        try pressSecondary("file 0", in: host)
        try press("Delete 1", in: host)
        expect(model.log.last == "delete [0]" && selected.ids == [1, 2], "the selection is unchanged")
        host.pipeline.handle(.pointerDown(CGPoint(x: 150, y: 280), .secondary, clicks: 1))
        host.update()
        try press("New", in: host)
        expect(model.log.last, equals: "new")
        let frame = try require(host.find(text: "file 3"))
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY), count: 2)
        expect(model.log.last, equals: "open [3]")
        host.key(.return)
        expect(model.log.last == "open [3]" && model.log.count == 5)
    }

    @Test("a row's own menu takes precedence, and a menu for values of another type does not apply")
    func nestedRowMenus() throws {
        let model = model
        let host = TestHost(width: 300, height: 300) {
            List(selection: .constant(Set<Int>())) {
                ForEach(0..<3) { number in
                    if number == 1 {
                        Text("own").contextMenu { Button("Own menu") { model.log.append("own") } }
                    } else {
                        Text("row \(number)")
                    }
                }
            }
            .contextMenu(forSelectionType: Int.self) { _ in Button("Of rows") { model.log.append("rows") } }
        }
        try pressSecondary("own", in: host)
        expect(host.find(text: "Own menu") != nil && host.find(text: "Of rows") == nil)
        host.key(.escape)
        try pressSecondary("row 2", in: host)
        try press("Of rows", in: host)
        expect(model.log, equals: ["rows"])
    }

    // MARK: Sections

    @Test("sections have separators between them and headers that are not items")
    func sections() throws {
        let model = model
        let host = TestHost(width: 300, height: 300) {
            Menu("Open") {
                Button("Above") {}
                Section("Where to") {
                    Button("Here") { model.log.append("here") }
                    Button("There") {}
                }
                Section { Button("Below") {} }
                Divider()
                Button("Last") {}
            }
        }
        try press("Open", in: host)
        func place(_ text: String) throws -> CGRect { try require(host.find(text: text), "\(text)") }
        let (above, header, here) = (try place("Above"), try place("Where to"), try place("Here"))
        let (there, below, last) = (try place("There"), try place("Below"), try place("Last"))
        expect(header.height < here.height && header.minX == here.minX, "small, above its items")
        let step = there.minY - here.minY
        expect(below.minY - there.minY > step + 6, "a separator between sections")
        expect(last.minY - below.minY, equals: below.minY - there.minY, "as a divider draws it")
        expect(header.minY - above.maxY > 12)
        expect(host.accessibilityTree.first { $0.label == "Where to" }?.role, equals: "heading")
        // It is not an item for the pointer, nor for the arrow keys.
        try press("Where to", in: host)
        expect(host.find(text: "Here") != nil)
        host.key(.downArrow)
        host.key(.downArrow)
        host.key(.return)
        expect(model.log, equals: ["here"])
    }

    @Test("a menu without items does not open")
    func emptyRowMenu() throws {
        let host = TestHost(width: 300, height: 300) {
            List(selection: .constant(Set<Int>())) { ForEach(0..<3) { Text("row \($0)") } }
                .contextMenu(forSelectionType: Int.self) { ids in
                    if !ids.isEmpty { Button("Something") {} }
                }
        }
        host.pipeline.handle(.pointerDown(CGPoint(x: 150, y: 280), .secondary, clicks: 1))
        host.update()
        expect(host.layoutTree.children.count, equals: 1)
        try pressSecondary("row 1", in: host)
        expect(host.find(text: "Something") != nil)
    }

    // MARK: Long ones

    @Test("a menu of 200 items opens in one frame, draws only the visible ones, and scrolls inside the window")
    func longMenu() throws {
        let host = TestHost(width: 300, height: 400) {
            Menu("Open") { ForEach(0..<200) { number in Button("Item number \(number)") {} } }
        }
        let frame = try require(host.find(text: "Open"))
        _ = host.takeStatistics()
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        let opening = host.takeStatistics()
        expect(opening.framesPresented, equals: 1)
        expect(opening.texturesCreated < 60, "\(opening.texturesCreated)")
        expect(opening.bodies, equals: 200, "the closure of each row, once: \(opening.bodies)")
        let menu = try require(host.accessibilityTree.first { $0.role == "menu" }).frame
        expect(CGRect(x: 0, y: 0, width: 300, height: 400).contains(menu), "\(menu)")
        let first = try require(host.find(text: "Item number 0"))
        expect(menu.contains(first) && (host.find(text: "Item number 199")?.minY ?? 0) > 400)
        host.key(.upArrow)
        let last = try require(host.find(text: "Item number 199"))
        expect(menu.contains(last) && (host.find(text: "Item number 0")?.maxY ?? 0) < 0)
        // At most two rows look different under the pointer.
        host.settle()
        host.hover(at: CGPoint(x: last.midX, y: last.minY - 60))
        _ = host.takeStatistics()
        host.hover(at: CGPoint(x: last.midX, y: last.minY - 90))
        expect(host.takeStatistics().graphicsPainted < 30)
    }

    @Test(
        "the arrow keys continue from the pointer; one item is highlighted, and none scrolled past the pointer"
    )
    func keysAndPointer() throws {
        let model = model
        let host = TestHost(width: 300, height: 200) {
            Menu("Open") {
                ForEach(0..<40) { number in Button("Item \(number)") { model.log.append("\(number)") } }
            }
        }
        let frame = try require(host.find(text: "Open"))
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        let second = try require(host.find(text: "Item 2"))
        let pointer = CGPoint(x: second.midX, y: second.midY)
        /// The numbers of the visible items whose background differs from that of most.
        func lit() -> [Int] {
            host.settle()
            let picture = host.snapshot()
            var grounds: [(number: Int, color: String)] = []
            for number in 0..<40 {
                guard let item = host.find(text: "Item \(number)"), item.minY > 8, item.maxY < 192 else { continue }
                grounds.append((number, "\(picture[Int(item.minX) - 4, Int(item.midY)])"))
            }
            let usual = Dictionary(grouping: grounds, by: \.color).max { $0.value.count < $1.value.count }?.key
            return grounds.filter { $0.color != usual }.map(\.number)
        }
        host.hover(at: pointer)
        expect(lit(), equals: [2])
        host.key(.downArrow)
        expect(lit(), equals: [3])
        for _ in 0..<20 { host.key(.downArrow) }
        expect(lit(), equals: [23], "the menu has scrolled under the pointer")
        expect((host.find(text: "Item 2")?.maxY ?? 0) < 0)
        host.hover(at: CGPoint(x: pointer.x + 1, y: pointer.y))
        let under = lit()
        expect(under.count == 1 && under != [23], "the pointer takes over: \(under)")
        host.key(.return)
        expect(model.log, equals: under.map(String.init))
    }
}
