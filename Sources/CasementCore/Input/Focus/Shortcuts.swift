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

    // MARK: Closed menus

    private struct Source { weak var content: (any ShortcutSource)? }
    private var sources: ContiguousArray<Source> = []

    /// Registers content that is not shown, whose controls have shortcuts all the same.
    package func add(_ source: some ShortcutSource) {
        sources.removeAll { $0.content == nil }
        sources.append(Source(content: source))
    }

    /// Triggers the control with this shortcut in content that is not shown; false if there is none.
    func triggerInClosed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        for source in sources where source.content?.isOffering ?? false {
            if trigger(key, modifiers, in: source) { return true }
        }
        return false
    }

    /// The content is made, and may contain further closed menus.
    private func trigger(_ key: KeyEquivalent, _ modifiers: EventModifiers, in source: Source) -> Bool {
        let count = sources.count
        return source.content?.withContent { node in
            if let control = node.control(for: key, modifiers) {
                control.trigger()
                return true
            }
            for nested in sources[min(count, sources.count)...] where trigger(key, modifiers, in: nested) {
                return true
            }
            return false
        } ?? false
    }

    /// The first control with this shortcut, in view order, depth first.
    func control(for key: KeyEquivalent, _ modifiers: EventModifiers) -> ControlResponder? {
        var first: ControlResponder?
        for entry in entries.values {
            guard let control = entry.control, control.isEnabled, let node = control.node, node.standsInWindow,
                control.shortcut?.matches(key, modifiers) ?? false
            else { continue }
            if let known = first?.node, known.precedes(node) { continue }
            first = control
        }
        return first
    }
}

/// Content that is not shown, whose controls have shortcuts all the same: that of a closed menu.
@MainActor package protocol ShortcutSource: AnyObject {
    /// Whether its shortcuts count now: it is closed, and what opens it is in the window.
    var isOffering: Bool { get }
    /// Makes the content, passes it to `body`, and removes it again.
    func withContent(_ body: (LayoutNode) -> Bool) -> Bool
}

extension LayoutNode {
    /// The first enabled control here with a shortcut.
    fileprivate final func control(for key: KeyEquivalent, _ modifiers: EventModifiers) -> ControlResponder? {
        for case let control as ControlResponder in attachments?.responders ?? []
        where control.isEnabled && control.shortcut?.matches(key, modifiers) ?? false {
            control.node = self
            return control
        }
        var found: ControlResponder?
        forEachChild { if found == nil { found = $0.control(for: key, modifiers) } }
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
