import SwiftUI

// Forms that public programs use, which once did not compile. They use nothing specific to Casement.

/// Builders outside of the main actor.
enum OlderViews {
    @ViewBuilder static func newerOrOlder() -> some View {
        if #available(iOS 15, macOS 12, *) { Color.clear } else { Color.red }
    }

    static func picture(_ image: UIImage?) -> Image? { image.map(Image.init) }
}

struct EagerMenus: View {
    func row<Items: View>(@ViewBuilder items: () -> Items) -> some View {
        Text("row").contextMenu(menuItems: items).swipeActions(content: items)
    }

    func link<Page: View, Label: View>(@ViewBuilder page: () -> Page, @ViewBuilder label: () -> Label) -> some View {
        NavigationLink(destination: page, label: label)
    }

    var body: some View {
        VStack {
            row { Button("Delete") {} }
            link {
                Text("page")
            } label: {
                Text("open")
            }
        }
    }
}

struct ShownPlanet: Identifiable {
    let name: String
    var id: String { name }
}

struct PlanetTables: View {
    let planets = [ShownPlanet(name: "Venus"), ShownPlanet(name: "Mars")]
    @State private var selection: String?
    @State private var order = [KeyPathComparator(\ShownPlanet.name)]

    var body: some View {
        Table(selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \ShownPlanet.name)
        } rows: {
            ForEach(planets) { TableRow($0) }
        }
        Table {
            TableColumn("Name") { (planet: ShownPlanet) in Text(planet.name) }
        } rows: {
            ForEach(planets) { TableRow($0) }
        }
    }
}

struct ScenePhaseProgram: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup { Text(Axis.horizontal.description) }.onChange(of: phase) { print(phase) }
    }
}

struct OlderControls: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("Count") }
            if let view = AnyView(_fromValue: Text("any")) { view }
            Text("dark").colorScheme(.dark)
        }
    }
}

enum Flavour: Hashable { case vanilla, cherry }

struct OptionalPicker: View {
    @Binding var flavour: Flavour?
    var body: some View {
        Picker("Flavour", selection: $flavour) {
            Text("None").tag(nil as Flavour?)
            Text("Vanilla").tag(Flavour.vanilla)
            Text("Cherry").tag(Flavour.cherry)
        }
        .pickerStyle(.radioGroup)
    }
}

/// Names of SwiftUI that came after the first ones.
struct LaterNames: View {
    @State private var text = ""
    @State private var seen: [Int] = []
    let start = Date(timeIntervalSinceReferenceDate: 0)

    struct Padded: EnvironmentalModifier {
        struct Padding: ViewModifier {
            let length: CGFloat
            func body(content: Content) -> some View { content.padding(length) }
        }
        func resolve(in environment: EnvironmentValues) -> Padding {
            Padding(length: environment.isEnabled ? 4 : 0)
        }
    }

    var body: some View {
        VStack {
            List(0..<3, id: \.self) { Text("\($0)").typeSelectEquivalent("row \($0)") }
                .listStyle(.inset(alternatesRowBackgrounds: true))
            List(0..<3, id: \.self) { Text("\($0)").typeSelectEquivalent(nil) }
                .listStyle(.bordered(alternatesRowBackgrounds: true))
            ScrollView { Text("scrolled") }
                .defaultScrollAnchor(.bottom, for: .sizeChanges)
                .scrollIndicatorsFlash(onAppear: true)
                .scrollIndicatorsFlash(trigger: text)
                .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { seen = $0 }
            Text(.currentDate, format: .stopwatch(startingAt: start))
            Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(60)))
            Text(.durationOffset(to: start), format: .units(allowed: [.minutes, .seconds]))
            Rectangle().fill(.fill).background(.windowBackground, in: .containerRelative)
            Rectangle().fill(.fill.tertiary).scenePadding([.horizontal]).scenePadding(.minimum, edges: .top)
            Button("Close") {}
                .modifierKeyAlternate(.option) { Button("Close All") {} }
                .pointerVisibility(.automatic)
                .springLoadingBehavior(.enabled)
                .itemProvider { NSItemProvider(object: "dragged" as NSString) }
            TextEditor(text: $text).writingToolsBehavior(.disabled)
            Image(systemName: "star").allowedDynamicRange(.high)
            Text("padded").modifier(Padded())
                .allowedDynamicRange(.standard)
                .materialActiveAppearance(.matchWindow)
        }
    }
}

/// Literals that Xcode shows as colours and pictures.
// swift-format-ignore: NoPlaygroundLiterals
enum Literals {
    static let color = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    @MainActor static let image = #imageLiteral(resourceName: "no such picture")
    @MainActor static var views: some View {
        VStack {
            Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1))
            Image(uiImage: #imageLiteral(resourceName: "no such picture"))
        }
    }
}
