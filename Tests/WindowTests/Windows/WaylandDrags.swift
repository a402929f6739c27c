import CCairo
import DesktopSupport
import Expectations
import Foundation
import Testing

/// Drags between windows that a Wayland compositor shows.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && PrivateCompositor.isInstalled, "needs Xvfb, xdotool and weston: run make test"))
struct WaylandDrags {
}
