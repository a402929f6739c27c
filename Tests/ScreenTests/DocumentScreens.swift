import AppKit
import SwiftUI
import UniformTypeIdentifiers

// Programs with documents, as tutorials write them: an editor of Markdown, a checklist with undo, a viewer of pictures,
// and a drawing.

// MARK: Markdown

extension UTType {
    static var markdownText: UTType { UTType(importedAs: "net.daringfireball.markdown") }
}

struct MarkdownDocument: FileDocument {
    static var readableContentTypes: [UTType] = [.markdownText, .plainText]

    var text: String

    init(text: String = "# Hello!\n\nWrite *something* here.") {
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents,
            let string = String(data: data, encoding: .utf8)
        else {
            throw CocoaError(.fileReadCorruptFile)
        }
        text = string
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        let data = text.data(using: .utf8)!
        return .init(regularFileWithContents: data)
    }

    var words: Int { text.split { $0.isWhitespace }.count }
}

struct MarkdownApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: MarkdownDocument()) { file in
            MarkdownEditor(document: file.$document)
                .frame(minWidth: 400, minHeight: 300)
        }
        .commands {
            MarkdownCommands()
        }
        .defaultSize(width: 700, height: 500)
    }
}

struct DocumentKey: FocusedValueKey {
    typealias Value = Binding<MarkdownDocument>
}

extension FocusedValues {
    var markdown: DocumentKey.Value? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }
}

struct MarkdownCommands: Commands {
    @FocusedBinding(\.markdown) private var document
    @AppStorage("editorFontSize") private var fontSize = 14.0

    var body: some Commands {
        CommandMenu("Markdown") {
            Button("Bold") { document?.text += "**bold**" }
                .keyboardShortcut("b")
                .disabled(document == nil)
            Divider()
            Button("Larger Text") { fontSize += 1 }
                .keyboardShortcut("+")
        }
        CommandGroup(after: .sidebar) {
            Picker("Text Size", selection: $fontSize) {
                ForEach([12.0, 14, 16], id: \.self) { Text("\($0, format: .number) pt") }
            }
        }
    }
}

struct MarkdownEditor: View {
    @Binding var document: MarkdownDocument
    @SceneStorage("showsPreview") private var showsPreview = true
    @AppStorage("editorFontSize") private var fontSize = 14.0
    @FocusState private var isWriting: Bool

    var body: some View {
        HSplitView {
            TextEditor(text: $document.text)
                .font(.system(size: fontSize, design: .monospaced))
                .focused($isWriting)
                .frame(minWidth: 200)
            if showsPreview {
                ScrollView {
                    Text(LocalizedStringKey(document.text))
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding()
                }
                .frame(minWidth: 150)
            }
        }
        .toolbar {
            ToolbarItem(placement: .status) {
                Text("^[\(document.words) word](inflect: true)")
            }
            ToolbarItem {
                Toggle("Preview", isOn: $showsPreview)
            }
        }
        .onAppear { isWriting = true }
        .focusedSceneValue(\.markdown, $document)
    }
}

// MARK: A checklist

struct TaskItem: Identifiable, Codable, Equatable {
    var id = UUID()
    var isChecked = false
    var title: String
}

struct TaskList: Identifiable, Codable {
    var id = UUID()
    var items: [TaskItem]
}

final class TaskListDocument: ReferenceFileDocument {
    typealias Snapshot = TaskList

    @Published var checklist: TaskList

    static var readableContentTypes: [UTType] { [.json] }

    func snapshot(contentType: UTType) throws -> TaskList {
        checklist
    }

    init() {
        checklist = TaskList(items: [TaskItem(title: "Item 1"), TaskItem(title: "Item 2")])
    }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else {
            throw CocoaError(.fileReadCorruptFile)
        }
        checklist = try JSONDecoder().decode(TaskList.self, from: data)
    }

    func fileWrapper(snapshot: TaskList, configuration: WriteConfiguration) throws -> FileWrapper {
        let data = try JSONEncoder().encode(snapshot)
        let fileWrapper = FileWrapper(regularFileWithContents: data)
        return fileWrapper
    }
}

