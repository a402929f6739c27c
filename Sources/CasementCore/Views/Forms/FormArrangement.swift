import Foundation

/// The rows of a section, or those between two sections.
struct FormGroup {
    var header: Range<Int>
    var rows: Range<Int>
    var footer: Range<Int>

    static func groups(of sections: [LazySection], count: Int) -> [FormGroup] {
        var groups: [FormGroup] = []
        var next = 0
        func addRows(to end: Int) {
            guard next < end else { return }
            groups.append(FormGroup(header: next..<next, rows: next..<end, footer: end..<end))
        }
        for section in sections where section.all.lowerBound >= next && section.all.upperBound <= count {
            addRows(to: section.all.lowerBound)
            next = section.all.upperBound
            if !section.all.isEmpty {
                groups.append(FormGroup(header: section.header, rows: section.rows, footer: section.footer))
            }
        }
        addRows(to: count)
        return groups
    }
}

/// The positions of a form's rows, and the cards and lines around them. All lengths are in points.
@MainActor struct FormArrangement {
    struct Place {
        var origin: CGPoint
        var offer: ProposedViewSize
    }

    private(set) var places: ContiguousArray<Place>
    private(set) var cards: [CGRect] = []
    private(set) var lines: [CGRect] = []
    private(set) var size = CGSize.zero

    private init(count: Int) {
        places = ContiguousArray(repeating: Place(origin: .zero, offer: .unspecified), count: count)
    }

    nonisolated static let cornerRadius: CGFloat = 10

    // Margins of the cards, and of rows in cards.
    private static let margin: CGFloat = 20
    private static let inset = CGSize(width: 12, height: 8)
    private static let leastRowHeight: CGFloat = 40
    /// The distance between sections, and between a card and its header or footer.
    private static let sectionGap: CGFloat = 20
    private static let headerGap: CGFloat = 8
    private static let footerGap: CGFloat = 6
    /// The distance between rows without cards.
    private static let rowGap: CGFloat = 8

    // MARK: Grouped

    /// Arranges rows in cards with lines between them, headers above and footers below, in the full width.
    static func grouped(_ rows: ContiguousArray<LayoutNode>, _ groups: [FormGroup], width: CGFloat?) -> FormArrangement
    {
        var form = FormArrangement(count: rows.count)
        let side = margin + inset.width
        let inner = max(0, (width ?? idealWidth(rows) + 2 * side) - 2 * side)
        let offer = ProposedViewSize(width: inner, height: nil)
        var y = margin
        /// Stacks headers or footers vertically.
        func add(_ range: Range<Int>) {
            for index in range {
                form.places[index] = Place(origin: CGPoint(x: side, y: y), offer: offer)
                y += rows[index].size(for: offer).height
            }
        }
        for (number, group) in groups.enumerated() {
            if number > 0 { y += sectionGap }
            add(group.header)
            if !group.header.isEmpty, !group.rows.isEmpty { y += headerGap }
            let top = y
            for index in group.rows {
                if index > group.rows.lowerBound {
                    form.lines.append(CGRect(x: side, y: y, width: inner, height: 1))
                    y += 1
                }
                let (offer, own) = offerInRow(rows[index], width: inner)
                let height = max(leastRowHeight, own + 2 * inset.height)
                form.places[index] = Place(
                    origin: CGPoint(x: side, y: y + ((height - own) / 2).rounded(.down)), offer: offer)
                y += height
            }
            if !group.rows.isEmpty {
                form.cards.append(CGRect(x: margin, y: top, width: inner + 2 * inset.width, height: y - top))
            }
            if !group.footer.isEmpty { y += footerGap }
            add(group.footer)
        }
        form.size = CGSize(width: inner + 2 * side, height: groups.isEmpty ? 0 : y + margin)
        return form
    }

    /// What a row is offered, and its height for that. The least height of a row is filled by what has a height only
    /// when it is offered one, such as a shape or the content of a geometry reader.
    private static func offerInRow(_ row: LayoutNode, width: CGFloat) -> (ProposedViewSize, CGFloat) {
        let free = ProposedViewSize(width: width, height: nil)
        let own = row.size(for: free).height, least = leastRowHeight - 2 * inset.height
        guard own < least else { return (free, own) }
        let filling = ProposedViewSize(width: width, height: least)
        return (filling, row.size(for: filling).height)
    }

    private static func idealWidth(_ rows: ContiguousArray<LayoutNode>) -> CGFloat {
        var width: CGFloat = 0
        for row in rows { width = max(width, row.size(for: .unspecified).width) }
        return width
    }

    // MARK: Columns

    /// Arranges labels and controls in two columns that meet at one line; rows without a label begin there too. As wide
    /// as necessary.
    static func columns(_ rows: ContiguousArray<LayoutNode>, _ groups: [FormGroup], width: CGFloat?) -> FormArrangement
    {
        var form = FormArrangement(count: rows.count)
        let guide = HorizontalAlignment.formControls.guide
        /// The width of a row before the line.
        func lead(_ row: LayoutNode, _ offer: ProposedViewSize) -> CGFloat {
            let lead = row.explicitGuide(guide, row.measurement(for: offer)) ?? 0
            return lead.isFinite ? lead : 0
        }
        let all = ProposedViewSize(width: width, height: nil)
        var leads: [CGFloat] = [], line: CGFloat = 0
        for row in rows {
            leads.append(lead(row, all))
            line = max(line, leads[leads.count - 1])
        }
        var y: CGFloat = 0
        for (number, group) in groups.enumerated() {
            if number > 0 { y += sectionGap }
            for index in group.header.lowerBound..<group.footer.upperBound {
                if index > group.header.lowerBound { y += rowGap }
                var offer = all
                if let width { offer.width = max(0, width - line + leads[index]) }
                let size = rows[index].size(for: offer)
                let x = line - lead(rows[index], offer)
                form.places[index] = Place(origin: CGPoint(x: x, y: y), offer: offer)
                form.size.width = max(form.size.width, x + size.width)
                y += size.height
            }
        }
        form.size.height = y
        return form
    }
}

private enum FormControls: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

extension HorizontalAlignment {
    /// The leading edge of the controls of a form in columns.
    package static let formControls = HorizontalAlignment(FormControls.self)
}
