import Casement

/// The menus of the Gallery beside the standard ones.
package struct GalleryCommands: Commands {
    @FocusedBinding(\.galleryPage) private var page
    @FocusedBinding(\.tally) private var tally

    package init() {}

    package var body: some Commands {
        SidebarCommands()
        CommandMenu("Go") {
            Button("Next Page") { page = page?.map { $0.following(1) } }.keyboardShortcut(.pageDown)
            Button("Previous Page") { page = page?.map { $0.following(-1) } }.keyboardShortcut(.pageUp)
            Divider()
            ForEach(PageGroup.allCases) { group in
                Menu(group.rawValue) {
                    ForEach(group.pages(matching: "")) { item in
                        Toggle(item.title, isOn: Binding(get: { page == item }, set: { _ in page = item }))
                            .keyboardShortcut(item.key.map { KeyboardShortcut(KeyEquivalent($0)) })
                    }
                }
            }
        }
        CommandMenu("Tally") {
            Group {
                Button("Count") { tally? += 1 }.keyboardShortcut("k")
                Button("Start Again") { tally = 0 }.disabled(tally == 0)
            }
            .disabled(tally == nil)
        }
    }
}

extension FocusedValues {
    /// The page that a window shows.
    @Entry var galleryPage: Binding<Page?>?
    /// The tally of the page about menus.
    @Entry var tally: Binding<Int>?
}
