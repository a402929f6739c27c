import SwiftUI

// Programs with an architecture: routers, loading states, services in the environment, actors.

enum LoadState<Value> {
    case idle, loading
    case loaded(Value)
    case failed(any Error)
}

struct Quake: Identifiable, Hashable, Sendable, Codable {
    let id: Int
    let place: String
    let magnitude: Double
}

protocol QuakeService: Sendable {
    func quakes(page: Int) async throws -> [Quake]
    func detail(of id: Int) async -> String
}

actor QuakeCache {
    private var entries: [Int: String] = [:]
    private(set) var hits = 0
    func value(for id: Int, make: @Sendable () async -> String) async -> String {
        if let known = entries[id] {
            hits += 1
            return known
        }
        let made = await make()
        entries[id] = made
        return made
    }
}

struct LocalQuakes: QuakeService {
    struct Offline: LocalizedError {
        var errorDescription: String? { "You are offline." }
    }

    var failures = 0
    let cache = QuakeCache()

    func quakes(page: Int) async throws -> [Quake] {
        if page < 0 { throw Offline() }
        return (0..<4).map { Quake(id: page * 4 + $0, place: "Place \(page * 4 + $0)", magnitude: Double($0) + 1.5) }
    }

    func detail(of id: Int) async -> String { await cache.value(for: id) { "Details of \(id)" } }
}

extension EnvironmentValues {
    @Entry var quakeService: any QuakeService = LocalQuakes()
}

@Observable final class QuakesModel {
    private(set) var state = LoadState<[Quake]>.idle
    private(set) var page = -1
    private var service: (any QuakeService)?

    func load(from service: any QuakeService) async {
        self.service = service
        state = .loading
        do {
            let quakes = try await service.quakes(page: page)
            state = .loaded(quakes)
        } catch {
            state = .failed(error)
        }
    }

    func retry() async {
        page = 0
        if let service { await load(from: service) }
    }

    func loadMore(after quake: Quake) async {
        guard case .loaded(let quakes) = state, quakes.last == quake, page < 3, let service else { return }
        page += 1
        if let more = try? await service.quakes(page: page) { state = .loaded(quakes + more) }
    }
}

/// A list that is loaded, fails, is tried again, and loads more at its end.
struct QuakeList: View {
    @State private var model = QuakesModel()
    @Environment(\.quakeService) private var service

    var body: some View {
        NavigationStack {
            Group {
                switch model.state {
                case .idle: Color.clear
                case .loading: ProgressView("Loading…")
                case .loaded(let quakes):
                    List(quakes) { quake in
                        NavigationLink(value: quake) { QuakeRow(quake: quake) }
                            .task { await model.loadMore(after: quake) }
                    }
                    .navigationDestination(for: Quake.self, destination: QuakeDetail.init)
                case .failed(let error):
                    ContentUnavailableView {
                        Label("No Quakes", systemImage: "wifi.slash")
                    } description: {
                        Text(error.localizedDescription)
                    } actions: {
                        Button("Try Again") { Task { await model.retry() } }
                    }
                }
            }
            .navigationTitle("Quakes")
        }
        .task { await model.load(from: service) }
    }
}

private struct QuakeRow: View {
    let quake: Quake
    private var color: Color {
        switch quake.magnitude {
        case 0..<2: .green
        case 2..<3: .yellow
        case 3..<5: .orange
        default: .red
        }
    }

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: 8)
                .fill(.black)
                .frame(width: 60, height: 30)
                .overlay {
                    Text("\(quake.magnitude.formatted(.number.precision(.fractionLength(1))))")
                        .bold()
                        .foregroundStyle(color)
                }
            Text(quake.place).font(.title3)
        }
    }
}

private struct QuakeDetail: View {
    let quake: Quake
    @Environment(\.quakeService) private var service
    @State private var text: String?

    var body: some View {
        Text(text ?? "…")
            .redacted(reason: text == nil ? .placeholder : [])
            .navigationTitle(quake.place)
            .task(id: quake.id) { text = await service.detail(of: quake.id) }
    }
}

/// Navigation by values of one type, which any view can start.
enum Route: Hashable {
    case profile(name: String)
    case settings
    case help(topic: Int)

    @ViewBuilder var destination: some View {
        switch self {
        case .profile(let name): RoutedProfile(name: name)
        case .settings: RoutedSettings()
        case .help(let topic): Text("Help on \(topic)").navigationTitle("Help")
        }
    }
}

