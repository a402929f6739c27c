import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

private struct Card: Codable, Equatable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.card", conformingTo: .json))
        ProxyRepresentation(exporting: \.title)
    }
}

/// The events, in order.
@MainActor private final class DropLog {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

/// A draggable box on the left, and beside it one that accepts strings and one that accepts numbers.
@MainActor private func desk(_ journal: DropLog, accepts: Bool = true) -> TestHost {
    TestHost.live {
        HStack(spacing: 20) {
            Block("card", 60, 60).draggable(Card(title: "ace"))
            Block("texts", 100, 100)
                .dropDestination(for: String.self) { values, point in
                    journal.note("texts \(values) at \(Int(point.x)),\(Int(point.y))")
                    return accepts
                } isTargeted: {
                    journal.note("texts \($0)")
                }
            Block("cards", 100, 100)
                .dropDestination(for: Card.self) { values, _ in
                    journal.note("cards \(values.map(\.title))")
                    return accepts
                } isTargeted: {
                    journal.note("cards \($0)")
                }
        }
    }
}

extension TestHost {
    fileprivate func middle(_ name: String) -> CGPoint {
        let frame = frame(name) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The number of drag previews.
    fileprivate var previews: Int { pipeline.graph.windowOverlays.count }
}

@MainActor struct DragAndDropTests {
    @Test func aDropIsConvertedToTheTargetsType() {
        let journal = DropLog()
        let host = desk(journal)
        let start = host.middle("card"), cards = host.middle("cards")
        host.hold(from: start, through: CGPoint(x: start.x + 2, y: start.y))
        expect(host.previews, equals: 0, "two points are not a drag yet")
        host.hover(at: cards)
        expect(journal.lines, equals: ["cards true"])
        expect(host.previews, equals: 1)
        host.release(at: cards)
        expect(journal.lines, equals: ["cards true", "cards false", "cards [\"ace\"]"])
        expect(host.previews == 0 && host.settle())
    }

    @Test func aProxyRepresentsTheValueAndTheLocationIsTheViews() {
        let journal = DropLog()
        let host = desk(journal)
        let frame = host.frame("texts") ?? .zero
        host.drag(from: host.middle("card"), to: CGPoint(x: frame.minX + 30, y: frame.minY + 40))
        expect(journal.lines.last, equals: "texts [\"ace\"] at 30,40")
    }

    @Test func aTypeThatDoesNotMatchIsNotTargetedAndThePreviewReturns() {
        let journal = DropLog()
        let host = TestHost.live {
            HStack(spacing: 20) {
                Block("text", 60, 60).draggable("words")
                Block("cards", 100, 100)
                    .dropDestination(for: Card.self) { _, _ in
                        journal.note("dropped")
                        return true
                    } isTargeted: { _ in
                        journal.note("targeted")
                    }
            }
        }
        host.hold(from: host.middle("text"), through: host.middle("cards"))
        host.release(at: host.middle("cards"))
        expect(journal.lines.isEmpty)
        expect(host.previews, equals: 1, "animated back")
        host.advance(by: 0.5)
        expect(host.previews == 0 && host.settle())
    }

    @Test func escapeCancels() {
        let journal = DropLog()
        let host = desk(journal)
        let cards = host.middle("cards")
        host.hold(from: host.middle("card"), through: cards)
        host.key(.escape)
        expect(journal.lines, equals: ["cards true", "cards false"])
        host.release(at: cards)
        expect(journal.lines.count, equals: 2, "nothing is dropped")
        host.advance(by: 0.5)
        expect(host.previews == 0 && host.settle())
    }

    @Test func anActionThatReturnsFalseReturnsThePreview() {
        let journal = DropLog()
        let host = desk(journal, accepts: false)
        host.drag(from: host.middle("card"), to: host.middle("cards"))
        expect(journal.lines.last == "cards [\"ace\"]" && host.previews == 1)
        host.advance(by: 0.5)
        expect(host.previews, equals: 0)
    }

    @Test func theInnermostTargetGetsItAlsoWhereItDrawsNothing() {
        let journal = DropLog()
        let host = TestHost.live {
            VStack {
                Block("text", 60, 40).draggable("words")
                VStack {
                    Color.clear.frame(width: 80, height: 80).accessibilityIdentifier("inner")
                        .dropDestination(for: String.self) { _, _ in
                            journal.note("inner")
                            return true
                        }
                }
                .frame(width: 200, height: 150).accessibilityIdentifier("outer")
                .dropDestination(for: String.self) { _, _ in
                    journal.note("outer")
                    return true
                }
            }
        }
        host.drag(from: host.middle("text"), to: host.middle("inner"))
        let outer = host.frame("outer") ?? .zero
        host.drag(from: host.middle("text"), to: CGPoint(x: outer.minX + 5, y: outer.minY + 5))
        expect(journal.lines, equals: ["inner", "outer"])
    }

