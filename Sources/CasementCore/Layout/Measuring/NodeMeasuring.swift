import Foundation

extension LayoutNode {
    /// Lengths are limited to this many points: far larger than any screen, and small enough for sums to stay exact.
    package static let largestLength: CGFloat = 1_000_000_000

    /// The answer to a proposal, cached.
    final func measurement(for proposal: ProposedViewSize) -> Measurement {
        if let known = measurements.serving(proposal) { return known }
        let answer = compute(proposal)
        measurements.insert(answer)
        return answer
    }

    private func compute(_ proposal: ProposedViewSize) -> Measurement {
        tree.counts.measures += 1
        return checked(measure(proposal))
    }

    /// Whether all answers in use meet a condition.
    final func hasOnlyAnswers(_ condition: (Measurement) -> Bool) -> Bool {
        measurements.areAll(condition)
    }

    final func size(for proposal: ProposedViewSize) -> CGSize { measurement(for: proposal).size }

    /// Makes sizes finite and not negative, whatever a view answers.
    private func checked(_ answer: Measurement) -> Measurement {
        let size = answer.size
        if size.width >= 0, size.height >= 0, size.width < Self.largestLength, size.height < Self.largestLength {
            return answer
        }
        var answer = answer
        func bounded(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(0, length), Self.largestLength) }
        answer.size = CGSize(width: bounded(size.width), height: bounded(size.height))
        return answer
    }

    /// The position of a guide, set explicitly or not.
    final func dimension(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat {
        guard guide.needsAsking(in: tree) else { return guide.position(in: measurement.size[guide.axis]) }
        return explicitGuide(guide, measurement)
            ?? guide.defaultPosition(in: ViewDimensions(node: self, measurement: measurement))
    }

    /// Computes all answers in use again; true where they are still valid for all dependents.
    final func remeasure() -> Bool {
        guard let old = measurements.takeSole() else { return remeasureAll() }
        let now = compute(old.proposal)
        measurements.insert(now)
        guard now.replaces(old) else { return false }
        measurements.useOnly()
        return true
    }

    private func remeasureAll() -> Bool {
        guard let old = measurements.takeAll() else { return false }
        let now = compute(old.placed.proposal)
        if old.others.isEmpty, !old.hasForgotten, now.replaces(old.placed) {
            measurements.use(now)
            return true
        }
        measurements.insert(now)
        // After an eviction it is unknown which answers the parent relies on.
        guard !old.hasForgotten, now.replaces(old.placed),
            old.others.allSatisfy({ measurement(for: $0.proposal).replaces($0) })
        else { return false }
        measurements.use(now)
        return true
    }
}
