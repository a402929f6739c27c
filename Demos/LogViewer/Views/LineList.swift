import LogReading
import SwiftUI

/// The lines of the file, or those that match the filter.
struct LineList: View {
    @Bindable var model: LogModel
    @Environment(\.clipboard) private var clipboard
    @AppStorage(LogSetting.textSize) private var textSize = LogSetting.defaultTextSize
    @AppStorage(LogSetting.wraps) private var wraps = false
    @AppStorage(LogSetting.showsNumbers) private var showsNumbers = true
    @AppStorage(LogSetting.colorsLevels) private var colorsLevels = true

    private var look: LineLook {
        // The file of the settings may have any number.
        let size = min(max(textSize, LogSetting.textSizes.lowerBound), LogSetting.textSizes.upperBound)
        return LineLook(textSize: size, wraps: wraps, showsNumbers: showsNumbers, colorsLevels: colorsLevels)
    }

    var body: some View {
        let look = look
        ScrollViewReader { proxy in
            List(selection: $model.selection) {
                if let filtered = model.filtered {
                    ForEach(filtered, id: \.self) { LineRow(line: $0, model: model, look: look) }
                } else {
                    ForEach(0..<model.index.count, id: \.self) { LineRow(line: $0, model: model, look: look) }
                }
            }
            .listStyle(.plain)
            .environment(\.defaultMinListRowHeight, look.textSize + 8)
            .copyable(model.text(of: model.selection))
            .contextMenu(forSelectionType: Int.self) { lines in
                Button(lines.count > 1 ? "Copy \(lines.count) Lines" : "Copy Line", systemImage: "doc.on.doc") {
                    clipboard.text = model.text(of: lines).joined(separator: "\n")
                }
                .disabled(lines.isEmpty)
                if lines.count == 1, let line = lines.first {
                    Button("Show Only This Level", systemImage: "line.3.horizontal.decrease") {
                        model.levels = [LogLevel(of: model.shown(line).text)]
                    }
                }
            }
            .accessibilityIdentifier("lines")
            .onChange(of: model.target?.turn) {
                guard let target = model.target else { return }
                proxy.scrollTo(target.line, anchor: target.anchor)
            }
        }
    }
}

/// How lines look, by the settings.
private struct LineLook: Equatable {
    let textSize: CGFloat
    let wraps: Bool
    let showsNumbers: Bool
    let colorsLevels: Bool
}

/// One line with its number.
private struct LineRow: View {
    let line: Int
    let model: LogModel
    let look: LineLook
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let shown = model.shown(line)
        let level = LogLevel(of: shown.text)
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            if look.showsNumbers {
                Text((line + 1).formatted())
                    .foregroundStyle(.secondary)
                    .frame(width: numberWidth, alignment: .trailing)
            }
            Text(marked(shown))
                // The current hit is shown in full, however far along the line it is.
                .lineLimit(look.wraps || line == model.current ? nil : 1)
                .foregroundStyle(
                    prominence == .increased || !look.colorsLevels ? AnyShapeStyle(.primary) : level.style(in: scheme)
                )
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .font(.system(size: look.textSize, design: .monospaced))
        .listRowInsets(EdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8))
        .listRowSeparator(.hidden)
    }

    /// Wide enough for the largest number.
    private var numberWidth: CGFloat { CGFloat(max(3, model.index.count.formatted().count)) * look.textSize * 2 / 3 }

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
