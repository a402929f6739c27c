import SwiftUI

/// The status of the file and the progress of the work on it.
struct StatusBar: View {
    let model: LogModel

    var body: some View {
        HStack(spacing: 12) {
            Text(model.file?.lastPathComponent ?? "").fontWeight(.semibold).lineLimit(1).truncationMode(.middle)
            Text(model.statusText).foregroundStyle(.secondary).lineLimit(1).accessibilityIdentifier("status")
            Spacer(minLength: 0)
            if let progress = model.progress {
                Text("Indexing").foregroundStyle(.secondary)
                ProgressView(value: progress).frame(width: 140).accessibilityIdentifier("progress")
            } else if model.isSearching {
                Text("Searching").foregroundStyle(.secondary)
            }
        }
        .font(.callout.monospacedDigit())
        .padding(.horizontal, 12)
        .frame(height: 28)
    }
}
