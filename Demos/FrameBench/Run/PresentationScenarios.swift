import Casement

/// A sheet that comes and goes above COUNT rows, none of which may cost anything.
@MainActor struct SheetScenario: RunScenario {
    private let model: PresentationModel

    init(count: Int) { model = PresentationModel(count: count) }

    var content: RowsBelowSheet { RowsBelowSheet(model: model) }

    /// It is shown for 40 frames, longer than its transition takes, and then dismissed for 40.
    func step(_ number: Int) { if number % 40 == 0 { model.isShown.toggle() } }
}

/// A page that is pushed above COUNT rows and popped again.
@MainActor struct PushScenario: RunScenario {
    private let model: PresentationModel

    init(count: Int) { model = PresentationModel(count: count) }

    var content: RowsBelowPage { RowsBelowPage(model: model) }

    /// It is there for 40 frames, longer than its movement takes, and gone for 40.
    func step(_ number: Int) { if number % 40 == 0 { model.path = model.path.isEmpty ? [1] : [] } }
}

@Observable @MainActor final class PresentationModel {
    var isShown = false
    var path: [Int] = []
    @ObservationIgnored let count: Int

    init(count: Int) { self.count = count }
}

/// A form of the usual size.
struct SmallForm: View {
    @State private var name = ""
    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading) {
            Text("Details").font(.bench(18))
            TextField("Name", text: $name)
            Toggle("Active", isOn: $isOn)
            Text("A form of the usual size, with a few controls.")
        }
        .font(.bench(14))
        .frame(width: 320)
        .padding()
    }
}

/// Rows, the first 32 of which are visible in the window.
struct RowsBelowSheet: View {
    @Bindable var model: PresentationModel

    var body: some View {
        BenchRows(count: model.count).sheet(isPresented: $model.isShown) { SmallForm() }
    }
}

struct RowsBelowPage: View {
    @Bindable var model: PresentationModel

    var body: some View {
        NavigationStack(path: $model.path) {
            BenchRows(count: model.count).navigationDestination(for: Int.self) { _ in SmallForm() }
        }
    }
}

private struct BenchRows: View {
    let count: Int

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) { ForEach(0..<count) { ListRow(number: $0) } }
        }
        .font(.bench(14))
    }
}
