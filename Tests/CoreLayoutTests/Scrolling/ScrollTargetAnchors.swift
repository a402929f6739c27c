import CoreTesting
import Expectations
import Testing

/// Where a change of a position aligns the view that it leads to, if its transaction says so.
@MainActor struct ScrollTargetAnchors {
    @MainActor @Observable final class Model {
        var shown: Int?
        var position = ScrollPosition(idType: Int.self)
        var proxy: ScrollViewProxy?
    }

    private struct Rows: View {
        let model: Model
        var body: some View {
            ScrollViewReader { proxy in
                let _ = { model.proxy = proxy }()
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<40, id: \.self) { row in
                            Color.blue.frame(height: 20).accessibilityIdentifier("\(row)")
                        }
                    }
                }
            }
        }
    }

    @Test("The transaction's anchor counts before that of the modifier") func ids() {
        let model = Model()
        let host = TestHost(width: 100, height: 100) {
            @Bindable var model = model
            Rows(model: model).scrollPosition(id: $model.shown, anchor: .top)
        }
        host.settle()
        model.shown = 10
        host.settle()
        expect(host.frame("10")?.minY, equals: 0)
        withTransaction(\.scrollTargetAnchor, .center) { model.shown = 20 }
        host.settle()
        expect(host.frame("20")?.midY, equals: 50)
        var transaction = Transaction(animation: .linear(duration: 0.1))
        transaction.scrollTargetAnchor = .bottom
        withTransaction(transaction) { model.shown = 5 }
        host.settle()
        expect(host.frame("5")?.maxY, equals: 100)
        model.shown = 30
        host.settle()
        expect(host.frame("30")?.minY, equals: 0)
    }

    @Test("It counts for a position without an anchor of its own, and for a reader's proxy") func positions() {
        let model = Model()
        let host = TestHost(width: 100, height: 100) {
            @Bindable var model = model
            Rows(model: model).scrollPosition($model.position)
        }
        host.settle()
        withTransaction(\.scrollTargetAnchor, .center) { model.position.scrollTo(id: 20) }
        host.settle()
        expect(host.frame("20")?.midY, equals: 50)
        withTransaction(\.scrollTargetAnchor, .center) { model.position.scrollTo(id: 10, anchor: .top) }
        host.settle()
        expect(host.frame("10")?.minY, equals: 0)
        withTransaction(\.scrollTargetAnchor, .bottom) { model.proxy?.scrollTo(30) }
        host.settle()
        expect(host.frame("30")?.maxY, equals: 100)
    }
}
