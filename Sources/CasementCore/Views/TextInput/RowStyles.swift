import Foundation

/// How a row of an attributed text is drawn: as a `Text` of the same string. An object, so that it is one word for the
/// rows of plain texts, which have none.
final class RowStyles {
    let style: TextStyle
    let spans: [TextSpan]
    /// The first is that of text without a colour.
    let paints: [Paint]

    /// The styles of the bytes `range` of a text, which are shown as `shown`; nil where they cannot be told.
    init?(of styled: AttributedString, _ range: Range<Int>, shown: ShownText, in values: EnvironmentValues) {
        let part = styled[styled.range(ofBytes: range)]
        var text = AttributedString()
        var end = 0
        var bytes = 0
        let count = shown.text.utf8.count
        for run in part.runs {
            bytes += styled[run.range].utf8.count
            // What an input method composes at the end of the row looks like the text before it.
            let next = bytes >= range.count ? count : shown.shown(bytes)
            guard next > end else { continue }
            text += AttributedString(shown.part(end..<next), attributes: run.attributes)
            end = next
        }
        if range.isEmpty {
            // An empty row is as high as what would be typed there.
            let place = styled.index(atByte: range.lowerBound)
            text = AttributedString(
                shown.text.isEmpty ? " " : shown.text, attributes: styled.typedAttributes(at: place..<place))
        }
        if let part = shown.composition {
            text[text.range(ofBytes: part)][AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = .single
        }
        var builder = TextBuilder(values, now: nil)
        let request = builder.request(of: Text(text))
        guard request.text == shown.text || range.isEmpty else { return nil }
        style = request.style
        spans = request.spans
        paints = builder.paints
    }
}

extension ShownText {
    /// A part of the displayed text, in bytes.
    func part(_ bytes: Range<Int>) -> String {
        let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
        return String(text[start..<text.utf8.index(start, offsetBy: bytes.count)])
    }
}

extension EnvironmentValues {
    /// The values in which the rows of an attributed text are built: their letters are never replaced, and what they
    /// read has been noted already.
    var forRows: EnvironmentValues {
        var values = self
        values.log = nil
        if values.textCase != nil { values.textCase = nil }
        return values
    }
}
