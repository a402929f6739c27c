import Foundation

/// The controls of one window that have shortcuts, so that a key need not search the whole tree.
@MainActor package final class Shortcuts {
    private struct Entry { weak var control: ControlResponder? }
    private var entries: [ObjectIdentifier: Entry] = [:]

    package func note(_ control: ControlResponder) {
        let id = ObjectIdentifier(control)
        if control.shortcut != nil {
            entries[id] = Entry(control: control)
        } else if !entries.isEmpty {
            entries[id] = nil
        }
    }

    package func forget(_ control: ControlResponder) {
        if !entries.isEmpty { entries[ObjectIdentifier(control)] = nil }
    }

    /// Whether a control that is in the window has this shortcut.
    func hasControl(for key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        control(for: key, modifiers, in: nil) != nil
    }

    // MARK: Closed menus

    private struct Source { weak var content: (any ShortcutSource)? }
    private var sources: ContiguousArray<Source> = []
    /// The sources in content that is made for a key; nil at other times.
    private var nested: ContiguousArray<Source>?

    /// Registers content that is not shown, whose controls have shortcuts all the same.
    package func add(_ source: some ShortcutSource) {
        if nested != nil {
            nested?.append(Source(content: source))
        } else {
            sources.removeAll { $0.content == nil }
            sources.append(Source(content: source))
        }
    }

    /// Triggers the control with this shortcut in content that is not shown; false if there is none.
    func triggerInClosed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        for source in sources {
            if let content = source.content, trigger(key, modifiers, in: content) { return true }
        }
        return false
    }

    /// Triggers the control with this shortcut in content that is not shown. Content whose shortcuts are known to be
    /// others is not made.
    func trigger(_ key: KeyEquivalent, _ modifiers: EventModifiers, in content: any ShortcutSource) -> Bool {
        guard content.isOffering else { return false }
        if let known = content.knownShortcuts, !known.contains(where: { $0.matches(key, modifiers) }) { return false }
        return find(key, modifiers, in: content) == nil
    }

    /// Makes the content, which may contain further closed menus, and triggers the control with this shortcut. Returns
    /// all shortcuts if there is no such control, and nil if it was triggered.
    private func find(
        _ key: KeyEquivalent, _ modifiers: EventModifiers, in content: any ShortcutSource
    ) -> [KeyboardShortcut]? {
        make(content) { node, inner in
            var all: [KeyboardShortcut] = []
            if let control = node.control(for: key, modifiers, &all) {
                control.trigger()
                return nil
            }
            for content in inner {
                guard let found = find(key, modifiers, in: content) else { return nil }
                all += found
            }
            return all
        }
    }

    /// Makes content that is not shown, and passes it to `body` with the closed menus in it. Returns the shortcuts that
    /// `body` found.
    package func make(
        _ content: any ShortcutSource, _ body: (LayoutNode, [any ShortcutSource]) -> [KeyboardShortcut]?
    ) -> [KeyboardShortcut]? {
        let outer = nested
        nested = []
        defer { nested = outer }
        return content.withContent { node in
            let inner = nested ?? []
            nested = outer
            return body(node, inner.compactMap(\.content))
        }
    }

    // MARK: The menu bar

    /// Returns the menus of the window's menu bar; nil where it has none.
    var makeMenus: (() -> (any ShortcutSource)?)?

    /// The menus of the window's menu bar.
    var menus: (any ShortcutSource)? { makeMenus?() }

    /// The first control with this shortcut, in view order, depth first; where something is presented above the
    /// content, the first in it, as it hides the others from the keyboard.
    func control(
        for key: KeyEquivalent, _ modifiers: EventModifiers, in cover: LayoutNode?
    ) -> ControlResponder? {
        var first: ControlResponder?
        for entry in entries.values {
            guard let control = entry.control, control.isEnabled, let node = control.node, node.standsInWindow,
                control.shortcut?.matches(key, modifiers) ?? false, cover.map(node.isInside) ?? true
            else { continue }
            if let known = first?.node, known.precedes(node) { continue }
            first = control
        }
        return first
    }
}

/// Content that is not shown, whose controls have shortcuts all the same: that of a closed menu.
@MainActor package protocol ShortcutSource: AnyObject {
    /// What opens it; nil for the menus of a window.
    var anchor: LayoutNode? { get }
    /// Whether its shortcuts count now: it is closed, and what opens it is in the window.
    var isOffering: Bool { get }
    /// All shortcuts of its controls, also of disabled ones, as of the last `withContent`; nil where something that the
    /// content depends on has changed since.
    var knownShortcuts: [KeyboardShortcut]? { get }
    /// Makes the content, passes it to `body`, and removes it again. Returns the shortcuts that `body` found; nil where
    /// it triggered one of them.
    func withContent(_ body: (LayoutNode) -> [KeyboardShortcut]?) -> [KeyboardShortcut]?
}

extension ShortcutSource {
    package var anchor: LayoutNode? { nil }
}

extension LayoutNode {
    /// The first enabled control here with a shortcut. Adds all shortcuts of controls before it to a list.
    fileprivate final func control(
        for key: KeyEquivalent, _ modifiers: EventModifiers, _ all: inout [KeyboardShortcut]
    ) -> ControlResponder? {
        for case let control as ControlResponder in attachments?.responders ?? [] {
            guard let shortcut = control.shortcut, !control.yieldsToFocus else { continue }
            all.append(shortcut)
            guard control.isEnabled, shortcut.matches(key, modifiers) else { continue }
            control.node = self
            return control
        }
        var found: ControlResponder?
        forEachChild { if found == nil { found = $0.control(for: key, modifiers, &all) } }
        return found
    }

    /// Whether it is in the window, visible or not.
    fileprivate final var standsInWindow: Bool {
        var node = self
        while true {
            if node.isReleased || node.isRemoving { return false }
            guard let parent = node.parent else { return node === tree.root }
            node = parent
        }
    }

    private final var path: [LayoutNode] {
        var path: [LayoutNode] = []
        var node: LayoutNode? = self
        while let current = node {
            path.append(current)
            node = current.parent
        }
        return path.reversed()
    }

    /// Whether it precedes another node in view order; ancestors precede their descendants.
    fileprivate final func precedes(_ other: LayoutNode) -> Bool {
        let (own, others) = (path, other.path)
        var depth = 0
        while depth < own.count, depth < others.count, own[depth] === others[depth] { depth += 1 }
        guard depth < own.count else { return true }
        guard depth < others.count, depth > 0 else { return false }
        var first: LayoutNode?
        own[depth - 1].forEachChild {
            if first == nil, $0 === own[depth] || $0 === others[depth] { first = $0 }
        }
        return first === own[depth]
    }
}
