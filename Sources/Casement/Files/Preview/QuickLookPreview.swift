import CasementCore
import Foundation

extension View {
    /// Shows a preview of a file in a sheet while the URL is not nil; closing the sheet sets it to nil.
    ///
    ///     Button("Look") { url = file }.quickLookPreview($url)
    ///
    /// Pictures, the beginning of texts, and pages of PDF files are shown (these where Poppler's programs are
    /// installed: the package `poppler-utils`). For other files the sheet offers the desktop's program.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(QuickLookModifier(selection: item, items: []))
    }

    /// Shows a preview of a file among several while the URL is not nil; the sheet has buttons, and follows the arrow
    /// keys, for the file before and after. See `quickLookPreview(_:)`.
    public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL {
        modifier(QuickLookModifier(selection: selection, items: Array(items)))
    }
}

private struct QuickLookModifier: ViewModifier {
    let selection: Binding<URL?>
    let items: [URL]

    private var isPresented: Binding<Bool> {
        Binding {
            selection.wrappedValue != nil
        } set: {
            if !$0 { selection.wrappedValue = nil }
        }
    }

    func body(content: Content) -> some View {
        content.sheet(isPresented: isPresented) {
            if let url = selection.wrappedValue { PreviewSheet(url: url, selection: selection, items: items) }
        }
    }
}
