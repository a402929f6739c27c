import Foundation

/// A text being edited, addressed by the bytes of its UTF-8.
///
/// It is one string, which a binding to it shares: a text of 1 GB is in memory once. A binding needs a whole string
/// after each key press anyway, so an edit writes a new one (1 ms for 10 MB) and never changes the old one, which the
/// program still has. A piece table would have to be written out each time, and be kept beside the program's string.
/// Line positions are only needed for display: see `RowTable`.
package struct EditedText {
    /// The whole text.
    package private(set) var string: String

    package init(_ text: String = "") {
        string = text
        string.makeContiguousUTF8()
    }

    /// The length in bytes.
    package var count: Int { string.utf8.count }
    package var isEmpty: Bool { string.isEmpty }

    package subscript(range: Range<Int>) -> String {
        let range = clamped(range)
        guard !range.isEmpty else { return "" }
        // A line's field shows the whole text, which is not copied.
        if range == 0..<count { return string }
        return String(string[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// Whether it equals another text, byte for byte.
    package func isSame(as other: String) -> Bool {
        var other = other
        guard other.utf8.count == count else { return false }
        return other.withUTF8 { others in
            withBytes { own in
                guard let a = own.baseAddress, let b = others.baseAddress else { return true }
                return memcmp(a, b, own.count) == 0
            }
        }
    }

    /// Calls `body` with the bytes of the whole text.
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        // It is kept contiguous, so the copy of the reference below is never written to.
        if let result = string.utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = string
        return copy.withUTF8(body)
    }

    /// Replaces a range, whose ends are aligned to whole scalars; returns where.
    @discardableResult package mutating func replace(_ range: Range<Int>, with new: String) -> EditedPlace {
        let start = scalarAligned(range.lowerBound), end = scalarAligned(max(range.lowerBound, range.upperBound))
        let place = EditedPlace(start: start, removed: end - start, inserted: new.utf8.count)
        if place.old == 0..<count {
            self = EditedText(new)
            return place
        }
        string = count + place.shift > Self.short ? joined(new, at: place) : written(new, at: place)
        return place
    }

    /// Up to so many bytes a text is written at once instead of by three appends. The library then checks again that
    /// all is UTF-8, which takes longer the longer the text is.
    private static let short = 256

    private func joined(_ new: String, at place: EditedPlace) -> String {
        var result = ""
        result.reserveCapacity(count + place.shift)
        result.append(contentsOf: string[..<index(place.start)])
        result.append(new)
        result.append(contentsOf: string[index(place.old.upperBound)...])
        return result
    }

    private func written(_ new: String, at place: EditedPlace) -> String {
        var new = new
        return new.withUTF8 { new in
            withBytes { old in
                String(unsafeUninitializedCapacity: count + place.shift) { result in
                    var end = result.initialize(fromContentsOf: old[..<place.start])
                    end = result[end...].initialize(fromContentsOf: new)
                    return result[end...].initialize(fromContentsOf: old[place.old.upperBound...])
                }
            }
        }
    }

    // MARK: Characters

    /// Returns the end of the grapheme that follows or contains `offset`.
    package func characterEnd(after offset: Int) -> Int {
        guard offset < count else { return count }
        return self.offset(of: string.index(after: index(scalarAligned(offset))))
    }

    /// Returns the start of the grapheme that ends at or contains `offset`.
    package func characterStart(before offset: Int) -> Int {
        guard offset > 0, count > 0 else { return 0 }
        let at = index(scalarAligned(min(offset, count)))
        // Inside a grapheme, its own start.
        if at < string.endIndex, String.Index(at, within: string) == nil {
            return self.offset(of: string.index(before: string.index(after: at)))
        }
        return self.offset(of: string.index(before: at))
    }

    /// Returns the nearest boundary between two graphemes at or before `offset`.
    package func characterAligned(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < count else { return count }
        let at = index(scalarAligned(offset))
        return String.Index(at, within: string) == nil ? characterStart(before: offset) : self.offset(of: at)
    }

    /// Returns the nearest boundary between two scalars at or before `offset`.
    package func scalarAligned(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < count else { return count }
        return withBytes { bytes in
            var offset = offset
            while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            return offset
        }
    }

    // MARK: Paragraphs

    /// Returns the paragraph that contains an offset, without its line break.
    package func paragraph(around offset: Int) -> Range<Int> {
        let offset = min(max(0, offset), count)
        return withBytes { bytes in
            var (start, end) = (offset, offset)
            while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            // A carriage return belongs to the line break.
            if end > start, end < bytes.count, bytes[end - 1] == 0x0D { end -= 1 }
            return start..<end
        }
    }

    // MARK: Offsets

    private func index(_ offset: Int) -> String.Index { string.utf8.index(string.startIndex, offsetBy: offset) }

    private func offset(of index: String.Index) -> Int { string.utf8.distance(from: string.startIndex, to: index) }

    package func clamped(_ range: Range<Int>) -> Range<Int> {
        let start = min(max(0, range.lowerBound), count)
        return start..<max(start, min(range.upperBound, count))
    }
}

/// One change of a text.
package struct TextEdit: Equatable, Sendable {
    /// The offset in bytes.
    package var start: Int
    package var removed: String
    package var inserted: String
    /// The same with their attributes, in an attributed text.
    package var styles: EditedStyles?

    package init(start: Int, removed: String, inserted: String) {
        (self.start, self.removed, self.inserted) = (start, removed, inserted)
    }

    package var place: EditedPlace {
        EditedPlace(start: start, removed: removed.utf8.count, inserted: inserted.utf8.count)
    }
    package var oldRange: Range<Int> { place.old }
    package var newRange: Range<Int> { place.new }
    package var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

    package var inverse: TextEdit {
        var edit = TextEdit(start: start, removed: inserted, inserted: removed)
        edit.styles = styles?.inverse
        return edit
    }
}

/// Where a text was changed, in bytes.
package struct EditedPlace: Equatable, Sendable {
    package var start: Int
    /// The number of bytes that are gone, and of those in their place.
    package var removed: Int
    package var inserted: Int

    package init(start: Int, removed: Int, inserted: Int) {
        self.start = start
        self.removed = removed
        self.inserted = inserted
    }

    /// The replaced bytes, before the edit, and the inserted ones, after it.
    package var old: Range<Int> { start..<start + removed }
    package var new: Range<Int> { start..<start + inserted }
    /// How far the text after it has moved.
    package var shift: Int { inserted - removed }
}