extension TaskListDocument {
    func toggleItem(_ item: TaskItem, undoManager: UndoManager? = nil) {
        let index = checklist.items.firstIndex { $0.id == item.id }!
        withAnimation {
            checklist.items[index].isChecked.toggle()
        }
        undoManager?.registerUndo(withTarget: self) { doc in
            // Because of the recursion, redo works too.
            doc.toggleItem(item, undoManager: undoManager)
        }
        undoManager?.setActionName("Check")
    }

    func addItem(title: String, undoManager: UndoManager? = nil) {
        checklist.items.append(TaskItem(title: title))
        let count = checklist.items.count
        undoManager?.registerUndo(withTarget: self) { doc in
            withAnimation {
                doc.deleteItem(index: count - 1, undoManager: undoManager)
            }
        }
    }

    func deleteItem(index: Int, undoManager: UndoManager? = nil) {
        let oldItems = checklist.items
        withAnimation {
            _ = checklist.items.remove(at: index)
        }
        undoManager?.registerUndo(withTarget: self) { doc in
            doc.replaceItems(with: oldItems, undoManager: undoManager)
        }
    }

    func replaceItems(
        with newItems: [TaskItem], undoManager: UndoManager? = nil, animation: Animation? = .default
    ) {
        let oldItems = checklist.items
        withAnimation(animation) {
            checklist.items = newItems
        }
        undoManager?.registerUndo(withTarget: self) { doc in
            doc.replaceItems(with: oldItems, undoManager: undoManager, animation: animation)
        }
    }

    func moveItemsAt(offsets: IndexSet, toOffset: Int, undoManager: UndoManager? = nil) {
        let oldItems = checklist.items
        withAnimation {
            checklist.items.move(fromOffsets: offsets, toOffset: toOffset)
        }
        undoManager?.registerUndo(withTarget: self) { doc in
            doc.replaceItems(with: oldItems, undoManager: undoManager, animation: nil)
        }
    }

    func registerUndoTitleChange(for item: TaskItem, oldTitle: String, undoManager: UndoManager?) {
        let index = checklist.items.firstIndex { $0.id == item.id }!
        undoManager?.registerUndo(withTarget: self) { doc in
            let newTitle = doc.checklist.items[index].title
            doc.checklist.items[index].title = oldTitle
            doc.registerUndoTitleChange(for: item, oldTitle: newTitle, undoManager: undoManager)
        }
    }
}

struct TaskListApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: { TaskListDocument() }) { _ in
            TaskListView()
        }
    }
}

struct TaskListView: View {
    @EnvironmentObject var document: TaskListDocument
    @Environment(\.undoManager) var undoManager
    @State private var newTitle = ""

    var body: some View {
        VStack {
            List {
                ForEach($document.checklist.items) { $item in
                    TaskListRow(item: $item) {
                        document.toggleItem(item, undoManager: undoManager)
                    } onTextCommit: { oldTitle in
                        document.registerUndoTitleChange(for: item, oldTitle: oldTitle, undoManager: undoManager)
                    }
                }
                .onDelete { offsets in
                    for index in offsets.reversed() { document.deleteItem(index: index, undoManager: undoManager) }
                }
                .onMove { document.moveItemsAt(offsets: $0, toOffset: $1, undoManager: undoManager) }
            }
            HStack {
                TextField("New item", text: $newTitle)
                    .onSubmit(add)
                Button("Add", action: add)
                    .disabled(newTitle.isEmpty)
                Button("Delete Last") {
                    document.deleteItem(index: document.checklist.items.count - 1, undoManager: undoManager)
                }
                .disabled(document.checklist.items.isEmpty)
            }
            .padding()
            Text("\(document.checklist.items.filter(\.isChecked).count) of \(document.checklist.items.count) done")
        }
    }

    private func add() {
        document.addItem(title: newTitle, undoManager: undoManager)
        newTitle = ""
    }
}

struct TaskListRow: View {
    @Binding var item: TaskItem
    var toggle: () -> Void
    var onTextCommit: (_ oldTitle: String) -> Void
    @State private var oldTitle = ""
    @FocusState private var isEditing: Bool

    var body: some View {
        HStack {
            Button(action: toggle) {
                Image(systemName: item.isChecked ? "checkmark.circle.fill" : "circle")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Check \(item.title)")
            TextField("Title", text: $item.title)
                .focused($isEditing)
                .onChange(of: isEditing) { _, isEditing in
                    if isEditing {
                        oldTitle = item.title
                    } else if oldTitle != item.title {
                        onTextCommit(oldTitle)
                    }
                }
        }
    }
}

// MARK: Pictures

struct PictureFile: FileDocument {
    static var readableContentTypes: [UTType] { [.image] }

