import SwiftUI

// Programs of a desktop: tables of orders, panes of settings, boards with drops, charts that are asked, codes.

nonisolated struct Order: Identifiable, Hashable {
    enum Status: String, CaseIterable, Comparable {
        case open, paid, sent
        static func < (a: Status, b: Status) -> Bool { a.rawValue < b.rawValue }
    }

    let id: Int
    var customer: String
    var total: Double
    var status: Status
}

struct OrderTable: View {
    @State private var orders = [
        Order(id: 1001, customer: "Miller", total: 99.5, status: .open),
        Order(id: 1002, customer: "Adams", total: 12, status: .paid),
        Order(id: 1003, customer: "Young", total: 250.25, status: .open),
    ]
    @State private var selection = Set<Order.ID>()
    @State private var sortOrder = [KeyPathComparator(\Order.customer)]
    @State private var status: Order.Status?
    @State private var query = ""

    private var shown: [Order] {
        orders
            .filter { status == nil || $0.status == status }
            .filter { query.isEmpty || $0.customer.localizedCaseInsensitiveContains(query) }
            .sorted(using: sortOrder)
    }

    private var sum: Double { shown.reduce(into: 0) { $0 += $1.total } }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Picker("Status", selection: $status) {
                    Text("All").tag(Order.Status?.none)
                    Divider()
                    ForEach(Order.Status.allCases, id: \.self) {
                        Text($0.rawValue.capitalized).tag(Order.Status?.some($0))
                    }
                }
                .fixedSize()
                TextField("Customer", text: $query).frame(width: 120)
            }
            Table(shown, selection: $selection, sortOrder: $sortOrder) {
                TableColumn("Customer", value: \.customer)
                TableColumn("Total", value: \.total) { order in
                    Text(order.total, format: .number.precision(.fractionLength(2)))
                        .frame(maxWidth: .infinity, alignment: .trailing)
                        .monospacedDigit()
                }
                .width(min: 60, ideal: 80)
                TableColumn("Status") { (order: Order) in
                    Text(order.status.rawValue).textCase(.uppercase).font(.caption)
                }
            }
            .contextMenu(forSelectionType: Order.ID.self) { ids in
                Button("Mark as Paid") {
                    for index in orders.indices where ids.contains(orders[index].id) { orders[index].status = .paid }
                }
            } primaryAction: { ids in
                selection = ids
                for index in orders.indices where ids.contains(orders[index].id) { orders[index].status = .sent }
            }
            HStack {
                Text("\(shown.count) orders, \(sum, format: .number.precision(.fractionLength(2)))")
                Spacer()
                Button("Delete", systemImage: "trash", role: .destructive) {
                    withAnimation { orders.removeAll { selection.contains($0.id) } }
                    selection.removeAll()
                }
                .disabled(selection.isEmpty)
                .keyboardShortcut(.delete, modifiers: .command)
            }
        }
        .padding()
    }
}

/// A board with columns, whose cards are dropped by a delegate.
struct SprintBoard: View {
    struct Card: Identifiable, Equatable { let id: String }
    enum Lane: String, CaseIterable { case todo = "To do", doing = "Doing", done = "Done" }

    @State private var lanes: [Lane: [Card]] = [
        .todo: [Card(id: "Plan"), Card(id: "Write")], .doing: [Card(id: "Test")],
    ]
    @State private var dragged: Card?
    @State private var target: Lane?

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            ForEach(Lane.allCases, id: \.self) { lane in
                VStack {
                    Text("\(lane.rawValue) \(lanes[lane, default: []].count)").font(.headline)
                    ForEach(lanes[lane, default: []]) { card in
                        Text(card.id)
                            .frame(maxWidth: .infinity)
                            .padding(8)
                            .background(.background, in: .rect(cornerRadius: 6))
                            .onDrag {
                                dragged = card
                                return NSItemProvider(object: card.id as NSString)
                            }
                    }
                    Spacer(minLength: 0)
                }
                .padding(6)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(
                    target == lane ? Color.accentColor.opacity(0.3) : .gray.opacity(0.15), in: .rect(cornerRadius: 8)
                )
                .onDrop(of: [.text], delegate: LaneDrop(lane: lane, lanes: $lanes, dragged: $dragged, target: $target))
            }
        }
        .padding()
    }

    private struct LaneDrop: DropDelegate {
        let lane: Lane
        @Binding var lanes: [Lane: [Card]]
        @Binding var dragged: Card?
        @Binding var target: Lane?

        func dropEntered(info: DropInfo) { target = lane }
        func dropExited(info: DropInfo) { if target == lane { target = nil } }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
        func performDrop(info: DropInfo) -> Bool {
            defer { (dragged, target) = (nil, nil) }
            guard let dragged else { return false }
            withAnimation {
                for key in lanes.keys { lanes[key]?.removeAll { $0 == dragged } }
                lanes[lane, default: []].append(dragged)
            }
            return true
        }
    }
}

/// A chart drawn by paths, which tells the value below the pointer.
struct TemperatureChart: View {
    let values: [Double] = [3, 5, 4, 8, 12, 10, 7]
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    @State private var selected: Int?
    @State private var drawn: CGFloat = 0

