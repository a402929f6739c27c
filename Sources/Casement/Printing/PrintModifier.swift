import CasementCore
import Foundation

extension View {
    /// Prints a view while `isPresented`: the user chooses a printer in the desktop's dialog, or in one of the
    /// program's own where there is none. SwiftUI has no such modifier.
    ///
    ///     Button("Print…") { isPrinting = true }
    ///         .printer("Report", isPresented: $isPrinting) { Report(values) } footer: { page, count in
    ///             Text("\(page) of \(count)").font(.caption)
    ///         }
    ///
    /// The view is divided into pages as by `ImageRenderer.pdfData`: it is as wide as the page between its margins, and
    /// is made when the user has chosen the paper, outside of the window and its environment. The binding is false
    /// before the pages are drawn. Cancelling calls nothing.
    ///
    /// - Parameters:
    ///   - jobName: The name of the document, which printers and the dialog show.
    ///   - footer: What is centred in the bottom margin, for the number of the page, from 1, and of pages.
    ///   - onCompletion: Called when the printer has the pages, or with the reason why not. Without it, a dialog says
    ///     why.
    public func printer<Content: View, Footer: View>(
        _ jobName: String, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder footer: @escaping (_ page: Int, _ count: Int) -> Footer = { _, _ in EmptyView() },
        onCompletion: ((_ result: Result<Void, any Error>) -> Void)? = nil
    ) -> some View {
        modifier(
            PrintModifier(isPresented: isPresented, onCompletion: onCompletion) {
                PrintJob(title: jobName, content: content, footer: footer)
            })
    }
}

/// Prints while a binding is true.
private struct PrintModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let onCompletion: ((Result<Void, any Error>) -> Void)?
    let job: () -> PrintJob
    @State private var session = PrintSession()
    @State private var place = FileDialogSession()
    @State private var failure: String?
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        let _ = follow()
        content
            .onChange(of: isShown, initial: true) { _, isShown in
                if isShown { session.print(job(), in: environment) } else { withdraw() }
            }
            .onDisappear { withdraw() }
            .sheet(isPresented: session.ownIsShown) { if let own = session.own { PrintDialog(model: own) } }
            .sheet(isPresented: place.ownIsShown) { if let own = place.own { FileBrowser(model: own) } }
            .alert("The document could not be printed.", isPresented: hasFailed) {
            } message: {
                Text(verbatim: failure ?? "")
            }
    }

    private var hasFailed: Binding<Bool> {
        Binding {
            failure != nil
        } set: {
            if !$0 { failure = nil }
        }
    }

    private func withdraw() {
        place.end()
        session.withdraw()
    }

    private func follow() {
        session.onChosen = { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
        session.onEnd = { result in
            guard let result else { return }
            if let onCompletion { return onCompletion(result) }
            if case .failure(let error) = result { failure = error.localizedDescription }
        }
        session.askPlace = { request, answer in
            place.follow(answer)
            place.show(
                request.with(environment), environment.fileDialogs, settings: environment.appStorage ?? .shared)
        }
    }
}
