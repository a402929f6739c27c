import CasementCore

/// The content of a page, with its bars.
struct PageWithBar<Content: View>: View {
    /// Leads back to the page below; nil where there is none.
    let back: (() -> Void)?
    @ViewBuilder let content: Content

    static var _isBuiltIn: Bool { true }

    var body: some View { PageBars(back: back) { content } }
}
