import Foundation

extension InlineMarkdown {
    mutating func openBracket(isImage: Bool) {
        flush()
        parts.append(Part(run: MarkdownRun(text: isImage ? "![" : "["), bracket: Bracket(isImage: isImage)))
        index += isImage ? 2 : 1
    }

    /// Handles a closing bracket: it makes a link of the bracketed text if a destination follows.
    mutating func closeBracket() {
        flush()
        guard let opener = parts.lastIndex(where: { $0.bracket != nil }), let bracket = parts[opener].bracket else {
            return take("]")
        }
        parts[opener].bracket = nil
        guard bracket.isActive, let (link, end) = destination(from: index + 1) else { return take("]") }
        index = end
        matchDelimiters(from: opener + 1)
        parts[opener].run.text = ""
        guard !bracket.isImage else { return }
        for part in (opener + 1)..<parts.count { parts[part].run.link = parts[part].run.link ?? link }
        // Links cannot contain links.
        for part in 0..<opener where parts[part].bracket?.isImage == false { parts[part].bracket?.isActive = false }
    }

    /// Reads `(destination "title")`; returns the destination and the index after it.
    private func destination(from start: Int) -> (link: String, end: Int)? {
        var place = start
        func current() -> Unicode.Scalar? { place < source.count ? source[place] : nil }
        func skipSpace() { while let scalar = current(), scalar.properties.isWhitespace { place += 1 } }
        guard current() == "(" else { return nil }
        place += 1
        skipSpace()
        var link = String.UnicodeScalarView()
        if current() == "<" {
            place += 1
            while let scalar = current(), scalar != ">" {
                if scalar == "\n" || scalar == "<" { return nil }
                link.append(scalar)
                place += 1
            }
            guard current() == ">" else { return nil }
            place += 1
        } else {
            var depth = 0
            while let scalar = current(), !scalar.properties.isWhitespace {
                if scalar == "(" { depth += 1 }
                if scalar == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                if scalar == "\\", place + 1 < source.count, source[place + 1].isASCIIPunctuation { place += 1 }
                link.append(source[place])
                place += 1
            }
        }
        skipSpace()
        if let quote = current(), quote == "\"" || quote == "'" || quote == "(" {
            let closing: Unicode.Scalar = quote == "(" ? ")" : quote
            place += 1
            while let scalar = current(), scalar != closing { place += scalar == "\\" ? 2 : 1 }
            guard current() == closing else { return nil }
            place += 1
            skipSpace()
        }
        guard current() == ")" else { return nil }
        return (String(link), place + 1)
    }

    /// Reads `<https://...>` and `<name@host>` as links; other angle brackets are text.
    mutating func readAngle() {
        guard let end = source[index...].firstIndex(of: ">") else { return take("<") }
        let text = String(String.UnicodeScalarView(source[(index + 1)..<end]))
        guard !text.isEmpty, !text.contains(where: { $0.isWhitespace || $0 == "<" }) else { return take("<") }
        let scheme = text.prefix { $0 != ":" }
        let isScheme =
            scheme.count < text.count && (2...32).contains(scheme.count) && scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        let halves = text.split(separator: "@", omittingEmptySubsequences: false)
        let isAddress = halves.count == 2 && !halves[0].isEmpty && halves[1].first?.isLetter == true
        guard isScheme || isAddress else { return take("<") }
        add(MarkdownRun(text: text, link: isScheme ? text : "mailto:\(text)"))
        index = end + 1
    }
}
