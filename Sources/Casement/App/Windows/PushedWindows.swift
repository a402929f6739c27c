import CasementCore
import CasementSDL

/// Windows that others stand in for.
extension RunningApp {
    package func push(_ target: WindowTarget, over scope: PresentedScope?) {
        afterTurn { [weak self] in
            guard let self, let new = openNow(target, in: "pushWindow") else { return }
            guard let old = windows.windows.first(where: { $0.scope === scope }), old !== new else { return }
            new.covered = old
            old.setCovered(true)
            new.raise()
        }
    }

    /// Shows the window again for which a closed one stood in.
    func uncover(_ window: AppWindow) {
        guard let covered = window.covered else { return }
        window.covered = nil
        covered.setCovered(false)
        if covered.isOpen { covered.raise() }
    }
}
