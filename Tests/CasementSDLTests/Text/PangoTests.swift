import CPango
import CasementCore
import CasementSDL
import Expectations
import Foundation
import Testing

/// Lines, order and widths of twelve scripts equal those of Pango, an older and widely used text engine.
@MainActor struct PangoTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var script: String
        var family: String
        var text: String

        var testDescription: String { script }
    }

    nonisolated static let samples = [
        Sample(
            script: "Latin", family: "Noto Sans",
            text:
                "The quick brown fox jumps over the lazy dog; well-known words, and/or others (in brackets), cost 12.50 or so."
        ),
        Sample(
            script: "Cyrillic", family: "Noto Sans",
            text: "Съешь же ещё этих мягких французских булок, да выпей чаю. Широкая электрификация южных губерний."),
        Sample(
            script: "Greek", family: "Noto Sans",
            text: "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι."),
        Sample(
            script: "Arabic", family: "Noto Sans Arabic",
            text:
                "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح الإخاء"
        ),
        Sample(
            script: "Hebrew", family: "Noto Sans Hebrew",
            text: "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם כולם חוננו בתבונה ובמצפון"),
        Sample(
            script: "Devanagari", family: "Noto Sans Devanagari",
            text: "सभी मनुष्यों को गौरव और अधिकारों के विषय में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"),
        // Thai lines end between the words of a dictionary. Pango uses libthai's and Casement ICU's, which differ on
        // whether some compounds are one word or two (UAX 14 leaves it open): they agree on this sentence.
        Sample(
            script: "Thai", family: "Noto Sans Thai",
            text: "ต่างมีเหตุผลและมโนธรรม และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ"),
        Sample(
            script: "Chinese", family: "Noto Sans CJK SC",
            text: "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。"),
        Sample(
            script: "Japanese", family: "Noto Sans CJK JP",
            text: "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"),
        Sample(
            script: "Korean", family: "Noto Sans CJK KR",
            text: "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을 부여받았다."),
        Sample(
            script: "Tamil", family: "Noto Sans Tamil",
            text: "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர் அவர்கள் மதிப்பிலும் உரிமைகளிலும் சமமானவர்கள்"),
        Sample(script: "Emoji", family: "Noto Color Emoji", text: "😀👨‍👩‍👧‍👦🇩🇪👍🏽🎉🚀🌍🐧🍎🏳️‍🌈🎈🎁"),
        Sample(
            script: "mixed", family: "DejaVu Sans",
            text: "abc אבגד 123 def (שלום עולם) 4.5 – end ميدان 678 العربية, after"),
        Sample(
            script: "mixed from the right", family: "DejaVu Sans",
            text: "שלום abc def 123 עולם (in brackets) וגם 45.6% סוף"),
    ]

    private static let size = 16.0

    /// Characters that are adjacent in the text and on the line, of one direction.
    private struct Stretch: CustomStringConvertible {
        var line: Int
        var bytes: Range<Int>
        var isRightToLeft: Bool
        var left: Double
        var right: Double

        var width: Double { right - left }
        var description: String { "\(line): \(bytes) \(isRightToLeft ? "←" : "→") \(width)" }

        static func merged(_ parts: [Stretch]) -> [Stretch] {
            var all: [Stretch] = []
            for part in parts {
                if var last = all.last, last.line == part.line, last.isRightToLeft == part.isRightToLeft {
                    let meets =
                        part.isRightToLeft
                        ? part.bytes.upperBound == last.bytes.lowerBound
                        : last.bytes.upperBound == part.bytes.lowerBound
                    if meets {
                        last.bytes =
                            min(
                                last.bytes.lowerBound, part.bytes.lowerBound)..<max(
                                last.bytes.upperBound, part.bytes.upperBound)
                        last.right = part.right
                        all[all.count - 1] = last
                        continue
                    }
                }
                all.append(part)
            }
            return all
        }
    }

    private func pango(_ sample: Sample, width: Double) -> [Stretch] {
        var runs = [PangoPlacedRun](repeating: PangoPlacedRun(), count: 1000)
        let count = pango_place(
            sample.text, Int32(sample.text.utf8.count), sample.family, Self.size, width, &runs, Int32(runs.count))
        var (pen, line) = (0.0, 0)
        return Stretch.merged(
            runs.prefix(Int(count)).map { run in
                if Int(run.line) != line { (pen, line) = (0, Int(run.line)) }
                defer { pen += run.width }
                return Stretch(
                    line: line, bytes: Int(run.start)..<Int(run.start + run.length),
                    isRightToLeft: run.isRightToLeft != 0, left: pen, right: pen + run.width)
            })
    }

    private func geometry(_ sample: Sample, width: Double?) -> TextGeometry {
        let style = TextStyle(FontRequest(family: sample.family, size: Self.size))
        return SystemTextEngine.shared.geometry(
            of: TextRequest(text: sample.text, style: style, scale: 1), width: width.map { CGFloat($0) }, height: nil)
    }

    private func ours(_ sample: Sample) -> [Stretch] {
        var parts: [Stretch] = []
        for (number, line) in geometry(sample, width: nil).lines.enumerated() {
            for cluster in line.clusters {
                parts.append(
                    Stretch(
                        line: number, bytes: cluster.bytes, isRightToLeft: cluster.isRightToLeft,
                        left: Double(cluster.left), right: Double(cluster.right)))
            }
        }
        return Stretch.merged(parts)
    }

    @Test("order of the runs, and their widths within a pixel", arguments: samples)
    func runs(sample: Sample) {
        let (theirs, ours) = (pango(sample, width: -1), ours(sample))
        expect(ours.map(\.bytes), equals: theirs.map(\.bytes), "\(ours)\n\(theirs)")
        expect(ours.map(\.isRightToLeft), equals: theirs.map(\.isRightToLeft))
        for (a, b) in zip(ours, theirs) { expect(abs(a.width - b.width) <= 1, "\(a)\n\(b)") }
    }

    @Test("lines start at the same characters", arguments: samples)
    func lines(sample: Sample) {
        for width in stride(from: 90.0, through: 600, by: 37) {
            var starts: [Int: Int] = [:]
            for run in pango(sample, width: width) {
                starts[run.line] = min(starts[run.line] ?? .max, run.bytes.lowerBound)
            }
            let theirs = starts.keys.sorted().compactMap { starts[$0] }
            let ours = geometry(sample, width: width).lines.map(\.bytes.lowerBound)
            expect(ours, equals: theirs, "at \(width)")
        }
    }
}
