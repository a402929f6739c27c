import DesktopSupport
import Expectations
import Foundation
import Testing

/// A folder that every user may write in; it is removed with this.
private final class CommonFolder {
    let path = NSTemporaryDirectory() + "casement-danger-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        chmod(path, 0o777)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { path + "/" + name }

    func write(_ text: String, to name: String, mode: mode_t = 0o666) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
        chmod(file(name), mode)
    }

    func text(of name: String) -> String? { try? String(contentsOfFile: file(name), encoding: .utf8) }

    func names(in name: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: file(name)))?.sorted() ?? []
    }
}

/// A user of `WindowProbe documents`, with no more rights than others.
private final class Writer {
    let program: Program
    private let desk: Desk
    private var heard: [String] = []
    private var hasPointer = false

    /// Root may write everywhere: there the program is that of another user.
    static let command =
        geteuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"] : []

    init(
        _ files: [String], on desk: Desk, in folder: CommonFolder, by command: [String] = Writer.command,
        variables: [String: String] = [:]
    ) throws {
        self.desk = desk
        let own = [
            "HOME": folder.path, "TMPDIR": folder.path, "XDG_STATE_HOME": folder.file("state"),
            "XDG_DATA_HOME": folder.file("data"), "XDG_CACHE_HOME": folder.file("cache"), "LC_ALL": "C.UTF-8",
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
        ]
        var environment = desk.variables.merging(own) { $1 }.merging(variables) { $1 }
        if let compositor = desk.compositor {
            environment["WAYLAND_DISPLAY"] = compositor.socketForAll()
            environment["XDG_RUNTIME_DIR"] = folder.path
        }
        program = try Program("WindowProbe", ["documents"] + files, by: command, environment: environment)
    }

    deinit { program.signal(SIGKILL) }

    /// Waits until the program prints a line.
    private func hears(seconds: Double = patience, _ fits: (String) -> Bool) -> Bool {
        let end = Date().addingTimeInterval(seconds)
        repeat {
            program.takeOutput()
            heard += program.takeLines()
            if heard.contains(where: fits) { return true }
        } while Date() < end && program.waitForOutput()
        print("waited, and was told \(heard)")
        return false
    }

    /// Waits until a window shows a text with this part.
    func sees(_ part: String) -> Bool { hears { $0.hasPrefix("sees ") && $0.contains(part) } }

    /// Waits until the document says this.
    func reads(_ text: String) -> Bool { hears { $0 == "[\(text)]" } }

    /// Types into the only field of a window that opens while another one has the keyboard: nothing tells when the
    /// compositor gives it on, as the program counts on it from the beginning.
    func fills(with text: String) -> Bool {
        let end = Date().addingTimeInterval(patience)
        repeat {
            keys("Tab ctrl+a")
            types(text)
        } while !hears(seconds: 1) { $0 == "[\(text)]" } && Date() < end
        return heard.contains("[\(text)]")
    }

    func forget() { heard = [] }

    /// Presses keys in the latest window.
    func keys(_ names: String) { use("key --delay 15 \(names)") }

    func types(_ text: String) { use("type --delay 15 '\(text)'") }

    /// The compositor's own window gets the keys of the screen under the pointer, and gives them on to the latest
    /// window of the program, which it shows on its whole screen.
    private func takePointer() {
        if !hasPointer { desk.run("xdotool mousemove 540 540 sleep 0.1 mousemove 550 550 sleep 0.4") }
        hasPointer = true
    }

    private func use(_ command: String) {
        if desk.kind == .wayland {
            takePointer()
            desk.run("xdotool \(command)")
            return
        }
        let latest = "xdotool search --onlyvisible --pid \(program.processID) --name '.+' | sort -n | tail -1"
        desk.run("xdotool windowfocus --sync $(\(latest)) \(command)")
    }
}

