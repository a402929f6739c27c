import Foundation

/// The outline of a symbol in a square of 24 units: steps that add to the covered area or cut from it, in order.
package final class SymbolOutline: Sendable {
    package struct Step: Sendable {
        package enum Pen: Sendable {
            case fill
            /// A line with the thickness of the font's weight, times a factor.
            case stroke(CGFloat)
        }
        package var path: Path
        package var pen: Pen
        package var isCut = false
        /// The index of the layer; 0 is in front.
        package var layer = 0
    }

    /// The unique name.
    package let name: String
    package let steps: [Step]
    package let layers: Int
    /// The bounding rectangle of the covered area, in units.
    package let bounds: CGRect

    package init(name: String, steps: [Step]) {
        (self.name, self.steps) = (name, steps)
        layers = 1 + (steps.map(\.layer).max() ?? 0)
        bounds = steps.filter { !$0.isCut }.reduce(CGRect.null) { bounds, step in
            var area = step.path.boundingRect
            if case .stroke(let factor) = step.pen {
                let reach = factor * Self.penWidth(weight: 400) / 2
                area = area.insetBy(dx: -reach, dy: -reach)
            }
            return bounds.union(area)
        }
    }

    /// The line width in units, which matches the strokes of letters of the same weight.
    package static func penWidth(weight: Int) -> CGFloat {
        let widths: [CGFloat] = [0.7, 0.95, 1.25, 1.6, 1.85, 2.1, 2.4, 2.75, 3.1]
        return widths[min(max(weight / 100 - 1, 0), 8)]
    }

    // MARK: Variants

    /// The symbol reduced in a circle or square.
    package func enclosed(in frame: Path, name: String, isFilled: Bool) -> SymbolOutline {
        let scale: CGFloat = 0.56
        let inner = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 12 * (1 - scale), ty: 12 * (1 - scale))
        var steps: [Step] = [Step(path: frame, pen: isFilled ? .fill : .stroke(1), layer: 1)]
        if isFilled { steps.append(Step(path: frame, pen: .stroke(1), layer: 1)) }
        for step in self.steps {
            var step = step
            step.path = step.path.applying(inner)
            step.layer = 0
            // Parts cut from the symbol show the enclosure.
            step.isCut = isFilled != step.isCut
            steps.append(step)
        }
        return SymbolOutline(name: name, steps: steps)
    }

    /// The symbol with a slash and a gap beside it.
    package func slashed(name: String) -> SymbolOutline {
        var line = Path()
        line.move(to: CGPoint(x: 4, y: 4))
        line.addLine(to: CGPoint(x: 20, y: 20))
        let gap = line.applying(CGAffineTransform(translationX: 1.1, y: -1.1))
        return SymbolOutline(
            name: name,
            steps: steps + [Step(path: gap, pen: .stroke(1.4), isCut: true), Step(path: line, pen: .stroke(1))])
    }
}
