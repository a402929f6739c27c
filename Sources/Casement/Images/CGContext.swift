import CasementCore
import CasementSDL
import Foundation

/// A URL with CoreFoundation's name, for programs that write `url as CFURL`.
public typealias CFURL = URL

/// What is drawn into: a picture of `UIGraphicsImageRenderer`, by calls, or a document for `ImageRenderer`, a PDF file
/// with a page for each `beginPDFPage`. Calls that draw have no effect in a document: there, views draw.
@MainActor public final class CGContext {
    private let url: URL?
    private let file: PDFFile?
    private let size: CGSize
    /// What calls draw into a picture; nil for a document.
    let drawing: ContextDrawing?
    private var painter: (any VectorPainter)?
    private var textEngine: SystemTextEngine?
    private var isOpen = false
    private var isClosed = false

    /// Creates a PDF file. `mediaBox` is the size of its pages in points, by default 612 by 792; `auxiliaryInfo` has no
    /// effect. The file is written by `closePDF()`. Nil if there is no such folder or it cannot be written to.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]?) {
        let folder = url.deletingLastPathComponent().path
        guard url.isFileURL, FileManager.default.isWritableFile(atPath: folder) else { return nil }
        self.url = url
        drawing = nil
        size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
        file = PDFFile(size: size)
    }

    /// A picture.
    init(_ drawing: ContextDrawing) { (self.drawing, size, url, file) = (drawing, drawing.size, nil, nil) }

    /// Begins a page, after ending one that is open. `pageInfo` has no effect.
    public func beginPDFPage(_ pageInfo: [String: Any]?) {
        endPDFPage()
        isOpen = !isClosed && file != nil
    }

    /// Ends the page.
    public func endPDFPage() {
        guard isOpen else { return }
        // A page on which nothing was drawn is blank.
        if painter == nil { _ = page(SystemTextEngine.shared) }
        file?.endPage()
        (painter, isOpen) = (nil, false)
    }

    /// Ends the document and writes the file. If that fails, standard error says why.
    public func closePDF() {
        guard !isClosed, let url, let file else { return }
        endPDFPage()
        isClosed = true
        do {
            guard let data = file.close() else { throw PNGWriter.Failure(description: "cairo could not make it") }
            try data.write(to: url)
        } catch {
            FileHandle.standardError.write(
                Data("Casement cannot write the PDF file \(url.path): \(error)\n".utf8))
        }
    }

    /// The painter of the open page; nil where none is.
    func page(_ engine: SystemTextEngine) -> (any VectorPainter)? {
        guard isOpen else {
            FileHandle.standardError.write(
                Data("Casement: nothing is drawn outside of a PDF page. Call beginPDFPage(nil) before.\n".utf8))
            return nil
        }
        if let painter, textEngine === engine { return painter }
        textEngine = engine
        painter = file?.beginPage(size: size, textEngine: engine)
        return painter
    }
}
