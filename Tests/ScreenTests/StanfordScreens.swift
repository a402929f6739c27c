import SwiftUI

// Screens in the manner of courses: generic grids, cards that turn, pies, models apart from views.

/// A grid whose cells are as large as they can be without scrolling.
struct AspectGrid<Item: Identifiable, ItemView: View>: View {
    var items: [Item]
    var aspectRatio: CGFloat
    var content: (Item) -> ItemView

    init(items: [Item], aspectRatio: CGFloat, @ViewBuilder content: @escaping (Item) -> ItemView) {
        self.items = items
        self.aspectRatio = aspectRatio
        self.content = content
    }

    var body: some View {
        GeometryReader { geometry in
            VStack {
                let width = widthThatFits(itemCount: items.count, in: geometry.size, itemAspectRatio: aspectRatio)
                LazyVGrid(columns: [adaptiveGridItem(width: width)], spacing: 0) {
                    ForEach(items) { item in
                        content(item).aspectRatio(aspectRatio, contentMode: .fit)
                    }
                }
                Spacer(minLength: 0)
            }
        }
    }

    private func adaptiveGridItem(width: CGFloat) -> GridItem {
        var gridItem = GridItem(.adaptive(minimum: width))
        gridItem.spacing = 0
        return gridItem
    }

    private func widthThatFits(itemCount: Int, in size: CGSize, itemAspectRatio: CGFloat) -> CGFloat {
        var columnCount = 1
        var rowCount = itemCount
        repeat {
            let itemWidth = size.width / CGFloat(columnCount)
            let itemHeight = itemWidth / itemAspectRatio
            if CGFloat(rowCount) * itemHeight < size.height { break }
            columnCount += 1
            rowCount = (itemCount + (columnCount - 1)) / columnCount
        } while columnCount < itemCount
        if columnCount > itemCount { columnCount = itemCount }
        return floor(size.width / CGFloat(columnCount))
    }
}

struct TurnedCard: AnimatableModifier {
    init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }
    var rotation: Double
    var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    func body(content: Content) -> some View {
        ZStack {
            let shape = RoundedRectangle(cornerRadius: 10)
            if rotation < 90 {
                shape.fill().foregroundColor(.white)
                shape.strokeBorder(lineWidth: 3)
            } else {
                shape.fill()
            }
            content.opacity(rotation < 90 ? 1 : 0)
        }
        .rotation3DEffect(Angle.degrees(rotation), axis: (0, 1, 0))
    }
}

extension View {
    func turnedCard(isFaceUp: Bool) -> some View { modifier(TurnedCard(isFaceUp: isFaceUp)) }
}

struct Pie: Shape {
    var startAngle: Angle
    var endAngle: Angle
    var clockwise = false

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(startAngle.radians, endAngle.radians) }
        set {
            startAngle = Angle.radians(newValue.first)
            endAngle = Angle.radians(newValue.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        let start = CGPoint(
            x: center.x + radius * CGFloat(cos(startAngle.radians)),
            y: center.y + radius * CGFloat(sin(startAngle.radians)))
        var p = Path()
        p.move(to: center)
        p.addLine(to: start)
        p.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        p.addLine(to: center)
        return p
    }
}

struct Concentration<CardContent: Equatable> {
    struct Card: Identifiable {
        var isFaceUp = false
        var isMatched = false
        let content: CardContent
        let id: Int
    }

    private(set) var cards: [Card] = []
    private var indexOfTheOneAndOnlyFaceUpCard: Int? {
        get { cards.indices.filter { cards[$0].isFaceUp }.oneAndOnly }
        set { for index in cards.indices { cards[index].isFaceUp = (index == newValue) } }
    }

    init(numberOfPairs: Int, makeContent: (Int) -> CardContent) {
        for index in 0..<numberOfPairs {
            let content = makeContent(index)
            cards.append(Card(content: content, id: index * 2))
            cards.append(Card(content: content, id: index * 2 + 1))
        }
    }

    mutating func choose(_ card: Card) {
        if let chosenIndex = cards.firstIndex(where: { $0.id == card.id }), !cards[chosenIndex].isFaceUp,
            !cards[chosenIndex].isMatched
        {
            if let potentialMatchIndex = indexOfTheOneAndOnlyFaceUpCard {
                if cards[chosenIndex].content == cards[potentialMatchIndex].content {
                    cards[chosenIndex].isMatched = true
                    cards[potentialMatchIndex].isMatched = true
                }
                cards[chosenIndex].isFaceUp = true
            } else {
                indexOfTheOneAndOnlyFaceUpCard = chosenIndex
            }
        }
    }
}

extension Array {
    var oneAndOnly: Element? { count == 1 ? first : nil }
}

