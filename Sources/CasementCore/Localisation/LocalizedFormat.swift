import Foundation

/// A format string of a table, with `%@`, `%lld`, `%1$@` and the like as placeholders.
///
/// While Markdown is parsed, a value is represented by one of the 32 noncharacters U+FDD0 to U+FDEF, so that its text
/// is never parsed as Markdown.
struct LocalizedFormat {
    enum Value {
        case string(String)
        case index(Int)
    }

    struct Filled {
        var text: String
        var values: [Value]
    }

    private static let first: UInt32 = 0xFDD0
    private static let most = 32

    /// Literal text, each followed by the index of a value.
    private var pieces: [(text: String, value: Int?)] = []

    init(_ format: String, isKey: Bool) {
        guard !isKey else {
            pieces = [(format, nil)]
            return
        }
        var text = ""
        var next = 0
        let scalars = Array(format.unicodeScalars)
        var index = 0
        while index < scalars.count {
            guard scalars[index] == "%" else {
                text.unicodeScalars.append(scalars[index])
                index += 1
                continue
            }
            if index + 1 < scalars.count, scalars[index + 1] == "%" {
                text += "%"
                index += 2
                continue
            }
            // %[position$][flags, width, precision][length]conversion
            var end = index + 1
            var position: Int?
            var digits = ""
            while end < scalars.count, "0123456789$.+-# 'hlqLzjt".unicodeScalars.contains(scalars[end]) {
                if scalars[end] == "$" { position = Int(digits) }
                digits = scalars[end].properties.numericType != nil ? digits + String(scalars[end]) : ""
                end += 1
            }
            guard end < scalars.count, "@dDiuUxXoOfFeEgGcCsSaAp".unicodeScalars.contains(scalars[end]) else {
                text += "%"
                index += 1
                continue
            }
            pieces.append((text, position.map { $0 - 1 } ?? next))
            text = ""
            next += 1
            index = end + 1
        }
        pieces.append((text, nil))
    }

    func fill(_ values: [Value]) -> Filled {
        var text = ""
        for piece in pieces {
            text += piece.text
            guard let value = piece.value, values.indices.contains(value) else { continue }
            if value < Self.most, let scalar = Unicode.Scalar(Self.first + UInt32(value)) {
                text.unicodeScalars.append(scalar)
            } else if case .string(let string) = values[value] {
                text += string
            }
        }
        return Filled(text: text, values: values)
    }
}

extension LocalizedFormat.Filled {
    private func value(_ scalar: Unicode.Scalar) -> LocalizedFormat.Value? {
        let index = Int(scalar.value) - 0xFDD0
        return values.indices.contains(index) && index < 32 ? values[index] : nil
    }

    /// Inflects words that are marked to agree with their numbers.
    mutating func inflect(in locale: Locale) {
        guard text.contains("^[") else { return }
        let filled = self
        text = Inflection(locale: locale).applied(to: text) { scalar in
            if case .string(let string)? = filled.value(scalar) { string } else { nil }
        }
    }

    /// Appends a run, with its placeholder characters replaced by values.
    func append(_ run: MarkdownRun, to parts: inout [LocalizedPart]) {
        var current = run
        current.text = ""
        if let link = run.link {
            var filled = ""
            for scalar in link.unicodeScalars {
                if case .string(let string)? = value(scalar) {
                    filled += string
                } else {
                    filled.unicodeScalars.append(scalar)
                }
            }
            current.link = filled
        }
        for scalar in run.text.unicodeScalars {
            switch value(scalar) {
            case nil: current.text.unicodeScalars.append(scalar)
            case .string(let string): current.text += string
            case .index(let index):
                if !current.text.isEmpty { parts.append(.text(current)) }
                current.text = ""
                parts.append(.value(index, current))
            }
        }
        if !current.text.isEmpty { parts.append(.text(current)) }
    }
}
