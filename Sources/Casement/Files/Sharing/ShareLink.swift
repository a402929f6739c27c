import CasementCore
import Foundation

/// A button that shares items: its menu sends them by mail, copies them, or saves them as files.
///
///     ShareLink(item: URL(string: "https://swift.org")!, subject: Text("Swift"), message: Text("Have a look."))
///     ShareLink(item: photo, preview: SharePreview(photo.title, image: photo.image))
///
/// Mail opens the desktop's mail program with a message: texts and addresses are in its body, everything else is
/// attached. Save… is there for what can be a file, and not in another menu. `subject` and `message` are for mails.
public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>:
    View
where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label

    @State private var savesOne = false
    @State private var savesAll = false
    @State private var failure: String?
    @Environment(\.clipboard) private var clipboard
    @Environment(\.mailComposer) private var mailComposer
    @Environment(\.urlOpener) private var urlOpener
    @Environment(\.menuSession) private var menuSession
    @Environment(\.self) private var environment

    init(
        _ items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    /// A link for several items with a custom label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) { self.init(items, subject, message, preview, label()) }

    /// A link for an item with a custom label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), subject, message, { _ in preview }, label()) }

    public var body: some View {
        Menu {
            if let title {
                Section {
                    actions
                } header: {
                    title
                }
            } else {
                actions
            }
        } label: {
            label
        }
        .menuIndicator(.hidden)
        .fileExporter(isPresented: $savesOne, item: items.first, onCompletion: saved)
        .fileExporter(isPresented: $savesAll, items: items, onCompletion: saved)
        .alert("The item could not be shared.", isPresented: failed) {
        } message: {
            Text(verbatim: failure ?? "")
        }
        .disabled(items.isEmpty)
    }

    private var title: Text? { items.count == 1 ? items.first.flatMap { preview?($0).title } : nil }

    @ViewBuilder private var actions: some View {
        Button("Mail…", systemImage: "envelope") { mail() }
        Button("Copy", systemImage: "doc.on.doc") { clipboard.copy(Array(items)) }
        if menuSession == nil, SharedItems(items).hasFiles {
            Button("Save…", systemImage: "square.and.arrow.down") {
                if items.count == 1 { savesOne = true } else { savesAll = true }
            }
        }
    }

    private var failed: Binding<Bool> {
        Binding {
            failure != nil
        } set: {
            if !$0 { failure = nil }
        }
    }

    private func saved<Value>(_ result: Result<Value, any Error>) {
        if case .failure(let error) = result { failure = error.localizedDescription }
    }

    private func mail() {
        let shared = SharedItems(items)
        func text(_ text: Text?) -> String { text?.accessibilityText(in: environment, at: Date()) ?? "" }
        let (subject, message) = (text(subject ?? title), text(message))
        FileWork.run {
            try await shared.draft(subject: subject, message: message)
        } then: {
            switch $0 {
            case .success(let draft): send(draft)
            case .failure(let error): failure = error.localizedDescription
            }
        }
    }

    private func send(_ draft: MailDraft) {
        guard let mailComposer else { return urlOpener.open(draft.url) { finished($0) } }
        mailComposer.compose(draft) { finished($0) }
    }

    private func finished(_ isOpened: Bool) {
        if !isOpened { failure = String(localized: "The desktop opened no mail program.") }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// The label of a `ShareLink` for which the program gives none: "Share…" with a symbol, or a title with the symbol.
public struct DefaultShareLinkLabel: View {
    var title = Text("Share…")

    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}
