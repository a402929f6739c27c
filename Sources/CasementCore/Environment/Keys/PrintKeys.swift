private struct PrintServiceKey: EnvironmentKey { static var defaultValue: PrintService? { nil } }
private struct PrinterAccessKey: EnvironmentKey { static var defaultValue: PrinterAccess? { nil } }

extension EnvironmentValues {
    /// Who shows the dialog for printing; nil where the program shows its own.
    package var printService: PrintService? {
        get { self[PrintServiceKey.self] }
        set { self[PrintServiceKey.self] = newValue }
    }

    /// The printers for the program's own dialog; nil for none.
    package var printers: PrinterAccess? {
        get { self[PrinterAccessKey.self] }
        set { self[PrinterAccessKey.self] = newValue }
    }
}
