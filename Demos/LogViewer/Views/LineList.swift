import LogReading
import SwiftUI

/// The lines of the file, or those that match the filter.
struct LineList: View {
    @Bindable var model: LogModel

    var body: some View {
        ScrollViewReader { proxy in
            List(selection: $model.selection) {
                if let filtered = model.filtered {
                    ForEach(filtered, id: \.self) { LineRow(line: $0, model: model) }
                } else {
                    ForEach(0..<model.index.count, id: \.self) { LineRow(line: $0, model: model) }
                }
            }
            .listStyle(.plain)
            .environment(\.defaultMinListRowHeight, 20)
            .copyable(model.selectedText)
            .accessibilityIdentifier("lines")
            .onChange(of: model.target?.turn) {
                guard let target = model.target else { return }
                proxy.scrollTo(target.line, anchor: target.anchor)
            }
        }
    }
}

/// One line with its number.
private struct LineRow: View {
    let line: Int
    let model: LogModel
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let shown = model.shown(line)
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text((line + 1).formatted())
                .foregroundStyle(.secondary)
                .frame(width: numberWidth, alignment: .trailing)
            Text(marked(shown))
                // The current hit is shown in full, however far along the line it is.
                .lineLimit(model.wraps || line == model.current ? nil : 1)
                .foregroundStyle(style(of: LogLevel(of: shown.text)))
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .font(.system(.callout, design: .monospaced))
        .listRowInsets(EdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8))
        .listRowSeparator(.hidden)
    }

    /// Wide enough for the largest number.
    private var numberWidth: CGFloat { CGFloat(max(3, model.index.count.formatted().count)) * 8 }

    /// Dark enough on white, and light enough on black; on the accent colour, the list's own style.
    private func style(of level: LogLevel) -> AnyShapeStyle {
        if prominence == .increased { return AnyShapeStyle(.primary) }
        return switch (level, scheme) {
        case (.plain, _): AnyShapeStyle(.primary)
        case (.quiet, _): AnyShapeStyle(.secondary)
        case (.warning, .dark): AnyShapeStyle(Color(red: 1, green: 0.70, blue: 0.35))
        case (.warning, _): AnyShapeStyle(Color(red: 0.60, green: 0.33, blue: 0))
        case (.error, .dark): AnyShapeStyle(Color(red: 1, green: 0.48, blue: 0.45))
        case (.error, _): AnyShapeStyle(Color(red: 0.74, green: 0.08, blue: 0.10))
        }
    }

    /// The text with matches on yellow, or on orange in the current line.
    private func marked(_ shown: LineText) -> AttributedString {
        var result = AttributedString()
        let text = shown.text
        var end = text.startIndex
        for range in model.search?.ranges(in: text) ?? [] {
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            let next = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
            guard start >= end else { continue }
            result += AttributedString(text[end..<start])
            var hit = AttributedString(text[start..<next])
            hit.backgroundColor = line == model.current ? .orange : .yellow
            hit.foregroundColor = .black
            result += hit
            end = next
        }
        result += AttributedString(text[end...])
        if shown.isCut {
            var more = AttributedString(" … cut")
            more.foregroundColor = .secondary
            result += more
        }
        return result
    }
}