class EmojiConcentration: ObservableObject {
    typealias Card = Concentration<String>.Card
    private static let emojis = ["A", "B", "C", "D", "E", "F"]
    private static func createGame() -> Concentration<String> {
        Concentration(numberOfPairs: 3) { emojis[$0] }
    }

    @Published private var model = createGame()
    var cards: [Card] { model.cards }
    func choose(_ card: Card) { model.choose(card) }
    func restart() { model = EmojiConcentration.createGame() }
}

struct ConcentrationView: View {
    @ObservedObject var game: EmojiConcentration
    @Namespace private var dealingNamespace
    @State private var dealt = Set<Int>()

    private func deal(_ card: EmojiConcentration.Card) { dealt.insert(card.id) }
    private func isUndealt(_ card: EmojiConcentration.Card) -> Bool { !dealt.contains(card.id) }
    private func dealAnimation(for card: EmojiConcentration.Card) -> Animation {
        var delay = 0.0
        if let index = game.cards.firstIndex(where: { $0.id == card.id }) {
            delay = Double(index) * (0.4 / Double(game.cards.count))
        }
        return Animation.easeInOut(duration: 0.3).delay(delay)
    }
    private func zIndex(of card: EmojiConcentration.Card) -> Double {
        -Double(game.cards.firstIndex(where: { $0.id == card.id }) ?? 0)
    }

    var body: some View {
        ZStack(alignment: .bottom) {
            VStack {
                AspectGrid(items: game.cards, aspectRatio: 2 / 3) { card in
                    if isUndealt(card) || (card.isMatched && !card.isFaceUp) {
                        Color.clear
                    } else {
                        CardView(card: card)
                            .matchedGeometryEffect(id: card.id, in: dealingNamespace)
                            .padding(4)
                            .transition(AnyTransition.asymmetric(insertion: .identity, removal: .scale))
                            .zIndex(zIndex(of: card))
                            .onTapGesture { withAnimation { game.choose(card) } }
                    }
                }
                .foregroundColor(.red)
                HStack {
                    Button("Restart") {
                        withAnimation {
                            dealt = []
                            game.restart()
                        }
                    }
                    Spacer()
                    Text("Open: \(game.cards.filter(\.isFaceUp).map(\.content).joined())")
                }
            }
            deckBody
        }
        .padding()
    }

    var deckBody: some View {
        ZStack {
            ForEach(game.cards.filter(isUndealt)) { card in
                CardView(card: card)
                    .matchedGeometryEffect(id: card.id, in: dealingNamespace)
                    .transition(AnyTransition.asymmetric(insertion: .opacity, removal: .identity))
                    .zIndex(zIndex(of: card))
            }
        }
        .frame(width: 60, height: 90)
        .foregroundColor(.red)
        .accessibilityIdentifier("deck")
        .onTapGesture {
            for card in game.cards {
                withAnimation(dealAnimation(for: card)) { deal(card) }
            }
        }
    }

    struct CardView: View {
        let card: EmojiConcentration.Card
        @State private var animatedBonusRemaining: Double = 0.75

        var body: some View {
            GeometryReader { geometry in
                ZStack {
                    Pie(
                        startAngle: Angle(degrees: 0 - 90),
                        endAngle: Angle(degrees: (1 - animatedBonusRemaining) * 360 - 90)
                    )
                    .padding(5).opacity(0.5)
                    Text(card.content)
                        .rotationEffect(Angle.degrees(card.isMatched ? 360 : 0))
                        .animation(Animation.linear(duration: 1), value: card.isMatched)
                        .font(Font.system(size: 32))
                        .scaleEffect(min(geometry.size.width, geometry.size.height) / (32 / 0.7))
                }
                .turnedCard(isFaceUp: card.isFaceUp)
            }
        }
    }
}

/// A document of marks that can be dragged, panned and zoomed.
struct MarkBoard: View {
    struct Mark: Identifiable, Hashable {
        let text: String
        var x: Int
        var y: Int
        let id: Int
    }

    @State private var marks = [Mark(text: "alpha", x: -60, y: -40, id: 0), Mark(text: "beta", x: 60, y: 40, id: 1)]
    @State private var selection = Set<Int>()
    @State private var steadyStateZoomScale: CGFloat = 1
    @GestureState private var gestureZoomScale: CGFloat = 1
    @State private var steadyStatePanOffset: CGSize = CGSize.zero
    @GestureState private var gesturePanOffset: CGSize = CGSize.zero

    private var panOffset: CGSize { (steadyStatePanOffset + gesturePanOffset) * zoomScale }
    private var zoomScale: CGFloat { steadyStateZoomScale * gestureZoomScale }

