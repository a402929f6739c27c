import CasementTesting
import Expectations
import Foundation
import Testing

/// Tab views whose pages follow each other.
@MainActor struct PageTabsTests {
    @Observable @MainActor final class Model { var page = 0 }

    private struct Pages: View {
        @Bindable var model: Model
        var dots = PageTabViewStyle.IndexDisplayMode.automatic
        var body: some View {
            TabView(selection: $model.page) {
                ForEach(0..<3) { Text("Page \($0)").tag($0) }
            }
            .tabViewStyle(.page(indexDisplayMode: dots))
        }
    }

    private func dots(_ host: TestHost) -> [AccessibilitySnapshot] {
        func all(_ element: AccessibilitySnapshot) -> [AccessibilitySnapshot] {
            (element.role == "tab" ? [element] : []) + element.children.flatMap(all)
        }
        return all(host.accessibilityTree)
    }

    @Test("a drag turns the page, a short one does not, and at the ends there is no page to turn to")
    func drags() {
        let model = Model()
        let host = TestHost { Pages(model: model) }
        host.update()
        func drag(_ way: CGFloat) {
            host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200 + way, y: 100), duration: 0.5)
            host.settle()
        }
        drag(180)
        expect(model.page, equals: 0)
        drag(-180)
        expect(model.page, equals: 1)
        expect(host.find(text: "Page 1")?.midX, equals: 200)
        drag(-40)
        expect(model.page, equals: 1)
        expect(host.find(text: "Page 1")?.midX, equals: 200)
        drag(-180)
        drag(-180)
        expect(model.page, equals: 2)
        drag(180)
        expect(model.page, equals: 1)
    }

    @Test("arrow keys and dots turn pages too; a page that is set from outside is animated")
    func others() throws {
        let model = Model()
        let host = TestHost { Pages(model: model) }
        host.key(.tab)
        host.key(.rightArrow)
        expect(model.page, equals: 1)
        host.key(.leftArrow)
        expect(model.page, equals: 0)
        let last = try require(dots(host).last)
        expect(last.label, equals: "Page 3 of 3")
        host.tap(at: CGPoint(x: last.frame.midX, y: last.frame.midY))
        expect(model.page, equals: 2)
        host.settle()
        model.page = 1
        host.update()
        host.advance(by: 0.05)
        let place = try require(host.find(text: "Page 1")?.midX)
        expect(place < 200 && place > -200)
        host.settle()
        expect(host.find(text: "Page 1")?.midX, equals: 200)
    }

    @Test("dots are shown for several pages, and not if the style hides them")
    func index() {
        for (mode, count) in [(PageTabViewStyle.IndexDisplayMode.automatic, 3), (.always, 3), (.never, 0)] {
            let host = TestHost { Pages(model: Model(), dots: mode) }
            host.update()
            expect(dots(host).count, equals: count)
        }
    }

    @Test("a progress between two dates shows the remaining time; Foundation's is observed until it is finished")
    func progress() {
        let progress = Progress(totalUnitCount: 4)
        let host = TestHost {
            VStack {
                ProgressView(progress).accessibilityIdentifier("bar")
                ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)) {
                    Text("Tea")
                }
            }
        }
        host.date = Date(timeIntervalSince1970: 15)
        host.update()
        func said() -> [String?] { host.accessibilityTree.children.map(\.value) }
        expect(said(), equals: ["0%", "0:45"])
        progress.completedUnitCount = 2
        host.advance(by: 0.2)
        expect(said()[0], equals: "50%")
        progress.completedUnitCount = 4
        host.advance(by: 0.2)
        expect(said()[0], equals: "100%")
    }
}
