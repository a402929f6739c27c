import Expectations
import Foundation
import TestData
import Testing

@testable import CasementCore

/// What a node keeps of its answers.
@MainActor struct CachedAnswers {
    // Foundation has one, too.
    private typealias Measurement = CasementCore.Measurement

    private static let lengths: [CGFloat] = [0, 10, 20.5, 300, .infinity, -.infinity]

    private func length(_ random: inout SeededGenerator) -> CGFloat? {
        Bool.random(using: &random) ? Self.lengths.randomElement(using: &random) : nil
    }

    private func proposal(_ random: inout SeededGenerator) -> ProposedViewSize {
        ProposedViewSize(width: length(&random), height: length(&random))
    }

    private func range(around proposed: CGFloat?, _ random: inout SeededGenerator) -> AxisRange {
        if Int.random(in: 0..<3, using: &random) == 0 { return AxisRange(exactly: proposed) }
        let lower = length(&random) ?? -.infinity, upper = length(&random) ?? .infinity
        return AxisRange(
            min(lower, proposed ?? lower), max(upper, proposed ?? upper), servesNil: proposed == nil || lower < 15)
    }

    private func answer(to proposal: ProposedViewSize, _ random: inout SeededGenerator) -> Measurement {
        let size = CGSize(
            width: Self.lengths[Int.random(in: 0..<4, using: &random)],
            height: Self.lengths[Int.random(in: 0..<4, using: &random)])
        return Measurement(
            size, for: proposal, widths: range(around: proposal.width, &random),
            heights: range(around: proposal.height, &random))
    }

    private func areSame(_ one: Measurement, _ other: Measurement) -> Bool {
        one.size == other.size && one.proposal == other.proposal && one.widths == other.widths
            && one.heights == other.heights
    }

    @Test("an answer in little memory is the same answer", arguments: 1...20)
    func packed(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var fitting = 0
        for _ in 0..<500 {
            let measurement = answer(to: proposal(&random), &random)
            var packed = PackedMeasurement()
            guard packed.set(measurement) else { continue }
            fitting += 1
            expect(areSame(packed.measurement, measurement), "\(measurement)")
            let other = proposal(&random)
            expect(packed.serves(other) == measurement.serves(other), "\(measurement), \(other)")
        }
        expect((100..<500).contains(fitting), "\(fitting) of 500 fit")
    }

    @Test("an invalid length is served by no proposal, in little memory too")
    func invalid() {
        var packed = PackedMeasurement()
        expect(packed.set(Measurement(CGSize(width: 10, height: 10), for: ProposedViewSize(width: .nan, height: 10))))
        expect(!packed.serves(ProposedViewSize(width: .nan, height: 10)))
        expect(!packed.serves(ProposedViewSize(width: 10, height: 10)))
    }

    @Test("a node's answers are those that were cached, and the one that it was placed with stays", arguments: 1...20)
    func cache(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var cache = MeasurementCache()
        var known: [Measurement] = []
        var placed: Measurement?
        for step in 0..<600 {
            let proposal = proposal(&random)
            let measurement = answer(to: proposal, &random)
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<6 where cache.serving(proposal) == nil:
                cache.insert(measurement)
                known.append(measurement)
            case 0..<9:
                cache.use(cache.serving(proposal) ?? measurement)
                placed = cache.placed
                if let placed { known.append(placed) }
            case 9:
                let taken = cache.takeAll()
                expect((taken == nil) == (placed == nil), "step \(step)")
                if let taken, let placed { expect(areSame(taken.placed, placed), "step \(step)") }
                (known, placed) = ([], nil)
            case 10 where step % 4 == 0:
                cache.forget()
                (known, placed) = ([], nil)
            default: break
            }
            if let found = cache.serving(proposal) {
                expect(found.serves(proposal) && known.contains { areSame($0, found) }, "step \(step)")
            }
            expect((cache.placed == nil) == (placed == nil), "step \(step)")
            if let placed, let found = cache.placed {
                expect(areSame(found, placed), "step \(step)")
                expect(cache.placedSize == placed.size, "step \(step)")
            }
        }
    }
}
