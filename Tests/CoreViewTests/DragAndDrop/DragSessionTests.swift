import CoreTesting
import Expectations
import Foundation
import HostSupport
import PlainControls
import Testing

private struct Fruit: Identifiable, Codable, Equatable, Transferable {
    var id: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.id)
    }
}

/// What drags and drops were told, in order.
@MainActor private final class SessionLog {
    var lines: [String] = []
    func note(_ line: String) { if lines.last != line { lines.append(line) } }
    /// All but the moves, whose number is that of the pointer's.
    var steps: [String] { lines.filter { !$0.hasSuffix("active") } }
    func drag(_ session: DragSession) { note("drag \(session.phase)") }
    func drop(_ session: DropSession) { note("drop \(session.phase)") }
}

extension TestHost {
    fileprivate func middle(_ name: String) -> CGPoint {
        let frame = frame(name) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    fileprivate func carry(_ name: String, to other: String) { drag(from: middle(name), to: middle(other)) }
}

/// Takes what was dragged out of the window.
@MainActor private final class OtherProgram: OutsideDrops {
    var isAsked = false
    func move(_ items: [TransferItem]) { isAsked = true }
    func leave() {}
    func drop() -> Bool { true }
}

@MainActor @Suite("Sessions of drags and drops") struct DragSessionTests {
    /// A draggable box, and one that takes text beside it.
    private func desk(
        _ log: SessionLog, _ configuration: DragConfiguration? = nil, proposes operation: DropOperation? = nil
    ) -> TestHost {
        TestHost.live {
            HStack(spacing: 20) {
                if let configuration {
                    Block("card", 60, 60).draggable("ace").dragConfiguration(configuration)
                        .onDragSessionUpdated(log.drag)
                } else {
                    Block("card", 60, 60).draggable("ace").onDragSessionUpdated(log.drag)
                }
                if let operation {
                    Block("texts", 100, 100)
                        .dropDestination(for: String.self) { values, session in log.note("took \(values)") }
                        .dropConfiguration { _ in DropConfiguration(operation: operation) }
                        .onDropSessionUpdated(log.drop)
                } else {
                    Block("texts", 100, 100)
                        .dropDestination(for: String.self) { values, session in log.note("took \(values)") }
                        .onDropSessionUpdated(log.drop)
                }
                Block("rest", 40, 40)
            }
        }
    }

    @Test("The source and the destination are told of a drag from its begin to its end") func phases() {
        let log = SessionLog()
        let host = desk(log)
        host.carry("card", to: "texts")
        expect(
            log.steps,
            equals: [
                "drag initial", "drop entering", "took [\"ace\"]",
                "drop ended(CasementCore.DropOperation.copy)", "drag ended(CasementCore.DropOperation.copy)",
                "drop dataTransferCompleted", "drag dataTransferCompleted",
            ])
        expect(log.lines.contains("drag active") && log.lines.contains("drop active"))
    }

    @Test("A drag that is given up, or that nothing takes, ends with cancel") func cancelled() {
        let log = SessionLog()
        let host = desk(log)
        host.hold(from: host.middle("card"), through: host.middle("texts"))
        host.key(.escape)
        expect(log.lines.suffix(2), equals: ["drop exiting", "drag ended(CasementCore.DropOperation.cancel)"])
        host.release(at: host.middle("texts"))
        log.lines = []
        host.carry("card", to: "rest")
        expect(
            log.steps,
            equals: ["drag initial", "drop entering", "drop exiting", "drag ended(CasementCore.DropOperation.cancel)"],
            "over the destination and on")
    }

    @Test("The source is told the operation of the destination, where it allows that") func operations() {
        func outcome(_ configuration: DragConfiguration?, _ operation: DropOperation?) -> [String] {
            let log = SessionLog()
            let host = desk(log, configuration, proposes: operation)
            host.carry("card", to: "texts")
            return log.lines.filter { $0.hasPrefix("took") || $0.hasPrefix("drag ended") }
        }
        let name = "drag ended(CasementCore.DropOperation."
        let took = "took [\"ace\"]"
        expect(outcome(DragConfiguration(allowMove: true), .move), equals: [took, name + "move)"])
        expect(outcome(DragConfiguration(allowMove: true), nil), equals: [took, name + "copy)"])
        expect(outcome(nil, .move), equals: [took, name + "move)"], "nothing is said against it")
        expect(outcome(DragConfiguration(), .move), equals: [name + "forbidden)"], "only to copy")
        expect(
            outcome(DragConfiguration(allowMove: true, allowDelete: true), .delete), equals: [took, name + "delete)"])
        expect(outcome(nil, .forbidden), equals: [name + "forbidden)"])
        let moves = DragConfiguration(operationsWithinApp: .init(allowCopy: false, allowMove: true))
        expect(outcome(moves, nil), equals: [took, name + "move)"], "the first that the source allows")
    }

