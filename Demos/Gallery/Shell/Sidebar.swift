import Casement

/// The list of pages in sections, with a search.
struct Sidebar: View {
    @Binding var page: Page?
    @State private var text = ""

    private var groups: [(group: PageGroup, pages: [Page])] {
        PageGroup.allCases.map { ($0, $0.pages(matching: text)) }.filter { !$0.pages.isEmpty }
    }

    var body: some View {
        let groups = groups
        ScrollViewReader { rows in
            List(selection: $page) {
                ForEach(groups, id: \.group) { group, pages in
                    Section(group.rawValue) {
                        ForEach(pages) { Label($0.title, systemImage: $0.symbol).tag($0) }
                    }
                }
            }
            .onChange(of: page) { if let page { withAnimation { rows.scrollTo(page) } } }
            .onAppear { if let page { rows.scrollTo(page) } }
        }
        .overlay { if groups.isEmpty { Text("No pages").foregroundStyle(.secondary) } }
        .searchable(text: $text, placement: .sidebar, prompt: "Pages")
        .onSubmit(of: .search) { page = groups.first?.pages.first ?? page }
        .navigationTitle("Casement")
        .navigationSplitViewColumnWidth(min: 180, ideal: 224, max: 320)
    }
}
