import CasementTesting
import Expectations
import Foundation
import Testing

/// The pointer and keyboard input that a control gets before its picture is taken.
enum ControlState: String, CaseIterable {
    case normal, hovered, pressed, focused, disabled
}

/// A variant of a control: a row of a sheet.
@MainActor struct Variant {
    let caption: String
    /// The position in the control at which the pointer hovers and presses.
    let anchor: UnitPoint
    let view: AnyView

    init<V: View>(_ caption: String, at anchor: UnitPoint = .center, @ViewBuilder content: () -> V) {
        (self.caption, self.anchor, view) = (caption, anchor, AnyView(content()))
    }
}

/// A view in one situation: a row of a sheet.
@MainActor struct Situation {
    let caption: String
    let size: CGSize
    let view: AnyView
    let prepare: (TestHost) throws -> Void

    init<V: View>(
        _ caption: String, _ width: CGFloat, _ height: CGFloat, @ViewBuilder content: () -> V,
        prepare: @escaping (TestHost) throws -> Void = { _ in }
    ) {
        (self.caption, size, self.prepare) = (caption, CGSize(width: width, height: height), prepare)
        view = AnyView(content())
    }
}

@resultBuilder enum SheetBuilder<Row> {
    static func buildBlock(_ rows: Row...) -> [Row] { rows }
}

/// Compares a sheet of a control in its states with the accepted picture: a row for each variant, a column for each
/// state. The left block is light, the next one dark, and the column at the right is the first state at scale 2.
///
/// The states are reached by input, as in a program: each cell is a window of its own, in which the pointer hovers and
/// presses and Tab moves the focus.
@MainActor func stateGolden(
    _ name: String, _ width: CGFloat = 100, _ height: CGFloat = 36, states: [ControlState] = ControlState.allCases,
    isAlsoLarge: Bool = true, sourceLocation: SourceLocation = #_sourceLocation,
    @SheetBuilder<Variant> rows: () -> [Variant]
) throws {
    var light = [[caption("", width: 80)] + states.map { caption($0.rawValue, width: width) }]
    var dark = [states.map { caption($0.rawValue, width: width) }]
    var large = [[caption("scale 2", width: width)]]
    for variant in rows() {
        var cells: [Cell] = []
        for state in states {
            let view = variant.view.accessibilityIdentifier("control").disabled(state == .disabled)
            cells.append(
                try Cell(width, height, AnyView(view), isAlsoLarge: isAlsoLarge && state == states[0]) {
                    try enter(state, of: variant, in: $0)
                })
        }
        light.append([caption(variant.caption, width: 80, height: height)] + cells.map(\.light))
        dark.append(cells.map(\.dark))
        large.append(cells.compactMap(\.large))
    }
    let blocks = [light, dark] + (isAlsoLarge ? [large] : [])
    let sheet = Bitmap(sheetOf: [blocks.map { Bitmap(sheetOf: $0) }])
    try compareGolden(sheet, name, tolerance: controlTolerance, sourceLocation: sourceLocation)
}

/// Compares a sheet of views in situations with the accepted picture: a row for each, light and dark, and light at
/// scale 2 where `isAlsoLarge`.
@MainActor func situationGolden(
    _ name: String, isAlsoLarge: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
    @SheetBuilder<Situation> rows: () -> [Situation]
) throws {
    var sheet: [[Bitmap]] = []
    for situation in rows() {
        let cell = try Cell(
            situation.size.width, situation.size.height, situation.view, isAlsoLarge: isAlsoLarge,
            prepare: situation.prepare)
        let label = caption(situation.caption, width: 80, height: 60)
        sheet.append([label, cell.light, cell.dark] + [cell.large].compactMap(\.self))
    }
    try compareGolden(Bitmap(sheetOf: sheet), name, tolerance: controlTolerance, sourceLocation: sourceLocation)
}

/// Smaller than that of other pictures: hovering changes some fills of controls by a few levels only.
private let controlTolerance = 3

/// A view in a window of its own, light and dark.
@MainActor private struct Cell {
    let light: Bitmap
    let dark: Bitmap
    let large: Bitmap?

    /// Monday, November 16, 2026, 09:41 in Greenwich: calendars mark the day.
    private static let today = Date(timeIntervalSinceReferenceDate: 816_514_860)

    init(
        _ width: CGFloat, _ height: CGFloat, _ view: AnyView, isAlsoLarge: Bool, prepare: (TestHost) throws -> Void
    ) throws {
        func host(_ scheme: ColorScheme) throws -> TestHost {
            let host = TestHost(width: width, height: height) { view }
            host.date = Self.today
            host.setEnvironment(\.colorScheme, scheme)
            try prepare(host)
            return host
        }
        // Endless animations, such as the spinner of progress, are shown as they are after this time.
        func picture(_ host: TestHost) -> Bitmap {
            host.settle(timeout: 0.5)
            return host.snapshot()
        }
        let window = try host(.light)
        light = picture(window)
        dark = picture(try host(.dark))
        if isAlsoLarge { window.move(toScale: 2) }
        large = isAlsoLarge ? picture(window) : nil
    }
}

@MainActor private func enter(_ state: ControlState, of variant: Variant, in host: TestHost) throws {
    let frame = try require(host.frame("control"), "\(variant.caption) is not shown")
    let point = CGPoint(
        x: frame.minX + frame.width * variant.anchor.x, y: frame.minY + frame.height * variant.anchor.y)
    switch state {
    case .normal, .disabled: break
    case .hovered: host.hover(at: point)
    case .pressed: host.hold(from: point)
    case .focused: host.key(.tab)
    }
}

/// A caption beside a picture.
@MainActor private func caption(_ words: String, width: CGFloat, height: CGFloat = 14) -> Bitmap {
    TestHost(width: width, height: height) {
        Text(words).font(.custom("DejaVu Sans", size: 9)).padding(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .snapshot()
}