    @Test("A drop says its place, its size, what is dragged and what the source suggests") func contents() throws {
        var sessions: [DropSession] = []
        let host = TestHost.live {
            HStack(spacing: 20) {
                Block("card", 60, 60).draggable(Fruit(id: "pear"))
                    .dragConfiguration(DragConfiguration(allowMove: true))
                Block("texts", 100, 80)
                    .onDropSessionUpdated { sessions.append($0) }
                    .dropDestination(for: String.self) { _, session in sessions.append(session) }
            }
        }
        let frame = host.frame("texts") ?? .zero
        host.drag(from: host.middle("card"), to: CGPoint(x: frame.minX + 30, y: frame.minY + 40))
        let dropped = try require(sessions.first { $0.phase == .ended(.copy) })
        expect(dropped.location, equals: CGPoint(x: 30, y: 40))
        expect(dropped.size, equals: CGSize(width: 100, height: 80))
        expect(dropped.itemsCount, equals: 1)
        expect(dropped.suggestedOperations, equals: [.copy, .move])
        expect(dropped.localSession?.draggedItemIDs(for: String.self), equals: ["pear"])
        expect(dropped.localSession?.draggedItemIDs(for: Int.self), equals: [])
        let entered = try require(sessions.first)
        expect(entered.phase == .entering && entered.id == dropped.id)
        sessions = []
        host.drop(text: "words", at: host.middle("texts"))
        let foreign = try require(sessions.first)
        expect(foreign.localSession == nil && foreign.suggestedOperations == .copy)
    }

    @Test("A disabled destination takes nothing") func disabled() {
        var taken: [String] = []
        let host = TestHost.live {
            HStack(spacing: 20) {
                Block("card", 60, 60).draggable("ace")
                Block("texts", 100, 100).dropDestination(for: String.self, isEnabled: false) { values, _ in
                    taken += values
                }
            }
        }
        host.carry("card", to: "texts")
        expect(taken, equals: [])
    }

    @Test("The views around a source that is removed meanwhile are told of the end") func removed() {
        let log = SessionLog()
        let host = TestHost.live { RemovedSource(log: log) }
        host.hold(from: host.middle("card"), through: host.middle("texts"))
        expect(host.frame("card") == nil, "the source is gone")
        host.release(at: host.middle("texts"))
        expect(log.lines.suffix(1), equals: ["drag dataTransferCompleted"])
    }

    @Test("A container gives the items of all that is selected, if the pressed one is") func containers() {
        let fruits = ["apple", "pear", "plum"].map(Fruit.init)
        var asked: [[String]] = [], taken: [[Fruit]] = [], told: [String] = []
        var pressed = 0
        let host = TestHost.live {
            HStack {
                VStack {
                    ForEach(fruits) { Block($0.id, 40, 30).draggable(containerItemID: $0.id) }
                }
                .dragContainer(for: Fruit.self) { ids in
                    asked.append(ids)
                    return fruits.filter { ids.contains($0.id) }
                }
                .dragContainerSelection(["pear", "plum"])
                .onDragSessionUpdated {
                    told = $0.draggedItemIDs(for: String.self)
                    pressed = $0.draggedItemIndex
                }
                Block("basket", 100, 100).dropDestination(for: Fruit.self) { fruits, _ in taken.append(fruits) }
            }
        }
        host.carry("plum", to: "basket")
        expect(asked, equals: [["pear", "plum"]])
        expect(taken, equals: [[fruits[1], fruits[2]]])
        expect(told == ["pear", "plum"] && pressed == 1)
        host.carry("apple", to: "basket")
        expect(taken.last, equals: [fruits[0]])
        expect(told, equals: ["apple"])
    }

    @Test("A container that gives nothing, or none, keeps a drag from beginning") func empty() {
        var phases = 0
        let host = TestHost.live {
            HStack {
                Block("lone", 40, 30).draggable(containerItemID: 1)
                Block("none", 40, 30).draggable(containerItemID: 1)
                    .dragContainer(for: Fruit.self, itemID: \.id) { _ in [Fruit]() }
                Block("other", 40, 30).draggable(containerItemID: 1)
                    .dragContainer(for: Fruit.self, itemID: \.id) { _ in [Fruit(id: "pear")] }
            }
            .onDragSessionUpdated { _ in phases += 1 }
        }
        for name in ["lone", "none", "other"] { host.carry(name, to: "other") }
        expect(phases, equals: 0)
    }

