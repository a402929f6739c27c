import CasementCore
import Foundation

/// Printers by the programs of CUPS: `lpstat` lists them, and `lp` prints.
package enum PrinterProgram {
    /// The printers of a program with these environment variables.
    package static func access(_ environment: [String: String]) -> PrinterAccess {
        // The programs translate what they say.
        let environment = environment.merging(["LC_ALL": "C"]) { $1 }
        return PrinterAccess(list: { list(environment) }, print: { print($0, environment) })
    }

    private static func list(_ environment: [String: String]) -> PrinterAccess.List? {
        guard SmallProgram.exists("lp", environment) else { return nil }
        let names = output(["lpstat", "-e"], environment).split(separator: "\n").map(String.init).filter(isName)
        let usual = output(["lpstat", "-d"], environment).split(separator: ":").last
        let name = usual.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        // Without the program that lists them, lp knows which printer is the usual one.
        if names.isEmpty { return SmallProgram.exists("lpstat", environment) ? nil : .init(names: [], usual: nil) }
        return .init(names: Array(names.prefix(200)), usual: names.first { $0 == name } ?? names[0])
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count < 128 && name.first != "-"
            && name.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    }

    private static func output(_ command: [String], _ environment: [String: String]) -> String {
        guard let result = SmallProgram.run(command, environment, patience: 5), result.status == 0 else { return "" }
        return result.output
    }

    private static func print(_ job: PrinterAccess.Job, _ environment: [String: String]) -> String? {
        let file = FileManager.default.temporaryDirectory.appending(path: "casement-print-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        guard
            FileManager.default.createFile(
                atPath: file.path(percentEncoded: false), contents: job.document, attributes: [.posixPermissions: 0o600]
            )
        else { return "The document could not be written to the folder of temporary files." }
        var command = ["lp", "-n", "\(min(max(job.copies, 1), 999))", "-t", title(job.title)]
        if let printer = job.printer { command += ["-d", printer] }
        if let format = job.format { command += ["-o", "media=\(format)"] }
        command += ["--", file.path(percentEncoded: false)]
        guard let result = SmallProgram.run(command, environment, patience: 60) else {
            return "The program lp did not answer."
        }
        if result.status == 0 { return nil }
        let said = result.errors.split(separator: "\n").first.map { $0.prefix(300) } ?? ""
        return said.isEmpty ? "The program lp ended with the status \(result.status)." : String(said)
    }

    /// One line, which printers show.
    private static func title(_ title: String) -> String {
        let line = title.split(whereSeparator: \.isNewline).joined(separator: " ").filter { $0 != "\0" }
        return String(line.prefix(120))
    }
}
