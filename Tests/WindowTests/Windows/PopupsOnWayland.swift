import DesktopSupport
import Expectations
import Foundation
import Testing

/// What compositors, screens and programs do to popups on Wayland. The window has 200 x 100 points.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && PrivateCompositor.isInstalled, "needs Xvfb, xdotool and weston: run make test"))
struct PopupsOnWayland {
    private static let bare = ["CASEMENT_TITLE_BAR": "desktop", "LIBDECOR_PLUGIN_DIR": "/nonexistent"]

    private func waits(until isShown: Bool = true, _ name: String, _ hand: Hand) throws -> Bool {
        try happens { try hand.shows(name) == isShown }
    }

    private static func isRed(_ pixel: Screen.Pixel) -> Bool {
        pixel.red > 190 && pixel.green < 130 && pixel.blue < 130
    }

    @Test("one that the compositor dismisses closes, with what was opened from it, and opens again")
    func dismissed() throws {
        let compositor = try require(PrivateCompositor(shell: "desktop"))
        let relay = try require(CompositorRelay(to: compositor))
        let hand = try Hand(on: compositor, "popups", variables: Self.bare.merging(relay.variables) { $1 })
        defer { hand.program.signal(SIGKILL) }
        try require(try hand.moveWindow(to: CGPoint(x: 60, y: 40), on: .wayland))
        try hand.clicks("info")
        expect(hand.hears("info true"))
        expect(try waits("done", hand))
        relay.dismissLast()
        expect(hand.hears("info false"))
        expect(try waits(until: false, "done", hand))
        try hand.clicks("info")
        expect(hand.hears("info true"))
        expect(try waits("done", hand))
        // Of three that stand on each other, the one in front.
        try hand.clicks("deep")
        expect(try waits("deeper", hand))
        try hand.clicks("deeper")
        expect(try waits("deepest 0", hand))
        relay.dismissLast()
        expect(try waits(until: false, "deepest 0", hand))
        hand.keys("Escape Escape Escape")
        try hand.clicks("menu")
        expect(try waits("item 9", hand))
        try hand.clicks("item 9")
        expect(hand.hears("item 9"))
        expect(hand.ends())
    }

    @Test("three stand on each other, and the last is used", arguments: TestedCompositor.installed)
    func nested(on kind: TestedCompositor) throws {
        let compositor = try kind.start(shell: "desktop", size: CGSize(width: 1280, height: 800))
        let hand = try Hand(on: compositor, "popups", variables: Self.bare)
        defer { hand.program.signal(SIGKILL) }
        if kind == .weston { try require(try hand.moveWindow(to: CGPoint(x: 60, y: 40), on: .wayland)) }
        for number in 0..<2 {
            try hand.clicks("info")
            expect(hand.hears("info true"))
            expect(try waits("done", hand))
            try hand.clicks("deep")
            expect(try waits("deeper", hand))
            try hand.clicks("deeper")
            expect(try waits("deepest \(number)", hand))
            try hand.clicks("deepest \(number)")
            expect(hand.hears("deepest \(number)"))
            try hand.clicks("done")
            expect(hand.hears("info false"))
        }
        expect(hand.ends())
    }

    @Test("the window closes under them", arguments: TestedCompositor.installed)
    func closing(on kind: TestedCompositor) throws {
        let compositor = try kind.start(shell: "desktop", size: CGSize(width: 1280, height: 800))
        let hand = try Hand(on: compositor, "popups", variables: Self.bare)
        defer { hand.program.signal(SIGKILL) }
        if kind == .weston { try require(try hand.moveWindow(to: CGPoint(x: 60, y: 40), on: .wayland)) }
        try hand.clicks("menu")
        expect(try waits("more", hand))
        try hand.clicks("more")
        expect(try waits("close", hand))
        try hand.clicks("close")
        // It was the last.
        expect(hand.program.ends(), equals: 0)
    }

    /// How many files and pieces of shared memory a program has.
    private func resources(of hand: Hand) throws -> (files: Int, maps: Int) {
        let path = "/proc/\(hand.program.processID)"
        let files = try FileManager.default.contentsOfDirectory(atPath: path + "/fd").count
        return (files, Int(Program.run("grep -c /memfd: \(path)/maps").trimmingCharacters(in: .newlines)) ?? 0)
    }

