import CasementCore
import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// Printers by `lp`, in whose place small programs of the test's own are started.
struct PrinterProgramTests {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appending(
        path: "casement-lp-\(UUID().uuidString)")

    /// Printers with programs of these scripts.
    private func access(_ programs: [String: String]) throws -> PrinterAccess {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, script) in programs {
            try TestScript.write(script, to: folder.appending(path: name))
        }
        return PrinterProgram.access(["PATH": folder.path + ":/usr/bin:/bin", "LOG": folder.path])
    }

    private func end() { try? FileManager.default.removeItem(at: folder) }

    private let lpstat = """
        case $1 in
        -e) printf 'Office\\n-evil\\nHome Printer\\nHall\\n' ;;
        -d) echo "system default destination: Hall" ;;
        esac
        """

    private func job(_ printer: String? = "Hall") -> PrinterAccess.Job {
        .init(title: "A \"title\"\n; rm x", document: Data("%PDF".utf8), printer: printer, copies: 3, format: "A5")
    }

    @Test("Printers are listed, the usual one first; names that are none are not") func listing() throws {
        defer { end() }
        let list = try access(["lp": "exit 0", "lpstat": lpstat]).list()
        expect(list, equals: .init(names: ["Office", "Hall"], usual: "Hall"))
    }

    @Test("Without a printer there is none, without lpstat lp chooses") func noPrinters() throws {
        defer { end() }
        let environment = { ["PATH": folder.path] }
        _ = try access([:])
        expect(PrinterProgram.access(environment()).list() == nil)
        _ = try access(["lp": "exit 0"])
        expect(PrinterProgram.access(environment()).list(), equals: .init(names: [], usual: nil))
        _ = try access(["lpstat": "exit 1"])
        expect(PrinterProgram.access(environment()).list() == nil)
    }

    @Test("The document and its options arrive as they are, and its file is gone afterwards") func printing() throws {
        defer { end() }
        let script = """
            printf '%s\\n' "$@" > "$LOG/arguments"
            for file; do :; done
            cp "$file" "$LOG/document"; stat -c %a "$file" > "$LOG/mode"
            """
        expect(try access(["lp": script]).print(job()) == nil)
        func read(_ name: String) throws -> String {
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }
        var arguments = try read("arguments").split(separator: "\n").map(String.init)
        let file = try require(arguments.popLast())
        expect(
            arguments,
            equals: ["-n", "3", "-t", "A \"title\" ; rm x", "-d", "Hall", "-o", "media=A5", "--"])
        expect(try read("document"), equals: "%PDF")
        expect(try read("mode"), equals: "600\n")
        expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test("What lp says of its failure is the reason") func failing() throws {
        defer { end() }
        let said = "lp: Error - The printer or class does not exist."
        expect(try access(["lp": "echo '\(said)' >&2; exit 1"]).print(job()), equals: said)
        expect(try access(["lp": "exit 4"]).print(job()), equals: "The program lp ended with the status 4.")
    }
}
