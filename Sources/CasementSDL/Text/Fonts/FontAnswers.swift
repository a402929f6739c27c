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
    private static func surroundings(_ environment: [String: String]) -> [UInt8] {
        let variables = [
            "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_LANG", "LC_ALL", "LC_CTYPE", "LANG", "HOME",
            "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS",
        ]
        var line = Array("Casement fonts 1, fontconfig ".utf8)
        // Three numbers of two digits.
        let version = Int(FcGetVersion())
        for place in [100_000, 10_000, 1_000, 100, 10, 1] {
            line.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: version / place % 10))
        }
        for variable in variables {
            line.append(UInt8(ascii: "\t"))
            if let value = environment[variable] { line += value.utf8 }
        }
        return line
    }

    /// The answers in a file; nil if it is missing or damaged, or if a file or folder that was looked at has changed.
    ///
    /// Lines are looked at as bytes and compared as numbers: characters, and numbers that are written, bring tables of
    /// Unicode and code of the standard library into each start.
    init?(contentsOf path: String, _ environment: [String: String]) {
        guard let bytes = SmallFile.bytes(path) else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        guard lines.count > 1, lines[0].elementsEqual(Self.surroundings(environment)) else { return nil }
        for line in lines.dropFirst() {
            let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            switch Self.text(parts[0]) {
            case "end": return
            case "lists": needsLists = true
            case "path":
                guard parts.count == 3 else { return nil }
                let path = Self.text(parts[2])
                guard Self.isCurrent(parts[1], of: path) else { return nil }
                stamps[path] = Self.text(parts[1])
            case "font":
                guard let (question, file) = Self.answer(parts), files.count < Self.most else { return nil }
                learn(file, for: question)
            default: return nil
            }
        }
        // Its end is missing.
        return nil
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Writes them, with what they depend on. Whoever reads the file at the same time sees the old one.
    func write(to path: String, _ environment: [String: String]) {
        var lines = [String(decoding: Self.surroundings(environment), as: UTF8.self)]
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

    /// Whether a stamp is that of a file or folder as it is now.
    private static func isCurrent(_ stamp: ArraySlice<UInt8>, of path: String) -> Bool {
        var facts = stat(), rest = stamp
        guard stat(path, &facts) == 0 else { return stamp.elementsEqual("-".utf8) }
        for wanted in [facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec, facts.st_size] {
            guard number(&rest) == wanted else { return false }
        }
        return rest.isEmpty
    }

    /// The number with which bytes begin; it goes, and so does a point behind it.
    private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative { bytes.removeFirst() }
        var number: Int?
        while let digit = bytes.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
            let (tens, isLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
            let (sum, isLarger) = tens.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
            if isLarge || isLarger { return nil }
            number = sum
            bytes.removeFirst()
        }
        if bytes.first == UInt8(ascii: ".") { bytes.removeFirst() }
        return isNegative ? number.map { -$0 } : number
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

    private static func answer(_ parts: [ArraySlice<UInt8>]) -> (Question, FontFile?)? {
        func name(_ part: ArraySlice<UInt8>) -> String? { part.isEmpty ? nil : text(part.dropFirst()) }
        func number(_ part: ArraySlice<UInt8>) -> Int? {
            var rest = part
            let number = Self.number(&rest)
            return rest.isEmpty ? number : nil
        }
        func isSet(_ part: ArraySlice<UInt8>) -> Bool { part.elementsEqual([UInt8(ascii: "1")]) }
        guard parts.count == 7 || parts.count == 13, let design = FontRequest.Design(rawValue: text(parts[3])),
            let weight = number(parts[4]), let width = number(parts[5])
        else { return nil }
        var style = FontStyle(FontRequest(family: name(parts[2]), size: 0, weight: weight))
        (style.design, style.width, style.isItalic) = (design, width, isSet(parts[6]))
        let question = Question(family: name(parts[1]), style: style)
        if parts.count == 7 { return (question, nil) }
        guard let index = number(parts[8]) else { return nil }
        let file = FontFile(
            path: text(parts[7]), index: index, variations: text(parts[9]), needsBold: isSet(parts[10]),
            needsItalic: isSet(parts[11]), family: text(parts[12]))
        return (question, file)
    }
}
