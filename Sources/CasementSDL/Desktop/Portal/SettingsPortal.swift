import CDBus
import CasementCore
import Foundation

/// The desktop portal's settings (`org.freedesktop.portal.Settings`), read once and then followed.
///
/// A private connection runs on its own thread, which sleeps until the desktop sends a change: no window waits for a
/// bus. Without a session bus, nothing is started.
enum SettingsPortal {
    private static let service = PortalRequest.service
    private static let path = PortalRequest.path
    private static let interface = "org.freedesktop.portal.Settings"

    /// Calls `change` with all settings, soon and whenever one has changed, on another thread. If the desktop does not
    /// answer, it is called with empty settings.
    static func follow(_ change: @escaping @Sendable (DesktopSettings) -> Void) {
        PlainThread.start("Casement desktop settings", stackSize: 256 << 10) {
            guard let connection = SessionBus.connect(nil) else { return change(DesktopSettings()) }
            // Subscribes before reading, so that no change is missed in between.
            let rule =
                "type='signal',sender='\(service)',path='\(path)',interface='\(interface)',member='SettingChanged'"
            dbus_bus_add_match(connection, rule, nil)
            var settings = DesktopSettings()
            read(connection, into: &settings)
            change(settings)
            while dbus_connection_read_write(connection, -1) != 0 {
                let before = settings
                while let message = dbus_connection_pop_message(connection) {
                    defer { dbus_message_unref(message) }
                    guard dbus_message_is_signal(message, interface, "SettingChanged") != 0 else { continue }
                    let said = BusValue.arguments(of: message)
                    guard said.count == 3, let space = said[0].text, let name = said[1].text else { continue }
                    settings.take(name, of: space, said[2])
                }
                if settings != before { change(settings) }
            }
            SessionBus.close(connection)
        }
    }

    private static let spaces = [DesktopSettings.gnome, DesktopSettings.gnomeWindows, DesktopSettings.appearance]

    /// Calls `ReadAll`: namespaces with their settings. A missing portal is an error, which leaves the settings empty.
    private static func read(_ connection: OpaquePointer, into settings: inout DesktopSettings) {
        guard let call = dbus_message_new_method_call(service, path, interface, "ReadAll") else { return }
        defer { dbus_message_unref(call) }
        var (arguments, spaces) = (DBusMessageIter(), DBusMessageIter())
        dbus_message_iter_init_append(call, &arguments)
        dbus_message_iter_open_container(&arguments, Int32(UInt8(ascii: "a")), "s", &spaces)
        for space in Self.spaces {
            space.withCString { text in
                var text: UnsafePointer<CChar>? = text
                _ = dbus_message_iter_append_basic(&spaces, Int32(UInt8(ascii: "s")), &text)
            }
        }
        dbus_message_iter_close_container(&arguments, &spaces)
        guard let reply = dbus_connection_send_with_reply_and_block(connection, call, 5_000, nil) else { return }
        defer { dbus_message_unref(reply) }
        let found = BusValue.arguments(of: reply).first?.list ?? []
        // GNOME's namespace comes first, so that the portal's own value overrides it.
        for space in Self.spaces {
            for entry in found where entry.list?.first?.text == space {
                for setting in entry.list?.last?.list ?? [] {
                    guard let pair = setting.list, pair.count == 2, let name = pair[0].text else { continue }
                    settings.take(name, of: space, pair[1])
                }
            }
        }
    }
}