@Observable final class RouteStack {
    var path: [Route] = []
    var sheet: Route?
    func push(_ route: Route) { path.append(route) }
    func popToRoot() { path.removeAll() }
    func replace(with routes: Route...) { path = routes }
}

extension Route: Identifiable {
    var id: Self { self }
}

struct RoutedProgram: View {
    @State private var router = RouteStack()

    var body: some View {
        NavigationStack(path: $router.path) {
            VStack {
                Button("Profile") { router.push(.profile(name: "Ada")) }
                Button("Deep") { router.replace(with: .settings, .help(topic: 7)) }
            }
            .navigationTitle("Home")
            .navigationDestination(for: Route.self) { $0.destination }
        }
        .sheet(item: $router.sheet) { route in
            NavigationStack { route.destination }
        }
        .environment(router)
    }
}

private struct RoutedProfile: View {
    let name: String
    @Environment(RouteStack.self) private var router
    var body: some View {
        VStack {
            Text("Profile of \(name)")
            Button("Friend") { router.push(.profile(name: name + "’s friend")) }
            Button("Home") { router.popToRoot() }
            Button("Help") { router.sheet = .help(topic: 1) }
        }
        .navigationTitle(name)
    }
}

private struct RoutedSettings: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Leave") { dismiss() }.navigationTitle("Settings")
    }
}

/// Work side by side, and its progress.
@Observable final class BatchModel {
    var done: [String] = []
    var isRunning = false

    func run() async {
        isRunning = true
        defer { isRunning = false }
        await withTaskGroup(of: (Int, String).self) { group in
            for index in 0..<5 { group.addTask { (index, "Item \(index)") } }
            for await (_, name) in group { done.append(name) }
        }
        async let a = Self.length(of: "abc")
        async let b = Self.length(of: "de")
        done.append("Sum \(await a + b)")
    }

    nonisolated static func length(of text: String) async -> Int { text.count }
}

struct BatchScreen: View {
    @State private var model = BatchModel()
    var body: some View {
        VStack {
            ProgressView(value: Double(model.done.count), total: 6) {
                Text("Working")
            } currentValueLabel: {
                Text("\(model.done.count) of 6")
            }
            Button("Run", systemImage: "play", action: { Task { await model.run() } })
                .disabled(model.isRunning)
            ForEach(model.done.sorted(), id: \.self) { Text($0) }
        }
        .padding()
    }
}

/// A model of several classes that follow each other.
@Observable final class CartModel {
    @Observable final class Line: Identifiable {
        let id = UUID()
        let name: String
        let price: Decimal
        var count = 1
        init(_ name: String, _ price: Decimal) { (self.name, self.price) = (name, price) }
        var sum: Decimal { price * Decimal(count) }
    }

    var lines: [Line] = [Line("Bread", 2.5), Line("Milk", 1.2)]
    var code = ""
    var discount: Decimal { code.uppercased() == "TEN" ? 0.9 : 1 }
    var total: Decimal { lines.map(\.sum).reduce(0, +) * discount }
    subscript(id: Line.ID) -> Line? { lines.first { $0.id == id } }
}

struct CartScreen: View {
    @Bindable var cart: CartModel
    @State private var confirms = false
    @FocusState private var codeHasFocus: Bool

    var body: some View {
        List {
            ForEach($cart.lines) { $line in
                CartRow(line: line)
                    .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                        Button(role: .destructive) {
                            cart.lines.removeAll { $0.id == line.id }
                        } label: {
                            Label("Remove", systemImage: "trash")
                        }
                    }
            }
            TextField("Code", text: $cart.code).focused($codeHasFocus)
            LabeledContent("Total", value: cart.total, format: .currency(code: "EUR"))
                .environment(\.locale, Locale(identifier: "en_IE"))
            Button("Pay") { confirms = true }.disabled(cart.lines.allSatisfy { $0.count == 0 })
        }
        .alert(
            "Pay \(cart.total.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_IE"))))?",
            isPresented: $confirms
        ) {
            Button("Cancel", role: .cancel) {}
            Button("Pay Now") { cart.lines = [] }
        } message: {
            Text("^[\(cart.lines.count) line](inflect: true)")
        }
    }
}

private struct CartRow: View {
    @Bindable var line: CartModel.Line
    var body: some View {
        Stepper(value: $line.count, in: 0...9) {
            HStack {
                Text(line.name)
                Spacer()
                Text("\(line.count) × \(line.price, format: .number)").monospacedDigit()
            }
        }
    }
}
