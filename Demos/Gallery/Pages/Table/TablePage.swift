import Casement

/// This machine's processes, updated each second.
struct TablePage: View {
    @State private var processes = Processes()
    @State private var selection: Set<Int> = []
    @State private var showsThreads = true

    var body: some View {
        PageFrame(
            "This machine's processes, every second. Click a title to sort, drag a border to resize."
        ) {
            Button(showsThreads ? "Hide threads" : "Show threads") { showsThreads.toggle() }
        } content: {
            VStack(alignment: .leading, spacing: 12) {
                Table(processes.all, selection: $selection, sortOrder: $processes.order) {
                    TableColumn("ID", value: \.id) { Text($0.id, format: .number.grouping(.never)) }
                        .width(min: 50, ideal: 60, max: 90)
                        .alignment(.numeric)
                    TableColumn("Name", value: \.name) { process in
                        Label(process.name, systemImage: process.state == "R" ? "bolt.fill" : "gearshape")
                    }
                    .width(min: 100, ideal: 220)
                    TableColumn("CPU", value: \.load) { Text($0.load, format: .percent.precision(.fractionLength(1))) }
                        .width(70)
                        .alignment(.numeric)
                    TableColumn("Memory", value: \.memory) {
                        Text(Int64($0.memory), format: .byteCount(style: .memory))
                    }
                    .width(min: 70, ideal: 90, max: 140)
                    .alignment(.numeric)
                    if showsThreads {
                        TableColumn("Threads", value: \.threads) { Text($0.threads, format: .number) }
                            .width(80)
                            .alignment(.numeric)
                    }
                    TableColumn("State") { process in
                        Text(process.state == "R" ? "running" : process.state == "S" ? "asleep" : process.state)
                            .foregroundStyle(.secondary)
                    }
                    .width(80)
                }
                .tableStyle(.bordered)
                Text("\(processes.all.count) processes, \(selection.count) selected").foregroundStyle(.secondary)
            }
        }
        .task {
            while !Task.isCancelled {
                processes.look()
                try? await Task.sleep(for: .seconds(1))
            }
        }
    }
}
