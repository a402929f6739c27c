import Casement

/// A program that stores values: it prints the values found, increments them, and continues according to its second
/// argument: `exit` ends it at once, `elsewhere` sets a value outside of the views, anything else leaves it running.
struct StorageProbe: App {
    var body: some Scene { WindowGroup("Storage Probe") { StorageProbeView() } }
}

private struct StorageProbeView: View {
    @AppStorage("starts") private var starts = 0
    @AppStorage("name") private var name = "new"
    @AppStorage("ratio") private var ratio = 0.5
    @AppStorage("isOn") private var isOn = false
    @SceneStorage("tab") private var tab = 0

    var body: some View {
        Text("\(starts)")
            .onAppear(perform: raise)
            .onChange(of: starts) { say("starts \(starts)") }
    }

    private func raise() {
        let byHand = UserDefaults.standard.integer(forKey: "byHand")
        say(
            "found \(starts) \(name) \(ratio) \(isOn) \(tab) \(byHand) \(UserDefaults.standard.integer(forKey: "starts"))"
        )
        ratio = 1
        isOn = true
        starts += 1
        name = "kept ü"
        tab += 10
        UserDefaults.standard.set(byHand + 100, forKey: "byHand")
        switch CommandLine.arguments.dropFirst(2).first {
        case "exit": exit(0)
        case "elsewhere":
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { UserDefaults.standard.set(77, forKey: "starts") }
        default: break
        }
    }
}
