import Casement
import CasementTesting
import Expectations
import Foundation
import Testing

/// Views as pages of PDF files, read by the tools of poppler.
@MainActor struct PDFTests {
    /// Runs a tool on a file that the renderer wrote, and returns its output.
    private func read<V: View>(
        _ renderer: ImageRenderer<V>, _ tool: String, _ arguments: String..., after file: String? = nil
    ) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appendingPathComponent("page.pdf")
        try renderer.writePDF(to: page)
        return try Self.run(tool, arguments + [page.path] + (file.map { [$0] } ?? []))
    }

    private static func run(_ tool: String, _ arguments: [String]) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(tool)")
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        expect(process.terminationStatus, equals: 0)
        return String(decoding: data, as: UTF8.self)
    }

    @Test("Texts are text, with their spaces, ligatures and lines, in embedded fonts") func texts() throws {
        let content = VStack(alignment: .leading) {
            Text("An office with waffles")
            Text("Several words that need more than one line of this page").frame(width: 120, alignment: .leading)
            Text("Red").foregroundStyle(.red) + Text(" and bold").bold() + Text(" in one line")
            Text("Ünïcödé – “quotes” 12,5 €")
        }
        let renderer = ImageRenderer(content: content.font(.custom("Inter", size: 14)).padding())
        let text = try read(renderer, "pdftotext", "-layout", after: "-")
        for line in ["An office with waffles", "Red and bold in one line", "Ünïcödé – “quotes” 12,5 €"] {
            expect(text.contains(line), "\(line) is not in \(text)")
        }
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        expect(words.contains("Several words that need more than one line of this page"), "\(words)")
        let fonts = try read(renderer, "pdffonts").split(separator: "\n").dropFirst(2)
        expect(!fonts.isEmpty)
        for font in fonts {
            // The columns before the object: embedded, a subset, with the characters of glyphs.
            expect(font.contains("Inter") && font.split(separator: " ").dropLast(2).suffix(3) == ["yes", "yes", "yes"])
        }
    }

    /// The mean difference of the page, drawn by poppler, from the picture of the same renderer: 0 to 255.
    private func difference<V: View>(_ content: V) throws -> Double {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let renderer = ImageRenderer(content: content.background(.white))
        renderer.scale = 4
        let (pdf, png) = (folder.appendingPathComponent("a.pdf"), folder.appendingPathComponent("a.png"))
        try renderer.writePNG(to: png)
        try renderer.writePDF(to: pdf)
        _ = try Self.run(
            "pdftoppm", ["-r", "288", "-png", "-singlefile", pdf.path, folder.appendingPathComponent("b").path])
        let ours = try Bitmap(contentsOf: png.path)
        let theirs = try Bitmap(contentsOf: folder.appendingPathComponent("b.png").path)
        expect(ours.width == theirs.width && ours.height == theirs.height)
        var sum = 0
        for y in 0..<ours.height {
            for x in 0..<ours.width {
                let (a, b) = (ours[x, y], theirs[x, y])
                sum += abs(Int(a.r) - Int(b.r)) + abs(Int(a.g) - Int(b.g)) + abs(Int(a.b) - Int(b.b))
            }
        }
        return Double(sum) / Double(3 * ours.width * ours.height)
    }

    @Test("A page looks like the picture") func pages() throws {
        let shapes = HStack {
            Circle().fill(.red).frame(width: 30, height: 30)
            Capsule().stroke(.blue, lineWidth: 3).frame(width: 40, height: 20)
            Rectangle().fill(.linearGradient(colors: [.yellow, .green], startPoint: .leading, endPoint: .trailing))
                .frame(width: 40, height: 30)
            Rectangle().fill(.radialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: 20))
                .frame(width: 40, height: 30)
        }
        expect(try difference(shapes.padding()) < 1)
        let effects = HStack {
            Color.blue.frame(width: 30, height: 30).clipShape(Circle())
            Color.green.frame(width: 20, height: 20).rotationEffect(.degrees(30)).padding(6)
            ZStack {
                Color.red.frame(width: 30, height: 30)
                Color.black.frame(width: 10, height: 40)
            }.compositingGroup().opacity(0.5)
            Color.orange.frame(width: 20, height: 20).shadow(radius: 3, x: 2, y: 2).padding(8)
            Color.purple.frame(width: 20, height: 20).blur(radius: 2).padding(6)
            Color.blue.frame(width: 30, height: 20).mask(Text("M").font(.custom("Inter", size: 20)))
            Color.yellow.frame(width: 20, height: 20).border(.black).scaleEffect(1.3).padding(5)
        }
        expect(try difference(effects.padding()) < 1.5)
        let texts = VStack {
            Text("Hamburgefonstiv").font(.custom("Inter", size: 16)).underline()
            Text("Hamburgefonstiv").font(.custom("Inter", size: 16)).bold().foregroundStyle(.red)
            Label("Star", systemImage: "star").font(.custom("Inter", size: 16))
        }
        expect(try difference(texts.padding()) < 3)
        let canvas = Canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
            context.draw(Text("in it").font(.custom("Inter", size: 14)), at: CGPoint(x: 40, y: 20))
            context.opacity = 0.5
            context.stroke(Path(CGRect(x: 10, y: 10, width: 60, height: 20)), with: .color(.red), lineWidth: 4)
        }
        expect(try difference(canvas.frame(width: 80, height: 40).padding()) < 1.5)
    }

    @Test("Texts of canvases, and those that are turned or faded, are text too") func effects() throws {
        let content = VStack {
            Canvas { context, size in context.draw(Text("drawn words"), at: CGPoint(x: 60, y: 10)) }
                .frame(width: 120, height: 20)
            Text("faded words").opacity(0.5)
            Text("shaded words").shadow(radius: 3)
            Text("larger words").scaleEffect(1.5)
            Text("clipped words").padding().clipShape(RoundedRectangle(cornerRadius: 5))
        }.font(.custom("Inter", size: 14)).padding()
        let text = try read(ImageRenderer(content: content), "pdftotext", after: "-")
        for words in ["drawn words", "faded words", "shaded words", "larger words", "clipped words"] {
            expect(text.contains(words), "\(words) is not in \(text)")
        }
    }

    @Test("A program draws pages into a context") func contexts() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        let renderer = ImageRenderer(content: Text("On each page").font(.custom("Inter", size: 12)))
        renderer.render { size, context in
            var box = CGRect(x: 0, y: 0, width: size.width + 50, height: 100)
            guard let pdf = CGContext(file as CFURL, mediaBox: &box, nil) else { return }
            for _ in 0..<2 {
                pdf.beginPDFPage(nil)
                context(pdf)
                pdf.endPDFPage()
            }
            pdf.closePDF()
        }
        let text = try Self.run("pdftotext", [file.path, "-"])
        expect(text.split(separator: "\u{C}").filter { $0.contains("On each page") }.count, equals: 2)
        expect(CGContext(URL(fileURLWithPath: "/nowhere/page.pdf"), mediaBox: nil, nil) == nil)
        expect(ImageRenderer(content: EmptyView()).pdfData == nil)
    }

    // MARK: Pages

    /// The texts of the pages, from top to bottom.
    private func pages(_ data: Data?) throws -> [[String]] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try require(data).write(to: file)
        let text = try Self.run("pdftotext", ["-layout", file.path, "-"])
        let pages = text.split(separator: "\u{0C}")
        let count = try Self.run("pdfinfo", [file.path]).split(separator: "\n").first { $0.hasPrefix("Pages:") }
        expect(count?.split(separator: " ").last.map(String.init), equals: "\(pages.count)")
        return pages.map { page in
            page.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
    }

    @Test("Rows of a long view are divided among pages with numbers, none is cut, lost or shown twice")
    func longView() throws {
        let rows = VStack(spacing: 0) {
            ForEach(0..<100) { row in
                Text("Row \(row)").frame(maxWidth: .infinity).frame(height: 33).background(
                    row % 2 == 0 ? .gray : .white)
            }
        }
        let data = ImageRenderer(content: rows.font(.custom("Inter", size: 12))).pdfData(
            pageSize: CGSize(width: 400, height: 500)
        ) { page, count in Text("Page \(page) of \(count)").font(.custom("Inter", size: 10)) }
        let pages = try pages(data)
        // 392 points of a page hold 11 rows.
        expect(pages.count, equals: 10)
        for (index, page) in pages.enumerated() {
            let range = index * 11..<min(index * 11 + 11, 100)
            expect(page, equals: range.map { "Row \($0)" } + ["Page \(index + 1) of 10"])
        }
    }

    @Test("A text longer than a page is divided between its lines")
    func longText() throws {
        let words = (0..<900).map { "word\($0)" }
        let renderer = ImageRenderer(content: Text(words.joined(separator: " ")).font(.custom("Inter", size: 13)))
        let pages = try pages(renderer.pdfData(pageSize: CGSize(width: 300, height: 300)))
        expect(pages.count > 3, "\(pages.count)")
        expect(pages.joined().flatMap { $0.split(separator: " ").map(String.init) }, equals: words)
    }

    @Test("Strange papers and margins still show the view, and what is taller than a page is cut")
    func strangePapers() throws {
        func count(_ width: CGFloat, _ height: CGFloat, margin: CGFloat = 54) throws -> Int {
            let view = Color.red.frame(height: 900)
            let margins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
            return try Self.pageCount(
                ImageRenderer(content: view).pdfData(pageSize: CGSize(width: width, height: height), margins: margins))
        }
        expect(try count(300, 408), equals: 3)
        expect(try count(.nan, .nan), equals: 13)
        expect(try count(0, -5, margin: .infinity), equals: 13)
        expect(try count(200, 100, margin: 90), equals: 9)
        expect(try count(.infinity, .infinity), equals: 1)
        expect(ImageRenderer(content: EmptyView()).pdfData(pageSize: CGSize(width: 300, height: 300)) == nil)
    }

    private static func pageCount(_ data: Data?) throws -> Int {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try require(data).write(to: file)
        let line = try run("pdfinfo", [file.path]).split(separator: "\n").first { $0.hasPrefix("Pages:") }
        return Int(line?.split(separator: " ").last ?? "") ?? 0
    }
}
