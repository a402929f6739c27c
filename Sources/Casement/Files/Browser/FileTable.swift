import CasementCore
import Foundation

/// The files of a folder in columns.
struct FileTable: View {
    let model: FileBrowserModel
    /// False where the names have more need of the room.
    let showsDates: Bool
    @State private var order = [KeyPathComparator(\FileEntry.id)]

    static var _isBuiltIn: Bool { true }

    var body: some View {
        table
            .contextMenu(forSelectionType: FileEntry.ID.self) { _ in
                EmptyView()
            } primaryAction: {
                model.open($0)
            }
            .onChange(of: order) { _, order in sort(order) }
            .accessibilityLabel("Files")
    }

    @ViewBuilder private var table: some View {
        if model.request.allowsMultipleSelection {
            Table(model.shown, selection: Bindable(model).selection, sortOrder: $order) { columns }
        } else {
            Table(model.shown, selection: one, sortOrder: $order) { columns }
        }
    }

    private var one: Binding<FileEntry.ID?> {
        Binding {
            model.selection.first
        } set: {
            model.selection = $0.map { [$0] } ?? []
        }
    }

    @TableColumnBuilder<FileEntry, KeyPathComparator<FileEntry>>
    private var columns: some TableColumnContent<FileEntry, KeyPathComparator<FileEntry>> {
        TableColumn("Name", value: \.id) { FileNameCell(entry: $0) }
        TableColumn("Size", value: \.sizeRank) { entry in
            Text(verbatim: entry.size.map(Self.text(ofSize:)) ?? "").foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .width(76)
        if showsDates {
            TableColumn("Modified", value: \.dateRank) { entry in
                if let date = entry.date {
                    Text(date, format: .dateTime.day().month(.abbreviated).year()).foregroundStyle(.secondary)
                }
            }
            .width(104)
        }
    }

    private func sort(_ order: [KeyPathComparator<FileEntry>]) {
        guard let first = order.first else { return }
        var rules = model.rules
        switch first.keyPath {
        case \FileEntry.sizeRank: rules.order = .size
        case \FileEntry.dateRank: rules.order = .date
        default: rules.order = .name
        }
        rules.isReversed = first.order == .reverse
        model.rules = rules
    }

    private static func text(ofSize bytes: Int64) -> String {
        guard bytes >= 1000 else { return "\(bytes) B" }
        var (number, unit) = (Double(bytes), "B")
        for next in ["kB", "MB", "GB", "TB"] where number >= 999.5 { (number, unit) = (number / 1000, next) }
        return number < 9.95 ? "\((number * 10).rounded() / 10) \(unit)" : "\(Int(number.rounded())) \(unit)"
    }
}

/// A file's icon and name.
private struct FileNameCell: View {
    let entry: FileEntry

    static var _isBuiltIn: Bool { true }

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: symbol)
                .foregroundStyle(entry.isFolder ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                .frame(width: 18)
                .accessibilityHidden(true)
            Text(verbatim: entry.name).lineLimit(1).truncationMode(.middle)
            if entry.isLink {
                Image(systemName: "arrow.up.right").font(.system(size: 9)).foregroundStyle(.tertiary)
                    .accessibilityLabel("Link")
            }
        }
    }

    private var symbol: String {
        if entry.kind == .other { return "questionmark.circle" }
        return FileSymbol.name(ofFile: entry.name, isFolder: entry.isFolder)
    }
}
