import Foundation

/// Headers and footers of sections that stay visible while their section is.
extension LazyLayoutNode {
    func isPinned(_ row: Int) -> Bool {
        for pinned in pinnedRows where pinned.row == row { return true }
        return false
    }

    /// Whether a row is over others, and painted after them.
    func floats(_ node: LayoutNode) -> Bool {
        for other in floating where other === node { return true }
        return false
    }

    /// Finds the headers and footers of the visible sections, and creates them.
    func findPinned(_ start: CGFloat, _ end: CGFloat) {
        if !pinnedRows.isEmpty { pinnedRows.removeAll(keepingCapacity: true) }
        guard !arrangement.pinned.isEmpty, !sections.isEmpty, lengths.count > 0 else { return }
        for index in firstSection(from: start)..<sections.count where !sections[index].all.isEmpty {
            let section = sections[index]
            guard lengths.start(of: line(of: section.all.lowerBound)) < end else { break }
            guard self.end(of: section) > start else { continue }
            if arrangement.pinned.contains(.sectionHeaders), !section.header.isEmpty {
                makeRows(in: section.header)
                pinnedRows.append((section.header.lowerBound, index, true))
            }
            if arrangement.pinned.contains(.sectionFooters), !section.footer.isEmpty {
                makeRows(in: section.footer)
                pinnedRows.append((section.footer.lowerBound, index, false))
            }
        }
        for pinned in pinnedRows { lengths.set(measureLine(line(of: pinned.row)), of: line(of: pinned.row)) }
    }

    /// The first section that does not end before a row at a place.
    private func firstSection(from start: CGFloat) -> Int {
        let row = rowRange(of: lengths.line(at: max(0, start))).lowerBound
        var low = 0, high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].all.upperBound <= row { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The pinned row that is over the others at a place.
    func pinnedRow(at place: CGFloat) -> Int? {
        for pinned in pinnedRows {
            let index = self.place(of: pinned.row)
            guard index < rows.count, rows[index].index == pinned.row else { continue }
            let node = rows[index].node
            if place >= node.origin[axis], place < node.origin[axis] + node.size[axis] { return pinned.row }
        }
        return nil
    }

    /// The length at the start of the visible range that a pinned header covers while a row is there.
    func pinnedLength(above row: Int) -> CGFloat {
        guard arrangement.pinned.contains(.sectionHeaders) else { return 0 }
        for section in sections where section.all.contains(row) && !section.header.isEmpty {
            guard row >= section.header.upperBound else { return 0 }
            let place = place(of: section.header.lowerBound)
            let isMade = place < rows.count && rows[place].index == section.header.lowerBound
            let inset = isMade ? source?.pinnedInset(of: rows[place].node) ?? 0 : 0
            return max(0, lengths.length(of: line(of: section.header.lowerBound)) - inset)
        }
        return 0
    }

    func end(of section: LazySection) -> CGFloat {
        let last = line(of: section.all.upperBound - 1)
        return lengths.start(of: last) + lengths.length(of: last)
    }

    func placePinned() {
        guard !pinnedRows.isEmpty || !floating.isEmpty else { return }
        var afloat = ContiguousArray<LayoutNode>()
        for pinned in pinnedRows where sections.indices.contains(pinned.section) {
            let place = place(of: pinned.row)
            guard place < rows.count, rows[place].index == pinned.row else { continue }
            let section = sections[pinned.section], line = line(of: pinned.row)
            let own = lengths.start(of: line), length = lengths.length(of: line)
            let first = lengths.start(of: self.line(of: section.all.lowerBound)), last = end(of: section)
            let inset = pinned.isHeader ? source?.pinnedInset(of: rows[place].node) ?? 0 : 0
            let start =
                pinned.isHeader
                ? min(max(own, seen.start - inset), max(own, last - length))
                : max(min(own, seen.end - length), min(own, first))
            if start != own {
                afloat.append(rows[place].node)
                source?.rowFloats(rows[place].node, true)
            }
            self.place(rows[place], at: start, length: length)
        }
        let old = floating
        floating = afloat
        for node in old where !floats(node) { source?.rowFloats(node, false) }
    }
}
