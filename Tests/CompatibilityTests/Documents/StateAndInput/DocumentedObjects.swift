import CasementTesting
import ControlSupport
import Testing

// The examples of docs/observable-objects.md, verbatim.

@MainActor @Observable final class Account {
    var name = "Ada"
    var balance = 100
}

struct AccountView: View {
    @Environment(Account.self) private var account

    var body: some View {
        @Bindable var account = account
        VStack {
            Text("\(account.name) has \(account.balance)")
            DepositButton(amount: $account.balance)
        }
    }
}

struct DepositButton: View {
    @Binding var amount: Int
    var body: some View { Button("Deposit") { amount += 10 }.accessibilityIdentifier("deposit") }
}

final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []

    init() {
        $query
            .dropFirst()
            .debounce(for: .seconds(0.05), scheduler: RunLoop.main)
            .map { query in ["apple", "pear", "plum"].filter { $0.contains(query) } }
            .assign(to: &$results)
    }
}

struct SearchView: View {
    @StateObject private var search = Search()
    @State private var seconds = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Button("p") { search.query += "p" }.accessibilityIdentifier("p")
            ForEach(search.results, id: \.self) { Text($0) }
            Text("\(seconds) s")
        }
        .onReceive(timer) { _ in seconds += 1 }
    }
}

@MainActor struct DocumentedObjects {
    @Test func account() {
        let host = TestHost { AccountView().environment(Account()) }
        host.tap("deposit")
        #expect(host.texts == ["Ada has 110", "Deposit"])
    }

    @Test func search() async {
        let host = TestHost { SearchView() }
        host.tap("p")
        host.tap("p")
        #expect(
            await eventually {
                host.update()
                return host.find(text: "apple") != nil && host.find(text: "pear") == nil
            })
    }
}
