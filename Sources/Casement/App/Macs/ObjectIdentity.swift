// Objects of AppKit and UIKit are equal to themselves alone, and can be kept in sets.

extension NSApplication: Hashable {
    public nonisolated static func == (a: NSApplication, b: NSApplication) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSWindow: Hashable {
    public nonisolated static func == (a: NSWindow, b: NSWindow) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSView: Hashable {
    public nonisolated static func == (a: NSView, b: NSView) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSScreen: Hashable {
    public nonisolated static func == (a: NSScreen, b: NSScreen) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSEvent: Hashable {
    public nonisolated static func == (a: NSEvent, b: NSEvent) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSRunningApplication: Hashable {
    public nonisolated static func == (a: NSRunningApplication, b: NSRunningApplication) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIScreen: Hashable {
    public nonisolated static func == (a: UIScreen, b: UIScreen) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
