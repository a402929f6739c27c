import CasementCore
import Foundation

/// The content of a page, with a bar above it where it has something to show: a button that leads back and the title.
struct PageWithBar<Content: View>: View {
    /// Leads back to the page below; nil where there is none.
    let back: (() -> Void)?
    @ViewBuilder let content: Content

    @State private var title: NavigationTitle?
    @State private var hidesBack = false
    /// Whether the content is a navigation stack, whose pages have the bar of the column.
    @State private var containsStack = false
    @Environment(\.columnBar) private var column

    static var _isBuiltIn: Bool { true }

    /// Whether the bar has something to show. Outside of columns, the title of the root is the window's alone.
    private var hasBar: Bool {
        if column != nil, containsStack { return false }
        if back != nil || title?.name != nil { return true }
        return column.map { $0.toggle != nil || $0.hasBack || title != nil } ?? false
    }

    var body: some View {
        VStack(spacing: 0) {
            if hasBar {
                NavigationBar(title: title, back: hidesBack ? nil : back ?? column?.back, column: column)
            }
            VStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
        .onPreferenceChange(HidesBackButtonKey.self) { hidesBack = $0 }
        .onPreferenceChange(ContainsStackKey.self) { containsStack = $0 }
    }
}

/// The bar above a page.
private struct NavigationBar: View {
    let title: NavigationTitle?
    let back: (() -> Void)?
    let column: ColumnBar?

    static var _isBuiltIn: Bool { true }

    private var isSidebar: Bool { column?.isSidebar ?? false }

    /// The room on both sides of the title, which stays in the middle: that of the buttons on one side.
    private var side: CGFloat {
        let leading = (back == nil ? 0 : 1) + (column?.toggle == .shows ? 1 : 0)
        return 4 + 34 * CGFloat(max(leading, column?.toggle == .hides ? 1 : 0))
    }

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                if let title { BarTitle(title: title).padding(.horizontal, side) }
                HStack(spacing: 4) {
                    if let back {
                        Button(action: back) { Image(systemName: "chevron.backward").accessibilityLabel("Back") }
                            .buttonStyle(.accessoryBar)
                            .help("Back")
                    }
                    if let column, column.toggle == .shows { SidebarToggleButton(bar: column) }
                    Spacer(minLength: 0)
                    if let column, column.toggle == .hides { SidebarToggleButton(bar: column) }
                }
            }
            .padding(.horizontal, 8)
            // A long title never makes the page wider.
            .frame(minWidth: 0, maxWidth: .infinity)
            .frame(height: isSidebar ? 45 : 44)
            // The sidebar is one surface.
            if !isSidebar { Divider() }
        }
        .background(Color(theme: isSidebar ? .sidebarBackground : .windowBackground))
    }
}
