import SwiftUI

// Screens as in small public programs: a shop, a player, a list of expenses, a quiz, a chat, a calculator.

struct Product: Identifiable, Hashable {
    var id: Int
    var name: String
    var price: Double
}

final class Cart: ObservableObject {
    @Published private(set) var items: [Product: Int] = [:]
    var total: Double { items.reduce(0) { $0 + $1.key.price * Double($1.value) } }
    subscript(product: Product) -> Int {
        get { items[product] ?? 0 }
        set { items[product] = newValue > 0 ? newValue : nil }
    }
}

struct ShoeShop: View {
    @StateObject private var cart = Cart()
    @State private var showsCart = false
    private let products = (1...4).map { Product(id: $0, name: "Shoe \($0)", price: Double($0) * 10) }

    var body: some View {
        NavigationView {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible(), spacing: 15), GridItem(.flexible())], spacing: 15) {
                    ForEach(products) { product in
                        VStack {
                            Text(product.name).fontWeight(.heavy)
                            Text(product.price, format: .currency(code: "USD").locale(Locale(identifier: "en_US")))
                            Button("Add \(product.name)") { cart[product] += 1 }
                        }
                    }
                }
            }
            .navigationBarTitle("Shop")
            .navigationBarItems(trailing: Button("Cart (\(cart.items.values.reduce(0, +)))") { showsCart = true })
            .sheet(isPresented: $showsCart) { CartSheet().environmentObject(cart) }
        }
    }
}

private struct CartSheet: View {
    @EnvironmentObject private var cart: Cart
    @Environment(\.presentationMode) private var mode

    var body: some View {
        VStack {
            ForEach(cart.items.keys.sorted { $0.id < $1.id }) { product in
                Stepper(
                    "\(cart[product]) of \(product.name)",
                    value: Binding(get: { cart[product] }, set: { cart[product] = $0 }), in: 0...99
                )
                .accessibilityIdentifier(product.name)
            }
            Text("Total: \(cart.total, specifier: "%.2f")")
            Button("Close") { mode.wrappedValue.dismiss() }
        }
        .padding()
    }
}

struct TrackPlayer: View {
    static let formatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        formatter.unitsStyle = .positional
        return formatter
    }()
    @State private var progress = 65.0
    @State private var isPlaying = false
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Slider(value: $progress, in: 0...221) {
                Text("Progress")
            } minimumValueLabel: {
                Text(Self.formatter.string(from: progress) ?? "--:--")
            } maximumValueLabel: {
                Text(Self.formatter.string(from: 221) ?? "--:--")
            }
            Button {
                isPlaying.toggle()
            } label: {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
            }
            .accessibilityLabel(isPlaying ? "Pause" : "Play")
        }
        .onReceive(timer) { _ in if isPlaying { progress += 1 } }
    }
}

struct WeatherDays: View {
    private static let formatter: MeasurementFormatter = {
        let formatter = MeasurementFormatter()
        formatter.numberFormatter.maximumFractionDigits = 0
        formatter.unitOptions = .providedUnit
        return formatter
    }()
    @State private var unit = UnitTemperature.celsius
    private let warmth = ["Monday": 20.2, "Tuesday": 24.8]

    var body: some View {
        VStack {
            Picker("Unit", selection: $unit) {
                Text("Celsius").tag(UnitTemperature.celsius)
                Text("Fahrenheit").tag(UnitTemperature.fahrenheit)
            }
            .pickerStyle(SegmentedPickerStyle())
            ForEach(warmth.keys.sorted(), id: \.self) { day in
                HStack {
                    Text(day)
                    Text(text(warmth[day] ?? 0))
                }
            }
        }
    }

    private func text(_ degrees: Double) -> String {
        Self.formatter.string(from: Measurement(value: degrees, unit: UnitTemperature.celsius).converted(to: unit))
    }
}

struct QuizAnswer: Identifiable {
    let id = UUID()
    var text: AttributedString
    var isCorrect: Bool
}

@MainActor final class QuizManager: ObservableObject {
    @Published private(set) var index = 0
    @Published private(set) var score = 0
    @Published private(set) var hasAnswered = false
    let questions = [("1 + 1", "2", "3"), ("2 * 3", "6", "5")]
    var answers: [QuizAnswer] {
        [
            QuizAnswer(text: AttributedString(questions[index].1), isCorrect: true),
            QuizAnswer(text: AttributedString(questions[index].2), isCorrect: false),
        ]
    }
    func choose(_ answer: QuizAnswer) {
        hasAnswered = true
        if answer.isCorrect { score += 1 }
    }
    func next() {
        hasAnswered = false
        index = (index + 1) % questions.count
    }
}

struct QuizScreen: View {
    @StateObject private var manager = QuizManager()

    var body: some View {
        VStack {
            Text(manager.questions[manager.index].0).font(.title)
            ForEach(manager.answers) { answer in
                HStack {
                    Image(systemName: "circle.fill").font(.caption)
                    Text(answer.text).bold()
                }
                .onTapGesture { if !manager.hasAnswered { manager.choose(answer) } }
            }
            Button("Next", action: manager.next).disabled(!manager.hasAnswered)
            Text("Score \(manager.score)")
        }
    }
}

struct ChatMessage: Identifiable, Hashable {
    let id = UUID()
    var text: String
    var isMine: Bool
}

private struct ChatBubble: Shape {
    var isMine: Bool
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .topRight, isMine ? .bottomLeft : .bottomRight],
            cornerRadii: CGSize(width: 15, height: 15))
        return Path(path.cgPath)
    }
}

struct TeamChat: View {
    @State private var messages = [ChatMessage(text: "Hi **there**", isMine: false)]
    @State private var draft = ""
    @State private var keyboardHeight: CGFloat = 0
    @FocusState private var isFocused

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView(.vertical, showsIndicators: false) {
                LazyVStack(spacing: 6) {
                    ForEach(messages) { message in
                        HStack {
                            if message.isMine { Spacer(minLength: 60) }
                            Text(.init(message.text)).padding(10)
                                .background(message.isMine ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                                .clipShape(ChatBubble(isMine: message.isMine))
                            if !message.isMine { Spacer(minLength: 60) }
                        }
                        .id(message.id)
                    }
                }
            }
            .onChange(of: messages.count) { _ in withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) } }
            .safeAreaInset(edge: .bottom) {
                HStack {
                    TextField("Message", text: $draft).focused($isFocused).onSubmit { Task { await send() } }
                    Button("Send") { Task { await send() } }.disabled(draft.isEmpty)
                }
                .padding(8)
            }
        }
        .onReceive(
            NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification).map {
                ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? 0
            }
        ) { keyboardHeight = $0 }
    }

    private func send() async {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        draft = ""
        await Task.yield()
        withAnimation(.spring) { messages.append(ChatMessage(text: text, isMine: true)) }
    }
}

struct WindowTools: View {
    @State private var title = "none"
    @State private var closes = 0

    var body: some View {
        VStack {
            Text("key: \(title)")
            Text("closed: \(closes)")
            Image(uiImage: UIImage(systemName: "star.fill")!.withRenderingMode(.alwaysTemplate)).foregroundColor(
                .yellow)
            Text("height \(UIFont.systemFont(ofSize: 40).lineHeight > 40 ? "over" : "under") 40")
        }
        .onReceive(NotificationCenter.default.publisher(for: NSWindow.didBecomeKeyNotification)) { note in
            if let window = note.object as? NSWindow { title = window.title }
        }
        .onReceive(NotificationCenter.default.publisher(for: NSWindow.willCloseNotification)) { _ in closes += 1 }
    }
}
