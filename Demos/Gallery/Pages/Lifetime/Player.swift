import Casement

/// Plays a track while it exists, and logs all its callbacks.
struct Player: View {
    let track: Int
    let log: EventLog
    @State private var seconds = 0

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "play.fill").foregroundStyle(.white)
                .frame(width: 14, height: 14)
                .padding(11)
                .background(Color.accentColor, in: Circle())
            VStack(alignment: .leading, spacing: 2) {
                Text("Track \(track)").font(.headline)
                Text("\(seconds) s").font(.callout).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
        .onAppear { log.note(.onAppear) }
        .onDisappear { log.note(.onDisappear) }
        .onChange(of: track) { old, new in log.note(.onChange, "\(old) → \(new)") }
        .task {
            log.note(.task, "starts")
            await untilCancelled()
            log.note(.task, "ends")
        }
        .task(id: track) { await play(track) }
    }

    private func play(_ track: Int) async {
        log.note(.trackTask, "track \(track) starts")
        seconds = 0
        while (try? await Task.sleep(for: .seconds(1))) != nil { seconds += 1 }
        log.note(.trackTask, "track \(track) ends")
    }

    private func untilCancelled() async {
        while (try? await Task.sleep(for: .seconds(3600))) != nil { continue }
    }
}

extension LogSubject {
    static let onAppear = LogSubject("onAppear", .green)
    static let onDisappear = LogSubject("onDisappear", .red)
    static let onChange = LogSubject("onChange(of: track)", .orange)
    static let task = LogSubject("task", .blue)
    static let trackTask = LogSubject("task(id: track)", .purple)
}