    var image: NSImage

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let image = NSImage(data: data) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.image = image
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        throw CocoaError(.featureUnsupported)
    }
}

struct PictureViewerApp: App {
    var body: some Scene {
        DocumentGroup(viewing: PictureFile.self) { file in
            PictureViewer(image: file.document.image)
                .navigationTitle(file.fileURL?.deletingPathExtension().lastPathComponent ?? "Picture")
        }
    }
}

struct PictureViewer: View {
    let image: NSImage
    @State private var scale: CGFloat = 1
    @GestureState private var pinch: CGFloat = 1
    @State private var showsInspector = false

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            Image(nsImage: image)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: image.size.width * scale * pinch, height: image.size.height * scale * pinch)
        }
        .gesture(
            MagnificationGesture()
                .updating($pinch) { value, state, _ in state = value }
                .onEnded { scale *= $0 }
        )
        .inspector(isPresented: $showsInspector) {
            Form {
                LabeledContent("Width", value: "\(Int(image.size.width))")
                LabeledContent("Height", value: "\(Int(image.size.height))")
            }
        }
        .toolbar {
            Button("Zoom In", systemImage: "plus.magnifyingglass") { withAnimation { scale *= 2 } }
                .keyboardShortcut("+")
            Button("Actual Size", systemImage: "magnifyingglass") { scale = 1 }
                .disabled(scale == 1)
            Toggle("Info", systemImage: "info.circle", isOn: $showsInspector)
        }
    }
}

// MARK: A drawing

struct Stroke: Codable, Hashable {
    var points: [CGPoint] = []
    var width: Double = 3
}

final class Drawing: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [UTType(exportedAs: "org.example.drawing", conformingTo: .json)] }
    static var writableContentTypes: [UTType] { readableContentTypes + [.svg] }

    @Published private(set) var strokes: [Stroke]

    init(strokes: [Stroke] = []) {
        self.strokes = strokes
    }

    required init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        strokes = try JSONDecoder().decode([Stroke].self, from: data)
    }

    func snapshot(contentType: UTType) throws -> [Stroke] { strokes }

    func fileWrapper(snapshot: [Stroke], configuration: WriteConfiguration) throws -> FileWrapper {
        guard configuration.contentType != .svg else {
            let lines = snapshot.map { stroke in
                let points = stroke.points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ")
                return "<polyline points=\"\(points)\"/>"
            }
            return FileWrapper(regularFileWithContents: Data("<svg>\(lines.joined())</svg>".utf8))
        }
        return FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }

    func add(_ stroke: Stroke, _ undoManager: UndoManager?) {
        strokes.append(stroke)
        undoManager?.registerUndo(withTarget: self) { $0.removeLast(undoManager) }
        if undoManager?.isUndoing == false { undoManager?.setActionName("Stroke") }
    }

    private func removeLast(_ undoManager: UndoManager?) {
        let last = strokes.removeLast()
        undoManager?.registerUndo(withTarget: self) { $0.add(last, undoManager) }
    }
}

struct DrawingApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: { Drawing() }) { file in
            DrawingView(drawing: file.document)
        }
    }
}

struct DrawingView: View {
    @ObservedObject var drawing: Drawing
    @Environment(\.undoManager) private var undoManager
    @State private var current = Stroke()

    var body: some View {
        VStack {
            Canvas { context, _ in
                for stroke in drawing.strokes + [current] {
                    var path = Path()
                    path.addLines(stroke.points)
                    context.stroke(
                        path, with: .color(.accentColor),
                        style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
                }
            }
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { current.points.append($0.location) }
                    .onEnded { _ in
                        drawing.add(current, undoManager)
                        current = Stroke()
                    }
            )
            .accessibilityLabel("Sheet")
            HStack {
                Text(drawing.strokes.isEmpty ? "Empty" : "Strokes: \(drawing.strokes.count)")
                Button("Undo") { undoManager?.undo() }
                    .disabled(undoManager?.canUndo != true)
            }
        }
        .frame(minWidth: 300, minHeight: 200)
    }
}
