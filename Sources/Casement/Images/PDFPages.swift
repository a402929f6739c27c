import CasementCore
import CasementSDL
import Foundation

extension ImageRenderer {
    /// The view as a PDF file of as many pages as it needs; nil for a view without a size. SwiftUI has no such method.
    ///
    ///     renderer.pdfData { page, count in Text("\(page) of \(count)").font(.caption) }
    ///
    /// The view is as wide as a page between its margins, and as tall as it wants to be: lazy stacks and scroll views
    /// show all of their content only outside of scroll views. A page ends above the row, picture or line of text that
    /// it would cut; what is taller than a page is cut. There are at most 1,000 pages.
    ///
    /// - Parameters:
    ///   - pageSize: In points, 72 per inch; by default A4. Sides are at least 72 points.
    ///   - margins: In points, by default 54. Where they leave less than 36 points of the page, there are none.
    ///   - footer: What is centred in the bottom margin, for the number of the page, from 1, and of pages.
    public func pdfData<Footer: View>(
        pageSize: CGSize = CGSize(width: 595, height: 842),
        margins: EdgeInsets = EdgeInsets(top: 54, leading: 54, bottom: 54, trailing: 54),
        @ViewBuilder footer: (_ page: Int, _ count: Int) -> Footer = { _, _ in EmptyView() }
    ) -> Data? {
        guard let pages = layPages(on: Paper(pageSize, margins)) else { return nil }
        let file = PDFFile(size: pages.paper.size)
        for index in 0..<pages.count {
            guard draw(index, of: pages, into: file, footer) else { return nil }
        }
        return file.close()
    }

    /// As `pdfData`, of some of the pages, numbered from 1. Other work of the main actor runs between pages.
    func pdfData<Footer: View>(
        paper: PrintPaper, printing isPrinted: (_ page: Int) -> Bool,
        footer: (_ page: Int, _ count: Int) -> Footer
    ) async -> Data? {
        guard let pages = layPages(on: Paper(paper.size, paper.margins)) else { return nil }
        let file = PDFFile(size: pages.paper.size)
        var isEmpty = true
        for index in 0..<pages.count where isPrinted(index + 1) {
            await Task.yield()
            guard !Task.isCancelled, draw(index, of: pages, into: file, footer) else { return nil }
            isEmpty = false
        }
        return isEmpty ? nil : file.close()
    }

    /// Writes the view as a PDF file of as many pages as it needs; see `pdfData(pageSize:margins:footer:)`.
    public func writePDF<Footer: View>(
        to url: URL, pageSize: CGSize,
        margins: EdgeInsets = EdgeInsets(top: 54, leading: 54, bottom: 54, trailing: 54),
        @ViewBuilder footer: (_ page: Int, _ count: Int) -> Footer = { _, _ in EmptyView() }
    ) throws {
        guard let data = pdfData(pageSize: pageSize, margins: margins, footer: footer) else {
            throw PNGWriter.Failure(description: "The view has no size, so there is no page for \(url.path).")
        }
        try data.write(to: url)
    }

    /// Nil for a view without a size.
    private func layPages(on paper: Paper) -> Pages? {
        let scale = PDFFile.scale
        pipeline.setSize(.zero, scale: scale)
        let wanted = pipeline.contentSize(for: ProposedViewSize(width: paper.body.width, height: nil))
        let height = min(wanted.height, paper.body.height * Paper.most)
        guard wanted.width > 0, height > 0 else { return nil }
        pipeline.setSize(CGSize(width: paper.body.width, height: height), scale: scale)
        hasTold = false
        return Pages(paper: paper, height: height, tops: pipeline.pageTops(height: paper.body.height))
    }

    private func draw<Footer: View>(
        _ index: Int, of pages: Pages, into file: PDFFile, _ footer: (_ page: Int, _ count: Int) -> Footer
    ) -> Bool {
        let paper = pages.paper
        guard let painter = file.beginPage(size: paper.size, textEngine: textEngine) else { return false }
        var part = paper.body
        part.size.height = pages.end(of: index) - pages.tops[index]
        painter.clip(to: Path(part), FillStyle()) {
            pipeline.draw(on: painter, at: CGPoint(x: part.minX, y: part.minY - pages.tops[index]))
        }
        if Footer.self != EmptyView.self { draw(footer(index + 1, pages.count), below: paper, on: painter) }
        file.endPage()
        return true
    }

    private func draw(_ footer: some View, below paper: Paper, on painter: any VectorPainter) {
        let renderer = ImageRenderer<AnyView>(content: AnyView(footer), textEngine: textEngine)
        let room = CGSize(width: paper.body.width, height: paper.size.height - paper.body.maxY)
        renderer.pipeline.setSize(room, scale: PDFFile.scale)
        painter.clip(
            to: Path(CGRect(x: paper.body.minX, y: paper.body.maxY, width: room.width, height: room.height)),
            FillStyle()
        ) {
            renderer.pipeline.draw(on: painter, at: CGPoint(x: paper.body.minX, y: paper.body.maxY))
        }
    }
}

/// How a view is divided.
private struct Pages {
    let paper: Paper
    let height: CGFloat
    /// Where pages begin in the view.
    let tops: [CGFloat]

    var count: Int { tops.count }
    func end(of index: Int) -> CGFloat { index + 1 < count ? tops[index + 1] : height }
}

/// A page and the part of it inside the margins, in points.
private struct Paper {
    let size: CGSize
    let body: CGRect

    /// The largest number of pages.
    static let most: CGFloat = 1000

    init(_ size: CGSize, _ margins: EdgeInsets) {
        func side(_ length: CGFloat) -> CGFloat { length.isNaN ? 72 : min(max(length, 72), 14_400) }
        func margin(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }
        let size = CGSize(width: side(size.width), height: side(size.height))
        let whole = CGRect(origin: .zero, size: size)
        let inside = CGRect(
            x: margin(margins.leading), y: margin(margins.top),
            width: size.width - margin(margins.leading) - margin(margins.trailing),
            height: size.height - margin(margins.top) - margin(margins.bottom))
        self.size = size
        // The width of a rectangle is never negative; that of its size may be.
        body = inside.size.width < 36 || inside.size.height < 36 ? whole : inside
    }
}
