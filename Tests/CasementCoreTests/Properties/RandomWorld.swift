import CasementTesting

/// A generator that gives the same numbers for the same seed (SplitMix64, Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// What the random tests show: all of it is read by bodies, so that a fresh host shows the same.
@MainActor @Observable final class World {
    struct Item: Identifiable, Equatable {
        let id: Int
        var title: String
        var isWide = false
        var length: CGFloat
    }

    var items: [Item] = []
    var first = false
    var second = false
    var third = true
    var number = 3
    var kind = 0
    private var nextID = 0

    /// What rows keep in their own state; a fresh host starts with it.
    @ObservationIgnored var counts: [Int: Int] = [:]
    /// How to set a row's state from outside, and whether rows may say so now.
    @ObservationIgnored var setCount: [Int: (Int) -> Void] = [:]
    @ObservationIgnored var takesSetters = true

    init(using generator: inout SeededGenerator) {
        for _ in 0..<4 { insert(at: items.count, using: &generator) }
    }

    private func insert(at index: Int, using generator: inout SeededGenerator) {
        let item = Item(id: nextID, title: "Item \(nextID)", length: CGFloat(Int.random(in: 1...40, using: &generator)))
        nextID += 1
        items.insert(item, at: index)
    }

    /// Makes one to three random changes, and says which.
    func change(using generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in changeOnce(using: &generator) }.joined(
            separator: ", ")
    }

    private func changeOnce(using generator: inout SeededGenerator) -> String {
        let index = items.isEmpty ? 0 : Int.random(in: items.indices, using: &generator)
        switch Int.random(in: 0..<14, using: &generator) {
        case 0:
            first.toggle()
            return "first"
        case 1:
            second.toggle()
            return "second"
        case 2:
            third.toggle()
            return "third"
        case 3:
            number = Int.random(in: 0...9, using: &generator)
            return "number \(number)"
        case 4:
            kind = Int.random(in: 0...3, using: &generator)
            return "kind \(kind)"
        case 5:
            guard items.count < 12 else {
                items.removeAll()
                return "remove all"
            }
            insert(at: Int.random(in: 0...items.count, using: &generator), using: &generator)
            return "insert"
        case 6 where !items.isEmpty:
            items.remove(at: index)
            return "remove \(index)"
        case 7:
            items.shuffle(using: &generator)
            return "shuffle"
        case 8 where !items.isEmpty:
            items[index].title += "+"
            return "title \(index)"
        case 9 where !items.isEmpty:
            items[index].isWide.toggle()
            return "wide \(index)"
        case 10 where !items.isEmpty:
            let item = items.remove(at: index)
            items.insert(item, at: Int.random(in: 0...items.count, using: &generator))
            return "move \(index)"
        case 11 where !items.isEmpty:
            items[index].length = CGFloat(Int.random(in: 1...40, using: &generator))
            return "length \(index)"
        case 12 where !items.isEmpty, 13 where !items.isEmpty:
            let id = items[index].id
            counts[id, default: 0] += 1
            setCount[id]?(counts[id, default: 0])
            return "state of \(id)"
        default:
            number += 1
            return "number"
        }
    }
}

/// Every structural view, container and modifier there is, fed by a world.
struct WorldView: View {
    let world: World

    var body: some View {
        VStack(alignment: world.third ? .leading : .trailing, spacing: CGFloat(world.number)) {
            Branches(world: world)
            ForEach(world.items) { item in WorldRow(world: world, item: item, isMarked: world.second) }
            HStack(alignment: world.first ? .top : .firstTextBaseline) {
                ForEach(world.items) { item in
                    Color.blue.frame(width: 6, height: item.length).id(item.isWide)
                    if item.isWide { Text("w").font(.caption) }
                }
                if world.second { Spacer(minLength: 4) }
                Text("end").layoutPriority(world.third ? 1 : 0)
            }
            .border(.gray, width: CGFloat(world.number % 3))
            Decorations(world: world)
        }
        .padding(CGFloat(world.number))
        .environment(\.font, world.third ? .body : .caption)
    }
}

private struct Branches: View {
    let world: World

    var body: some View {
        if world.first {
            Text("first").padding(CGFloat(world.number % 4))
        } else {
            Color.red.frame(width: 30 + CGFloat(world.number), height: 8)
        }
        if world.second {
            Text("second")
            HStack(spacing: 2) {
                Text("x")
                if world.third { Text("y") }
            }
        }
        switch world.kind {
        case 0: Text("zero")
        case 1: AnyView(Text("one \(world.number)"))
        case 2: AnyView(Color.green.frame(height: 5))
        default: EmptyView()
        }
        world.kind % 2 == 0 ? AnyView(Text("even")) : AnyView(Capsule().fill(.orange).frame(width: 40, height: 12))
    }
}

private struct WorldRow: View {
    let world: World
    let item: World.Item
    let isMarked: Bool
    @State private var count: Int

    init(world: World, item: World.Item, isMarked: Bool) {
        (self.world, self.item, self.isMarked) = (world, item, isMarked)
        _count = State(initialValue: world.counts[item.id] ?? 0)
    }

    private func offerSetter() {
        if world.takesSetters { world.setCount[item.id] = { count = $0 } }
    }

    var body: some View {
        let _ = offerSetter()
        HStack {
            Text(item.title).foregroundStyle(isMarked ? Color.red : .primary)
            Rectangle().fill(.teal).frame(width: item.length, height: 4)
            Text("\(count)").opacity(item.isWide ? 0.5 : 1)
            if count % 3 == 2 { Circle().fill(.mint).frame(width: 9, height: 9) }
        }
        if count % 4 == 3 { Color.brown.frame(width: 20, height: 3) }
        if item.isWide {
            Text("wide").frame(maxWidth: .infinity, alignment: .trailing).background(.yellow)
        }
    }
}

private struct Decorations: View {
    let world: World

    var body: some View {
        Group {
            Text("a")
            if world.third { Text("b").offset(x: CGFloat(world.number)) }
            RoundedRectangle(cornerRadius: CGFloat(world.number)).frame(width: 30, height: 20)
        }
        .overlay(alignment: .topTrailing) { if world.second { Circle().fill(.pink).frame(width: 6, height: 6) } }
        .background { Color.gray.opacity(0.3) }
        ZStack(alignment: world.first ? .topLeading : .center) {
            Color.purple.frame(width: 60, height: 24)
            Text("z\(world.number)").fixedSize()
            if world.second { Divider() }
        }
        .cornerRadius(CGFloat(world.number))
        .padding(3)
        .background(.gray.opacity(0.2))
        .clipShape(Capsule())
        .opacity(world.third ? 1 : 0.6)
        ZStack {
            Color.red.frame(width: 20, height: 10)
            Color.blue.frame(width: 10, height: 20)
        }
        .compositingGroup()
        .opacity(world.first ? 0.4 : 0.9)
        .clipped()
        .modifier(Framed(width: CGFloat(world.number + 20)))
    }
}

private struct Framed: ViewModifier {
    let width: CGFloat
    @State private var constant = 1.0
    func body(content: Content) -> some View {
        HStack {
            content
            content.opacity(constant)
        }.frame(width: width)
    }
}
