import CasementCore
import Foundation

/// The content of a file beside the list: a picture, or the beginning of a text.
struct FilePreview: View {
    let path: FilePath
    let entry: FileEntry
    @State private var text: String?

    static var _isBuiltIn: Bool { true }

    private static let pictures: Set = ["png", "jpg", "jpeg", "gif", "svg", "webp", "bmp", "tiff", "tif"]

    private var isPicture: Bool { Self.pictures.contains(entry.filenameExtension) }

    var body: some View {
        VStack(spacing: 10) {
            Group {
                if isPicture {
                    AsyncImage(url: path.url()) { phase in
                        if let image = phase.image { image.resizable().scaledToFit() } else { icon }
                    }
                } else if let text {
                    Text(verbatim: text).font(.system(size: 9, design: .monospaced))
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                        .padding(6)
                        .background(.background, in: RoundedRectangle(cornerRadius: 6))
                        .clipped()
                } else {
                    icon
                }
            }
            .frame(height: 150)
            Text(verbatim: entry.name).fontWeight(.semibold).lineLimit(3).multilineTextAlignment(.center)
            if let kind = UTType(filenameExtension: entry.filenameExtension)?.localizedDescription {
                Text(verbatim: kind).font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .task(id: path) { await load() }
        .accessibilityLabel("Preview")
    }

    private var icon: some View {
        Image(systemName: "doc").font(.system(size: 48)).foregroundStyle(.tertiary)
    }

    private func load() async {
        text = nil
        guard !isPicture, entry.kind == .file else { return }
        let path = path
        text = try? await FileWork.perform { try Self.beginning(of: path) }.get()
    }

    /// The first lines of a text; nil for other files.
    private nonisolated static func beginning(of path: FilePath) throws -> String? {
        let file = path.withCPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 2048)
        let count = read(file, &bytes, bytes.count)
        guard count > 0, !bytes[..<count].contains(0) else { return nil }
        let text = String(decoding: bytes[..<count], as: UTF8.self)
        return text.unicodeScalars.filter { $0 == "\u{FFFD}" }.count > 2 ? nil : text
    }
}
