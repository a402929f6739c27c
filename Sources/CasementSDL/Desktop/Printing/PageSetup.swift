import CasementCore
import Foundation

/// Paper and pages as portals describe them: lengths in millimetres, the size of the upright paper, and the margins of
/// the page as it is read.
enum PageSetup {
    private static let points = 72 / 25.4

    static func append(_ paper: PrintPaper, to setup: inout BusWriter) {
        let lengths: [(String, CGFloat)] = [
            ("Width", paper.upright.width), ("Height", paper.upright.height), ("MarginTop", paper.margins.top),
            ("MarginBottom", paper.margins.bottom), ("MarginLeft", paper.margins.leading),
            ("MarginRight", paper.margins.trailing),
        ]
        for (name, length) in lengths { setup.entry(name, "d") { $0.append(Double(length) / points) } }
        setup.entry("Orientation", "s") { $0.append(PrintPortal.orientation(paper)) }
    }

    /// What the user has chosen; what is not said, or makes no sense, is as it was asked.
    static func choice(in values: [BusValue], asked: PrintPaper) -> PrintChoice {
        let setup = values.entry("page-setup")?.list ?? [], settings = values.entry("settings")?.list ?? []
        return PrintChoice(paper: paper(setup, settings, asked), pages: pages(settings))
    }

    private static func paper(_ setup: [BusValue], _ settings: [BusValue], _ asked: PrintPaper) -> PrintPaper {
        func length(_ name: String, _ range: ClosedRange<Double>) -> CGFloat? {
            guard let number = setup.entry(name)?.number, number.isFinite else { return nil }
            let length = number * points
            return range.contains(length) ? CGFloat(length) : nil
        }
        var paper = asked
        if let width = length("Width", 36...14_400), let height = length("Height", 36...14_400) {
            paper.size = CGSize(width: min(width, height), height: max(width, height))
            let orientation = setup.entry("Orientation")?.text ?? settings.entry("orientation")?.text
            if orientation?.hasSuffix("landscape") ?? asked.isLandscape {
                paper.size = CGSize(width: paper.size.height, height: paper.size.width)
            }
        }
        // At least those of the printer.
        let side = 0...Double(min(paper.size.width, paper.size.height) / 3)
        paper.margins.top = max(paper.margins.top, length("MarginTop", side) ?? 0)
        paper.margins.bottom = max(paper.margins.bottom, length("MarginBottom", side) ?? 0)
        paper.margins.leading = max(paper.margins.leading, length("MarginLeft", side) ?? 0)
        paper.margins.trailing = max(paper.margins.trailing, length("MarginRight", side) ?? 0)
        return paper
    }

    /// `print-pages` says `ranges`, and `page-ranges` something like `0-2,4`: the first page is 0.
    private static func pages(_ settings: [BusValue]) -> [ClosedRange<Int>] {
        guard settings.entry("print-pages")?.text == "ranges", let text = settings.entry("page-ranges")?.text else {
            return []
        }
        return text.prefix(1000).split(separator: ",").compactMap { part in
            let ends = part.split(separator: "-").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
            guard let first = ends.first, let last = ends.last, 0 <= first, first <= last, last < 100_000 else {
                return nil
            }
            return first + 1...last + 1
        }
    }
}
