import CasementCore
import Foundation

/// The program's own dialog for printing, where the desktop has none.
struct PrintDialog: View {
    @Bindable var model: PrintDialogModel

    static var _isBuiltIn: Bool { true }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Print “\(model.title)”").font(.headline).lineLimit(1).padding([.horizontal, .top], 20)
            Form {
                Section { printer }
                Section {
                    Picker("Paper", selection: $model.format) {
                        if model.format == nil { Text("Custom").tag(PrintPaper.Format?.none) }
                        ForEach(PrintPaper.Format.all, id: \.self) { Text(verbatim: $0.name).tag(Optional($0)) }
                    }
                    Picker("Orientation", selection: $model.isLandscape) {
                        Text("Portrait").tag(false)
                        Text("Landscape").tag(true)
                    }
                    .pickerStyle(.segmented)
                }
                Section { pages }
            }
            .formStyle(.grouped)
            .scrollDisabled(true)
            PrintDialogButtons(model: model)
        }
        .frame(width: 400)
        .accessibilityLabel("Print")
    }

    @ViewBuilder private var printer: some View {
        if let printers = model.printers {
            if printers.names.isEmpty {
                LabeledContent("Printer", value: String(localized: "Default Printer"))
            } else {
                Picker("Printer", selection: $model.printer) {
                    ForEach(printers.names, id: \.self) { Text(verbatim: $0).tag(Optional($0)) }
                }
            }
            Stepper("Copies: \(model.copies)", value: $model.copies, in: 1...99)
        } else if model.isLooking {
            LabeledContent("Printer") { ProgressView().controlSize(.small) }
        } else {
            Label {
                Text("No printer is set up. The document can be saved as a PDF file.")
                    .fixedSize(horizontal: false, vertical: true)
            } icon: {
                Image(systemName: "printer")
            }
            .foregroundStyle(.secondary)
        }
    }

    @ViewBuilder private var pages: some View {
        Picker("Pages", selection: $model.printsSome) {
            Text("All").tag(false)
            Text("From – To").tag(true)
        }
        .pickerStyle(.segmented)
        if model.printsSome {
            Stepper("First page: \(model.firstPage)", value: $model.firstPage, in: 1...1000)
            Stepper("Last page: \(model.lastPage)", value: $model.lastPage, in: 1...1000)
        }
    }
}

private struct PrintDialogButtons: View {
    let model: PrintDialogModel

    static var _isBuiltIn: Bool { true }

    var body: some View {
        HStack(spacing: 8) {
            if model.canPrint {
                Button("Save as PDF…") { model.save() }
                Spacer(minLength: 12)
                cancel
                Button("Print") { model.print() }.keyboardShortcut(.defaultAction).buttonStyle(.borderedProminent)
            } else {
                Spacer(minLength: 12)
                cancel
                Button("Save as PDF…") { model.save() }
                    .keyboardShortcut(.defaultAction).buttonStyle(.borderedProminent)
                    .disabled(model.isLooking)
            }
        }
        .padding([.horizontal, .bottom], 20)
    }

    private var cancel: some View { Button("Cancel", role: .cancel) { model.cancel() }.keyboardShortcut(.cancelAction) }
}
