import SwiftUI

// Pages, tabs, columns, and what comes above them.

struct Recipe: Identifiable, Hashable, Codable {
    var id: String { name }
    let name: String
    let minutes: Int
    var steps: [String] = []

    static let samples = [
        Recipe(name: "Soup", minutes: 20, steps: ["Chop", "Boil"]), Recipe(name: "Salad", minutes: 5),
    ]
}

@Observable
class Router {
    var path = NavigationPath()
    func open(_ recipe: Recipe) { path.append(recipe) }
    func home() { path = NavigationPath() }
}

struct RecipeBrowser: View {
    @State private var router = Router()

    var body: some View {
        NavigationStack(path: $router.path) {
            List(Recipe.samples) { recipe in
                NavigationLink(recipe.name, value: recipe)
            }
            .navigationDestination(for: Recipe.self) { recipe in
                VStack {
                    Text("\(recipe.minutes) minutes")
                    ForEach(recipe.steps.indices, id: \.self) { index in
                        NavigationLink("Step \(index + 1)", value: recipe.steps[index])
                    }
                }
                .navigationTitle(recipe.name)
            }
            .navigationDestination(for: String.self) { step in
                Text(step)
                Button("Home") { router.home() }
            }
            .navigationTitle("Recipes")
        }
        .environment(router)
    }
}

struct MailSplitView: View {
    enum Mailbox: String, CaseIterable, Identifiable {
        case inbox, sent
        var id: String { rawValue }
        var mails: [String] { self == .inbox ? ["Hello", "Bill"] : ["Reply"] }
    }

    @State private var mailbox: Mailbox? = .inbox
    @State private var mail: String?
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(Mailbox.allCases, selection: $mailbox) { box in
                NavigationLink(value: box) {
                    Label(box.rawValue.capitalized, systemImage: "tray")
                }
                .badge(box.mails.count)
            }
            .navigationSplitViewColumnWidth(min: 120, ideal: 160, max: 240)
        } content: {
            List(mailbox?.mails ?? [], id: \.self, selection: $mail) { Text($0) }
                .navigationTitle(mailbox?.rawValue.capitalized ?? "None")
        } detail: {
            if let mail {
                Text("Mail: \(mail)")
            } else {
                ContentUnavailableView("Select a mail", systemImage: "envelope")
            }
        }
        .navigationSplitViewStyle(.balanced)
        .onChange(of: mailbox) { mail = nil }
    }
}

struct TabbedHome: View {
    enum Page: Hashable { case home, search, profile }
    @State private var page = Page.home
    @SceneStorage("visits") private var visits = 0

    var body: some View {
        TabView(selection: $page) {
            Tab("Home", systemImage: "house", value: Page.home) {
                Button("Go to profile") { page = .profile }
            }
            Tab("Search", systemImage: "magnifyingglass", value: Page.search, role: .search) {
                Text("Search page")
            }
            Tab("Profile", systemImage: "person", value: Page.profile) {
                Text("Visits: \(visits)")
            }
            .badge(2)
        }
        .onChange(of: page) { _, new in
            if new == .profile { visits += 1 }
        }
    }
}

struct OldTabs: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Text("First page")
                .tabItem {
                    Image(systemName: "1.circle")
                    Text("First")
                }
                .tag(0)
            Text("Second page")
                .tabItem { Label("Second", systemImage: "2.circle") }
                .tag(1)
        }
        .accentColor(.purple)
        .onAppear { selection = 1 }
    }
}

struct OnboardingPages: View {
    private struct Page: Identifiable {
        let id: Int
        let title: LocalizedStringKey
        let symbol: String
    }

    private let pages = [
        Page(id: 0, title: "Welcome", symbol: "hand.wave"),
        Page(id: 1, title: "Stay **organised**", symbol: "checklist"),
        Page(id: 2, title: "Ready", symbol: "flag"),
    ]
    @State private var current = 0
    @AppStorage("seen") private var hasSeen = false

    var body: some View {
        if hasSeen {
            Text("Main screen")
        } else {
            VStack {
                TabView(selection: $current) {
                    ForEach(pages) { page in
                        VStack(spacing: 24) {
                            Image(systemName: page.symbol).imageScale(.large)
                            Text(page.title).font(.title)
                        }
                        .tag(page.id)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .always))
                .indexViewStyle(.page(backgroundDisplayMode: .always))
                Button(current == pages.count - 1 ? "Get started" : "Next") {
                    if current < pages.count - 1 {
                        withAnimation { current += 1 }
                    } else {
                        hasSeen = true
                    }
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
            }
        }
    }
}

struct SheetsAndCovers: View {
    struct Fruit: Identifiable { let id: String }

