import DesktopSupport
import Expectations
import Foundation
import Testing

/// Windows on a compositor with screens of fractions and with title bars.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && PrivateCompositor.hasKWin, "needs Xvfb, xdotool and kwin-wayland"))
struct KWinWindows {
    /// Without the rows that the pointer may be over.
    private static let area = CGRect(x: 0, y: 0, width: 700, height: 260)

    /// Whether a program shows the same pixels as one on X11, at a height on the screen.
    private func shows(_ wanted: [UInt8], _ hand: Hand, at y: Int = 0) throws -> Bool {
        let pixels = try Screen.pixels(of: hand, in: Self.area.offsetBy(dx: 0, dy: CGFloat(y)))
        return zip(pixels, wanted).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
    }

    /// What a program on X11 shows at a scale.
    private func wanted(at scale: Double) throws -> [UInt8] {
        let hand = try Hand(on: try require(PrivateDisplay()), variables: ["CASEMENT_SCALE": "\(scale)"])
        defer { hand.program.signal(SIGKILL) }
        var pixels: [UInt8] = []
        // Texts and controls.
        expect(
            try happens {
                let before = pixels
                pixels = try Screen.pixels(of: hand, in: Self.area)
                return Set(pixels).count > 20 && pixels == before
            })
        return pixels
    }

    @Test(
        "at the scale that the compositor prefers the same pixels are drawn as on X11 at this scale, and clicks find views",
        arguments: [1, 1.25, 1.5, 1.75, 2])
    func scales(scale: Double) throws {
        let compositor = try require(PrivateCompositor(kwin: CGSize(width: 560, height: 560), scale: scale))
        let hand = try Hand(on: compositor, variables: ["CASEMENT_RENDERER": "surface"])
        defer { hand.program.signal(SIGKILL) }
        let wanted = try wanted(at: scale)
        expect(try happens { try shows(wanted, hand) })
        try hand.clicks("press")
        expect(hand.hears("pressed"))
        expect(hand.ends())
    }

    @Test(
        "a scale that changes while the program runs is followed at once",
        .enabled(if: ScreenScale.canChange, "needs kscreen-doctor (libkf5screen-bin) and qtwayland5"))
    func changes() throws {
        let compositor = try require(PrivateCompositor(kwin: CGSize(width: 800, height: 700), scale: 1.5))
        let hand = try Hand(on: compositor, variables: ["CASEMENT_RENDERER": "surface"])
        defer { hand.program.signal(SIGKILL) }
        for scale in [1.25, 1.75] {
            ScreenScale.set(scale, on: compositor)
            let wanted = try wanted(at: scale)
            expect(try happens { try shows(wanted, hand) }, "\(scale)")
        }
        expect(hand.ends())
    }

    @Test(
        "a window whose screen is unplugged lives on, on another one, and when the screen is back",
        .enabled(if: ScreenScale.canChange, "needs kscreen-doctor (libkf5screen-bin) and qtwayland5"))
    func unplugged() throws {
        let compositor = try require(PrivateCompositor(kwin: CGSize(width: 800, height: 700), screens: 2))
        let hand = try Hand(on: compositor, variables: ["CASEMENT_RENDERER": "surface"])
        defer { hand.program.signal(SIGKILL) }
        let wanted = try wanted(at: 1)
        // The screens are windows one above the other, the first one made first; the program may be on either.
        let windows = hand.run("xdotool search --onlyvisible --maxdepth 1 ''").split(separator: "\n")
        let screens = windows.compactMap { Int($0) }.sorted().suffix(2).map { $0 }
        func isOn(_ screen: Int) throws -> Bool {
            hand.run("xdotool windowraise \(screens[screen]) sleep 0.3")
            return try shows(wanted, hand)
        }
        var used: Int?
        expect(
            try happens {
                used = try [0, 1].first(where: isOn)
                return used != nil
            })
        let first = try require(used)
        expect(try !isOn(1 - first))
        ScreenScale.change("output.\(first + 1).disable", on: compositor)
        expect(try happens { try isOn(1 - first) })
        try hand.clicks("press")
        expect(hand.hears("pressed"))
        ScreenScale.change("output.\(first + 1).enable", on: compositor)
        expect(hand.ends())
    }

    @Test(
        "a menu that the screen has no room for below its window is moved up, and its items are where they are seen",
        arguments: [1, 1.5, 2])
    func popups(scale: Double) throws {
        let screen = CGRect(x: 0, y: 0, width: 500, height: 320)
        let compositor = try require(PrivateCompositor(kwin: screen.size, scale: scale))
        let hand = try Hand(on: compositor, "popups", variables: ["CASEMENT_RENDERER": "surface"])
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("menu")
        // It is laid out again when the compositor has told where the edge is.
        let fits = try happens {
            let (first, last) = (try hand.place("item 0"), try hand.place("more"))
            return screen.contains(first) && screen.contains(last)
        }
        expect(fits)
        expect(try hand.place("more").minY > 110, "outside of the window")
        func pixels() throws -> [UInt8] {
            let place = try hand.place("item 8")
            let area = CGRect(
                x: (place.minX + 4) * scale, y: (place.minY + 4) * scale, width: (place.width - 8) * scale,
                height: (place.height - 8) * scale)
            return try Screen.pixels(of: hand, in: area)
        }
        // Letters on a light menu.
        let isShown = try happens {
            let shown = try pixels()
            return shown.contains { $0 > 240 } && shown.contains { $0 < 120 }
        }
        expect(isShown)
        let before = try pixels()
        hand.moves(try hand.to("item 7"), "sleep 0.1", try hand.to("item 8"))
        expect(try happens { try pixels() != before }, "highlighted")
        hand.moves("click 1")
        expect(hand.hears("item 8"))
        expect(hand.ends())
    }