    var body: some View {
        VStack(spacing: 0) {
            GeometryReader { geometry in
                ZStack {
                    Color.white
                        .gesture(doubleTapToZoom(in: geometry.size).exclusively(before: tapToDeselect))
                    ForEach(marks) { mark in
                        Text(mark.text)
                            .padding(4)
                            .border(selection.contains(mark.id) ? Color.blue : .clear, width: 2)
                            .scaleEffect(zoomScale)
                            .position(position(for: mark, in: geometry))
                            .onTapGesture { selection.formSymmetricDifference([mark.id]) }
                    }
                }
                .clipped()
                .gesture(panGesture().simultaneously(with: zoomGesture()))
            }
            HStack {
                Text("Selected: \(selection.count)")
                Text("Zoom: \(zoomScale, specifier: "%.1f")")
                Text("Pan: \(Int(steadyStatePanOffset.width))")
                Button("Delete", role: .destructive) { marks.removeAll { selection.remove($0.id) != nil } }
                    .disabled(selection.isEmpty)
            }
        }
    }

    private var tapToDeselect: some Gesture { TapGesture().onEnded { selection = [] } }

    private func doubleTapToZoom(in size: CGSize) -> some Gesture {
        TapGesture(count: 2).onEnded { withAnimation { steadyStateZoomScale = 2 } }
    }

    private func panGesture() -> some Gesture {
        DragGesture()
            .updating($gesturePanOffset) { latest, gesturePanOffset, _ in
                gesturePanOffset = latest.translation / zoomScale
            }
            .onEnded { final in steadyStatePanOffset = steadyStatePanOffset + (final.translation / zoomScale) }
    }

    private func zoomGesture() -> some Gesture {
        MagnificationGesture()
            .updating($gestureZoomScale) { latest, gestureZoomScale, _ in gestureZoomScale = latest }
            .onEnded { steadyStateZoomScale *= $0 }
    }

    private func position(for mark: Mark, in geometry: GeometryProxy) -> CGPoint {
        let center = geometry.frame(in: .local).center
        return CGPoint(
            x: center.x + CGFloat(mark.x) * zoomScale + panOffset.width,
            y: center.y + CGFloat(mark.y) * zoomScale + panOffset.height)
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGSize {
    static func + (lhs: Self, rhs: Self) -> CGSize {
        CGSize(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
    }
    static func * (lhs: Self, rhs: CGFloat) -> CGSize { CGSize(width: lhs.width * rhs, height: lhs.height * rhs) }
    static func / (lhs: Self, rhs: CGFloat) -> CGSize { CGSize(width: lhs.width / rhs, height: lhs.height / rhs) }
}

/// A month as a grid of days.
struct MonthView: View {
    private let calendar = Calendar(identifier: .gregorian)
    @State private var month = Date(timeIntervalSince1970: 1_709_251_200)
    @State private var selectedDate: Date?
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Button {
                    move(by: -1)
                } label: {
                    Image(systemName: "chevron.left").accessibilityLabel("Previous")
                }
                Spacer()
                Text(month, formatter: Self.monthFormatter).font(.headline)
                Spacer()
                Button {
                    move(by: 1)
                } label: {
                    Image(systemName: "chevron.right").accessibilityLabel("Next")
                }
            }
            .buttonStyle(.plain)
            LazyVGrid(columns: columns, spacing: 6) {
                ForEach(Array(calendar.veryShortWeekdaySymbols.enumerated()), id: \.offset) { _, symbol in
                    Text(symbol).font(.caption).foregroundStyle(.secondary)
                }
                ForEach(Array(days.enumerated()), id: \.offset) { _, day in
                    if let day {
                        let isSelected = selectedDate.map { calendar.isDate($0, inSameDayAs: day) } ?? false
                        Text("\(calendar.component(.day, from: day))")
                            .frame(maxWidth: .infinity, minHeight: 28)
                            .background(isSelected ? AnyView(Circle().fill(.tint)) : AnyView(EmptyView()))
                            .foregroundStyle(isSelected ? .white : .primary)
                            .contentShape(Rectangle())
                            .onTapGesture { selectedDate = day }
                    } else {
                        Color.clear.frame(height: 1)
                    }
                }
            }
            if let selectedDate {
                Text(selectedDate, format: .iso8601.year().month().day()).transition(.opacity)
            }
        }
        .padding()
        .animation(.default, value: selectedDate)
        .environment(\.locale, Locale(identifier: "en_US"))
    }

    private static let monthFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "MMMM yyyy"
        return formatter
    }()

    private var days: [Date?] {
        guard let interval = calendar.dateInterval(of: .month, for: month) else { return [] }
        let first = calendar.component(.weekday, from: interval.start)
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        return Array(repeating: nil, count: first - 1)
            + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
    }

    private func move(by value: Int) {
        month = calendar.date(byAdding: .month, value: value, to: month) ?? month
        selectedDate = nil
    }
}
