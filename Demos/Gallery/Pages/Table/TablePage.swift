import Casement

/// This machine's processes, updated each second; and a table with sections and rows that expand.
struct TablePage: View {
    @State private var processes = Processes()
    @State private var selection: Set<Int> = []
    @SceneStorage("process columns") private var columns = TableColumnCustomization<MachineProcess>()
    @State private var showsFiles = false

    var body: some View {
        PageFrame(
            showsFiles
                ? "Sections, and rows that expand. Arrow keys open and close the selected row."
                : "This machine's processes. Click a title to sort, drag it to move, right-click it for the columns."
        ) {
            Button(showsFiles ? "Processes" : "Sections") { showsFiles.toggle() }
        } content: {
            if showsFiles { FolderTable() } else { table }
        }
        .task {
            while !Task.isCancelled {
                processes.look()
                try? await Task.sleep(for: .seconds(1))
            }
        }
    }

    private var table: some View {
        VStack(alignment: .leading, spacing: 12) {
            Table(
                processes.all, selection: $selection, sortOrder: $processes.order, columnCustomization: $columns
            ) {
                TableColumn("ID", value: \.id) { Text($0.id, format: .number.grouping(.never)) }
                    .width(min: 50, ideal: 60, max: 90)
                    .alignment(.numeric)
                    .customizationID("id")
                TableColumn("Name", value: \.name) { process in
                    Label(process.name, systemImage: process.state == "R" ? "bolt.fill" : "gearshape")
                }
                .width(min: 100, ideal: 220)
                .customizationID("name")
                .disabledCustomizationBehavior(.visibility)
                TableColumn("CPU", value: \.load) { Text($0.load, format: .percent.precision(.fractionLength(1))) }
                    .width(70)
                    .alignment(.numeric)
                    .customizationID("load")
                TableColumn("Memory", value: \.memory) {
                    Text(Int64($0.memory), format: .byteCount(style: .memory))
                }
                .width(min: 70, ideal: 90, max: 140)
                .alignment(.numeric)
                .customizationID("memory")
                TableColumn("Threads", value: \.threads) { Text($0.threads, format: .number) }
                    .width(80)
                    .alignment(.numeric)
                    .customizationID("threads")
                    .defaultVisibility(.hidden)
                TableColumn("State") { process in
                    Text(process.state == "R" ? "running" : process.state == "S" ? "asleep" : process.state)
                        .foregroundStyle(.secondary)
                }
                .width(80)
                .customizationID("state")
            }
            .tableStyle(.bordered)
            Text("\(processes.all.count) processes, \(selection.count) selected").foregroundStyle(.secondary)
        }
    }
}
