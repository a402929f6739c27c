import Foundation

/// Headers and footers of sections that stay visible while their section is.
extension LazyLayoutNode {
    func isPinned(_ row: Int) -> Bool {
        for pinned in pinnedRows where pinned.row == row { return true }
        return false
    }

    /// Finds the headers and footers of the visible sections, and creates them.
    func findPinned(_ start: CGFloat, _ end: CGFloat) {
        pinnedRows.removeAll(keepingCapacity: true)
        guard !arrangement.pinned.isEmpty else { return }
        for (index, section) in sections.enumerated() where !section.all.isEmpty {
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

    func end(of section: LazySection) -> CGFloat {
        let last = line(of: section.all.upperBound - 1)
        return lengths.start(of: last) + lengths.length(of: last)
    }

    func placePinned() {
        for pinned in pinnedRows where sections.indices.contains(pinned.section) {
            let place = place(of: pinned.row)
            guard place < rows.count, rows[place].index == pinned.row else { continue }
            let section = sections[pinned.section], line = line(of: pinned.row)
            let own = lengths.start(of: line), length = lengths.length(of: line)
            let first = lengths.start(of: self.line(of: section.all.lowerBound)), last = end(of: section)
            let start =
                pinned.isHeader
                ? min(max(own, seen.start), max(own, last - length)) : max(min(own, seen.end - length), min(own, first))
            self.place(rows[place], at: start, length: length)
        }
    }
}
