import CasementCore
import Foundation

/// Views side by side, one of which is visible.
struct TabPages: View {
    let pages: [AnyView]
    let dots: PageTabViewStyle.IndexDisplayMode
    @Binding var current: Int
    /// The distance by which the pages are dragged, in points.
    @GestureState(resetTransaction: Transaction(animation: .snappy)) private var drag: CGFloat = 0
    @State private var visited: Set<Int> = []
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    static var _isBuiltIn: Bool { true }

    private var isShowingDots: Bool { dots == .always || dots == .automatic && pages.count > 1 }
    private var side: CGFloat { direction == .rightToLeft ? -1 : 1 }

    var body: some View {
        ZStack {
            ForEach(Array(pages.indices), id: \.self) { index in
                // The neighbours exist before they are dragged into view.
                if abs(index - current) <= 1 || visited.contains(index) {
                    pages[index]
                        // Tab views inside a page do not inherit the page style.
                        .environment(\.tabViewKind, .bar)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .offset(x: (CGFloat(index - current) * width + drag) * side)
                        .disabled(index != current)
                        .accessibilityHidden(index != current)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .animation(reducesMotion ? nil : .snappy, value: current)
        .clipped()
        .contentShape(Rectangle())
        .gesture(turning)
        .overlay(alignment: .bottom) {
            if isShowingDots { PageDots(count: pages.count, current: $current).padding(.bottom, 10) }
        }
        .focusable(interactions: .activate)
        .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
            guard press.modifiers.held.isEmpty else { return .ignored }
            let isOn = (press.key == .rightArrow) == (direction == .leftToRight)
            return turn(to: current + (isOn ? 1 : -1)) ? .handled : .ignored
        }
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .onChange(of: current, initial: true) { visited.insert(current) }
    }

    private var turning: some Gesture {
        DragGesture()
            .updating($drag) { value, drag, _ in
                let way = value.translation.width * side
                // At the ends there is no further page to drag into view.
                let isAtEnd = way > 0 ? current == 0 : current == pages.count - 1
                drag = isAtEnd ? way / 3 : way
            }
            .onEnded { value in
                let way = value.predictedEndTranslation.width * side
                if abs(way) > width / 2 { _ = turn(to: current + (way < 0 ? 1 : -1)) }
            }
    }

    private func turn(to page: Int) -> Bool {
        guard pages.indices.contains(page) else { return false }
        current = page
        return true
    }
}

/// A dot for each page, which shows that page when pressed.
private struct PageDots: View {
    let count: Int
    @Binding var current: Int
    @Environment(\.indexHasGround) private var drawsBackground

    static var _isBuiltIn: Bool { true }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
                _Control(
                    "PageDot", isFocusable: false, accessibility: accessibility(index), trigger: { current = index },
                    show: { _ in }
                ) {
                    Circle().fill(Color.primary.opacity(index == current ? 0.85 : 0.25))
                        .frame(width: 7, height: 7).padding(5)
                        .contentShape(Rectangle())
                }
            }
        }
        .padding(.horizontal, 6)
        .background { if drawsBackground { Capsule().fill(Color(theme: .control)) } }
    }

    private func accessibility(_ index: Int) -> @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void {
        { [count, current] element, _ in
            element.role = .tab
            element.label = "Page \(index + 1) of \(count)"
            if index == current { element.traits.insert(.isSelected) }
        }
    }
}