    @Test("a submenu has room beside its menu on a narrow screen, or over it", arguments: [1, 1.5, 2])
    func narrow(scale: Double) throws {
        let screen = CGRect(x: 0, y: 0, width: 240, height: 330)
        let compositor = try require(PrivateCompositor(kwin: screen.size, scale: scale))
        let hand = try Hand(on: compositor, "popups", variables: ["CASEMENT_RENDERER": "surface"])
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("menu")
        let isMenuShown = try happens { screen.contains(try hand.place("more")) }
        expect(isMenuShown)
        usleep(300_000)
        try hand.clicks("more")
        let fits = try happens {
            let (first, last) = (try hand.place("sub 0"), try hand.place("close"))
            return screen.contains(first) && screen.contains(last)
        }
        expect(fits)
        usleep(500_000)
        try hand.clicks("sub 4")
        expect(hand.hears("sub 4"))
        expect(hand.ends())
    }

    @Test(
        "a finger opens a menu, and taps an item of it beyond its window",
        arguments: [1, 1.5])
    func fingers(scale: Double) throws {
        let compositor = try require(PrivateCompositor(kwin: CGSize(width: 500, height: 260), scale: scale))
        let hand = try Hand(on: compositor, "popups", variables: ["CASEMENT_RENDERER": "surface"])
        defer { hand.program.signal(SIGKILL) }
        let touch = try require(ScreenTouch(on: compositor))
        func middle(_ name: String) throws -> CGPoint {
            let place = try hand.place(name)
            return CGPoint(x: place.midX, y: place.midY)
        }
        // The program learns that the screen can be touched.
        usleep(500_000)
        touch.tap(try middle("menu"))
        // It is laid out again within the edges of the screen.
        usleep(1_000_000)
        let isMoved = try happens { try hand.place("item 0").minY < 20 }
        expect(isMoved)
        expect(try hand.place("item 5").minY > 110, "outside of the window")
        touch.tap(try middle("item 5"))
        expect(hand.hears("item 5"))
        let hasEnded = hand.ends()
        expect(hasEnded, "\(hasEnded ? "" : hand.program.errorText)")
    }

    @Test("a finger scrolls a menu that is taller than the screen, and chooses nothing by that", arguments: [1, 2])
    func scrolling(scale: Double) throws {
        let compositor = try require(PrivateCompositor(kwin: CGSize(width: 500, height: 200), scale: scale))
        let hand = try Hand(on: compositor, "popups", variables: ["CASEMENT_RENDERER": "surface"])
        defer { hand.program.signal(SIGKILL) }
        let touch = try require(ScreenTouch(on: compositor))
        func middle(_ name: String) throws -> CGPoint {
            let place = try hand.place(name)
            return CGPoint(x: place.midX, y: place.midY)
        }
        usleep(500_000)
        touch.tap(try middle("menu"))
        usleep(1_000_000)
        let isMoved = try happens { try hand.place("item 0").minY < 20 }
        expect(isMoved)
        let start = try middle("item 4")
        touch.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60))
        let isScrolled = try happens { try middle("item 4").y < start.y - 40 }
        expect(isScrolled)
        usleep(300_000)
        touch.tap(try middle("item 5"))
        expect(hand.heard(until: "item 5")?.filter { $0.hasPrefix("item") }, equals: [])
        expect(hand.ends())
    }

    @Test(
        "the desktop draws the title bar, whose button closes the window",
        .enabled(if: PrivateCompositor.hasKWinTitleBars, "needs kwin-style-breeze"))
    func titleBar() throws {
        let compositor = try require(
            PrivateCompositor(kwin: CGSize(width: 800, height: 700), hasTitleBars: true))
        let hand = try Hand(on: compositor, variables: ["CASEMENT_TITLE_BAR": "desktop"])
        defer { hand.program.signal(SIGKILL) }
        let wanted = try wanted(at: 1)
        var height: Int?
        expect(
            try happens {
                height = try (20...60).first { try shows(wanted, hand, at: $0) }
                return height != nil
            })
        let middle = try require(height) / 2
        hand.moves("mousemove 545 \(middle) sleep 0.2 click 1")
        expect(hand.program.ends(), equals: 0)
    }
}

/// The desktop's setting of its screen.
enum ScreenScale {
    static let canChange =
        !Program.run("command -v kscreen-doctor").isEmpty
        && !Program.run("ls /usr/lib/*/qt5/plugins/platforms/libqwayland*").isEmpty

    static func set(_ scale: Double, on compositor: PrivateCompositor) {
        change("output.1.scale.\(scale)", on: compositor)
    }

    /// Changes a setting of the screens, as when one is unplugged.
    static func change(_ setting: String, on compositor: PrivateCompositor) {
        let variables = compositor.variables.merging(
            ["QT_QPA_PLATFORM": "wayland", "KSCREEN_BACKEND": "kwayland", "KSCREEN_BACKEND_INPROCESS": "1"]
        ) { $1 }
        let settings = variables.map { "\($0)='\($1)' " }.joined()
        Program.run("\(settings) kscreen-doctor \(setting)")
    }
}
