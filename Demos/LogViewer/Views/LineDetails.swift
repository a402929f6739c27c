import LogReading
import SwiftUI

/// The details of the selected line, in the inspector.
struct LineDetails: View {
    let model: LogModel
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if model.selection.count == 1, let line = model.selection.first {
            let text = model.shown(line)
            let level = LogLevel(of: text.text)
            Form {
                Section("Line") {
                    LabeledContent("Number", value: line + 1, format: .number)
                    LabeledContent("Level") {
                        Label(level.name, systemImage: level.symbol).foregroundStyle(level.style(in: scheme))
                    }
                    LabeledContent("Length", value: Int64(model.length(of: line)), format: .byteCount(style: .file))
                }
                Section("Text") {
                    Text(text.isCut ? text.text + " …" : text.text)
                        .font(.system(.callout, design: .monospaced))
                        .textSelection(.enabled)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .formStyle(.grouped)
        } else {
            ContentUnavailableView(
                model.selection.isEmpty ? "No Line Selected" : "^[\(model.selection.count) Line](inflect: true)",
                systemImage: "text.alignleft")
        }
    }
}
