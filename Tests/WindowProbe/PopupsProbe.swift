import Casement

/// A program with a window of 200 x 100 points, in which no popup has room; it prints what is chosen and typed, and the
/// places of its parts.
struct PopupsProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { PopupsView() }.defaultSize(width: 200, height: 100)
    }
}

/// A window of a point, whose popover opens when the window does.
struct TinyProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { TinyView() }.defaultSize(width: 1, height: 1).windowResizability(.contentSize)
    }
}

private struct TinyView: View {
    @State private var isShown = true

    var body: some View {
        Color.white.frame(width: 1, height: 1)
            .popover(isPresented: $isShown, arrowEdge: .bottom) {
                Button("Done") { isShown = false }
                    .frame(width: 100, height: 60).background(.red).named("done").padding()
            }
            .onAppear { say("appeared") }
            .onChange(of: isShown) { say("shown \(isShown)") }
    }
}

private struct PopupsView: View {
    @State private var isInfoShown = false
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 8) {
            Menu("Menu") {
                ForEach(0..<10) { number in
                    Button("Item \(number)") { say("item \(number)") }.named("item \(number)")
                }
                Menu("More") {
                    ForEach(0..<6) { number in
                        Button("Sub \(number)") { say("sub \(number)") }.named("sub \(number)")
                    }
                    Button("Close Window") { dismiss() }.named("close")
                }
                .named("more")
            }
            .named("menu")
            HStack {
                Button("Info") { isInfoShown = true }
                    .popover(isPresented: $isInfoShown, arrowEdge: .bottom) { info }
                    .named("info")
                Button("Help") { say("pressed") }
                    .help("This help text is wider than its window, and has two lines")
                    .named("help")
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onAppear { say("appeared") }
        .onChange(of: isInfoShown) { say("info \(isInfoShown)") }
        .onChange(of: name) { say("name \(name)") }
    }

    private var info: some View {
        VStack {
            ForEach(0..<2) { Text("Line \($0)") }
            TextField("Name", text: $name).frame(width: 140).named("name")
            HStack {
                Color.red.frame(width: 40, height: 30).draggable("dragged").named("drag")
                Color.gray.frame(width: 60, height: 30)
                    .dropDestination(for: String.self) { texts, _ in
                        say("dropped \(texts)")
                        return true
                    } isTargeted: {
                        say("targeted \($0)")
                    }
                    .named("drop")
            }
            HStack {
                Menu("Deep") {
                    Menu("Deeper") {
                        ForEach(0..<4) { number in
                            Button("Deepest \(number)") { say("deepest \(number)") }.named("deepest \(number)")
                        }
                    }
                    .named("deeper")
                }
                .named("deep")
                Button("Many") { showMany() }.named("many")
                Button("Done") { isInfoShown = false }.named("done")
            }
        }
        .padding()
    }

    /// Opens and closes popovers in quick succession, after different times.
    private func showMany() {
        Task {
            for number in 0..<200 {
                isInfoShown.toggle()
                try? await Task.sleep(for: .milliseconds(number * 7 % 50))
            }
            isInfoShown = false
            say("many shown")
        }
    }
}
