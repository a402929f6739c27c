import SwiftUI

// Models, services and tasks.

struct Joke: Decodable, Identifiable, Sendable {
    let id: Int
    let setup: String
    let punchline: String
}

protocol JokeService: Sendable {
    func load(page: Int) async throws -> [Joke]
}

struct SampleJokes: JokeService {
    enum Failure: Error { case noMore }

    @concurrent
    func load(page: Int) async throws -> [Joke] {
        guard page < 2 else { throw Failure.noMore }
        let json = #"[{"id": \#(page * 2), "setup": "S\#(page)", "punchline": "P\#(page)"}]"#
        return try JSONDecoder().decode([Joke].self, from: Data(json.utf8))
    }
}

@Observable
class JokeListModel {
    enum State {
        case idle, loading
        case loaded([Joke])
        case failed(any Error)
    }

    private(set) var state = State.idle
    private var page = 0
    @ObservationIgnored private let service: any JokeService

    init(service: some JokeService = SampleJokes()) { self.service = service }

    func loadMore() async {
        let known: [Joke] = if case .loaded(let jokes) = state { jokes } else { [] }
        state = .loading
        do {
            state = .loaded(known + (try await service.load(page: page)))
            page += 1
        } catch {
            state = .failed(error)
        }
    }
}

struct JokeList: View {
    @State private var model = JokeListModel()

    var body: some View {
        VStack {
            switch model.state {
            case .idle: Color.clear
            case .loading: ProgressView()
            case .failed(let error): Text("Failed: \(String(describing: error))")
            case .loaded(let jokes):
                List(jokes) { joke in
                    DisclosureGroup(joke.setup) { Text(joke.punchline) }
                }
                .refreshable { await model.loadMore() }
            }
        }
        .safeAreaInset(edge: .bottom) {
            Button("Load more") {
                Task { await model.loadMore() }
            }
            .padding(8)
            .frame(maxWidth: .infinity)
            .background(.bar)
        }
        .task { await model.loadMore() }
    }
}

@Observable
class Cart {
    struct Line: Identifiable {
        let id: String
        var count: Int
    }
    var lines: [Line] = []
    var coupon = ""
    var total: Int { lines.map(\.count).reduce(0, +) * (coupon == "HALF" ? 5 : 10) }

    func add(_ name: String) {
        if let index = lines.firstIndex(where: { $0.id == name }) {
            lines[index].count += 1
        } else {
            lines.append(Line(id: name, count: 1))
        }
    }
}

extension EnvironmentValues {
    @Entry var currencySymbol = "€"
}

struct Shop: View {
    @State private var cart = Cart()

    var body: some View {
        VStack {
            HStack {
                ForEach(["Tea", "Coffee"], id: \.self) { name in
                    Button("Add \(name)") { cart.add(name) }
                }
            }
            CartView()
            CouponField(cart: cart)
        }
        .environment(cart)
        .environment(\.currencySymbol, "$")
    }
}

private struct CartView: View {
    @Environment(Cart.self) private var cart
    @Environment(\.currencySymbol) private var symbol

    var body: some View {
        ForEach(cart.lines) { line in
            Text("\(line.count) × \(line.id)")
        }
        Text("\(symbol)\(cart.total)").bold()
    }
}

private struct CouponField: View {
    @Bindable var cart: Cart
    var body: some View {
        TextField("Coupon", text: $cart.coupon)
    }
}

class LoginViewModel: ObservableObject {
    @Published var name = ""
    @Published var isLoading = false
    @Published var user: String?
    @Published var error: LoginError?

    enum LoginError: LocalizedError, Identifiable {
        case unknownUser(String)
        var id: String { localizedDescription }
        var errorDescription: String? {
            switch self {
            case .unknownUser(let name): "There is no \(name)."
            }
        }
    }

    func logIn() async {
        isLoading = true
        defer { isLoading = false }
        try? await Task.sleep(nanoseconds: 1_000)
        if name == "ada" { user = name.capitalized } else { error = .unknownUser(name) }
    }
}

struct LoginScreen: View {
    @StateObject private var model = LoginViewModel()

