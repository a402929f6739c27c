import CasementCore

/// What `openWindow` and its relatives do: they find the scene, and the window that shows the same already.
extension RunningApp: WindowOpener {
    package var supportsMultipleWindows: Bool { true }

    package func open(_ target: WindowTarget) {
        afterTurn { [weak self] in self?.openNow(target, in: "openWindow") }
    }

    /// Opens a window, or brings it to the front; nil where a warning says why it does not.
    @discardableResult func openNow(_ target: WindowTarget, in action: String) -> AppWindow? {
        guard let scene = scene(for: target, in: "\(action)(\(target.arguments))") else { return nil }
        return open(scene, value: target.value ?? scene.makeValue?())
    }

    package func scene(withID id: String) -> (title: Text?, isOpen: Bool)? {
        changes.noteRead()
        guard let scene = scenes.windows.first(where: { $0.id == id }) else { return nil }
        return (scene.title, !windows.windows(ofSceneAt: scene.path).isEmpty)
    }

    package func openSettings() {
        afterTurn { [weak self] in
            guard let self else { return }
            guard let scene = scenes.windows.first(where: { $0.kind == .settings }) else {
                return RuntimeWarning.issue("openSettings() does nothing: the body of the App has no Settings scene.")
            }
            open(scene, value: nil)
        }
    }

    @discardableResult func open(_ scene: WindowDescription, value: AnyHashable?) -> AppWindow? {
        if let open = window(of: scene, showing: value) {
            open.raise()
            return open
        }
        guard windows.windows.count < Self.mostWindows else {
            RuntimeWarning.issue(
                "openWindow: \(Self.mostWindows) windows are open. No more are opened until some are closed.")
            return nil
        }
        do {
            return try show(scene, value: value)
        } catch {
            RuntimeWarning.issue("A window of the scene \(scene.name) cannot be opened: \(error)")
            return nil
        }
    }

    /// Opens a window of a scene, or brings its single one to the front: a command.
    func openNew(_ scene: WindowDescription) {
        afterTurn { [weak self] in self?.open(scene, value: scene.makeValue?()) }
    }

    /// Brings all windows to the front, in their order.
    func raiseAll() {
        afterTurn { [weak self] in
            guard let self else { return }
            for window in windows.windows.reversed() { window.raise() }
        }
    }

    /// Opens the window that says what the program is.
    func openAbout(_ facts: AboutFacts = AboutFacts()) {
        afterTurn { [weak self] in self?.open(.about(facts), value: nil) }
    }

    /// The open window that shows what another would.
    private func window(of scene: WindowDescription, showing value: AnyHashable?) -> AppWindow? {
        let open = windows.windows(ofSceneAt: scene.path)
        if scene.kind != .group { return open.first }
        return value == nil ? nil : open.first { $0.value.value == value }
    }

    package func dismiss(_ target: WindowTarget) {
        let behavior = DismissBehavior.current
        guard let scene = scene(for: target, in: "dismissWindow(\(target.arguments))") else { return }
        for window in windows.windows(ofSceneAt: scene.path)
        where target.value == nil || window.value.value == target.value { window.dismiss(behavior) }
    }

    /// The scene that a target names. Warns where there is none.
    private func scene(for target: WindowTarget, in call: String) -> WindowDescription? {
        let named = target.id.map { id in scenes.windows.filter { $0.id == id } } ?? scenes.windows
        if let id = target.id, named.isEmpty {
            let others = scenes.windows.compactMap(\.id).map { "\"\($0)\"" }.joined(separator: ", ")
            let hint = others.isEmpty ? "None has an id." : "There are \(others)."
            RuntimeWarning.issue("\(call): no scene has the id \"\(id)\". \(hint)")
            return nil
        }
        guard let type = target.valueType else { return named.first }
        if let scene = named.first(where: { $0.valueType == type }) { return scene }
        RuntimeWarning.issue("\(call): no scene \(target.id == nil ? "" : "with this id ")presents values of \(type).")
        return nil
    }
}