    @Test func aTapIsStillATapAndAButtonInsideStillPresses() {
        let journal = DropLog()
        let host = TestHost.live {
            VStack {
                Block("tapped", 60, 40).draggable("a").onTapGesture { journal.note("tap") }
                VStack { Button("press") { journal.note("press") }.accessibilityIdentifier("button") }.draggable("b")
            }
        }
        host.tap("tapped")
        host.tap("button")
        expect(journal.lines, equals: ["tap", "press"])
        host.drag(from: host.middle("tapped"), to: CGPoint(x: 390, y: 290))
        expect(journal.lines.count, equals: 2, "a drag is not a tap")
        host.advance(by: 0.5)
        expect(host.previews, equals: 0)
    }

    @Test func thePreviewIsAboveAllAndFollowsThePointer() {
        let host = TestHost.live {
            ZStack(alignment: .topLeading) {
                Color.white
                Color.red.frame(width: 40, height: 40).draggable("x")
            }
        }
        host.hold(from: CGPoint(x: 20, y: 20), through: CGPoint(x: 220, y: 120))
        let picture = host.snapshot()
        let under = picture[220, 120]
        expect(under.r > 200 && under.g > 20 && under.g < 120, "translucent red: \(under)")
        expect(picture[20, 20].r > 200 && picture[20, 20].g < 80, "the view keeps its place")
        host.release(at: CGPoint(x: 220, y: 120))
        host.advance(by: 0.5)
        expect(host.snapshot()[220, 120] == host.snapshot()[300, 250], "no preview")
    }

    @Test func aPreviewOfItsOwnIsShown() {
        let host = TestHost.live {
            Block("x", 40, 40).draggable("x") { Color.blue.frame(width: 60, height: 20) }
        }
        host.hold(from: host.middle("x"), through: CGPoint(x: 100, y: 60))
        let pixel = host.snapshot()[100, 60]
        expect(pixel.b > pixel.r && pixel.b > 150, "\(pixel)")
        host.key(.escape)
        host.advance(by: 0.5)
        expect(host.previews, equals: 0)
    }

    @Test func aSourceRemovedDuringADragLosesNothing() {
        let shows = Box(true)
        let journal = DropLog()
        let host = TestHost.live {
            HStack {
                Block("target", 100, 100).dropDestination(for: String.self) { values, _ in
                    journal.note("\(values)")
                    return true
                }
                if shows.value { Block("x", 40, 40).draggable("kept") }
            }
        }
        host.hold(from: host.middle("x"), through: CGPoint(x: 10, y: 10))
        shows.value = false
        host.update()
        expect(host.previews, equals: 1)
        let place = host.middle("target")
        host.release(at: place)
        expect(journal.lines, equals: ["[\"kept\"]"])
        expect(host.previews == 0 && host.settle())
    }

    @Test func aDisabledViewIsNeitherSourceNorTarget() {
        let journal = DropLog()
        let isDisabled = Box(true)
        let host = TestHost.live {
            HStack {
                Block("x", 40, 40).draggable("x").disabled(isDisabled.value)
                Block("target", 100, 100).dropDestination(for: String.self) { _, _ in
                    journal.note("dropped")
                    return true
                }
            }
        }
        host.drag(from: host.middle("x"), to: host.middle("target"))
        expect(journal.lines.isEmpty)
        isDisabled.value = false
        host.update()
        host.drag(from: host.middle("x"), to: host.middle("target"))
        expect(journal.lines, equals: ["dropped"])
    }

    @Test func scrollViewsScrollAtTheirEdges() {
        let host = TestHost.live(height: 200) {
            VStack(spacing: 0) {
                Block("x", 40, 40).draggable("x")
                ScrollView { Color.gray.frame(width: 100, height: 2000).accessibilityIdentifier("content") }
            }
        }
        let before = host.frame("content")?.minY ?? 0
        host.hold(from: host.middle("x"), through: CGPoint(x: 200, y: 195))
        host.advance(by: 0.5)
        let after = host.frame("content")?.minY ?? 0
        expect(after < before - 100, "\(before) \(after)")
        host.release(at: CGPoint(x: 200, y: 195))
        host.advance(by: 0.5)
        expect(host.settle())
    }

    @Test func theDesktopDropsFilesAndText() {
        let journal = DropLog()
        let host = TestHost.live {
            HStack {
                Block("files", 100, 100).dropDestination(for: URL.self) { urls, _ in
                    journal.note("\(urls.map(\.lastPathComponent))")
                    return true
                }
                Block("texts", 100, 100).dropDestination(for: String.self) { values, _ in
                    journal.note("\(values)")
                    return true
                }
            }
        }
        let files = [URL(fileURLWithPath: "/tmp/a.txt"), URL(fileURLWithPath: "/tmp/b.png")]
        host.drop(files: files, at: host.middle("files"))
        host.drop(text: "words", at: host.middle("texts"))
        host.drop(text: "words", at: host.middle("files"))
        expect(journal.lines, equals: ["[\"a.txt\", \"b.png\"]", "[\"words\"]"])
    }

