import Casement

/// A picture loaded from a file on request: an intact one, a damaged one, or a missing one.
struct LoadingCard: View {
    @State private var choice = Choice.whole
    /// The folder of the files, once they are written.
    @State private var folder: URL?

    enum Choice: String, CaseIterable { case whole, damaged, missing }

    var body: some View {
        GroupBox("Loading") {
            AsyncImage(url: folder?.appendingPathComponent(choice.rawValue)) { phase in
                switch phase {
                case .empty: Color.clear
                case .success(let image): image.resizable().scaledToFill()
                case .failure(let error):
                    VStack(spacing: 6) {
                        Image(systemName: "exclamationmark.triangle").font(.title2).foregroundStyle(.orange)
                        Text(error.localizedDescription)
                            .font(.caption).foregroundStyle(.secondary).multilineTextAlignment(.center)
                    }
                    .padding(8)
                }
            }
            .frame(width: 224, height: 112)
            .background(Color.well)
            .clipShape(RoundedRectangle(cornerRadius: 10))
            Segments(Choice.allCases.map { Segment($0, $0.rawValue) }, selection: $choice)
        }
        .frame(width: 258)
        .task { folder = write() }
        .onDisappear { if let folder { try? FileManager.default.removeItem(at: folder) } }
    }

    private func write() -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-gallery-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let picture = Data(Drawings.landscapeSource.utf8)
        try? picture.write(to: folder.appendingPathComponent("whole"))
        try? picture.prefix(60).write(to: folder.appendingPathComponent("damaged"))
        return folder
    }
}
