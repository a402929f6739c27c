import CasementCore
import Foundation

/// The root of a navigation stack, and the pages above it, of which the topmost is shown.
///
/// A page slides in from the trailing edge over the page below, which moves a little the other way; it is covered, and
/// so has disappeared, when the new page has arrived. With reduced motion the new page fades in. Fingers on a touchpad
/// move the page on top away.
struct NavigationPages<Root: View>: View {
    let root: Root
    let entries: [NavigationEntry]
    let model: NavigationModel
    /// Where the links of all pages lead, if not to pages above their own.
    var links: NavigationContext?

    /// The page that is on top, once the stack follows a change; nil is the root.
    @State private var top: Int?
    /// The page that had arrived when the last movement began or ended.
    @State private var arrived: Int?
    /// The width of the pages, which moves no page by itself: a body that read it would run whenever it changes.
    @State private var measure = ColumnMeasure()
    /// The colour schemes that pages prefer, which also count while others cover them.
    @State private var schemes: [Int?: ColorScheme] = [:]
    /// The pages that fingers move.
    @State var swiped: SwipedPages?
    @State var swipe = PageSwipe()
    @State var memory = PageMemory()
    @Environment(\.accessibilityReduceMotion) var reducesMotion

    static var _isBuiltIn: Bool { true }

    /// The animation of pages that come and go.
    private static var motion: Animation { .easeOut(duration: 0.28) }

    var body: some View {
        let _ = connect()
        ZStack {
            NavigationPage(entry: nil, model: model, links: links) { root }
                .modifier(SheetButtonsOfTop(isTop: entries.isEmpty))
                .modifier(colorScheme(of: nil, 0))
                .modifier(shade(0))
                .swiped(by: swipe, as: role(of: nil), turn: swiped?.turn ?? 0)
                .covered(isCovered(0, nil))
            ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
                NavigationPage(entry: entry, model: model, links: links) {
                    NavigationDestinationView(entry: entry, model: model)
                }
                .modifier(SheetButtonsOfTop(isTop: index + 1 == entries.count))
                .modifier(colorScheme(of: entry.id, index + 1))
                .modifier(shade(index + 1))
                .swiped(by: swipe, as: role(of: entry.id), turn: swiped?.turn ?? 0)
                .onPreferenceChange(HidesBackButtonKey.self) { memory.hidesBack[entry.id] = $0 }
                .covered(isCovered(index + 1, entry.id))
                .transition(transition(of: entry))
            }
        }
        .transformPreference(PreferredColorSchemeKey.self) { [schemeInUse] in $0 = $0 ?? schemeInUse }
        .clipped()
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            measure.total = $0
        }
        .onChange(of: entries.last?.id, initial: true) { old, new in pagesChanged(from: old, to: new) }
        .onGoBack(entries.last?.isRoot ?? true ? nil : { model.popLast() }, swipe: swipe)
    }

    /// A page in the place of the root appears there.
    private func transition(of entry: NavigationEntry) -> AnyTransition {
        if entry.isRoot { return .identity }
        return AnyTransition(MoveTransition(edge: .trailing)).animation(Self.motion)
    }

    /// The depth of a page by the id of its entry; `page` is nil for the root, whose depth is 0. The result is nil for
    /// a page that has left the stack, above the one that is now on top.
    private func depth(of page: Int?) -> Int? {
        page.map { id in entries.firstIndex { $0.id == id }.map { $0 + 1 } } ?? 0
    }

    /// Whether a page is neither on top nor the one from which the movement comes. Pages between the two, of a path
    /// that has become several values longer, do not appear.
    private func isCovered(_ depth: Int, _ page: Int?) -> Bool {
        // Of several pages that leave, only the topmost is seen.
        if depth > entries.count { return page != memory.leaving }
        if let swiped, depth == self.depth(of: swiped.below) { return false }
        return depth < entries.count && depth != self.depth(of: arrived) ?? entries.count
    }

    private func pagesChanged(from old: Int?, to new: Int?) {
        memory.hidesBack = memory.hidesBack.filter { id, _ in entries.contains { $0.id == id } }
        memory.leaving = old
        // It has moved with the fingers.
        if let old, memory.left == old {
            (top, arrived) = (new, new)
            if swiped?.above == old { swiped = nil }
        } else {
            if old != new { swipe.cancel() }
            follow(new, isFirst: old == new)
        }
        memory.left = nil
    }

    /// Begins the movement to a new page on top, or to the page that the one above has left.
    private func follow(_ page: Int?, isFirst: Bool) {
        if isFirst || entries.last?.isRoot ?? false {
            (top, arrived) = (page, page)
            return
        }
        guard page != nil, depth(of: arrived) ?? entries.count < entries.count else {
            arrived = page
            withAnimation(Self.motion) { top = page }
            return
        }
        withAnimation(Self.motion) {
            top = page
        } completion: {
            // A later movement ends later.
            if top == page { arrived = page }
        }
    }

    /// The colour scheme of the topmost page that prefers one.
    private var schemeInUse: ColorScheme? {
        guard !schemes.isEmpty else { return nil }
        return entries.reversed().lazy.compactMap { schemes[$0.id] }.first ?? schemes[nil]
    }

    private func colorScheme(of page: Int?, _ depth: Int) -> PageColorScheme {
        PageColorScheme(isTop: depth == entries.count, isCovered: isCovered(depth, page)) { schemes[page] = $0 }
    }

    private func shade(_ depth: Int) -> NavigationShade {
        // While the page above it leaves, it still comes back.
        let isBelow = depth < self.depth(of: top) ?? entries.count + 1
        let shift = reducesMotion ? 0 : -measure.total * NavigationShade.share
        return NavigationShade(
            shift: isBelow ? shift : 0, dimming: isBelow ? NavigationShade.darkest : 0, swipe: swipe, swiped: swiped)
    }
}

