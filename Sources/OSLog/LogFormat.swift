import Foundation

/// Messages of `os_log` with arguments after a format, such as `%{public}s` and `%d`.
package enum LogFormat {
    package static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var (result, rest, next) = ("", Substring(format), 0)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest.removeFirst()
                continue
            }
            var privacy = OSLogPrivacy.auto
            if rest.first == "{" {
                guard let end = rest.firstIndex(of: "}") else { break }
                let words = rest[..<end]
                if words.contains("public") { privacy = .public }
                if words.contains("private") { privacy = .private }
                rest = rest[rest.index(after: end)...]
            }
            guard let end = rest.firstIndex(where: { "@sdiuxXofegcp".contains($0) }) else { break }
            let conversion = String(rest[...end])
            rest = rest[rest.index(after: end)...]
            guard next < arguments.count else {
                result += "<missing>"
                continue
            }
            result += shown(arguments[next], conversion, privacy)
            next += 1
        }
        return result + rest
    }

    private static func shown(_ argument: any CVarArg, _ conversion: String, _ privacy: OSLogPrivacy) -> String {
        guard let last = conversion.last else { return "" }
        if "@s".contains(last) { return privacy.shown(String(describing: argument), isPrivate: true) }
        // A format that does not fit its argument must not read what is no argument.
        let isFraction = argument is Double || argument is Float || argument is CGFloat
        guard isFraction == "feg".contains(last) else {
            return privacy.shown(String(describing: argument), isPrivate: false)
        }
        return privacy.shown(String(format: "%" + conversion, argument), isPrivate: false)
    }
}