    var body: some View {
        VStack {
            Text(selected.map(describe) ?? "Point at the chart")
            GeometryReader { geometry in
                let points = points(in: geometry.size)
                ZStack {
                    area(points, in: geometry.size)
                        .fill(
                            .linearGradient(
                                colors: [.orange.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom)
                        )
                        .opacity(drawn)
                    line(points).trim(from: 0, to: drawn)
                        .stroke(.orange, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
                    if let selected {
                        Path { path in
                            path.move(to: CGPoint(x: points[selected].x, y: 0))
                            path.addLine(to: CGPoint(x: points[selected].x, y: geometry.size.height))
                        }
                        .stroke(.secondary, style: .init(lineWidth: 1, dash: [4, 4]))
                        Circle().fill(.orange).frame(width: 10, height: 10).position(points[selected])
                            .accessibilityIdentifier("dot")
                    }
                }
                .contentShape(.rect)
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let place): selected = nearest(to: place.x, points)
                    case .ended: selected = nil
                    }
                }
            }
            .frame(height: 160)
            .accessibilityIdentifier("chart")
        }
        .padding()
        .onAppear { withAnimation(.easeInOut(duration: 1)) { drawn = 1 } }
    }

    private func describe(_ index: Int) -> String {
        let temperature = Measurement(value: values[index], unit: UnitTemperature.celsius)
        return "\(days[index]): \(temperature.value.formatted())°"
    }

    private func points(in size: CGSize) -> [CGPoint] {
        let largest = values.max() ?? 1
        return values.enumerated().map { index, value in
            CGPoint(x: size.width * Double(index) / Double(values.count - 1), y: size.height * (1 - value / largest))
        }
    }

    private func nearest(to x: CGFloat, _ points: [CGPoint]) -> Int? {
        points.indices.min { abs(points[$0].x - x) < abs(points[$1].x - x) }
    }

    private func line(_ points: [CGPoint]) -> Path {
        Path { path in
            for (a, b) in zip(points, points.dropFirst()) {
                if path.isEmpty { path.move(to: a) }
                let middle = (a.x + b.x) / 2
                path.addCurve(to: b, control1: CGPoint(x: middle, y: a.y), control2: CGPoint(x: middle, y: b.y))
            }
        }
    }

    private func area(_ points: [CGPoint], in size: CGSize) -> Path {
        var path = line(points)
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height))
        path.closeSubpath()
        return path
    }
}

/// A code of four digits in fields of their own.
struct CodeEntry: View {
    @State private var digits = Array(repeating: "", count: 4)
    @State private var message = ""
    @State private var attempts = 0
    @FocusState private var field: Int?

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                ForEach(0..<4, id: \.self) { index in
                    TextField("•", text: $digits[index])
                        .accessibilityIdentifier("digit\(index)")
                        .multilineTextAlignment(.center)
                        .frame(width: 40)
                        .focused($field, equals: index)
                        .onChange(of: digits[index]) { _, new in
                            let kept = String(new.filter(\.isNumber).suffix(1))
                            if kept != new { digits[index] = kept }
                            if !kept.isEmpty { field = index < 3 ? index + 1 : nil }
                            if digits.allSatisfy({ $0.count == 1 }) { check() }
                        }
                }
            }
            .modifier(Shake(shakes: CGFloat(attempts)))
            .animation(.linear(duration: 0.3), value: attempts)
            Text(message)
        }
        .defaultFocus($field, 0)
    }

    private func check() {
        if digits.joined() == "1234" {
            message = "Welcome"
        } else {
            attempts += 1
            message = "Wrong code, \(attempts) of 3"
            digits = Array(repeating: "", count: 4)
            field = 0
        }
    }

    private struct Shake: GeometryEffect {
        var shakes: CGFloat
        nonisolated var animatableData: CGFloat {
            get { shakes }
            set { shakes = newValue }
        }
        nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 10 * sin(shakes * .pi * 4), y: 0))
        }
    }
}

/// Messages from the bottom up, with bubbles.
struct Conversation: View {
    struct Message: Identifiable { let id: Int, text: String, isMine: Bool }

    @State private var messages = (0..<20).map { Message(id: $0, text: "Message \($0)", isMine: $0.isMultiple(of: 3)) }
    @State private var draft = ""

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 4) {
                    ForEach(messages.reversed()) { message in
                        HStack {
                            if message.isMine { Spacer(minLength: 60) }
                            Text(LocalizedStringKey(message.text))
                                .padding(.horizontal, 12)
                                .padding(.vertical, 6)
                                .background(message.isMine ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.fill))
                                .foregroundStyle(message.isMine ? .white : .primary)
                                .clipShape(
                                    .rect(
                                        topLeadingRadius: 14, bottomLeadingRadius: message.isMine ? 14 : 2,
                                        bottomTrailingRadius: message.isMine ? 2 : 14, topTrailingRadius: 14)
                                )
                                .contextMenu { Button("Unsend") { messages.removeAll { $0.id == message.id } } }
                            if !message.isMine { Spacer(minLength: 60) }
                        }
                        .rotationEffect(.degrees(180))
                        .scaleEffect(x: -1, y: 1, anchor: .center)
                        .id(message.id)
                    }
                }
            }
            .rotationEffect(.degrees(180))
            .scaleEffect(x: -1, y: 1, anchor: .center)
            .safeAreaInset(edge: .bottom) {
                HStack {
                    TextField("Message", text: $draft, axis: .vertical).lineLimit(1...4).onSubmit(send)
                    Button("Send", systemImage: "paperplane.fill", action: send)
                        .labelStyle(.iconOnly).disabled(draft.isEmpty)
                }
                .padding(8)
                .background(.bar)
            }
            .onChange(of: messages.count) { withAnimation { proxy.scrollTo(messages.last?.id) } }
        }
    }

    private func send() {
        guard !draft.isEmpty else { return }
        messages.append(Message(id: messages.count, text: draft, isMine: true))
        draft = ""
    }
}

