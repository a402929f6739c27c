import CasementCore
import Foundation

/// The space offered to a text, in device pixels, and the layout that comes of it.
@MainActor struct TextProposal {
    private let font: SizedFont
    /// As proposed, in points.
    private let (width, height): (CGFloat?, CGFloat?)
    private let limit: Double
    /// The most lines that the height has room for, and that the caller allows.
    private let (heightLines, allowedLines): (Int, Int)

    init(width: CGFloat?, height: CGFloat?, font: SizedFont, lineLimit: Int?) {
        self.font = font
        self.width = width.flatMap { $0.isNaN ? nil : $0 }
        self.height = height.flatMap { $0.isNaN ? nil : $0 }
        limit = self.width.map { max(0, Double($0 * font.scale)) } ?? .infinity
        let face = font.face
        let room = self.height.map { Double($0 * font.scale) + LineBreaker.tolerance } ?? .infinity
        let further = ((room - Double(face.height)) / Double(face.lineSkip)).rounded(.down)
        heightLines = further < 1e9 ? max(Int(further), 0) + 1 : .max
        allowedLines = max(lineLimit ?? .max, 1)
    }

    func layout(_ text: TextBuffer, alignment: TextAlignment) -> TextLayout {
        let face = font.face, scale = font.scale
        var breaker = LineBreaker(text, face: face, limit: limit, maximum: min(heightLines, allowedLines))
        breaker.run()
        let lines = breaker.lines
        let widest = lines.reduce(0) { max($0, $1.width) }
        var pieces: [TextPlace] = []
        pieces.reserveCapacity(lines.count)
        let cutter = PieceCutter(text: text, face: face)
        for (number, line) in lines.enumerated() {
            var x = alignment.offset(ofWidth: line.width, in: widest)
            cutter.forEachPiece(of: line) { part in
                let string = text.string(part.range)
                let piece = TextPiece(
                    text: part.endsInEllipsis ? string + "…" : string, font: font.request, scale: scale)
                let frame = PixelRect(x: x, y: number * face.lineSkip, width: part.width, height: face.height)
                pieces.append(TextPlace(piece, frame: frame))
                x += part.width
            }
        }
        let skipped = (lines.count - 1) * face.lineSkip
        return TextLayout(
            size: CGSize(width: CGFloat(widest) / scale, height: CGFloat(face.height + skipped) / scale),
            firstBaseline: CGFloat(face.ascent) / scale, lastBaseline: CGFloat(face.ascent + skipped) / scale,
            widths: widths(breaker, widest: widest), heights: heights(breaker),
            pieces: pieces, isTruncated: breaker.isTruncated)
    }

    /// The widths for which the same lines come out.
    private func widths(_ breaker: LineBreaker, widest: Int) -> AxisRange {
        guard let bound = breaker.breaksHoldBelow else { return AxisRange(exactly: width) }
        let lower = CGFloat(widest) / font.scale
        // No wider line was tried: these are the text's own lines.
        if bound == .infinity { return AxisRange(lower, .infinity, servesNil: true) }
        let range = AxisRange(lower, (CGFloat(bound) - 2 * LineBreaker.tolerance) / font.scale)
        return range.contains(width) ? range : AxisRange(exactly: width)
    }

    /// The heights for which the same lines come out. One line is the least in any height.
    private func heights(_ breaker: LineBreaker) -> AxisRange {
        func height(_ lines: Int) -> CGFloat {
            CGFloat(font.face.height + (lines - 1) * font.face.lineSkip) / font.scale
        }
        let count = breaker.lines.count
        let lower = count == 1 ? -CGFloat.infinity : height(count)
        if breaker.isTruncated, heightLines < allowedLines {
            let range = AxisRange(lower, height(count + 1) - 2 * LineBreaker.tolerance / font.scale)
            return range.contains(self.height) ? range : AxisRange(exactly: self.height)
        }
        return count == 1 ? .all : AxisRange(lower, .infinity, servesNil: true)
    }
}

extension TextAlignment {
    fileprivate func offset(ofWidth width: Int, in whole: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: (whole - width) / 2
        case .trailing: whole - width
        }
    }
}

extension TextLayout {
    /// What is laid out where no font can be opened.
    static let nothing = TextLayout(
        size: .zero, firstBaseline: 0, lastBaseline: 0, widths: .all, heights: .all, pieces: [], isTruncated: false)

    /// One line that is one piece.
    @MainActor convenience init(line text: String, width: Int, font: SizedFont) {
        let face = font.face, scale = font.scale
        let baseline = CGFloat(face.ascent) / scale
        self.init(
            size: CGSize(width: CGFloat(width) / scale, height: CGFloat(face.height) / scale),
            firstBaseline: baseline, lastBaseline: baseline,
            widths: width == 0 ? .all : AxisRange(CGFloat(width) / scale, .infinity, servesNil: true), heights: .all,
            pieces: width == 0
                ? []
                : [
                    TextPlace(
                        TextPiece(text: text, font: font.request, scale: scale),
                        frame: PixelRect(x: 0, y: 0, width: width, height: face.height))
                ],
            isTruncated: false)
    }
}
