import Casement
import Foundation

/// A table of several pages, on paper or as a PDF file.
struct PrintingCard: View {
    @State private var isPrinting = false
    @State private var isExporting = false
    @State private var outcome = "Pages end between rows. Without a printer, the dialog saves a PDF file."

    var body: some View {
        GroupBox("PDF and printing") {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Button("Export as PDF…") { isExporting = true }
                        .fileExporter(
                            isPresented: $isExporting, item: isExporting ? Programme.pages : nil,
                            contentTypes: [.pdf], defaultFilename: "Concerts"
                        ) { result in
                            switch result {
                            case .success(let url): outcome = "Written to \(url.path)."
                            case .failure(let error): outcome = error.localizedDescription
                            }
                        }
                    Button("Print…") { isPrinting = true }
                        .printer("Concerts", isPresented: $isPrinting) {
                            Programme()
                        } footer: {
                            PageNumber(page: $0, count: $1)
                        } onCompletion: { result in
                            switch result {
                            case .success: outcome = "The pages are printed or saved."
                            case .failure(let error): outcome = error.localizedDescription
                            }
                        }
                }
                Caption(outcome)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// What is printed.
private struct Programme: View {
    /// The pages as a PDF file.
    static var pages: PDFPages {
        let renderer = ImageRenderer(content: Programme())
        return PDFPages(data: renderer.pdfData { PageNumber(page: $0, count: $1) } ?? Data())
    }

    private let composers = ["Bach", "Haydn", "Mozart", "Beethoven", "Schubert", "Brahms", "Fauré", "Debussy"]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Concerts of the season").font(.largeTitle.bold())
            Text("Every Friday at half past seven").font(.title3).foregroundStyle(.secondary).padding(.bottom, 16)
            ForEach(1..<41) { number in
                Divider()
                HStack {
                    Text("\(number)").monospacedDigit().foregroundStyle(.secondary)
                        .frame(width: 32, alignment: .trailing)
                    Text(composers[number * 5 % composers.count]).bold().frame(width: 120, alignment: .leading)
                    Text("Quartet no. \(number * 7 % 18 + 1)")
                    Spacer()
                    RoundedRectangle(cornerRadius: 3).fill(.blue.gradient)
                        .frame(width: CGFloat(number * 29 % 90 + 20), height: 8)
                }
                .padding(.vertical, 6)
            }
        }
    }
}

private struct PageNumber: View {
    let page: Int
    let count: Int

    var body: some View { Text("\(page) of \(count)").font(.caption).foregroundStyle(.secondary) }
}

/// A PDF file that is exported.
private struct PDFPages: Transferable {
    let data: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .pdf) { $0.data }
    }
}
