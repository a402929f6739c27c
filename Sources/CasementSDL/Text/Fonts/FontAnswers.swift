import CFontconfig
import CasementCore
import Foundation

/// Which files fontconfig has named for which fonts. Kept for the next start: reading fontconfig's rules and lists
/// takes a quarter of a small program's start.
struct FontAnswers {
    struct Question: Hashable {
        var family: String?
        var style: FontStyle
    }

    /// The most that are kept. A program that asks for more asks fontconfig for the others.
    static let most = 64

    /// Nil where no such family is installed.
    private(set) var files: [Question: FontFile?] = [:]
    /// Whether fonts were listed, as for characters that a font lacks: no answer here stands for that.
    var needsLists = false
    /// How the files and folders were when the answers were read.
    private var stamps: [String: String] = [:]

    mutating func learn(_ file: FontFile?, for question: Question) { files[question] = .some(file) }

    // MARK: Files

    /// What the answers depend on: fontconfig, and where it looks.
    private static func surroundings(_ environment: [String: String]) -> String {
        let variables = [
            "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_LANG", "LC_ALL", "LC_CTYPE", "LANG", "HOME",
            "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS",
        ]
        return "Casement fonts 1, fontconfig \(FcGetVersion())\t"
            + variables.map { environment[$0] ?? "" }.joined(separator: "\t")
    }

    /// The answers in a file; nil if it is missing or damaged, or if a file or folder that was looked at has changed.
    init?(contentsOf path: String, _ environment: [String: String]) {
        guard let bytes = SmallFile.bytes(path) else { return nil }
        func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        guard lines.count > 1, text(lines[0]) == Self.surroundings(environment) else { return nil }
        for line in lines.dropFirst() {
            let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(text)
            switch parts.first {
            case "end": return
            case "lists": needsLists = true
            case "path":
                guard parts.count == 3, Self.stamp(of: parts[2]) == parts[1] else { return nil }
                stamps[parts[2]] = parts[1]
            case "font":
                guard let (question, file) = Self.answer(parts), files.count < Self.most else { return nil }
                learn(file, for: question)
            default: return nil
            }
        }
        // Its end is missing.
        return nil
    }

    /// Writes them, with what they depend on. Whoever reads the file at the same time sees the old one.
    func write(to path: String, _ environment: [String: String]) {
        var lines = [Self.surroundings(environment)]
        if needsLists { lines.append("lists") }
        let kept = files.prefix(Self.most).compactMap { Self.line($0.key, $0.value) }
        let paths = Set(Self.paths(environment) + files.values.compactMap { $0?.path })
        guard lines[0].split(separator: "\n").count == 1, paths.allSatisfy({ !$0.contains("\n") }) else { return }
        // Those of the answers of the last start: what has changed since is not in them.
        lines += paths.sorted().map { "path\t\(stamps[$0] ?? Self.stamp(of: $0))\t\($0)" }
        lines += kept.sorted() + ["end", ""]
        let draft = "\(path).\(getpid())"
        guard (try? Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: draft))) != nil else {
            return
        }
        if rename(draft, path) != 0 { unlink(draft) }
    }

    init() {}

    /// The time of the last change and the size of a file or folder, or that it is missing.
    private static func stamp(of path: String) -> String {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return "-" }
        return "\(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec).\(facts.st_size)"
    }

    /// The rules and folders of fonts that fontconfig has looked at, and those of the user, which may come.
    private static func paths(_ environment: [String: String]) -> [String] {
        func strings(_ list: OpaquePointer?) -> [String] {
            guard let list else { return [] }
            defer { FcStrListDone(list) }
            var found: [String] = []
            while let next = FcStrListNext(list) { found.append(String(cString: next)) }
            return found
        }
        let home = environment["HOME"] ?? ""
        let own = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
        return strings(FcConfigGetConfigFiles(nil)) + strings(FcConfigGetFontDirs(nil))
            + ["/fontconfig", "/fontconfig/fonts.conf", "/fontconfig/conf.d"].map { own + $0 }
            + ["/.fonts.conf", "/.fonts.conf.d", "/.fonts"].map { home + $0 }
    }

    // MARK: Lines

    /// Nil if a name has characters that separate here.
    private static func line(_ question: Question, _ file: FontFile?) -> String? {
        let style = question.style
        var parts = ["font", question.family.map { "=" + $0 } ?? "", style.family.map { "=" + $0 } ?? ""]
        parts += [style.design.rawValue, String(style.weight), String(style.width), style.isItalic ? "1" : "0"]
        if let file {
            parts += [file.path, String(file.index), file.variations, file.needsBold ? "1" : "0"]
            parts += [file.needsItalic ? "1" : "0", file.family]
        }
        return parts.allSatisfy { !$0.contains { $0 == "\t" || $0.isNewline } } ? parts.joined(separator: "\t") : nil
    }

    private static func answer(_ parts: [String]) -> (Question, FontFile?)? {
        func name(_ part: String) -> String? { part.isEmpty ? nil : String(part.dropFirst()) }
        guard parts.count == 7 || parts.count == 13, let design = FontRequest.Design(rawValue: parts[3]),
            let weight = Int(parts[4]), let width = Int(parts[5])
        else { return nil }
        var style = FontStyle(FontRequest(family: name(parts[2]), size: 0, weight: weight))
        (style.design, style.width, style.isItalic) = (design, width, parts[6] == "1")
        let question = Question(family: name(parts[1]), style: style)
        if parts.count == 7 { return (question, nil) }
        guard let index = Int(parts[8]) else { return nil }
        let file = FontFile(
            path: parts[7], index: index, variations: parts[9], needsBold: parts[10] == "1",
            needsItalic: parts[11] == "1", family: parts[12])
        return (question, file)
    }
}
