import CasementCore
import Foundation

/// A question or a message in a window of its own, by the name of AppKit.
///
///     let alert = NSAlert()
///     alert.messageText = "Delete the file?"
///     alert.addButton(withTitle: "Delete")
///     alert.addButton(withTitle: "Cancel")
///     if alert.runModal() == .alertFirstButtonReturn { delete() }
///
/// Views use `alert`, which needs no code that waits.
@MainActor @preconcurrency public final class NSAlert {
    /// How serious it is.
    public enum Style: UInt, Sendable { case warning, informational, critical }

    /// What it says.
    public var messageText = ""
    /// What it says in smaller letters; empty for nothing.
    public var informativeText = ""
    /// How serious it is: a critical one has a warning sign.
    public var alertStyle = Style.warning
    /// A picture above its texts; nil for none.
    public var icon: NSImage?
    /// Whether a box offers to show it no more.
    public var showsSuppressionButton = false
    /// The box that offers to show it no more, where it is shown: its title, and whether the user has turned it on.
    public var suppressionButton: NSButton? { showsSuppressionButton ? suppression : nil }
    private let suppression: NSButton
    /// Its buttons, the first of which confirms. Without one, it has a button OK.
    public private(set) var buttons: [NSButton] = []

    private var response: NSApplication.ModalResponse?

    /// Creates an alert.
    public init() {
        suppression = NSButton()
        suppression.title = "Do not show this message again"
    }

    /// Creates an alert that says what went wrong.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
        informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
    }

    /// Adds a button. One with the title Cancel is also pressed by Escape.
    @discardableResult public func addButton(withTitle title: String) -> NSButton {
        let button = NSButton()
        button.title = title
        buttons.append(button)
        return button
    }

    /// Shows it and waits for the answer. Windows are used and drawn meanwhile.
    @discardableResult public func runModal() -> NSApplication.ModalResponse {
        show { _ in }
        RunningApp.current?.system.runModal { response == nil }
        return response ?? .abort
    }

    /// Shows it. The window has no effect: it has one of its own.
    public func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) { show { handler?($0) } }

    /// Shows it and waits for the answer. The window has no effect: it has one of its own.
    @discardableResult public func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in show { continuation.resume(returning: $0) } }
    }

    private func show(_ finish: @escaping (NSApplication.ModalResponse) -> Void) {
        response = nil
        guard let program = RunningApp.current, program.isRunning else {
            RuntimeWarning.issue("An NSAlert is shown before the program runs.")
            response = .abort
            return finish(.abort)
        }
        var window: AppWindow?
        let answer: (Int?) -> Void = { [self] index in
            guard response == nil else { return }
            let new = index.map { NSApplication.ModalResponse(rawValue: 1000 + $0) } ?? .abort
            response = new
            window?.close()
            finish(new)
        }
        let titles = buttons.isEmpty ? ["OK"] : buttons.map(\.title)
        let roles = buttons.map(\.role)
        let message = informativeText.isEmpty ? nil : Text(verbatim: informativeText)
        let page = AlertPage(
            title: Text(verbatim: messageText), isPresented: Binding(get: { true }, set: { _ in })
        ) {
            ForEach(titles.indices, id: \.self) { index in
                Button(
                    role: roles.isEmpty ? nil : roles[index], action: { answer(index) },
                    label: { Text(verbatim: titles[index]) })
            }
        } message: {
            message
        }
        let box = AlertBox(suppression)
        let boxTitle = showsSuppressionButton ? Text(verbatim: suppression.title) : nil
        let (isCritical, icon) = (alertStyle == .critical, icon.map { Image(nsImage: $0) })
        program.openPanel(Text(verbatim: messageText), nil) {
            let shown = page.onDisappear { answer(nil) }.dialogSeverity(isCritical ? .critical : .automatic)
                .dialogIcon(icon)
            guard let boxTitle else { return AnyView(shown) }
            return AnyView(shown.dialogSuppressionToggle(boxTitle, isSuppressed: box.isOn))
        } opened: {
            window = $0
            if $0 == nil { answer(nil) }
        }
    }
}

/// The box of an alert, as views know it.
@MainActor @Observable private final class AlertBox {
    private var value: Bool
    @ObservationIgnored private let button: NSButton

    init(_ button: NSButton) {
        self.button = button
        value = button.state == .on
    }

    var isOn: Binding<Bool> {
        Binding {
            self.value
        } set: {
            self.value = $0
            self.button.state = $0 ? .on : .off
        }
    }
}

extension NSButton {
    /// What it does in an alert.
    fileprivate var role: ButtonRole? {
        if hasDestructiveAction { return .destructive }
        return title == "Cancel" || keyEquivalent == "\u{1B}" ? .cancel : nil
    }
}

extension NSApplication.ModalResponse {
    /// The first button of an alert was pressed.
    public static let alertFirstButtonReturn = NSApplication.ModalResponse(rawValue: 1000)
    /// The second button of an alert was pressed.
    public static let alertSecondButtonReturn = NSApplication.ModalResponse(rawValue: 1001)
    /// The third button of an alert was pressed.
    public static let alertThirdButtonReturn = NSApplication.ModalResponse(rawValue: 1002)
    /// A dialog was closed without an answer.
    public static let abort = NSApplication.ModalResponse(rawValue: -1001)
    /// A dialog was closed.
    public static let stop = NSApplication.ModalResponse(rawValue: -1000)
}
