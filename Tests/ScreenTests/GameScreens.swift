import SwiftUI

// Calculators and small games.

struct PocketCalculator: View {
    enum Key: Hashable {
        case digit(Int), plus, times, equals, clear

        var label: String {
            switch self {
            case .digit(let value): return "\(value)"
            case .plus: return "+"
            case .times: return "×"
            case .equals: return "="
            case .clear: return "AC"
            }
        }

        var tint: Color {
            if case .digit = self { return Color(white: 0.2) }
            return self == .clear ? .gray : .orange
        }
    }

    private let rows: [[Key]] = [
        [.digit(7), .digit(8), .digit(9), .times], [.digit(4), .digit(5), .digit(6), .plus],
        [.clear, .digit(1), .digit(2), .equals],
    ]
    @State private var display = 0
    @State private var stored = 0
    @State private var pending: Key?
    @State private var isFresh = true

    var body: some View {
        ZStack(alignment: .bottom) {
            Color.black.edgesIgnoringSafeArea(.all)
            VStack(alignment: .trailing, spacing: 12) {
                Text(verbatim: "\(display)")
                    .font(.system(size: 56, weight: .light))
                    .minimumScaleFactor(0.5)
                    .foregroundColor(.white)
                    .accessibilityIdentifier("display")
                ForEach(rows, id: \.self) { row in
                    HStack(spacing: 12) {
                        ForEach(row, id: \.self) { key in
                            Button(action: { press(key) }) {
                                Text(key.label)
                                    .frame(width: 64, height: 64)
                                    .background(key.tint)
                                    .foregroundColor(.white)
                                    .clipShape(Circle())
                            }
                            .buttonStyle(PlainButtonStyle())
                        }
                    }
                }
            }
            .padding()
        }
    }

    private func press(_ key: Key) {
        switch key {
        case .digit(let value):
            display = isFresh ? value : display * 10 + value
            isFresh = false
        case .clear:
            (display, stored, pending, isFresh) = (0, 0, nil, true)
        case .plus, .times, .equals:
            if pending == .plus { display += stored }
            if pending == .times { display *= stored }
            (stored, pending, isFresh) = (display, key == .equals ? nil : key, true)
        }
    }
}

struct TicTacToe: View {
    @State private var cells = [String](repeating: "", count: 9)
    @State private var isCrossNext = true

    private static let lines = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]

    private var winner: String? {
        for line in Self.lines {
            let marks = Set(line.map { cells[$0] })
            if marks.count == 1, let mark = marks.first, !mark.isEmpty { return mark }
        }
        return nil
    }

    var body: some View {
        VStack {
            Text(winner.map { "\($0) wins" } ?? "\(isCrossNext ? "X" : "O") moves")
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(80)), count: 3), spacing: 8) {
                ForEach(cells.indices, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 8)
                        .fill(Color.blue.opacity(0.2))
                        .frame(height: 80)
                        .overlay(Text(cells[index]).font(.largeTitle))
                        .accessibilityIdentifier("cell\(index)")
                        .onTapGesture { play(index) }
                }
            }
            .disabled(winner != nil)
            Button("New game") { cells = .init(repeating: "", count: 9) }
        }
    }

    private func play(_ index: Int) {
        guard cells[index].isEmpty else { return }
        cells[index] = isCrossNext ? "X" : "O"
        isCrossNext.toggle()
    }
}

struct GuessTheFlag: View {
    @State private var countries = ["Estonia", "France", "Germany"]
    @State private var answer = 1
    @State private var score = 0
    @State private var message = ""
    @State private var showsScore = false

    var body: some View {
        ZStack {
            RadialGradient(
                stops: [.init(color: .indigo, location: 0.3), .init(color: .red, location: 0.3)],
                center: .top, startRadius: 200, endRadius: 400
            )
            .ignoresSafeArea()
            VStack(spacing: 15) {
                Text("Tap \(countries[answer])").font(.largeTitle.weight(.semibold))
                ForEach(0..<3) { number in
                    Button {
                        let isRight = number == answer
                        score += isRight ? 1 : -1
                        message = isRight ? "Correct" : "Wrong! That is \(countries[number])"
                        showsScore = true
                    } label: {
                        FlagImage(name: countries[number])
                    }
                }
                Text("Score: \(score)").foregroundStyle(.white)
            }
        }
        .alert(message, isPresented: $showsScore) {
            Button("Continue") { answer = (answer + 1) % 3 }
        } message: {
            Text("Your score is \(score)")
        }
    }
}

private struct FlagImage: View {
    let name: String
    var body: some View {
        LinearGradient(colors: [.blue, .white, .red], startPoint: .leading, endPoint: .trailing)
            .frame(width: 120, height: 60)
            .clipShape(.capsule)
            .shadow(radius: 5)
            .accessibilityElement()
            .accessibilityLabel("Flag of \(name)")
    }
}

struct WordScramble: View {
    private let root = "silkworm"
    @State private var used: [String] = []
    @State private var word = ""
    @State private var error: String?

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("Enter your word", text: $word)
                        .textInputAutocapitalization(.never)
                }
                Section {
                    ForEach(used, id: \.self) { word in
                        Label(word, systemImage: "\(word.count).circle")
                            .accessibilityElement(children: .ignore)
                            .accessibilityLabel(word)
                            .accessibilityHint("\(word.count) letters")
                    }
                }
            }
            .navigationTitle(root)
            .onSubmit(add)
            .alert("Not possible", isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } })) {
            } message: {
                Text(error ?? "")
            }
        }
    }

    private func add() {
        var letters = root
        for letter in word {
            guard let index = letters.firstIndex(of: letter) else {
                error = "You can't spell \(word) from \(root)"
                return
            }
            letters.remove(at: index)
        }
        withAnimation { used.insert(word, at: 0) }
        word = ""
    }
}

