import Casement

/// A stack of pages: countries, their towns, and a town.
struct NavigationPage: View {
    @State private var path = NavigationPath()

    var body: some View {
        PageFrame("Links push pages, and two fingers on a touchpad take them away. Pages below keep their state.") {
            Button("Go to Porto") { path = NavigationPath([Country.portugal.name, "Porto"]) }
            Button("Start again") { path = NavigationPath() }.disabled(path.isEmpty)
        } content: {
            HStack(alignment: .top, spacing: 16) {
                NavigationStack(path: $path) {
                    List(Country.all) { country in
                        NavigationLink(value: country) { Label(country.name, systemImage: "globe") }
                    }
                    .navigationDestination(for: Country.self) { TownList(country: $0) }
                    .navigationDestination(for: String.self) { TownView(name: $0) }
                }
                .frame(minHeight: 320, idealHeight: 420, maxHeight: .infinity)
                .pane()
                VStack(spacing: 16) {
                    GroupBox("The path") {
                        Text(path.isEmpty ? "empty: the root is shown" : "\(path.count) pages above the root")
                    }
                    GroupBox("In source") {
                        CodeBlock(
                            """
                            NavigationStack(path: $path) {
                                List(countries) { country in
                                    NavigationLink(
                                        country.name,
                                        value: country)
                                }
                                .navigationDestination(
                                    for: Country.self
                                ) { TownList(country: $0) }
                            }
                            """)
                    }
                }
                .frame(width: 304)
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }
}

/// The towns of a country.
private struct TownList: View {
    let country: Country

    var body: some View {
        List(country.towns, id: \.self) { town in NavigationLink(town, value: town) }
            .navigationTitle(country.name)
    }
}

/// A town, with state that ends when its page is left.
private struct TownView: View {
    let name: String
    @State private var visits = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "mappin.and.ellipse").font(.largeTitle).foregroundStyle(.tint)
            Text(visits == 0 ? "Never visited" : "Visited ^[\(visits) time](inflect: true)")
            HStack {
                Button("Visit") { visits += 1 }.buttonStyle(.borderedProminent)
                Button("Leave") { dismiss() }
            }
        }
        .navigationTitle(name)
    }
}

private struct Country: Identifiable, Hashable {
    let name: String
    let towns: [String]
    var id: String { name }

    static let portugal = Country(name: "Portugal", towns: ["Lisbon", "Porto", "Évora"])
    static let all = [
        Country(name: "Finland", towns: ["Helsinki", "Oulu", "Turku"]), portugal,
        Country(name: "Japan", towns: ["Kyoto", "Nara", "Sapporo"]),
    ]
}
