import CasementCore

/// A page above the root of a navigation stack.
@MainActor struct NavigationEntry: @MainActor Identifiable {
    enum Content {
        /// A value of the path; a destination of the stack makes its page.
        case value(AnyHashable)
        /// A view that a link or a modifier pushes.
        case view(PushedView)
    }

    let id: Int
    let content: Content
    /// Whether it replaces the root, as a page that a link in another column has opened.
    var isRoot = false
    /// The page as the views in it see it.
    let scope = PresentedScope()

    var value: AnyHashable? {
        guard case .value(let value) = content else { return nil }
        return value
    }

    var view: PushedView? {
        guard case .view(let view) = content else { return nil }
        return view
    }
}

/// A view that is pushed by a link or a modifier, which keeps it up to date while the page is shown.
@MainActor final class PushedView {
    private let changes = DependencySource.make()
    private var make: () -> AnyView = { AnyView(EmptyView()) }
    /// Called when its page was removed by the stack.
    private(set) var onPop: () -> Void = {}

    /// The view; the body that reads it runs again when the view is replaced.
    var content: AnyView {
        changes.noteRead()
        return make()
    }

    func set(_ make: @escaping () -> AnyView, onPop: @escaping () -> Void) {
        (self.make, self.onPop) = (make, onPop)
        changes.noteChange("a destination")
    }
}

/// The program's path of a stack.
struct NavigationPathAccess {
    let values: () -> [AnyHashable]
    /// Adds a value; false if the path cannot contain it.
    let append: (AnyHashable) -> Bool
    let removeLast: (Int) -> Void
}

/// The pages of one navigation stack, and the destinations that its views declare.
@MainActor final class NavigationModel {
    private let changes = DependencySource.make()
    private var stack: [NavigationEntry] = []
    private var lastID = 0
    /// The path of the program; nil if the stack has its own.
    var path: NavigationPathAccess?
    /// Entries that a new path has removed, whose owners are not notified yet.
    private var removed: [NavigationEntry] = []
    private var destinations: [ObjectIdentifier: [NavigationDestinationEntry]] = [:]
    private let destinationChanges = DependencySource.make()

    /// The pages above the root, from the bottom. The body that reads them runs again when they change.
    var entries: [NavigationEntry] {
        changes.noteRead()
        if let path { follow(path.values()) }
        return stack
    }

    /// The index of a page among all, in which the root is 0.
    func depth(of id: Int) -> Int { stack.firstIndex { $0.id == id }.map { $0 + 1 } ?? 0 }

    // MARK: The path

    /// Keeps the pages of the values that are unchanged from the start, and replaces those after them.
    private func follow(_ values: [AnyHashable]) {
        var next = 0
        var index = 0
        while index < stack.count {
            if let value = stack[index].value {
                guard next < values.count, value == values[next] else { break }
                next += 1
            }
            index += 1
        }
        if index < stack.count {
            removed += stack[index...]
            stack.removeSubrange(index...)
        }
        for value in values[next...] { add(.value(value)) }
    }

    private func add(_ content: NavigationEntry.Content, isRoot: Bool = false) {
        lastID += 1
        stack.append(NavigationEntry(id: lastID, content: content, isRoot: isRoot))
    }

    /// Notifies the owners of pages that a new path has removed. Called when the stack's body has run.
    func notifyRemoved() {
        let gone = removed
        removed = []
        for entry in gone { left(entry) }
    }

    private func left(_ entry: NavigationEntry) {
        for type in destinations.keys { destinations[type]?.removeAll { $0.page == entry.id } }
        entry.view?.onPop()
    }

    // MARK: Pushing and popping

    /// Shows the page of a value.
    func push(_ value: AnyHashable) {
        if let path {
            guard path.append(value) else {
                return RuntimeWarning.issue(
                    "NavigationLink: the path of the stack cannot contain a value of type \(type(of: value.base)). Use a NavigationPath, or a path of that type."
                )
            }
        } else {
            add(.value(value))
        }
        changes.noteChange("the navigation path")
    }