    @Test("Containers in each other are told apart by their namespaces") func namespaces() {
        let host = TestHost.live { NestedContainers() }
        host.carry("inner", to: "basket")
        host.carry("outer", to: "basket")
        expect(NestedContainers.taken, equals: ["inner 1", "outer 2"])
    }

    @Test("What other programs may not copy stays in the window") func outside() {
        func isOffered(_ isAllowed: Bool) -> (Bool, String?) {
            let log = SessionLog(), other = OtherProgram()
            let host = desk(log, DragConfiguration(operationsOutsideApp: .init(allowCopy: isAllowed)))
            host.pipeline.input.drags.findOutside = { other }
            host.hold(from: host.middle("card"), through: CGPoint(x: -50, y: 20))
            host.release(at: CGPoint(x: -50, y: 20))
            return (other.isAsked, log.lines.last)
        }
        expect(isOffered(true) == (true, "drag ended(CasementCore.DropOperation.copy)"))
        expect(isOffered(false) == (false, "drag ended(CasementCore.DropOperation.cancel)"))
    }

    @Test("The selected rows of a list are dragged out of a container around it") func rows() {
        let fruits = ["apple", "pear", "plum"].map(Fruit.init)
        var taken: [[Fruit]] = []
        let host = TestHost.live(width: 400, height: 300) {
            HStack {
                List(selection: .constant(Set(["apple", "plum"]))) {
                    ForEach(fruits) { Block($0.id, 40, 30).draggable(containerItemID: $0.id) }
                }
                .dragContainer(for: Fruit.self) { ids in fruits.filter { ids.contains($0.id) } }
                Block("basket", 100, 100).dropDestination(for: Fruit.self) { fruits, _ in taken.append(fruits) }
            }
        }
        host.carry("plum", to: "basket")
        host.carry("pear", to: "basket")
        expect(taken, equals: [[fruits[0], fruits[2]], [fruits[1]]])
    }

    @Test("A list's rows tell of drops between them") func rowDrops() {
        let log = SessionLog()
        let host = TestHost.live(width: 400, height: 300) {
            HStack {
                Block("card", 60, 60).draggable("ace").onDragSessionUpdated(log.drag)
                List {
                    ForEach(["a", "b"], id: \.self) { Block($0, 60, 40) }
                        .dropDestination(for: String.self) { values, place in log.note("took \(values) at \(place)") }
                }
                .dropConfiguration { _ in DropConfiguration(operation: .move) }
                .onDropSessionUpdated(log.drop)
            }
        }
        host.carry("card", to: "b")
        let told = log.steps
        expect(told.first == "drag initial" && told.contains("drop entering"))
        expect(told.contains("drop ended(CasementCore.DropOperation.move)"))
        expect(told.contains("drag ended(CasementCore.DropOperation.move)"))
        expect(told.contains { $0.hasPrefix("took [\"ace\"]") })
    }
}

/// Its source is removed when a drag comes over its destination.
private struct RemovedSource: View {
    let log: SessionLog
    @State private var isRemoved = false

    var body: some View {
        HStack(spacing: 20) {
            if !isRemoved { Block("card", 60, 60).draggable("ace").onDragSessionUpdated(log.drag) }
            Block("texts", 100, 100).frame(width: 200)
                .dropDestination(for: String.self) { _, _ in log.note("took") }
                .onDropSessionUpdated { _ in isRemoved = true }
        }
    }
}

private struct NestedContainers: View {
    @MainActor static var taken: [String] = []
    @Namespace private var outer
    @Namespace private var inner

    var body: some View {
        HStack {
            HStack {
                Block("inner", 40, 30).draggable(containerItemID: 1, containerNamespace: inner)
                Block("outer", 40, 30).draggable(containerItemID: 2, containerNamespace: outer)
            }
            .dragContainer(for: String.self, itemID: \.count, in: inner) { ids in ids.map { "inner \($0)" } }
            .dragContainer(for: String.self, itemID: \.count, in: outer) { ids in ids.map { "outer \($0)" } }
            Block("basket", 100, 100).dropDestination(for: String.self) { texts, _ in Self.taken += texts }
        }
    }
}
