import Casement

/// The options chosen with the controls of the stacks page.
struct StackChoices: Equatable {
    enum Direction { case horizontal, vertical, depth }
    enum Place { case start, center, end }
    enum Flexibility { case fixed, flexible, first }

    var direction = Direction.horizontal
    var place = Place.center
    var spacing: CGFloat = 8
    var flexibility = Flexibility.flexible
}

extension StackChoices.Place {
    var horizontal: HorizontalAlignment {
        switch self {
        case .start: .leading
        case .center: .center
        case .end: .trailing
        }
    }

    var vertical: VerticalAlignment {
        switch self {
        case .start: .top
        case .center: .center
        case .end: .bottom
        }
    }
}