    /// Shows a view, above the page with an identifier; nil is the root.
    func push(_ view: PushedView, above page: Int?) {
        guard !stack.contains(where: { $0.view === view }) else { return }
        pop(to: page.map { depth(of: $0) } ?? 0)
        add(.view(view))
        changes.noteChange("the navigation path")
    }

    /// Removes the page of a view, and those above it.
    func pop(_ view: PushedView) {
        guard let index = stack.firstIndex(where: { $0.view === view }) else { return }
        pop(to: index)
    }

    /// Removes the page with an identifier, and those above it.
    func pop(page id: Int) {
        guard let index = stack.firstIndex(where: { $0.id == id }) else { return }
        pop(to: index)
    }

    /// Removes the topmost page; false if only the root is shown.
    @discardableResult func popLast() -> Bool {
        guard let last = stack.last, !last.isRoot else { return false }
        pop(to: stack.count - 1)
        return true
    }

    /// Shows the destination of a value above the root, in place of all other pages.
    func replaceAll(with value: AnyHashable) {
        pop(to: 0)
        push(value)
    }

    /// Shows the destination of a value in the place of the root, and no other page.
    func replaceRoot(_ value: AnyHashable) {
        if stack.count == 1, stack[0].isRoot, stack[0].value == value { return }
        replaceRoot(.value(value))
    }

    /// Shows a view in the place of the root, and no other page.
    func replaceRoot(_ view: PushedView) {
        if stack.count == 1, stack[0].view === view { return }
        replaceRoot(.view(view))
    }

    private func replaceRoot(_ content: NavigationEntry.Content) {
        pop(to: 0)
        add(content, isRoot: true)
        changes.noteChange("what a link in another column shows")
    }

    /// Shows the root again, if another page replaces it.
    func removeRoot() { if stack.first?.isRoot ?? false { pop(to: 0) } }

    /// Whether a page shows a view. The body that asks runs again when the pages change.
    func shows(_ view: PushedView) -> Bool {
        changes.noteRead()
        return stack.contains { $0.view === view }
    }

    /// Whether the first page is that of a value. The body that asks runs again when the pages change.
    func shows(_ value: AnyHashable) -> Bool {
        changes.noteRead()
        return stack.first?.value == value
    }

    /// Removes all pages but the first `count` above the root.
    private func pop(to count: Int) {
        guard count < stack.count else { return }
        let gone = stack[count...]
        stack.removeSubrange(count...)
        let values = gone.reduce(0) { $0 + ($1.value == nil ? 0 : 1) }
        if values > 0 { path?.removeLast(values) }
        for entry in gone.reversed() { left(entry) }
        changes.noteChange("the navigation path")
    }

    // MARK: Destinations

    /// Declares or updates the destination for a type. The one that is closest to the root is used, of several on a
    /// page the first.
    func declare(_ destination: NavigationDestinationEntry, for type: Any.Type) {
        let key = ObjectIdentifier(type)
        var all = destinations[key] ?? []
        if let index = all.firstIndex(where: { $0.owner === destination.owner }) {
            all[index] = destination
        } else {
            all.append(destination)
        }
        destinations[key] = all
        destinationChanges.noteChange("a navigation destination")
    }

    /// Whether a view has declared a destination for the type of a value.
    func hasDestination(for value: AnyHashable) -> Bool {
        !(destinations[ObjectIdentifier(type(of: value.base))] ?? []).isEmpty
    }

    /// The page of a value; nil if no view has declared a destination for its type.
    func page(for value: AnyHashable) -> AnyView? {
        destinationChanges.noteRead()
        let all = destinations[ObjectIdentifier(type(of: value.base))] ?? []
        var best: (depth: Int, destination: NavigationDestinationEntry)?
        for destination in all {
            let depth = destination.page.map { self.depth(of: $0) } ?? 0
            if best == nil || depth < best!.depth { best = (depth, destination) }
        }
        return best?.destination.make(value)
    }
}

/// The destination that a view declares for the values of a type.
struct NavigationDestinationEntry {
    /// Identifies the view.
    let owner: AnyObject
    /// The page of the stack that contains the view; nil for the root.
    let page: Int?
    /// Makes the page of a value; nil if the value has another type.
    let make: (AnyHashable) -> AnyView?
}
