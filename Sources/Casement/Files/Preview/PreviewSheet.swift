import CasementCore
import Foundation

/// The sheet with the preview of a file.
struct PreviewSheet: View {
    let url: URL
    let selection: Binding<URL?>
    let items: [URL]
    @State private var page = 1
    @State private var answer: Answer?
    @Environment(\.openURL) private var openURL

    /// What is read: another file or page is read again.
    private struct Place: Hashable {
        var url: URL
        var page: Int
    }

    private struct Answer {
        var place: Place
        var content: PreviewContent
    }

    private var place: Place { Place(url: url, page: page) }
    /// While the next page is read, the one before stays.
    private var shown: PreviewContent? { answer?.place.url == url ? answer?.content : nil }

    var body: some View {
        VStack(spacing: 0) {
            title.padding(.horizontal, 12).padding(.vertical, 8)
            Divider()
            ZStack {
                switch shown {
                case .picture(let picture): PreviewPicture(picture: picture)
                case .page(let picture, _): PreviewPicture(picture: picture)
                case .text(let text, let isWhole): PreviewText(text: text, isWhole: isWhole)
                case .nothing: unknown
                case nil: ProgressView()
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(minWidth: 360, idealWidth: 720, minHeight: 240, idealHeight: 540)
        .task(id: place) {
            let place = place
            let content = await PreviewContent.load(place.url, page: place.page)
            if !Task.isCancelled { answer = Answer(place: place, content: content) }
        }
        .onChange(of: url) { page = 1 }
    }

    private var title: some View {
        HStack {
            if items.count > 1 { steps }
            Text(verbatim: url.lastPathComponent).font(.headline).lineLimit(1).truncationMode(.middle)
            if case .page(_, let count) = shown, count > 1 { pages(count) }
            Spacer()
            if case .nothing = shown {} else { openButton }
            Button("Done") { selection.wrappedValue = nil }.keyboardShortcut(.defaultAction)
        }
    }

    private var openButton: some View {
        Button("Open") {
            openURL(url)
            selection.wrappedValue = nil
        }
        .help("Opens it in the desktop's program")
    }

    private var steps: some View {
        ControlGroup {
            step("Previous", "chevron.left", -1, .leftArrow)
            step("Next", "chevron.right", 1, .rightArrow)
        }
        .fixedSize()
    }

    private func step(_ name: String, _ symbol: String, _ distance: Int, _ key: KeyEquivalent) -> some View {
        let other = items.firstIndex(of: url).map { $0 + distance }.flatMap { items.indices.contains($0) ? $0 : nil }
        return Button(name, systemImage: symbol) { if let other { selection.wrappedValue = items[other] } }
            .labelStyle(.iconOnly)
            .disabled(other == nil)
            .keyboardShortcut(key, modifiers: [])
    }

    private func pages(_ count: Int) -> some View {
        Stepper("Page \(page) of \(count)", value: $page, in: 1...count).foregroundStyle(.secondary)
    }

    private var unknown: some View {
        ContentUnavailableView {
            Label {
                Text("No Preview")
            } icon: {
                Image(systemName: "doc")
            }
        } description: {
            Text("Another program has to open this file.")
        } actions: {
            openButton
        }
    }
}

/// A picture as large as it is, or as there is room.
private struct PreviewPicture: View {
    let picture: Picture

    var body: some View {
        Image(picture).resizable().scaledToFit()
            .frame(maxWidth: picture.size.width, maxHeight: picture.size.height)
            .padding(12)
    }
}

/// The beginning of a text.
private struct PreviewText: View {
    let text: String
    let isWhole: Bool

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(verbatim: text).monospaced().textSelection(.enabled)
                if !isWhole { Text("This is the beginning of the file.").foregroundStyle(.secondary) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(12)
        }
    }
}
