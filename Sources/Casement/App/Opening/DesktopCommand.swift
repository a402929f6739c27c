import Foundation

/// The command in a desktop file, as the Desktop Entry Specification says: words, some of which stand for what is
/// opened.
struct DesktopCommand {
    private let parts: [String]
    private let name: String
    private let path: String

    /// Nil where the file has no command, or wants a terminal.
    init?(file: URL) {
        let entries = KeyFile.sections(ofFile: file.path)["Desktop Entry"] ?? [:]
        guard let command = entries["Exec"], entries["Terminal"] != "true",
            let parts = Self.split(Self.unescaped(command)), !parts.isEmpty
        else { return nil }
        self.parts = parts
        name = Self.unescaped(entries["Name"] ?? "")
        path = file.path
    }

    /// The words of the command that opens files and addresses; `arguments` are before these.
    func words(_ items: [String], _ arguments: [String]) -> [String] {
        var words: [String] = [], hasArguments = false
        for part in parts {
            switch part {
            case "%f", "%F", "%u", "%U":
                words += hasArguments ? items : arguments + items
                hasArguments = true
            case "%i", "%d", "%D", "%n", "%N", "%v", "%m": break
            default:
                words.append(
                    part.replacing(/%(.)/) { match in
                        switch match.1 {
                        case "%": "%"
                        case "c": name
                        case "k": path
                        case "f", "u": items.first ?? ""
                        default: ""
                        }
                    })
            }
        }
        return hasArguments ? words : words + arguments
    }

    /// A value without the escapes of all texts in such files.
    private static func unescaped(_ text: String) -> String {
        text.replacing(/\\(.)/) { match in
            switch match.1 {
            case "s": " "
            case "n": "\n"
            case "t": "\t"
            case "r": "\r"
            default: String(match.1)
            }
        }
    }

    /// The words of a command, some in quotation marks; nil where one of these does not end.
    private static func split(_ command: String) -> [String]? {
        var words: [String] = [], word: String?, isQuoted = false, isEscaped = false
        for character in command {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
                word = word ?? ""
            } else if character == " " && !isQuoted {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return isQuoted || isEscaped ? nil : words
    }
}
