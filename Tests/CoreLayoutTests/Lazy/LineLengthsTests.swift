import CoreTesting
import Expectations
import Testing

@testable import CasementCore

struct LineLengthsTests {
    /// Compared with a plain array, under random edits.
    @Test(arguments: 0..<20) func likeAPlainList(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, bound)
        }
        var plain: [CGFloat?] = Array(repeating: nil, count: 1500)
        var lengths = LineLengths(count: 1500)
        (lengths.estimate, lengths.spacing) = (10, 2)
        for _ in 0..<400 {
            switch next(6) {
            case 0:
                let (place, count) = (next(plain.count + 1), [1, 2, 40, 600][next(4)])
                plain.insert(contentsOf: Array(repeating: nil, count: count), at: place)
                lengths.insert(count, at: place)
            case 1 where !plain.isEmpty:
                let start = next(plain.count), end = min(plain.count, start + [1, 3, 50, 700][next(4)])
                plain.removeSubrange(start..<end)
                lengths.remove(start..<end)
            default:
                guard !plain.isEmpty else { continue }
                let line = next(plain.count), length = CGFloat(next(30))
                plain[line] = length
                lengths.set(length, of: line)
            }
            expect(lengths.count, equals: plain.count)
            expect(lengths.knownCount, equals: plain.count { $0 != nil })
            let probe = next(plain.count + 1)
            let start = plain[..<probe].reduce(CGFloat(0)) { $0 + ($1 ?? 10) + 2 }
            expect(abs(lengths.start(of: probe) - start) < 1e-6)
            if probe < plain.count {
                expect(lengths.length(of: probe), equals: plain[probe] ?? 10)
                expect(lengths.line(at: start + 1), equals: probe)
            }
        }
    }
}
