import CasementTesting
import Expectations
import Testing

/// Links as rows of lists with a selection, and what covered pages go on to ask of their window.
@MainActor struct LinksInLists {
    @Observable final class Model {
        var selection: Set<Int> = []
        var path: [Int] = []
        var scheme: ColorScheme?
    }

    private struct Rows: View {
        @Bindable var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                List(1..<4, id: \.self, selection: $model.selection) { NavigationLink("row \($0)", value: $0) }
                    .navigationDestination(for: Int.self) { Text("page \($0)").preferredColorScheme(model.scheme) }
                    .preferredColorScheme(.dark)
            }
        }
    }

    private func host(_ model: Model) -> TestHost {
        let host = TestHost(width: 300, height: 300) { Rows(model: model) }
        host.update()
        return host
    }

    @Test("a link selects its row and shows its page")
    func selects() {
        let model = Model()
        let host = host(model)
        host.tap(text: "row 2")
        host.settle()
        expect(model.selection, equals: [2])
        expect(model.path, equals: [2])
        expect(host.find(text: "page 2") != nil)
    }

    @Test("a press with a modifier selects only, and Return shows the page")
    func modifiersAndKeys() throws {
        let model = Model()
        let host = host(model)
        let place = try require(host.find(text: "row 2"))
        host.tap(at: CGPoint(x: place.midX, y: place.midY), modifiers: [.control])
        host.settle()
        expect(model.selection, equals: [2])
        expect(model.path, equals: [])
        host.key(.downArrow)
        host.key(.return)
        host.settle()
        expect(model.path, equals: [3])
    }

    @Test("the colour scheme of a covered page counts, unless the page above has its own")
    func colorScheme() {
        let model = Model()
        let host = host(model)
        expect(host.pipeline.requests.colorScheme, equals: .dark)
        model.path = [1]
        host.settle()
        expect(host.pipeline.requests.colorScheme, equals: .dark)
        model.scheme = .light
        host.settle()
        expect(host.pipeline.requests.colorScheme, equals: .light)
        model.path = []
        host.settle()
        expect(host.pipeline.requests.colorScheme, equals: .dark)
    }

    @Test("a link with a value in a sidebar is marked while its page is shown, and the sidebar's button can be removed")
    func sidebar() {
        let host = TestHost(width: 600, height: 300) {
            NavigationSplitView {
                List { ForEach(1..<4, id: \.self) { NavigationLink("row \($0)", value: $0) } }
                    .navigationDestination(for: Int.self) { Text("page \($0)") }
                    .toolbar(removing: .sidebarToggle)
            } detail: {
                Text("nothing")
            }
        }
        host.settle()
        expect(!host.accessibilityTree.all.contains { $0.label == "Hide Sidebar" })
        let before = host.snapshot()
        let place = host.find(text: "row 2") ?? .zero
        host.tap(text: "row 2")
        host.hover(at: CGPoint(x: 500, y: 280))
        host.settle()
        expect(host.find(text: "page 2") != nil)
        let (x, y) = (Int(place.maxX) + 20, Int(place.midY))
        expect(before[x, y] != host.snapshot()[x, y])
    }

    private struct Lake: Hashable, Identifiable {
        let id: Int
        var name: String { "lake \(id)" }
    }

    /// A sidebar whose links show views, and have tags.
    private struct Lakes<Selection: Hashable, Tag: Hashable>: View {
        let model: LakeModel<Selection>
        let tag: (Lake) -> Tag
        let lakes = (1..<4).map(Lake.init)

        var body: some View {
            @Bindable var model = model
            NavigationSplitView {
                List(selection: $model.selection) {
                    ForEach(lakes) { lake in
                        NavigationLink {
                            Text("about \(lake.name)")
                        } label: {
                            Text(lake.name)
                        }
                        .tag(tag(lake))
                    }
                }
            } detail: {
                Text("nothing")
            }
        }
    }

    @Observable final class LakeModel<Selection> { var selection: Selection? }

    @Test("a link of a sidebar to a view selects its row and shows the view, by hand and by arrow keys")
    func sidebarOfViews() {
        let model = LakeModel<Lake>()
        let host = TestHost(width: 600, height: 300) { Lakes(model: model) { $0 } }
        host.tap(text: "lake 2")
        host.settle()
        expect(model.selection?.id == 2 && host.find(text: "about lake 2") != nil)
        host.key(.downArrow)
        host.settle()
        expect(model.selection?.id == 3 && host.find(text: "about lake 3") != nil)
        host.key(.home)
        host.settle()
        expect(model.selection?.id == 1 && host.find(text: "about lake 1") != nil)
        expect(host.find(text: "about lake 3") == nil)
    }

    @Test("a selection that the program sets shows the view of the row's link, and none is left by deselecting")
    func selectedByProgram() {
        let model = LakeModel<Lake>()
        model.selection = Lake(id: 3)
        let host = TestHost(width: 600, height: 300) { Lakes(model: model) { $0 } }
        host.settle()
        expect(host.find(text: "about lake 3") != nil, "the first selection")
        model.selection = Lake(id: 1)
        host.settle()
        expect(host.find(text: "about lake 1") != nil && host.find(text: "about lake 3") == nil)
        host.key(.tab)
        host.tap(text: "lake 2")
        host.settle()
        expect(host.find(text: "about lake 2") != nil)
        model.selection = nil
        host.settle()
        expect(host.find(text: "nothing") != nil && host.find(text: "about lake 2") == nil)
        model.selection = Lake(id: 2)
        host.settle()
        expect(host.find(text: "about lake 2") != nil && host.find(text: "nothing") == nil)
        // The user reaches another from there.
        host.tap(text: "lake 3")
        host.settle()
        expect(model.selection?.id == 3 && host.find(text: "about lake 3") != nil)
    }

    @Observable final class Numbers {
        var count = 0
        var selection: Int? = 2
    }

    @Test("such a row may be out of sight, or be added later, and the detail may be a stack")
    func selectedOutOfSight() {
        struct Many: View {
            @Bindable var model: Numbers
            var body: some View {
                NavigationSplitView {
                    List(selection: $model.selection) {
                        ForEach(0..<model.count, id: \.self) { row in
                            NavigationLink("row \(row)", destination: Text("page of \(row)")).tag(row * 2)
                        }
                    }
                } detail: {
                    NavigationStack { Text("root") }
                }
            }
        }
        let model = Numbers()
        let host = TestHost(width: 600, height: 300) { Many(model: model) }
        host.settle()
        expect(host.find(text: "root") != nil)
        model.count = 200
        host.settle()
        expect(host.find(text: "page of 1") != nil, "added later")
        model.selection = 240
        host.settle()
        expect(host.find(text: "page of 120") != nil && host.find(text: "row 120") == nil, "out of sight")
        model.selection = nil
        host.settle()
        expect(host.find(text: "root") != nil && host.find(text: "page of 120") == nil)
    }

    @Test("such a link in a list whose selection is of another type still shows its view")
    func sidebarOfOtherType() {
        let model = LakeModel<String>()
        let host = TestHost(width: 600, height: 300) { Lakes(model: model, tag: \.id) }
        host.tap(text: "lake 2")
        host.settle()
        expect(model.selection == nil && host.find(text: "about lake 2") != nil)
    }
}
