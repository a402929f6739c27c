import CoreFoundation
import Foundation

/// Where a window is, which size it has, and whether it fills its screen: what a window takes over from the last start.
package struct KeptFrame: Codable, Equatable, Sendable {
    package enum State: String, Codable, Sendable { case maximized, fullScreen }

    /// The corner of its frame, in units of the desktop; nil where the desktop tells and takes no places.
    package var origin: CGPoint?
    /// The size of its content, in points: the one to which it returns when it no longer fills the screen.
    package var size: CGSize
    /// Nil for a window that does not fill the screen.
    package var state: State?

    package init(origin: CGPoint? = nil, size: CGSize, state: State? = nil) {
        (self.origin, self.size, self.state) = (origin, size, state)
    }

    /// Less of a window than this is found by nobody, in units of the desktop.
    private static let leastSeen: CGFloat = 40

    /// The frame on the screens that there are now: screens go away, and the file that keeps frames can say anything.
    /// A window that no screen shows gets the place that the desktop chooses; one that leaves its screen moves into it,
    /// and gets its size if it is larger. `areas` are the parts of the screens for windows, in units of the desktop.
    package func fitted(into areas: [CGRect], unitsPerPoint unit: CGFloat = 1) -> KeptFrame {
        var result = self
        result.size = CGSize(width: Self.length(size.width), height: Self.length(size.height))
        guard let origin, origin.x.isFinite, origin.y.isFinite else {
            result.origin = nil
            return result.limited(to: areas.first?.size, unit)
        }
        let frame = CGRect(
            origin: origin, size: CGSize(width: result.size.width * unit, height: result.size.height * unit))
        let shown = areas.map { ($0, $0.intersection(frame)) }.filter { !$0.1.isNull }
        guard let (area, part) = shown.max(by: { $0.1.width * $0.1.height < $1.1.width * $1.1.height }),
            part.width >= Self.leastSeen, part.height >= Self.leastSeen
        else {
            result.origin = nil
            return result.limited(to: areas.first?.size, unit)
        }
        result = result.limited(to: area.size, unit)
        result.origin = CGPoint(
            x: max(area.minX, min(origin.x, area.maxX - result.size.width * unit)),
            y: max(area.minY, min(origin.y, area.maxY - result.size.height * unit)))
        return result
    }

    private static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(1, length) : 1 }

    private func limited(to room: CGSize?, _ unit: CGFloat) -> KeptFrame {
        guard let room else { return self }
        var result = self
        result.size = CGSize(
            width: min(size.width, max(1, room.width / unit)), height: min(size.height, max(1, room.height / unit)))
        return result
    }
}
