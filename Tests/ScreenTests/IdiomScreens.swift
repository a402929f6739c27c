import Combine
import SwiftUI

// Idioms of public programs: modifiers under conditions, sizes by preferences, bindings made by hand, stores.

extension View {
    @ViewBuilder func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
        if condition { transform(self) } else { self }
    }

    func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
        background(
            GeometryReader { geometryProxy in
                Color.clear.preference(key: SizePreferenceKey.self, value: geometryProxy.size)
            }
        )
        .onPreferenceChange(SizePreferenceKey.self, perform: onChange)
    }

    func eraseToAnyView() -> AnyView { AnyView(self) }
    func hideKeyboardOnTap() -> some View { onTapGesture {} }
}

private struct SizePreferenceKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

extension Binding {
    func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(
            get: { self.wrappedValue },
            set: { newValue in
                self.wrappedValue = newValue
                handler(newValue)
            })
    }
}

func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
    Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}

extension Binding where Value == String {
    func max(_ limit: Int) -> Self {
        if self.wrappedValue.count > limit {
            DispatchQueue.main.async { self.wrappedValue = String(self.wrappedValue.prefix(limit)) }
        }
        return self
    }
}

/// Sizes that a view reads of another, and a card under a condition.
struct MeasuredCard: View {
    @State private var size = CGSize.zero
    @State private var isLarge = false
    @State private var changes = 0

    var body: some View {
        VStack {
            Text("Card")
                .frame(width: isLarge ? 200 : 100, height: 40)
                .if(isLarge) { $0.background(Color.yellow) }
                .readSize { size = $0 }
            Text("\(Int(size.width)) x \(Int(size.height))")
            Toggle("Large", isOn: $isLarge.onChange { _ in changes += 1 })
            Text("Changes: \(changes)")
        }
        .eraseToAnyView()
    }
}

/// A store in the manner of Redux.
final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reducer: (inout State, Action) -> AnyPublisher<Action, Never>?
    private var cancellables: Set<AnyCancellable> = []

    init(initialState: State, reducer: @escaping (inout State, Action) -> AnyPublisher<Action, Never>?) {
        self.state = initialState
        self.reducer = reducer
    }

    func send(_ action: Action) {
        guard let effect = reducer(&state, action) else { return }
        effect.receive(on: DispatchQueue.main).sink(receiveValue: send).store(in: &cancellables)
    }

    func binding<Value>(for keyPath: KeyPath<State, Value>, toAction: @escaping (Value) -> Action) -> Binding<Value> {
        Binding<Value>(get: { self.state[keyPath: keyPath] }, set: { self.send(toAction($0)) })
    }
}

struct StoreScreen: View {
    struct AppState: Equatable {
        var query = ""
        var results: [String] = []
        var isBusy = false
    }

    enum AppAction {
        case setQuery(String)
        case search
        case received([String])
    }

    @StateObject private var store = Store<AppState, AppAction>(initialState: AppState()) { state, action in
        switch action {
        case .setQuery(let query): state.query = query
        case .search:
            state.isBusy = true
            return Just(["\(state.query) one", "\(state.query) two"])
                .map(AppAction.received)
                .eraseToAnyPublisher()
        case let .received(results):
            state.isBusy = false
            state.results = results
        }
        return nil
    }

    var body: some View {
        VStack {
            TextField("Query", text: store.binding(for: \.query, toAction: AppAction.setQuery))
                .onSubmit { store.send(.search) }
            if store.state.isBusy { ProgressView() }
            List(store.state.results, id: \.self, rowContent: Text.init)
        }
    }
}

/// Settings that are values of types of the program, kept as their coding.
// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive RawRepresentable where Element: Codable {
    public init?(rawValue: String) {
        guard let data = rawValue.data(using: .utf8), let result = try? JSONDecoder().decode([Element].self, from: data)
        else { return nil }
        self = result
    }

    public var rawValue: String {
        guard let data = try? JSONEncoder().encode(self), let result = String(data: data, encoding: .utf8) else {
            return "[]"
        }
        return result
    }
}

struct FavouritesScreen: View {
    @AppStorage("favourites") private var favourites: [String] = ["tea"]
    @State private var nickname: String?

    var body: some View {
        Form {
            TextField("Nickname", text: $nickname ?? "nobody")
            Text("Hello, \(nickname ?? "stranger")")
            Section(header: Text("Favourites"), footer: Text("\(favourites.count) in all")) {
                ForEach(["tea", "coffee", "cocoa"], id: \.self) { drink in
                    HStack {
                        Text(drink)
                        Spacer()
                        Image(systemName: favourites.contains(drink) ? "heart.fill" : "heart")
                            .onTapGesture {
                                if let index = favourites.firstIndex(of: drink) {
                                    favourites.remove(at: index)
                                } else {
                                    favourites.append(drink)
                                }
                            }
                            .accessibilityLabel("Like \(drink)")
                    }
                }
            }
        }
    }
}

/// A toast that goes by itself.
struct Toast: Equatable {
    enum Style { case success, failure }
    var style: Style
    var message: String
    var duration: Double = 2
}

struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?
    @State private var workItem: DispatchWorkItem?

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(
                ZStack {
                    mainToastView().offset(y: 32)
                }
                .animation(.spring(), value: toast)
            )
            .onChange(of: toast) { _ in showToast() }
    }

    @ViewBuilder func mainToastView() -> some View {
        if let toast = toast {
            VStack {
                HStack(alignment: .center, spacing: 12) {
                    Image(systemName: toast.style == .success ? "checkmark.circle.fill" : "xmark.circle.fill")
                        .foregroundColor(toast.style == .success ? .green : .red)
                    Text(toast.message).font(Font.caption)
                    Spacer(minLength: 10)
                    Button(action: dismissToast) { Image(systemName: "xmark").accessibilityLabel("Dismiss") }
                }
                .padding()
                .frame(minWidth: 0, maxWidth: .infinity)
                .background(Color.white)
                .cornerRadius(8)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(lineWidth: 1).opacity(0.6))
                .padding(.horizontal, 16)
                Spacer()
            }
            .transition(.move(edge: .top))
        }
    }

    private func showToast() {
        guard let toast = toast else { return }
        workItem?.cancel()
        let task = DispatchWorkItem { dismissToast() }
        workItem = task
        DispatchQueue.main.asyncAfter(deadline: .now() + toast.duration, execute: task)
    }

    private func dismissToast() {
        withAnimation { toast = nil }
        workItem?.cancel()
        workItem = nil
    }
}

extension View {
    func toastView(toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) }
}

struct ToastScreen: View {
    @State private var toast: Toast?
    var body: some View {
        VStack {
            Button("Save") { toast = Toast(style: .success, message: "Saved.", duration: 60) }
            Button("Fail") { toast = Toast(style: .failure, message: "Not saved.", duration: 0.01) }
        }
        .toastView(toast: $toast)
    }
}

/// Registration whose fields are checked by publishers.
final class RegistrationModel: ObservableObject {
    @Published var username = ""
    @Published var password = ""
    @Published var passwordAgain = ""
    @Published private(set) var message = ""
    @Published private(set) var isValid = false
    private var cancellableSet: Set<AnyCancellable> = []

    private var isUsernameValidPublisher: AnyPublisher<Bool, Never> {
        $username.removeDuplicates().map { $0.count >= 3 }.eraseToAnyPublisher()
    }

    private var arePasswordsEqualPublisher: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($password, $passwordAgain).map { $0 == $1 && !$0.isEmpty }.eraseToAnyPublisher()
    }

    init() {
        Publishers.CombineLatest(isUsernameValidPublisher, arePasswordsEqualPublisher)
            .map { name, passwords in name && passwords }
            .assign(to: \.isValid, on: self)
            .store(in: &cancellableSet)
        isUsernameValidPublisher
            .combineLatest(arePasswordsEqualPublisher) { name, passwords -> String in
                if !name { return "The name is too short." }
                return passwords ? "" : "The passwords differ."
            }
            .assign(to: &$message)
    }
}

struct RegistrationScreen: View {
    @ObservedObject private var model = RegistrationModel()
    @State private var isPresented = false

    var body: some View {
        Form {
            Section {
                TextField("Username", text: $model.username).autocapitalization(.none)
            }
            Section(footer: Text(model.message).foregroundColor(.red)) {
                SecureField("Password", text: $model.password)
                SecureField("Password again", text: $model.passwordAgain)
            }
            Section {
                Button(action: { self.isPresented = true }) { Text("Sign up") }.disabled(!model.isValid)
            }
        }
        .sheet(isPresented: $isPresented) { WelcomeView(name: model.username) }
    }

    private struct WelcomeView: View {
        let name: String
        @Environment(\.presentationMode) var presentationMode
        var body: some View {
            VStack {
                Text("Welcome, \(name)")
                Button("Done") { presentationMode.wrappedValue.dismiss() }
            }
            .padding()
        }
    }
}

/// Pages of an older program.
struct OlderMaster: View {
    @State private var names = ["Anna", "Ben", "Clara"]
    @State private var showsSettings = false
    @State private var selection: Int?

    init() { UITableViewAppearance.configure() }

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("People")) {
                    ForEach(names.indices, id: \.self) { index in
                        NavigationLink(
                            destination: LazyView(Detail(name: self.$names[index])), tag: index,
                            selection: self.$selection
                        ) { Text(self.names[index]) }
                    }
                    .onDelete { self.names.remove(atOffsets: $0) }
                }
            }
            .listStyle(GroupedListStyle())
            .navigationBarTitle(Text("Friends"), displayMode: .inline)
            .navigationBarItems(
                leading: Button("Settings") { self.showsSettings.toggle() },
                trailing: Button(action: { self.names.append("Dora") }) {
                    Image(systemName: "plus").accessibility(label: Text("Add"))
                }
            )
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .sheet(isPresented: $showsSettings, onDismiss: { self.names.sort(by: >) }) {
            NavigationView {
                Text("No settings").navigationBarTitle("Settings")
                    .navigationBarItems(trailing: Button("Close") { self.showsSettings = false })
            }
        }
    }

    struct Detail: View {
        @Binding var name: String
        var body: some View {
            VStack {
                Text("About \(name)")
                TextField("Name", text: $name).textFieldStyle(RoundedBorderTextFieldStyle())
            }
            .padding()
            .navigationBarTitle(name)
        }
    }

    private enum UITableViewAppearance { static func configure() {} }
}

struct LazyView<Content: View>: View {
    let build: () -> Content
    init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
    var body: Content { build() }
}