    @Test("of a hundred in quick succession nothing is left", arguments: TestedCompositor.installed)
    func many(on kind: TestedCompositor) throws {
        let compositor = try kind.start(shell: "desktop", size: CGSize(width: 1280, height: 800))
        let relay = try require(CompositorRelay(to: compositor))
        let hand = try Hand(on: compositor, "popups", variables: Self.bare.merging(relay.variables) { $1 })
        defer { hand.program.signal(SIGKILL) }
        if kind == .weston { try require(try hand.moveWindow(to: CGPoint(x: 60, y: 40), on: .wayland)) }
        func shows() throws {
            try hand.clicks("info")
            expect(hand.hears("info true"))
            expect(try waits("many", hand))
            try hand.clicks("many")
            expect(hand.hears("many shown"))
        }
        try shows()
        usleep(300_000)
        let before = try resources(of: hand), first = relay.popups, answers = relay.answers.count
        expect(before.maps > 0, "the window's")
        try shows()
        usleep(300_000)
        // The memory of the last one goes a moment after it. The window itself may have one more or less: pictures that
        // the compositor holds.
        var after = before
        let isFree = try happens {
            after = try resources(of: hand)
            return after.files <= before.files + 2 && after.maps <= before.maps + 2
        }
        expect(isFree, "\(before) \(after)")
        let popups = relay.popups
        let count = popups.count - first.count
        // Those that close before the next frame are never made.
        expect(count > 50, "\(count)")
        // Numbers of objects that are gone are used again. SDL 2.26 loses one whenever another thread wakes it, as the
        // program's timers do: it asks for an answer, and forgets the object.
        let growth = Int(try require(popups.max())) - Int(try require(first.max()))
        let lost = Set(relay.answers.dropFirst(answers)).count
        expect(growth <= lost + count / 4, "\(growth) for \(count), of which SDL lost \(lost) at most")
        try hand.clicks("menu")
        expect(try waits("item 9", hand))
        try hand.clicks("item 9")
        expect(hand.hears("item 9"))
        expect(hand.ends())
    }

    @Test("a window of a point has a popover", arguments: TestedCompositor.installed)
    func tiny(on kind: TestedCompositor) throws {
        let compositor = try kind.start(shell: "desktop", size: CGSize(width: 1280, height: 800))
        let hand = try Hand(on: compositor, "tiny", variables: Self.bare)
        defer { hand.program.signal(SIGKILL) }
        var box: CGRect?
        let isShown = try happens {
            box = try Screen.box(on: hand, where: Self.isRed)
            return box?.size == CGSize(width: 100, height: 60)
        }
        expect(isShown, "\(String(describing: box))")
        let place = try require(box)
        Self.tellPointer(hand)
        hand.moves("mousemove \(Int(place.midX) + 5) \(Int(place.midY)) sleep 0.1 mousemove_relative -- -5 0 click 1")
        expect(hand.hears("shown false"))
        expect(try happens { try Screen.box(on: hand, where: Self.isRed) == nil })
        expect(hand.ends())
    }

    @Test("CASEMENT_WAYLAND_POPUPS=0 keeps them in their window, where they scroll")
    func kept() throws {
        let compositor = try require(PrivateCompositor(shell: "desktop"))
        let hand = try Hand(
            on: compositor, "popups", variables: Self.bare.merging(["CASEMENT_WAYLAND_POPUPS": "0"]) { $1 })
        defer { hand.program.signal(SIGKILL) }
        try require(try hand.moveWindow(to: CGPoint(x: 60, y: 40), on: .wayland))
        try hand.clicks("menu")
        let window = CGRect(x: 0, y: 0, width: 200, height: 100)
        expect(window.contains(try hand.place("item 0")))
        hand.keys(Array(repeating: "Down", count: 10).joined(separator: " ") + " Return")
        expect(hand.hears("item 9"))
        expect(window.contains(try hand.place("item 9")))
        expect(hand.ends())
    }

    /// A compositor that did not see the pointer enter its window only knows how far it moves, up to its edges.
    private static func tellPointer(_ hand: Hand) {
        hand.moves("mousemove 1279 799 sleep 0.1 mousemove 0 0 sleep 0.1")
    }

    /// The folder of libdecor's plugins, if there are any.
    private static let plugins = Program.run("ls -d /usr/lib/*/libdecor/plugins-1 2>/dev/null | head -n 1")
        .trimmingCharacters(in: .newlines)

    @Test(
        "a new window has the title bar of libdecor, under which they are where their items are",
        .enabled(if: !plugins.isEmpty, "needs libdecor-0-plugin-1-cairo"))
    func titleBar() throws {
        let compositor = try require(PrivateCompositor(shell: "desktop"))
        let hand = try Hand(
            on: compositor, "popups",
            variables: ["CASEMENT_TITLE_BAR": "desktop", "LIBDECOR_PLUGIN_DIR": Self.plugins])
        defer { hand.program.signal(SIGKILL) }
        Self.tellPointer(hand)
        // Of all that is light, but for the pointer, the title and the buttons of the bar are above the content.
        let pointer = CGRect(x: 0, y: 0, width: 60, height: 60)
        var box: CGRect?
        let isThere = try happens {
            box = try Screen.box(on: hand, except: pointer) { $0.red > 200 && $0.green > 200 && $0.blue > 200 }
            return (box?.height ?? 0) > 100
        }
        expect(isThere, "\(String(describing: box))")
        let content = try require(box)
        hand.origin = CGPoint(x: content.minX, y: content.maxY - 100)
        for _ in 0..<2 {
            try hand.clicks("menu")
            expect(try waits("item 9", hand))
            try hand.clicks("item 9")
            expect(hand.hears("item 9"))
            // The menu is over the button until it has closed. The pointer is where the item was.
            expect(try waits(until: false, "item 8", hand))
            try hand.clicks("info")
            expect(hand.hears("info true"))
            expect(try waits("done", hand))
            try hand.clicks("done")
            expect(hand.hears("info false"))
            expect(try waits(until: false, "deep", hand))
        }
        expect(hand.ends())
    }
}