    @State private var fruit: Fruit?
    @State private var showsCover = false
    @State private var log = "Nothing yet"

    var body: some View {
        VStack {
            Text(log)
            Button("Show apple") { fruit = Fruit(id: "Apple") }
            Button("Cover") { showsCover.toggle() }
        }
        .sheet(item: $fruit, onDismiss: { log = "Sheet closed" }) { fruit in
            FruitSheet(name: fruit.id)
        }
        .fullScreenCover(isPresented: $showsCover) {
            Button("Uncover") { showsCover = false }
        }
    }
}

private struct FruitSheet: View {
    let name: String
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        VStack {
            Text("A fresh \(name.lowercased())")
            Button("Close sheet") { presentationMode.wrappedValue.dismiss() }
        }
        .padding()
        .presentationBackground(.ultraThinMaterial)
        .presentationCornerRadius(20)
    }
}

struct AlertsOfAllKinds: View {
    enum Failure: LocalizedError {
        case offline
        var errorDescription: String? { "You are offline" }
        var recoverySuggestion: String? { "Connect and try again." }
    }

    @State private var failure: Failure?
    @State private var isAsking = false
    @State private var isNaming = false
    @State private var name = ""

    var body: some View {
        VStack {
            Text(name.isEmpty ? "No name" : "Named \(name)")
            Button("Fail") { failure = .offline }
            Button("Rename") { isNaming = true }
            Button("Remove") { isAsking = true }
        }
        .alert(isPresented: .init(get: { failure != nil }, set: { if !$0 { failure = nil } }), error: failure) { _ in
            Button("Retry") { failure = nil }
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
        .alert("New name", isPresented: $isNaming) {
            TextField("Name", text: $name)
            Button("Rename it", action: {})
            Button("Cancel", role: .cancel, action: {})
        }
        .alert(isPresented: $isAsking) {
            Alert(
                title: Text("Remove the name?"), message: nil,
                primaryButton: .destructive(Text("Yes")) { name = "" }, secondaryButton: .cancel())
        }
    }
}

struct PopoverHelp: View {
    @State private var showsHelp = false
    @State private var showsInspector = false

    var body: some View {
        HStack {
            Text("Rate")
            Button("Help", systemImage: "questionmark.circle") { showsHelp = true }
                .labelStyle(.iconOnly)
                .popover(isPresented: $showsHelp, arrowEdge: .bottom) {
                    Text("The yearly rate").padding().presentationCompactAdaptation(.popover)
                }
            Button("Inspect") { showsInspector.toggle() }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .inspector(isPresented: $showsInspector) {
            Text("Inspected").inspectorColumnWidth(120)
        }
    }
}

struct OldLinks: View {
    @State private var isActive = false
    @State private var chosen: Int?

    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(destination: Text("Hidden page"), isActive: $isActive) { EmptyView() }
                NavigationLink(destination: LazyPage(number: 7)) { Text("Seven") }
                NavigationLink("Eight", destination: LazyPage(number: 8))
                NavigationLink(destination: LazyPage(number: 9), tag: 9, selection: $chosen) { Text("Nine") }
                Button("Go hidden") { isActive = true }
            }
            .navigationBarTitle(Text("Links"), displayMode: .large)
            .navigationBarItems(leading: EditButton(), trailing: Button("Top") { chosen = 9 })
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

private struct LazyPage: View {
    let number: Int
    var body: some View {
        Text("Page \(number)").navigationBarBackButtonHidden(number == 9)
    }
}

struct ToolbarOfEditor: View {
    @State private var isBold = false
    @State private var size = 12
    @State private var title = "Untitled"

    var body: some View {
        NavigationStack {
            Text("\(title) \(size)")
                .bold(isBold)
                .navigationTitle($title)
                .toolbar {
                    ToolbarItemGroup(placement: .primaryAction) {
                        Toggle("Bold", systemImage: "bold", isOn: $isBold)
                        ControlGroup {
                            Button("Smaller") { size -= 1 }
                            Button("Larger") { size += 1 }
                        }
                    }
                    ToolbarItem(placement: .status) { Text(isBold ? "Heavy" : "Light") }
                }
                .toolbarBackground(.visible, for: .windowToolbar)
                .toolbarRole(.editor)
        }
    }
}

#Preview("Recipes") {
    RecipeBrowser()
}
