import CasementCore
import Foundation

extension SystemTextEngine {
    /// The positions of a text's characters when it is laid out for a proposal. Bytes are those of the displayed text:
    /// without control characters, tabs of four bytes, hard breaks removed.
    package func geometry(of request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextGeometry {
        checkFonts()
        if let line = PlainLine.geometry(of: request, width: width, fonts: setter.fonts) { return line }
        return setter.geometry(of: request, width: width, height: height)
    }
}

extension SystemTextEngine {
    package func segments(of text: String, language: String?) -> [WordSegment] {
        var text = text
        var segments: [WordSegment] = []
        text.withUTF8 { bytes in
            guard !bytes.isEmpty else { return }
            setter.unicode.load(bytes, offset: 0)
            setter.unicode.findWords(language: language, into: &segments)
        }
        return segments
    }
}

extension TextSetter {
    func geometry(of request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextGeometry {
        var found = TextGeometry(lines: [])
        withLines(request, width: width, height: height) { text, filler, frames in
            let walk = ClusterWalk(text, filler.extraWords)
            for (line, frame) in zip(filler.lines, frames) {
                let units = LineSetter.visualOrder(of: line, in: line.isExtra ? filler.extra : text.units)
                var pen = Double(frame.x)
                var clusters: [TextGeometry.Cluster] = []
                for unit in units {
                    let isReversed = unit.level & 1 == 1
                    var (start, at) = (Int(unit.start), isReversed ? pen + unit.advance : pen)
                    walk.forEach(in: unit) { end, width in
                        let next = isReversed ? at - width : at + width
                        let edges = (CGFloat(min(at, next)) / request.scale, CGFloat(max(at, next)) / request.scale)
                        if end > start {
                            clusters.append(
                                .init(bytes: start..<end, left: edges.0, right: edges.1, isRightToLeft: isReversed))
                        }
                        (start, at) = (end, next)
                        return true
                    }
                    pen += unit.advance
                }
                clusters.sort { $0.left < $1.left }
                found.lines.append(
                    .init(
                        bytes: line.bytes, top: CGFloat(frame.y) / request.scale,
                        height: CGFloat(line.height) / request.scale, left: CGFloat(frame.x) / request.scale,
                        isRightToLeft: text.paragraphs[line.paragraph].level & 1 == 1, clusters: clusters))
            }
        }
        return found
    }
}
