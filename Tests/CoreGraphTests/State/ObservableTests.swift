import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

@MainActor @Observable private final class Model {
    var tracked = false
    @ObservationIgnored var ignored = false
}

@MainActor @Observable private final class Book: Identifiable {
    let id: Int
    var title: String
    var author = ""
    var isAvailable = true
    init(_ id: Int, _ title: String) { (self.id, self.title) = (id, title) }
}

@MainActor @Observable private final class Library {
    var books = [Book(0, "a"), Book(1, "b"), Book(2, "c")]
}

/// Objects observed property by property, without any wrapper.
@MainActor struct ObservableTests {
    private struct Sub: View {
        let value: Bool
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("sub")
            Text("\(value)")
        }
    }

    private struct Content: View {
        let journal: Journal
        let toggles: ReferenceWritableKeyPath<Model, Bool>
        private let model = Model()

        init(_ journal: Journal, toggles: ReferenceWritableKeyPath<Model, Bool>) {
            (self.journal, self.toggles) = (journal, toggles)
        }

        var body: some View {
            let _ = journal.lines.append("content")
            VStack {
                Sub(value: model.tracked, journal: journal)
                Sub(value: model.ignored, journal: journal)
            }
            .onAppear { model[keyPath: toggles].toggle() }
        }
    }

    private func counts(_ toggles: ReferenceWritableKeyPath<Model, Bool>) -> [Int] {
        let journal = Journal()
        let host = TestHost { Content(journal, toggles: toggles) }
        host.settle()
        let lines = journal.take()
        return ["content", "sub"].map { name in lines.count { $0 == name } }
    }

    @Test("a tracked property runs its reader, and the child whose input changed")
    func tracked() { expect(counts(\.tracked), equals: [2, 3]) }

    @Test("an ignored property runs nothing")
    func ignored() { expect(counts(\.ignored), equals: [1, 2]) }

    private struct BookView: View {
        var book: Book
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("book \(book.id)")
            Text(book.title)
        }
    }

    @Test("a property that the body did not read updates nothing")
    func unread() {
        let book = Book(7, "old"), journal = Journal()
        let host = TestHost { BookView(book: book, journal: journal) }
        host.update()
        book.author = "x"
        host.update()
        book.isAvailable.toggle()
        host.update()
        expect(journal.take(), equals: ["book 7"])
        book.title = "new"
        host.update()
        expect(journal.take(), equals: ["book 7"])
        expect(host.labels, equals: ["new"])
    }

    @Test("only the reader of a changed object runs, neither the list's owner nor the other rows")
    func rows() {
        let library = Library(), journal = Journal()
        struct LibraryView: View {
            let library: Library
            let journal: Journal
            var body: some View {
                let _ = journal.lines.append("library")
                VStack { ForEach(library.books) { BookView(book: $0, journal: journal) } }
            }
        }
        let host = TestHost { LibraryView(library: library, journal: journal) }
        host.update()
        expect(journal.take(), equals: ["library", "book 0", "book 1", "book 2"])
        let statistics = host.statistics { library.books[1].title = "B" }
        expect(journal.take(), equals: ["book 1"])
        expect(statistics.bodies, equals: 1)
        expect(host.labels, equals: ["a", "B", "c"])
        library.books.removeFirst()
        host.update()
        expect(journal.take(), equals: ["library"])
    }

    @Test("a row closure that reads a property itself runs alone")
    func rowClosure() {
        let library = Library()
        let host = TestHost { VStack { ForEach(library.books) { Text($0.title) } } }
        host.update()
        expect(host.statistics { library.books[2].title = "C" }.bodies, equals: 1)
        expect(host.takeLines(), equals: ["Changed displayable at 2"])
    }

    @Test("a change after the view was removed has no effect")
    func gone() {
        let book = Book(1, "a"), flag = Flag(true), journal = Journal()
        let host = TestHost.live { VStack { if flag.value { BookView(book: book, journal: journal) } } }
        host.update()
        flag.value = false
        host.update()
        _ = journal.take()
        expect(host.statistics { book.title = "b" }.bodies, equals: 0)
        expect(journal.take().isEmpty)
    }

    @Test("an object held in a state survives new values of the view")
    func ownedByState() {
        struct Owner: View {
            let name: String
            @State private var book = Book(0, "first")
            var body: some View {
                Text("\(name) \(book.title)")
                Button("rename") { book.title = "second" }.accessibilityIdentifier("rename")
            }
        }
        let name = Box("x")
        let host = TestHost.live { Owner(name: name.value) }
        host.tap("rename")
        name.value = "y"
        host.update()
        expect(host.labels, equals: ["y second", "rename"])
    }
}
