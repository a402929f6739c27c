import CasementCore
import Foundation

/// What a file dialog offers beside choosing files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Folders that are one document for the user can be looked into. It has no effect: on Linux all folders can.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files are shown.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// The extensions of names are shown. They always are.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What is said of the file dialogs of a view.
struct FileDialogOptions {
    var message: Text?
    var confirmationLabel: Text?
    var filenameLabel: Text?
    var folder: URL?
    var customizationID: String?
    var predicate: Predicate<URL>?
    var keepsLinks = false
    var browserOptions: FileDialogBrowserOptions = []
}

private struct FileDialogOptionsKey: EnvironmentKey {
    static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
    /// What is said of the file dialogs in this scope.
    var fileDialogOptions: FileDialogOptions {
        get { self[FileDialogOptionsKey.self] }
        set { self[FileDialogOptionsKey.self] = newValue }
    }
}

extension FileDialogRequest {
    /// The request with what the environment says of dialogs.
    @MainActor func with(_ values: EnvironmentValues) -> FileDialogRequest {
        let options = values.fileDialogOptions
        func line(_ text: Text?) -> String? { text.map { $0.accessibilityText(in: values, at: Date()) } }
        var request = self
        request.message = line(options.message)
        request.confirmationLabel = line(options.confirmationLabel) ?? confirmationLabel
        request.filenameLabel = line(options.filenameLabel)
        request.folder = options.folder ?? folder
        request.customizationID = options.customizationID
        request.predicate = options.predicate
        request.keepsLinks = options.keepsLinks
        request.includesHiddenFiles = options.browserOptions.contains(.includeHiddenFiles)
        request.parentWindow = values.desktopWindowName?.text ?? ""
        return request
    }
}

extension View {
    /// Sets what the file dialogs of the view say of their purpose.
    public func fileDialogMessage(_ message: Text?) -> some View {
        environment(\.fileDialogOptions.message, message)
    }

    /// Sets what the file dialogs of the view say of their purpose.
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets what the file dialogs of the view say of their purpose.
    @_disfavoredOverload public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the title of the button that confirms the file dialogs of the view, in place of Open or Save.
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        environment(\.fileDialogOptions.confirmationLabel, label)
    }

    /// Sets the title of the button that confirms the file dialogs of the view.
    public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the title of the button that confirms the file dialogs of the view.
    @_disfavoredOverload public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the label of the field for a file's name in the exporters of the view.
    public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        environment(\.fileDialogOptions.filenameLabel, label)
    }

    /// Sets the label of the field for a file's name in the exporters of the view.
    public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    /// Sets the label of the field for a file's name in the exporters of the view.
    @_disfavoredOverload public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    /// Sets the folder that the file dialogs of the view show first; nil for that of the last dialog.
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        environment(\.fileDialogOptions.folder, defaultDirectory)
    }

    /// Names the file dialogs of the view: dialogs of one name share the folder that they show first.
    public func fileDialogCustomizationID(_ id: String) -> some View {
        environment(\.fileDialogOptions.customizationID, id)
    }

    /// Sets which files can be chosen in the file dialogs of the view. Such a dialog is the program's own, as the
    /// desktop's cannot ask.
    public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        environment(\.fileDialogOptions.predicate, predicate)
    }

    /// Sets whether a chosen link is the result itself, and not what it leads to.
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        environment(\.fileDialogOptions.keepsLinks, imports)
    }

    /// Sets what the file dialogs of the view show.
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        environment(\.fileDialogOptions.browserOptions, options)
    }
}
