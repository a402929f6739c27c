extension InlineMarkdown {
    /// Reads a run of `*`, `_` or `~`: the adjacent characters determine whether it can open or close emphasis.
    mutating func readDelimiter(_ character: Unicode.Scalar) {
        let length = source[index...].prefix { $0 == character }.count
        let before = index > 0 ? source[index - 1] : " "
        let after = index + length < source.count ? source[index + length] : " "
        func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
        let leftFlanking =
            !isSpace(after)
            && (!after.isMarkdownPunctuation || isSpace(before) || before.isMarkdownPunctuation)
        let rightFlanking =
            !isSpace(before)
            && (!before.isMarkdownPunctuation || isSpace(after) || after.isMarkdownPunctuation)
        var (opens, closes) = (leftFlanking, rightFlanking)
        if character == "_" {
            opens = leftFlanking && (!rightFlanking || before.isMarkdownPunctuation)
            closes = rightFlanking && (!leftFlanking || after.isMarkdownPunctuation)
        }
        flush()
        var text = String.UnicodeScalarView()
        text.append(contentsOf: repeatElement(character, count: length))
        var part = Part(run: MarkdownRun(text: String(text)))
        if character != "~" || length <= 2 {
            part.delimiter = Delimiter(
                character: character, length: length, left: length, opens: opens, closes: closes)
        }
        parts.append(part)
        index += length
    }

    /// Pairs opening and closing delimiters from `start` on: CommonMark's "process emphasis".
    mutating func matchDelimiters(from start: Int) {
        var closer = start
        while closer < parts.count {
            guard let closing = parts[closer].delimiter, closing.closes, closing.left > 0,
                let opener = opener(for: closing, from: start, before: closer), let opening = parts[opener].delimiter
            else {
                closer += 1
                continue
            }
            let used = closing.character == "~" ? closing.left : min(opening.left, closing.left) >= 2 ? 2 : 1
            let intent: InlinePresentationIntent =
                closing.character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
            for index in (opener + 1)..<closer {
                parts[index].run.intent.insert(intent)
                // Delimiters between a pair cannot match any outside.
                parts[index].delimiter = nil
            }
            shorten(opener, by: used)
            shorten(closer, by: used)
        }
        for index in start..<parts.count { parts[index].delimiter = nil }
    }

    private mutating func shorten(_ index: Int, by count: Int) {
        parts[index].run.text.removeLast(count)
        parts[index].delimiter?.left -= count
    }

    private func opener(for closing: Delimiter, from start: Int, before closer: Int) -> Int? {
        for index in stride(from: closer - 1, through: start, by: -1) {
            guard let opening = parts[index].delimiter, opening.opens, opening.left > 0,
                opening.character == closing.character
            else { continue }
            if closing.character == "~" {
                if opening.left == closing.left { return index }
                continue
            }
            // The rule of three: a delimiter that can both open and close matches depending on both lengths.
            let isDoubtful = (opening.closes || closing.opens) && (opening.length + closing.length) % 3 == 0
            if isDoubtful, opening.length % 3 != 0 || closing.length % 3 != 0 { continue }
            return index
        }
        return nil
    }
}
