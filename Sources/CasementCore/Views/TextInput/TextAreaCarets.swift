import Foundation

/// The positions of the caret in the rows of an area, and its movements.
extension TextAreaLayoutNode: CaretPlaces {
    private func place(_ position: TextPosition) -> (row: RowTable.Row, node: TextRowNode, shown: Int) {
        let row = rows.row(at: position.offset)
        let node = node(row)
        var shown = node.shown.shown(position.offset - row.range.lowerBound)
        if let composition = model.composition, let range = node.shown.composition,
            position.offset == model.selection.head
        {
            shown = range.lowerBound + composition.cursor
        }
        return (row, node, shown)
    }

    /// The caret's frame in local coordinates.
    func caretRect(_ position: TextPosition) -> CGRect {
        let (row, node, shown) = place(position)
        var rect = node.geometry.caret(at: shown, position.affinity)
        let width = size.width
        rect = rect.offsetBy(dx: node.textX(in: width), dy: CGFloat(row.top) + node.lift)
        if rect.height == 0 { rect.size.height = lineHeight }
        rect.size.width = CaretNode.width
        rect.origin.x = max(0, min(rect.minX, width - CaretNode.width))
        return rect
    }

    /// The position nearest to a point in local coordinates.
    func position(at point: CGPoint) -> TextPosition {
        let row = rows.row(atHeight: Double(max(0, point.y)))
        let node = node(row)
        let inner = CGPoint(
            x: point.x - node.textX(in: size.width),
            y: rows.isSingle ? lineHeight / 2 : max(0, point.y - CGFloat(row.top) - node.lift))
        let hit = node.geometry.hit(inner)
        return position(hit, in: row, node)
    }

    private func position(
        _ hit: (index: Int, affinity: TextAffinity), in row: RowTable.Row, _ node: TextRowNode
    ) -> TextPosition {
        let offset = model.text.characterAligned(row.range.lowerBound + node.shown.own(hit.index))
        return TextPosition(offset, hit.affinity)
    }

    func step(from position: TextPosition, toRight: Bool) -> TextPosition? {
        let (row, node, shown) = place(position)
        let geometry = node.geometry
        guard node.shown.isSame, !geometry.lines.isEmpty else {
            return next(position.offset, isForward: toRight != node.isRightToLeft)
        }
        let number = geometry.line(of: shown, position.affinity)
        let line = geometry.lines[number]
        if let step = line.step(from: shown, position.affinity, toRight: toRight) {
            return self.position(step, in: row, node)
        }
        let isForward = toRight != line.isRightToLeft
        // At the edge of a run in the opposite direction, the caret leaves the line nevertheless.
        if isForward, shown < line.bytes.upperBound {
            if number + 1 < geometry.lines.count {
                return TextPosition(row.range.lowerBound + geometry.lines[number + 1].bytes.lowerBound)
            }
            return row.index + 1 < rows.count ? TextPosition(rows.row(row.index + 1).range.lowerBound) : nil
        }
        if !isForward, shown > line.bytes.lowerBound {
            if number > 0 {
                return TextPosition(row.range.lowerBound + geometry.lines[number - 1].bytes.upperBound, .upstream)
            }
            return row.index > 0 ? TextPosition(content(rows.row(row.index - 1)).upperBound, .upstream) : nil
        }
        return next(position.offset, isForward: isForward)
    }

    private func next(_ offset: Int, isForward: Bool) -> TextPosition? {
        let next = isForward ? model.text.characterEnd(after: offset) : model.text.characterStart(before: offset)
        return next == offset ? nil : TextPosition(next)
    }

    func lineEnds(around position: TextPosition) -> (start: TextPosition, end: TextPosition) {
        let (row, node, shown) = place(position)
        let own = content(row)
        let geometry = node.geometry
        let number = geometry.line(of: shown, position.affinity)
        guard geometry.lines.indices.contains(number) else {
            return (TextPosition(own.lowerBound), TextPosition(own.upperBound, .upstream))
        }
        let line = geometry.lines[number]
        let end =
            number + 1 < geometry.lines.count ? own.lowerBound + node.shown.own(line.bytes.upperBound) : own.upperBound
        return (TextPosition(own.lowerBound + node.shown.own(line.bytes.lowerBound)), TextPosition(end, .upstream))
    }

    func position(from position: TextPosition, lines: Int, x: CGFloat) -> TextPosition? {
        var (row, node, shown) = place(position)
        var number = node.geometry.line(of: shown, position.affinity) + lines
        while number < 0 {
            guard row.index > 0 else { return nil }
            row = rows.row(row.index - 1)
            node = self.node(row)
            number += max(1, node.geometry.lines.count)
        }
        while number >= max(1, node.geometry.lines.count) {
            guard row.index + 1 < rows.count else { return nil }
            number -= max(1, node.geometry.lines.count)
            row = rows.row(row.index + 1)
            node = self.node(row)
        }
        shown = 0
        guard node.geometry.lines.indices.contains(number) else { return TextPosition(row.range.lowerBound) }
        return self.position(node.geometry.lines[number].hit(x: x - node.textX(in: size.width)), in: row, node)
    }

    func x(of position: TextPosition) -> CGFloat { caretRect(position).minX }

    var linesOfPage: Int { Int((scroll?.size.height ?? 0) / max(1, lineHeight + gap)) }

    func isRightToLeft(at offset: Int) -> Bool { node(rows.row(at: offset)).isRightToLeft }
}