    var body: some View {
        if let user = model.user {
            Text("Hello, \(user)").environmentObject(model)
        } else {
            VStack {
                TextField("User", text: $model.name)
                Button("Log in") { Task { await model.logIn() } }
                    .disabled(model.name.isEmpty || model.isLoading)
                    .overlay { if model.isLoading { ProgressView().controlSize(.small) } }
            }
            .alert(item: $model.error) { error in
                Alert(
                    title: Text("Sorry"), message: Text(error.localizedDescription),
                    dismissButton: .default(Text("Back")))
            }
        }
    }
}

class SessionStore: ObservableObject {
    @Published var isSignedIn = false
}

struct SessionRoot: View {
    @StateObject private var session = SessionStore()

    var body: some View {
        Group {
            if session.isSignedIn { SignedInView() } else { SignedOutView(session: session) }
        }
        .environmentObject(session)
    }
}

private struct SignedInView: View {
    @EnvironmentObject var session: SessionStore
    var body: some View {
        Button("Sign out") { session.isSignedIn = false }
    }
}

private struct SignedOutView: View {
    @ObservedObject var session: SessionStore
    var body: some View {
        Toggle("Sign in", isOn: $session.isSignedIn)
    }
}

struct DebouncedSearch: View {
    @State private var query = ""
    @State private var results: [String] = []
    private let cities = ["Paris", "Prague", "Porto", "Rome"]

    var body: some View {
        List(results, id: \.self) { Text($0) }
            .safeAreaInset(edge: .top) {
                TextField("City", text: $query)
            }
            .task(id: query) {
                do {
                    try await Task.sleep(for: .milliseconds(5))
                    results = cities.filter { query.isEmpty || $0.hasPrefix(query) }
                } catch {}
            }
    }
}

actor DownloadCounter {
    private var total = 0
    func add(_ amount: Int) -> Int {
        total += amount
        return total
    }
}

struct Downloader: View {
    private let counter = DownloadCounter()
    @State private var total = 0
    @State private var log: [String] = []

    var body: some View {
        VStack {
            Text("Total \(total)")
            ForEach(log, id: \.self, content: Text.init)
            Button("Download three") {
                Task {
                    await withTaskGroup(of: Int.self) { group in
                        for size in 1...3 {
                            group.addTask { await counter.add(size) }
                        }
                        for await value in group { total = max(total, value) }
                    }
                    log.append("done")
                }
            }
        }
    }
}

struct StreamOfNumbers: View {
    @State private var latest: Int?

    static func numbers() -> AsyncStream<Int> {
        AsyncStream { continuation in
            for number in 1...5 { continuation.yield(number) }
            continuation.finish()
        }
    }

    var body: some View {
        Text(latest.map { "Number \($0)" } ?? "Waiting")
            .task {
                for await number in Self.numbers() { latest = number }
            }
    }
}

struct UndoableNotes: View {
    @Environment(\.undoManager) private var undoManager
    @State private var notes = NotesModel()

    @Observable class NotesModel {
        var notes: [String] = []
        func add(_ note: String, _ undoManager: UndoManager?) {
            notes.append(note)
            undoManager?.registerUndo(withTarget: self) { model in
                MainActor.assumeIsolated { _ = model.notes.popLast() }
            }
        }
    }

    var body: some View {
        VStack {
            Text("\(notes.notes.count) notes")
            Button("Add note") { notes.add("Note", undoManager) }
            Button("Undo") { undoManager?.undo() }
        }
    }
}

struct ThemedRoot: View {
    @Observable class Theme {
        var accent = Color.red
        var isRound = false
    }

    @State private var theme = Theme()

    var body: some View {
        VStack {
            ThemedCard()
            Toggle("Round", isOn: Bindable(theme).isRound)
        }
        .environment(theme)
        .tint(theme.accent)
    }
}

private struct ThemedCard: View {
    @Environment(ThemedRoot.Theme.self) private var theme: ThemedRoot.Theme?
    var body: some View {
        let shape: AnyShape = theme?.isRound == true ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 4))
        Text(theme?.isRound == true ? "Circle" : "Square")
            .frame(width: 100, height: 100)
            .background(.tint, in: shape)
    }
}
