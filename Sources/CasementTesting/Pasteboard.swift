import Casement
import CoreTesting

extension TestHost {
    /// The clipboard as programs see it, which is also `NSPasteboard.general` for the code of this window.
    public var pasteboard: NSPasteboard { NSPasteboard(clipboard) }
}