/// Styles for everything.
struct StyledPlayer: View {
    @State private var progress = 30.0
    @State private var isPlaying = false
    @State private var shuffles = false
    @State private var rate = 1.0

    var body: some View {
        GroupBox("Now Playing") {
            VStack {
                ProgressView(value: progress, total: 120) { Text("Song") }.progressViewStyle(Dotted())
                Slider(value: $progress, in: 0...120) {
                    Text("Position")
                } minimumValueLabel: {
                    Text(Duration.seconds(progress), format: .time(pattern: .minuteSecond))
                } maximumValueLabel: {
                    Text(Duration.seconds(progress - 120), format: .time(pattern: .minuteSecond))
                }
                HStack {
                    Toggle("Shuffle", systemImage: "shuffle", isOn: $shuffles).toggleStyle(Pill())
                    Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
                        isPlaying.toggle()
                    }
                    .buttonStyle(.glassProminent)
                    .contentTransition(.symbolEffect(.replace))
                    Menu("\(rate, specifier: "%g")×") {
                        Picker("Rate", selection: $rate) {
                            ForEach([0.5, 1, 1.5, 2], id: \.self) { Text("\($0, specifier: "%g")×") }
                        }
                        .pickerStyle(.inline)
                    }
                    .menuStyle(.borderlessButton)
                }
                Gauge(value: progress, in: 0...120) {
                    Text("Done")
                } currentValueLabel: {
                    Text(progress / 120, format: .percent.precision(.fractionLength(0)))
                }
                .gaugeStyle(.accessoryCircularCapacity)
            }
        }
        .groupBoxStyle(Bare())
        .padding()
    }

    private struct Dotted: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                ForEach(0..<8, id: \.self) { index in
                    Circle().fill(
                        Double(index) / 8 < configuration.fractionCompleted ?? 0
                            ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)
                    )
                    .frame(width: 8, height: 8)
                }
            }
        }
    }

    private struct Pill: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label.padding(6)
            }
            .buttonStyle(.plain)
            .background(configuration.isOn ? .green : .clear, in: .capsule)
            .accessibilityValue(configuration.isOn ? "On" : "Off")
        }
    }

    private struct Bare: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading) {
                configuration.label.font(.title2.smallCaps())
                configuration.content
            }
        }
    }
}

/// A game with letters and the keyboard.
struct WordGame: View {
    @State private var guesses: [String] = []
    @State private var current = ""
    @FocusState private var isFocused: Bool
    private let word = "SWIFT"

    var body: some View {
        Grid(horizontalSpacing: 4, verticalSpacing: 4) {
            ForEach(0..<6) { row in
                GridRow {
                    ForEach(0..<5) { column in
                        let letter = letter(row, column)
                        Text(letter.map(String.init) ?? " ")
                            .font(.title.bold())
                            .frame(width: 40, height: 40)
                            .background(color(row, column, letter))
                            .overlay { Rectangle().strokeBorder(.gray, lineWidth: 1) }
                    }
                }
            }
            GridRow {
                Text(guesses.last == word ? "Solved in \(guesses.count)" : "Guess \(guesses.count + 1)")
                    .gridCellColumns(5)
            }
        }
        .focusable()
        .focused($isFocused)
        .focusEffectDisabled()
        .onKeyPress(characters: .letters) { press in
            guard current.count < 5 else { return .ignored }
            current += press.characters.uppercased()
            return .handled
        }
        .onKeyPress(.delete) {
            current = String(current.dropLast())
            return .handled
        }
        .onKeyPress(.return) {
            guard current.count == 5, guesses.last != word else { return .ignored }
            guesses.append(current)
            current = ""
            return .handled
        }
        .onAppear { isFocused = true }
    }

    private func letter(_ row: Int, _ column: Int) -> Character? {
        let text = row < guesses.count ? guesses[row] : row == guesses.count ? current : ""
        return text.dropFirst(column).first
    }

    private func color(_ row: Int, _ column: Int, _ letter: Character?) -> Color {
        guard row < guesses.count, let letter else { return .clear }
        if Array(word)[column] == letter { return .green }
        return word.contains(letter) ? .yellow : Color(white: 0.8)
    }
}
