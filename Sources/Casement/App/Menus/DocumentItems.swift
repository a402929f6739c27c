import CasementCore
import Foundation

/// Items that make a new document: one, or a menu with the kinds of documents.
struct NewDocumentItems: View {
    let scenes: [WindowDescription]
    let program: RunningApp

    var body: some View {
        let editable = scenes.filter(\.makesDocuments)
        if let scene = editable.first, editable.count == 1 {
            item("New", scene)
        } else {
            Menu("New") { ForEach(editable, id: \.path) { item(Text(verbatim: $0.documentName), $0) } }
        }
    }

    private func item(_ title: Text, _ scene: WindowDescription) -> some View {
        let isFirst = scene.path == scenes.first { $0.opensByCommand || $0.makesDocuments }?.path
        return StandardItem(title, scene.shortcut(otherwise: isFirst ? KeyboardShortcut("n") : nil)) {
            program.newDocument(of: scene)
        }
    }

    private func item(_ title: LocalizedStringKey, _ scene: WindowDescription) -> some View { item(Text(title), scene) }
}

extension WindowDescription {
    /// Whether the menu File has an item that makes a new document.
    var makesDocuments: Bool { document?.isEditable == true }

    /// What its documents are called.
    fileprivate var documentName: String {
        let type = document?.readable.first
        let name = type?.localizedDescription ?? type?.preferredFilenameExtension ?? "document"
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}

/// Items that open documents.
struct OpenDocumentItems: View {
    let program: RunningApp

    var body: some View {
        StandardItem("Open…", KeyboardShortcut("o")) { program.chooseDocuments() }
        Menu("Open Recent") {
            let files = program.recents.urls
            let names = files.map { FilePath($0).name }
            ForEach(Array(files.enumerated()), id: \.element) { index, file in
                let isAmbiguous = names.filter { $0 == names[index] }.count > 1
                let folder = isAmbiguous ? " — \(FilePath(file).folder.name)" : ""
                StandardItem(Text(verbatim: names[index] + folder)) { program.openOrReport(file) }
            }
            if !files.isEmpty { Divider() }
            StandardItem("Clear Menu") { program.recents.clear() }.disabled(files.isEmpty)
        }
    }
}

/// Items for the document of the key window.
struct DocumentItems: View {
    let program: RunningApp

    var body: some View {
        let document = program.windows.observed.first?.document
        let canSave = document.map { $0.canSave && !$0.isAsking } ?? false
        let canMove = document?.canMove ?? false
        StandardItem("Save", KeyboardShortcut("s")) { document?.save() }.disabled(!canSave)
        StandardItem("Save As…", KeyboardShortcut("s", modifiers: [.command, .shift])) { document?.saveAs() }
            .disabled(!canSave)
        StandardItem("Duplicate") { program.duplicateDocument() }.disabled(!canSave)
        StandardItem("Rename…") { document?.askToRename() }.disabled(!canMove)
        StandardItem("Move To…") { document?.asksForFolder = true }.disabled(!canMove)
        StandardItem("Revert To Saved") { document?.askToRevert() }
            .disabled(!(canSave && document?.canRevert == true))
    }
}