    @Test func aDragOfAnotherProgramTargetsViewsUntilItLeavesOrIsDropped() {
        let journal = DropLog()
        let host = TestHost.live {
            Block("texts", 100, 100)
                .dropDestination(for: String.self) { values, _ in
                    journal.note("\(values)")
                    return true
                } isTargeted: {
                    journal.note("\($0)")
                }
        }
        let (inside, outside) = (host.middle("texts"), CGPoint(x: 1, y: 1))
        let items = [TransferItem("words")]
        host.deliver(.dragMoved(outside, items))
        host.deliver(.dragMoved(inside, items))
        host.deliver(.dragMoved(inside, items))
        expect(journal.lines, equals: ["true"])
        host.deliver(.dragLeft)
        host.deliver(.dragMoved(inside, items))
        host.deliver(.dropped(inside, [TransferItem("words")]))
        host.update()
        expect(journal.lines, equals: ["true", "false", "true", "false", "[\"words\"]"])
    }

    @Test func dataIsReadFromFilesAndConvertedAfterTheDrop() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("drop-\(UUID().uuidString).json")
        try Data("{\"title\": \"king\"}".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let got = Box<[String]>([])
        let host = TestHost.live {
            Block("cards", 100, 100).dropDestination(for: Data.self) { values, _ in
                got.value = values.map { String(decoding: $0, as: UTF8.self) }
                return true
            }
        }
        host.drop(files: [file], at: host.middle("cards"))
        for _ in 0..<200 where got.value.isEmpty {
            try await Task.sleep(for: .milliseconds(5))
            await host.settleTasks()
        }
        expect(got.value, equals: ["{\"title\": \"king\"}"])
    }

    @Test func providersAndDelegatesWork() async throws {
        final class Guard: DropDelegate {
            let journal: DropLog
            init(_ journal: DropLog) { self.journal = journal }
            func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.plainText]) }
            func dropEntered(info: DropInfo) { journal.note("entered") }
            func dropExited(info: DropInfo) { journal.note("exited") }
            func dropUpdated(info: DropInfo) -> DropProposal? {
                if info.location.x > 85 { return nil }
                return DropProposal(operation: info.location.x < 50 ? .copy : .forbidden)
            }
            func performDrop(info: DropInfo) -> Bool {
                journal.note("\(info.itemProviders(for: [UTType.plainText]).count)")
                return true
            }
        }
        let journal = DropLog()
        let loaded = Box("")
        let isTargeted = Box(false)
        let host = TestHost.live {
            HStack {
                Block("x", 40, 40).onDrag { NSItemProvider(object: "old" as NSString) }
                Block("delegate", 100, 100).onDrop(of: [.text], delegate: Guard(journal))
                Block("provider", 100, 100)
                    .onDrop(
                        of: [UTType.text],
                        isTargeted: Binding(get: { isTargeted.value }, set: { isTargeted.value = $0 })
                    ) { providers in
                        _ = providers.first?.loadObject(ofClass: String.self) { text, _ in
                            Task { @MainActor in loaded.value = text ?? "nothing" }
                        }
                        return true
                    }
            }
        }
        let frame = host.frame("delegate") ?? .zero
        host.drag(from: host.middle("x"), to: CGPoint(x: frame.minX + 20, y: frame.midY))
        expect(journal.lines, equals: ["entered", "1"])
        host.drag(from: host.middle("x"), to: CGPoint(x: frame.maxX - 20, y: frame.midY))
        expect(journal.lines, equals: ["entered", "1", "entered"], "a forbidden operation")
        host.hold(from: host.middle("x"), through: CGPoint(x: frame.maxX - 20, y: frame.midY))
        host.release(at: CGPoint(x: frame.maxX - 5, y: frame.midY))
        expect(
            journal.lines, equals: ["entered", "1", "entered", "entered"], "still forbidden, as nothing new is proposed"
        )
        host.hold(from: host.middle("x"), through: CGPoint(x: frame.minX + 20, y: frame.midY))
        host.release(at: CGPoint(x: frame.maxX - 5, y: frame.midY))
        expect(journal.lines, equals: ["entered", "1", "entered", "entered", "entered", "1"], "still permitted")
        host.hold(from: host.middle("x"), through: host.middle("provider"))
        expect(isTargeted.value)
        host.release(at: host.middle("provider"))
        expect(!isTargeted.value)
        for _ in 0..<200 where loaded.value.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        expect(loaded.value, equals: "old")
    }
}
