import CasementCore

/// Drags that leave windows.
@MainActor package enum DesktopDrags {
    private static let x11 = X11Selections.shared.map { X11DragSource($0) }

    /// The receiver of a drag that first leaves a window; nil where no other program can be reached.
    package static var outside: (any OutsideDrops)? { x11 ?? WaylandDrops.shared?.dragged }
}