/// Documents whose files, folders, disks and dialogs are not as their program wishes, in real processes.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct DocumentsInDanger {
    private static let desktops = SuiteDesktops()
    private let folder: CommonFolder

    init() throws { folder = try CommonFolder() }

    private func open(
        _ names: String..., on kind: DesktopKind, by command: [String] = Writer.command
    ) throws -> Writer {
        let files = names.map { $0.hasPrefix("-") ? $0 : folder.file($0) }
        return try Writer(files, on: Self.desktops.desk(kind), in: folder, by: command)
    }

    /// Opens a file, and types a letter at its end.
    private func change(_ name: String, saying text: String, on kind: DesktopKind) throws -> Writer {
        let writer = try open(name, on: kind)
        try require(writer.reads(text))
        try write(writer, text + "y")
        return writer
    }

    private func write(_ writer: Writer, _ text: String) throws {
        writer.keys("Tab End")
        writer.types("y")
        try require(writer.reads(text))
    }

    @Test(
        "In a folder that can only be read, the file stays, and what was typed comes back",
        arguments: DesktopKind.installed)
    func closedFolder(on kind: DesktopKind) throws {
        mkdir(folder.file("closed"), 0o755)
        try folder.write("old", to: "closed/f.txt")
        chmod(folder.file("closed"), 0o555)
        defer { chmod(folder.file("closed"), 0o755) }
        let first = try change("closed/f.txt", saying: "old", on: kind)
        expect(first.sees("“f.txt” cannot be saved: you have no permission to write in the folder “closed”."))
        expect(folder.text(of: "closed/f.txt") == "old" && folder.names(in: "closed") == ["f.txt"])
        try require(happens { hasDraft })
        first.program.signal(SIGKILL)
        _ = first.program.ends()
        let second = try open("-again", on: kind)
        expect(second.reads("oldy"))
        expect(folder.text(of: "closed/f.txt"), equals: "old")
    }

    private var hasDraft: Bool {
        let files = FileManager.default.enumerator(atPath: folder.file("state"))
        return files?.contains { ($0 as? String)?.hasSuffix(".draft") ?? false } ?? false
    }

    @Test("A file that can only be read stays, one that cannot be read is not opened", arguments: DesktopKind.installed)
    func closedFiles(on kind: DesktopKind) throws {
        try folder.write("old", to: "f.txt", mode: 0o444)
        try folder.write("secret", to: "s.txt", mode: 0)
        let writer = try change("f.txt", saying: "old", on: kind)
        expect(writer.sees("“f.txt” cannot be saved: the file can only be read."))
        expect(folder.text(of: "f.txt"), equals: "old")
        let other = try open("s.txt", on: kind)
        expect(other.sees("“s.txt” cannot be opened: you have no permission to read it."))
    }

    @Test("A folder, a pipe and links that lead nowhere are not opened, and say why", arguments: DesktopKind.installed)
    func noFiles(on kind: DesktopKind) throws {
        mkdir(folder.file("d.txt"), 0o755)
        mkfifo(folder.file("pipe.txt"), 0o666)
        symlink("loop.txt", folder.file("loop.txt"))
        symlink("nowhere", folder.file("dangling.txt"))
        for (name, reason) in [
            ("d.txt", "it is a folder."), ("pipe.txt", "it is a device or a pipe, and no file."),
            ("loop.txt", "the link leads in a circle."), ("dangling.txt", "it does not exist."),
        ] {
            let writer = try open(name, on: kind)
            expect(writer.sees("“\(name)” cannot be opened: \(reason)"), "\(name)")
            expect(writer.program.isRunning)
        }
    }

    @Test("A file whose name is no text is opened and saved under the same bytes", arguments: DesktopKind.installed)
    func oddName(on kind: DesktopKind) throws {
        let made = Program.run(#"cd '\#(folder.path)' && printf old >"$(printf 'b\377.txt')" && chmod 666 b*.txt"#)
        expect(made.isEmpty)
        let start = #"exec "$@" "$(printf '\#(folder.path)/b\377.txt')""#
        let writer = try open("-odd", on: kind, by: Writer.command + ["sh", "-c", start, "sh"])
        try require(writer.reads("old"))
        try write(writer, "oldy")
        func content() -> String { Program.run(#"cd '\#(folder.path)' && cat "$(printf 'b\377.txt')""#) }
        expect(happens { content() == "oldy" })
        expect(Program.run("ls '\(folder.path)' | grep -c txt"), equals: "1")
    }

    @Test("A file that another program removes is written again when its user saves", arguments: DesktopKind.installed)
    func removed(on kind: DesktopKind) throws {
        try folder.write("old", to: "f.txt")
        let writer = try open("f.txt", on: kind)
        try require(writer.reads("old"))
        unlink(folder.file("f.txt"))
        try write(writer, "oldy")
        expect(writer.sees("“f.txt” was removed or moved by another program. Save writes it again."))
        expect(folder.text(of: "f.txt") == nil)
        writer.keys("Return")
        writer.keys("ctrl+s")
        expect(happens { folder.text(of: "f.txt") == "oldy" })
    }

    @Test("On a full disk the old file stays whole, and is saved once there is space", arguments: DesktopKind.installed)
    func fullDisk(on kind: DesktopKind) throws {
        let disk = folder.file("disk")
        mkdir(disk, 0o777)
        // A small disk that only the program sees.
        let fill = """
            mount -t tmpfs -o size=256k,mode=777 disk '\(disk)' && cd '\(disk)' && printf old >f.txt && chmod 666 f.txt \
            && { cat /dev/zero >fill 2>/dev/null; chmod 666 fill; exec "$@"; }
            """
        let own = geteuid() == 0 ? ["unshare", "-m"] : ["unshare", "-Urm"]
        guard Program.run("\(own.joined(separator: " ")) sh -c 'mount -t tmpfs disk /mnt && echo yes'") == "yes" else {
            return print("This system lets no test mount a disk.")
        }
        let writer = try open("disk/f.txt", on: kind, by: own + ["sh", "-c", fill, "sh"] + Writer.command)
        try require(writer.reads("old"))
        try write(writer, "oldy")
        expect(writer.sees("“f.txt” cannot be saved: the disk is full."))
        let seen = "/proc/\(writer.program.processID)/root\(disk)"
        func content() -> String? { try? String(contentsOfFile: seen + "/f.txt", encoding: .utf8) }
        expect(content(), equals: "old")
        expect(try FileManager.default.contentsOfDirectory(atPath: seen).sorted() == ["f.txt", "fill"])
        unlink(seen + "/fill")
        writer.keys("Return")
        writer.keys("ctrl+s")
        expect(happens { content() == "oldy" })
    }

    @Test(
        "A document for which there is too little memory says so; others of the program are written",
        arguments: DesktopKind.installed)
    func largeDocument(on kind: DesktopKind) throws {
        // Memory that only the program sees: 2 GB.
        let memory = folder.file("meminfo")
        try Data("MemAvailable:    1953125 kB\n".utf8).write(to: URL(fileURLWithPath: memory))
        let own = geteuid() == 0 ? ["unshare", "-m"] : ["unshare", "-Urm"]
        let less = "mount --bind '\(memory)' /proc/meminfo"
        guard Program.run("\(own.joined(separator: " ")) sh -c \"\(less) && echo yes\"") == "yes" else {
            return print("This system lets no test mount a file.")
        }
        try folder.write("", to: "large.txt")
        try require(truncate(folder.file("large.txt"), 1_000_000_000) == 0)
        let start = own + ["sh", "-c", "\(less) && exec \"$@\"", "sh"]
        let writer = try open("large.txt", on: kind, by: start + Writer.command)
        try require(writer.sees("“large.txt” cannot be opened: it needs more memory than is free."))
        // In the same program, by another document of it.
        writer.forget()
        writer.keys("ctrl+n")
        try require(writer.reads(""))
        try require(writer.fills(with: "y"))
        writer.keys("ctrl+s")
        try require(writer.sees("Save As:"))
        writer.keys("ctrl+a")
        writer.types("kept.txt")
        writer.keys("Return")
        expect(happens { folder.text(of: "kept.txt") == "y" })
        expect(writer.program.isRunning)
    }

    @Test(
        "Without a portal, and with one that ends while it asks, the own dialog saves", arguments: [false, true],
        DesktopKind.installed)
    func dialogs(withPortal: Bool, on kind: DesktopKind) async throws {
        // A bus answers its own user alone.
        let bus = try withPortal ? require(ServiceBus("org.freedesktop.portal.Desktop") { _ in .death }) : nil
        let writer = try Writer(
            ["-new"], on: Self.desktops.desk(kind), in: folder, by: withPortal ? [] : Writer.command,
            variables: bus.map { ["DBUS_SESSION_BUS_ADDRESS": $0.address] } ?? [:])
        try require(writer.reads(""))
        try write(writer, "y")
        writer.keys("ctrl+s")
        try require(writer.sees("Save As:") && writer.sees("Untitled.txt"))
        writer.keys("ctrl+a")
        writer.types("kept.txt")
        writer.keys("Return")
        expect(happens { folder.text(of: "kept.txt") == "y" })
    }
}
