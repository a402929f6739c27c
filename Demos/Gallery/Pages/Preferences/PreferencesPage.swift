import Casement

/// Values that views set and their ancestors read: a title, and a sum.
struct PreferencesPage: View {
    @State private var titles = EventLog(capacity: 4)

    var body: some View {
        PageFrame("Views set values; views above them read the result.") {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    GroupBox("A title from the content") {
                        MyNavigationView(log: titles) { TitledPages() }
                        CodeBlock(
                            """
                            VStack {
                                Text(title ?? "Untitled")
                                content.onPreferenceChange(
                                    TitleKey.self
                                ) { title = $0 }
                            }
                            """)
                    }
                    LogCard(title: "onPreferenceChange", log: titles)
                }
                SumCard()
            }
            // As high as the higher column.
            .fixedSize(horizontal: false, vertical: true)
        }
    }
}

private struct SumCard: View {
    @State private var rows = [1, 2, 3]
    @State private var next = 4
    @State private var bodies = EventLog()

    var body: some View {
        GroupBox {
            ShareRows(rows: rows, log: bodies)
            BodyTally(log: bodies)
            CodeBlock(
                """
                // each row
                .preference(key: SharesKey.self,
                            value: [Share(id, count)])

                // around them, without a body of its own
                .overlayPreferenceValue(
                    SharesKey.self, alignment: .bottom
                ) { shares in
                    ShareBar(shares: shares)
                }
                """
            )
            .frame(maxHeight: .infinity, alignment: .bottom)
        } label: {
            CardTitle("A sum over rows") {
                HStack(spacing: 0) {
                    IconButton("plus", "insert") {
                        rows.insert(next, at: 0)
                        next += 1
                    }
                    .disabled(rows.count == 4)
                    IconButton("minus", "remove") { rows.removeLast() }
                        .disabled(rows.isEmpty)
                    IconButton("arrow.up.arrow.down", "reverse") { rows.reverse() }
                        .disabled(rows.count < 2)
                }
            }
        }
    }
}

/// A separate view, so that counting runs only this body.
private struct BodyTally: View {
    let log: EventLog

    var body: some View {
        Tally(
            name: LogSubject.shareRows.name, count: log.counts[.shareRows] ?? 0, color: LogSubject.shareRows.color)
    }
}
