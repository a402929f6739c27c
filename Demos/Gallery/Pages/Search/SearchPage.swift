import Casement

/// Search fields in the bar of a page: suggestions, tokens and scopes.
struct SearchPage: View {
    var body: some View {
        PageFrame("A field in the bar, for a text of the program. Ctrl-F reaches it, Escape leaves it.") {
            HStack(alignment: .top, spacing: 16) {
                Library().pane(height: 460)
                VStack(spacing: 16) {
                    PlacesCard()
                    GroupBox("In source") {
                        CodeBlock(
                            """
                            List(found) { Row(book: $0) }
                                .searchable(
                                    text: $text, tokens: $genres
                                ) { Text($0.name) }
                                .searchScopes($scope) { … }
                                .searchSuggestions { … }
                            """)
                    }
                }
                .frame(width: 300)
            }
        }
    }
}

/// Books that are found by words, genres and a scope.
private struct Library: View {
    private enum Scope { case all, titles, authors }

    @State private var text = ""
    @State private var genres: [Genre] = []
    @State private var scope = Scope.all

    private var found: [Book] {
        Book.all.filter { book in
            genres.allSatisfy { $0 == book.genre } && (text.isEmpty || matches(book.title, book.author))
        }
    }

    private func matches(_ title: String, _ author: String) -> Bool {
        (scope != .authors && title.localizedCaseInsensitiveContains(text))
            || (scope != .titles && author.localizedCaseInsensitiveContains(text))
    }

    var body: some View {
        NavigationStack {
            BookList(books: found, text: text)
                .navigationTitle("Library")
                .navigationSubtitle("^[\(found.count) book](inflect: true)")
                .searchable(text: $text, tokens: $genres, prompt: "Books") { Label($0.name, systemImage: $0.symbol) }
                .searchScopes($scope) {
                    Text("All").tag(Scope.all)
                    Text("Titles").tag(Scope.titles)
                    Text("Authors").tag(Scope.authors)
                }
                .searchSuggestions {
                    if text.isEmpty {
                        Section("Genres") {
                            ForEach(Genre.allCases.filter { !genres.contains($0) }) {
                                Label($0.name, systemImage: $0.symbol).searchCompletion($0)
                            }
                        }
                    } else {
                        ForEach(found.prefix(4)) { Text($0.title).searchCompletion($0.title) }
                    }
                }
        }
    }
}

private struct BookList: View {
    let books: [Book]
    let text: String
    @Environment(\.isSearching) private var isSearching

    var body: some View {
        List(books) { book in
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(book.title)
                    Text(book.author).font(.callout).foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: book.genre.symbol).foregroundStyle(.secondary).help(book.genre.name)
            }
        }
        .listStyle(.inset)
        .overlay { if books.isEmpty, isSearching { ContentUnavailableView.search(text: text) } }
    }
}

/// A field above the content, whose activity the program sets.
private struct PlacesCard: View {
    @State private var text = ""
    @State private var isSearching = false
    @State private var last = ""

    private let places = ["Berlin", "Bergen", "Lisbon", "Oslo", "Paris", "Porto"]

    var body: some View {
        GroupBox("Above the content") {
            NavigationStack {
                List(places.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self) {
                    Label($0, systemImage: "mappin")
                }
                .listStyle(.plain)
                .searchable(text: $text, isPresented: $isSearching, placement: .navigationBarDrawer, prompt: "Places")
                .onSubmit(of: .search) { last = text }
            }
            .pane(height: 180)
            HStack {
                Button(isSearching ? "End" : "Search") { isSearching.toggle() }
                Caption(last.isEmpty ? "" : "Return in “\(last)”")
            }
        }
    }
}

private enum Genre: String, CaseIterable, Identifiable {
    case crime, travel, science

    var id: Self { self }
    var name: String { rawValue.capitalized }

    var symbol: String {
        switch self {
        case .crime: "eye"
        case .travel: "airplane"
        case .science: "lightbulb"
        }
    }
}

private struct Book: Identifiable {
    let title: String
    let author: String
    let genre: Genre
    var id: String { title }

    static let all = [
        Book(title: "The Moonstone", author: "Wilkie Collins", genre: .crime),
        Book(title: "A Study in Scarlet", author: "Arthur Conan Doyle", genre: .crime),
        Book(title: "The Leavenworth Case", author: "Anna Katharine Green", genre: .crime),
        Book(title: "The Voyage of the Beagle", author: "Charles Darwin", genre: .travel),
        Book(title: "Roughing It", author: "Mark Twain", genre: .travel),
        Book(title: "Travels in West Africa", author: "Mary Kingsley", genre: .travel),
        Book(title: "On the Origin of Species", author: "Charles Darwin", genre: .science),
        Book(title: "The Chemical History of a Candle", author: "Michael Faraday", genre: .science),
        Book(title: "Connexion of the Physical Sciences", author: "Mary Somerville", genre: .science),
    ]
}