struct MemoryGame: View {
    struct Card: Identifiable {
        let id: Int
        let face: Character
        var isUp = false
        var isMatched = false
    }

    @State private var cards = zip(0..., "ABAB").map { Card(id: $0, face: $1) }
    @State private var moves = 0

    var body: some View {
        VStack {
            Text("Moves: \(moves)")
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
                ForEach(cards) { card in
                    Text(card.isUp || card.isMatched ? String(card.face) : "?")
                        .frame(maxWidth: .infinity, minHeight: 90)
                        .cardify(isUp: card.isUp)
                        .opacity(card.isMatched ? 0.3 : 1)
                        .accessibilityIdentifier("card\(card.id)")
                        .onTapGesture { withAnimation { choose(card) } }
                }
            }
            if cards.allSatisfy(\.isMatched) {
                Text("Solved")
            }
        }
        .padding()
    }

    private func choose(_ card: Card) {
        guard !cards[card.id].isUp, !cards[card.id].isMatched else { return }
        let up = cards.indices.filter { cards[$0].isUp }
        if up.count == 2 {
            for index in up { cards[index].isUp = false }
        }
        cards[card.id].isUp = true
        moves += 1
        if up.count == 1, cards[up[0]].face == card.face {
            for index in [up[0], card.id] {
                cards[index].isMatched = true
                cards[index].isUp = false
            }
        }
    }
}

struct Cardify: AnimatableModifier {
    var rotation: Double

    init(isUp: Bool) { rotation = isUp ? 0 : 180 }

    var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    func body(content: Content) -> some View {
        content
            .background(
                RoundedRectangle(cornerRadius: 10).strokeBorder(rotation < 90 ? Color.red : .gray, lineWidth: 3)
            )
            .rotation3DEffect(.degrees(rotation < 90 ? rotation : 180 - rotation), axis: (0, 1, 0))
    }
}

extension View {
    func cardify(isUp: Bool) -> some View { modifier(Cardify(isUp: isUp)) }
}

struct DiceRoller: View {
    @State private var sides = 6
    @State private var rolls: [Int] = []
    @State private var generator = Seeded()

    struct Seeded: RandomNumberGenerator {
        var state: UInt64 = 7
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    var body: some View {
        VStack {
            Picker("Sides", selection: $sides) {
                ForEach([4, 6, 8, 20], id: \.self) { Text("\($0) sides") }
            }
            HStack {
                ForEach(Array(rolls.suffix(5).enumerated()), id: \.offset) { _, roll in
                    Image(systemName: "die.face.\(min(roll, 6))")
                        .accessibilityLabel("rolled \(roll)")
                }
            }
            Text("Rolls: \(rolls.count), total: \(rolls.reduce(0, +) > 0 ? "some" : "none")")
            Button("Roll") { rolls.append(Int.random(in: 1...sides, using: &generator)) }
                .keyboardShortcut("r", modifiers: .command)
        }
    }
}

struct GameOfLife: View {
    private let size = 5
    @State private var alive: Set<Int> = [11, 12, 13]

    var body: some View {
        VStack {
            Canvas { context, canvasSize in
                let side = canvasSize.width / CGFloat(size)
                for cell in alive {
                    let frame = CGRect(
                        x: CGFloat(cell % size) * side, y: CGFloat(cell / size) * side, width: side, height: side)
                    context.fill(Path(roundedRect: frame.insetBy(dx: 1, dy: 1), cornerRadius: 2), with: .color(.green))
                }
            }
            .frame(width: 200, height: 200)
            .gesture(
                SpatialTapGesture().onEnded { value in
                    alive.formSymmetricDifference([Int(value.location.y / 40) * size + Int(value.location.x / 40)])
                }
            )
            .accessibilityIdentifier("board")
            Text(alive.sorted().map(String.init).joined(separator: " "))
            Button("Step", action: step)
        }
    }

    private func step() {
        var counts: [Int: Int] = [:]
        for cell in alive {
            for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
                let (x, y) = (cell % size + dx, cell / size + dy)
                if (0..<size).contains(x), (0..<size).contains(y) { counts[y * size + x, default: 0] += 1 }
            }
        }
        alive = Set(counts.filter { $0.value == 3 || $0.value == 2 && alive.contains($0.key) }.keys)
    }
}

struct BullsEye: View {
    @State private var value = 50.0
    @State private var target = 42
    @State private var round = 1

    private var points: Int { 100 - abs(target - Int(value.rounded())) }

    var body: some View {
        VStack(spacing: 20) {
            Text("Put the bull's eye at **\(target)**")
            HStack {
                Text("1")
                Slider(value: $value, in: 1...100).accessibilityLabel("Guess")
                Text("100")
            }
            Text("Round \(round): \(points) points")
            Button("Next") {
                round += 1
                target = target % 100 + 10
            }
            .buttonStyle(GrowingButton())
        }
        .padding(.horizontal, 24)
    }
}

struct GrowingButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(configuration.isPressed ? Color.mint : Color.teal)
            .foregroundStyle(.white)
            .clipShape(Capsule())
            .scaleEffect(configuration.isPressed ? 1.2 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}