/// Keeps the buttons of a page from the sheet around it while another page comes above it.
private struct SheetButtonsOfTop: ViewModifier {
    let isTop: Bool

    func body(content: Content) -> some View {
        content.transformPreference(BarContentsKey.self) { [isTop] in if !isTop { $0.items = [] } }
    }
}

/// Tells the colour scheme that a page prefers, until it is covered. The window itself asks the page on top.
private struct PageColorScheme: ViewModifier {
    let isTop: Bool
    let isCovered: Bool
    let note: (ColorScheme?) -> Void

    func body(content: Content) -> some View {
        content
            .onPreferenceChange(PreferredColorSchemeKey.self) { if !isCovered { note($0) } }
            .transformPreference(PreferredColorSchemeKey.self) { [isTop] in if !isTop { $0 = nil } }
    }
}

/// Moves and dims a page below the one that comes or goes.
struct NavigationShade: ViewModifier {
    let shift: CGFloat
    let dimming: Double
    let swipe: PageSwipe
    let swiped: SwipedPages?

    /// The distance that a covered page moves, as a part of its width.
    static var share: CGFloat { 0.2 }
    /// The opacity of the black over a covered page.
    static var darkest: Double { 0.12 }

    func body(content: Content) -> some View {
        content
            .overlay {
                Color.black.opacity(dimming)
                    .swiped(by: swipe, as: swiped == nil ? nil : .shade, turn: swiped?.turn ?? 0)
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
            .offset(x: shift)
    }
}

/// The page of an entry: its view, or the destination of its value.
private struct NavigationDestinationView: View {
    let entry: NavigationEntry
    let model: NavigationModel

    static var _isBuiltIn: Bool { true }

    var body: some View {
        switch entry.content {
        case .view(let view): view.content
        case .value(let value):
            if let page = model.page(for: value) { page } else { MissingDestination(value: value) }
        }
    }
}

/// Shown for a value for which no view of the stack has declared a destination.
private struct MissingDestination: View {
    let value: AnyHashable

    static var _isBuiltIn: Bool { true }

    private var type: String { "\(Swift.type(of: value.base))" }

    var body: some View {
        ContentUnavailableView(
            "No destination for \(type)", systemImage: "exclamationmark.triangle",
            description: Text("Declare it with navigationDestination(for: \(type).self) in the stack.")
        )
        .onAppear {
            RuntimeWarning.issue(
                "NavigationStack: no view of the stack declares a navigationDestination for values of type \(type). A placeholder is shown."
            )
        }
    }
}
