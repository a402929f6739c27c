// Programs with a mistake in each: scripts/checks/typos.py expects that the compiler reports an error in each line that
// ends with "//!", and in no other.

import SwiftUI

struct Item: Identifiable, Hashable {
    var id = 0
    var name = ""
    var price = 1.0
    var done = false
}

@Observable final class Model {
    var items: [Item] = []
    var text = ""
    var count = 0

    func add() {}
}

enum Kind: String, CaseIterable, Identifiable {
    case a, b
    var id: Self { self }
}

struct ItemRow: View {
    let item: Item
    var body: some View { Text(item.name) }
}

@MainActor struct Screens {
    @State var items: [Item] = []
    @State var selection: Item.ID?
    @State var many: Set<Int> = []
    @State var text = ""
    @State var on = false
    @State var value = 0.5
    @State var kind = Kind.a
    @State var date = Date()
    @State var color = Color.red
    @State var item: Item?
    @State var path: [Item] = []
    @State var model = Model()
    @State var order = [KeyPathComparator(\Item.name)]
    @Environment(\.dismiss) var dismiss

    @ViewBuilder var screen0: some View {
        Text("a").toolbar {
            Button("x") {}  //!
            ToolbarItem(placement: .primaryAction) { Button("y") {} }
        }
    }

    @ViewBuilder var screen1: some View {
        Text("a").toolbar {
            ToolbarItem(placement: .primaryActoin) { Button("y") {} }  //!
        }
    }

    @ViewBuilder var screen2: some View {
        Text("a").toolbar {
            ToolbarItem(placement: .primaryAction) { Button("y") { model.addd() } }  //!
        }
    }

    @ViewBuilder var screen3: some View {
        NavigationStack {
            List(items) { item in
                Text(item.nam)  //!
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) { Button("y") { model.add() } }
                ToolbarItem(placement: .cancellationAction) { EditButton() }
            }
        }
    }

    @ViewBuilder var screen4: some View {
        NavigationStack {
            List(items) { item in
                Text(item.name)
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) { Button("y") { model.add() } }
                ToolbarItem(placement: .cancellationAction) { EditBtton() }  //!
            }
        }
    }

    @ViewBuilder var screen5: some View {
        NavigationStack {
            Text("x").toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("a") { on.toggel() }  //!
                    Spacer()
                    Button("b") {}
                }
            }
        }
    }

    @ViewBuilder var screen6: some View {
        NavigationStack {
            Text("x").toolbar {
                if on {
                    ToolbarItem { Button("a") { on.toggle() } }
                } else {
                    Button("b") {}  //!
                }
            }
        }
    }

    @ViewBuilder var screen7: some View {
        Text("x").toolbar {
            Button("a", systemImge: "plus") {}  //!
            Button("b") {}
        }
    }

    @ViewBuilder var screen8: some View {
        List {
            ForEach(items) { item in
                HStack {
                    Text(item.name)
                    Spacer()
                    Text(item.price, format: .curency(code: "EUR"))  //!
                }
            }
            .onDelete { items.remove(atOffsets: $0) }
        }
    }

    @ViewBuilder var screen9: some View {
        List {
            ForEach(items) { item in
                Text(item.name)
            }
            .onDelete { items.remove(atOffset: $0) }  //!
        }
    }

    @ViewBuilder var screen10: some View {
        List(items, selecton: $selection) { item in  //!
            Text(item.name)
        }
    }

    @ViewBuilder var screen11: some View {
        List(items, selection: $selection) { item in
            NavigationLink(value: item) { ItemRow(itm: item) }  //!
        }
    }

    @ViewBuilder var screen12: some View {
        List(selection: $many) {
            Section("A") {
                ForEach(items) { item in
                    Label(item.name, systemImage: item.done ? "a" : 1)  //!
                }
            }
            Section("B") { Text("x") }
        }
    }

    @ViewBuilder var screen13: some View {
        Form {
            Section("General") {
                Toggle("On", isOn: on)  //!
                TextField("Name", text: $text)
                Slider(value: $value, in: 0...1)
            }
        }
    }

    @ViewBuilder var screen14: some View {
        Form {
            Section {
                Toggle("On", isOn: $on)
                TextField("Name", text: $text)
                Stepper("Count", value: $model.cuont, in: 0...10)  //!
            } header: {
                Text("H")
            } footer: {
                Text("F")
            }
        }
    }

    @ViewBuilder var screen15: some View {
        Form {
            Picker("Kind", selection: $kind) {
                ForEach(Kind.allCases) { kind in
                    Text(kind.rawvalue).tag(kind)  //!
                }
            }
            .pickerStyle(.segmented)
        }
    }

    @ViewBuilder var screen16: some View {
        Form {
            Picker("Kind", selection: $kind) {
                ForEach(Kind.allCases) { kind in
                    Text(kind.rawValue).tag(kind)
                }
            }
            .pickerStyle(.segmentd)  //!
        }
    }

    @ViewBuilder var screen17: some View {
        Picker("Kind", selecion: $kind) {  //!
            ForEach(Kind.allCases) { kind in
                Text(kind.rawValue).tag(kind)
            }
        }
    }

    @ViewBuilder var screen18: some View {
        Form {
            DatePicker("Date", selection: $date, displayedComponents: [.date, .hourAndMinutes])  //!
            ColorPicker("Color", selection: $color)
        }
    }

    @ViewBuilder var screen19: some View {
        Form {
            LabeledContent("A", value: "x")
            LabeledContent("B") { Text(model.txt) }  //!
            DatePicker("Date", selection: $date)
        }
    }

    @ViewBuilder var screen20: some View {
        Table(items, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.nam)  //!
            TableColumn("Price", value: \.price) { Text($0.price.formatted()) }
        }
    }

    @ViewBuilder var screen21: some View {
        Table(items, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Price", value: \.price) { Text($0.prce.formatted()) }  //!
        }
    }

    @ViewBuilder var screen22: some View {
        Table(items, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Price", value: \.price) { Text($0.price.formatted()) }.widht(40)  //!
        }
    }

    @ViewBuilder var screen23: some View {
        Table(of: Item.self) {
            TableColumn("Name") { item in Text(item.name) }
            TableColumn("Done") { item in Toggle("", isOn: item.done) }  //!
        } rows: {
            ForEach(items) { TableRow($0) }
        }
    }

    @ViewBuilder var screen24: some View {
        Table(of: Item.self) {
            TableColumn("Name") { item in Text(item.name) }
        } rows: {
            ForEach(items) { item in TableRw(item) }  //!
        }
    }

    @ViewBuilder var screen25: some View {
        Button("x") { on = true }
            .alert("Title", isPresented: $on) {
                Button("OK", role: .cancle) {}  //!
                Button("Delete", role: .destructive) { items.removeAll() }
            } message: {
                Text("m")
            }
    }

    @ViewBuilder var screen26: some View {
        Button("x") { on = true }
            .alert("Title", isPresented: on) {  //!
                Button("OK", role: .cancel) {}
            } message: {
                Text("m")
            }
    }

    @ViewBuilder var screen27: some View {
        Button("x") { on = true }
            .alert("Title", isPresented: $on, presenting: item) { item in
                Button("OK \(item.nme)", role: .cancel) {}  //!
            } message: { item in
                Text(item.name)
            }
    }

    @ViewBuilder var screen28: some View {
        Button("x") { on = true }
            .confirmationDialog("Title", isPresented: $on, titleVisibility: .visble) {  //!
                Button("OK", role: .cancel) {}
            }
    }

    @ViewBuilder var screen29: some View {
        Button("x") { on = true }
            .sheet(isPresentd: $on) {  //!
                Text("a")
            }
    }

    @ViewBuilder var screen30: some View {
        Button("x") { on = true }
            .sheet(item: $item) { item in
                VStack {
                    Text(item.nam)  //!
                    Button("Close") { dismiss() }
                }
            }
    }

    @ViewBuilder var screen31: some View {
        Button("x") { on = true }
            .sheet(isPresented: $on) {
                NavigationStack {
                    Form { TextField("Name", text: text) }  //!
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) { Button("Save") { on = false } }
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { on = false } }
                        }
                }
            }
    }

    @ViewBuilder var screen32: some View {
        Button("x") { on = true }
            .sheet(isPresented: $on, onDismis: { on = false }) {  //!
                Text("a")
            }
    }

    @ViewBuilder var screen33: some View {
        Button("x") { on = true }
            .popover(isPresented: $on, arowEdge: .bottom) { Text("a") }  //!
    }

    @ViewBuilder var screen34: some View {
        NavigationStack(path: $path) {
            List(items) { item in NavigationLink(item.name, value: item) }
                .navigationDestination(for: Item.self) { item in
                    Text(item.nme)  //!
                }
                .navigationTitle("x")
        }
    }

    @ViewBuilder var screen35: some View {
        NavigationStack(path: $path) {
            List(items) { item in NavigationLink(item.name, valu: item) }  //!
                .navigationDestination(for: Item.self) { item in
                    Text(item.name)
                }
                .navigationTitle("x")
        }
    }

    @ViewBuilder var screen36: some View {
        NavigationStack(path: $path) {
            List(items) { item in NavigationLink(item.name, value: item) }
                .navigationDestination(for: Item) { item in  //!
                    Text(item.name)
                }
        }
    }

    @ViewBuilder var screen37: some View {
        NavigationSplitView {
            List(items, selection: $selection) { item in Text(item.name) }
        } detail: {
            if let selection { Text("\(selectin)") } else { Text("none") }  //!
        }
    }

    @ViewBuilder var screen38: some View {
        VStack(alignement: .leading) {  //!
            Text("a").font(.title)
            Text("b").foregroundStyle(.secondary)
        }
    }

    @ViewBuilder var screen39: some View {
        VStack(alignment: .leading) {
            Text("a").font(.titel)  //!
            Text("b").foregroundStyle(.secondary)
        }
    }

    @ViewBuilder var screen40: some View {
        VStack(alignment: .leading) {
            Text("a").font(.title)
            Text("b").foregroundStyle(.secondry)  //!
        }
    }

    @ViewBuilder var screen41: some View {
        VStack {
            Text("a").padding(.horisontal, 8)  //!
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(.blue)
                Text("b")
            }
        }
    }

    @ViewBuilder var screen42: some View {
        VStack {
            Text("a").padding(.horizontal, "8")  //!
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(.blue)
                Text("b")
            }
        }
    }

    @ViewBuilder var screen43: some View {
        VStack {
            Text("a")
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(.bleu)  //!
                Text("b")
            }
        }
    }

    @ViewBuilder var screen44: some View {
        HStack {
            Button {
                on.toggle()
            } label: {
                Image(systemNam: "star")  //!
            }
            Button("x", action: model.add)
        }
    }

    @ViewBuilder var screen45: some View {
        HStack {
            Button {
                on.toggle()
            } label: {
                Image(systemName: "star").foregroundColor(on ? .yellow : .gry)  //!
            }
            Button("x", action: model.add)
        }
    }

    @ViewBuilder var screen46: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimun: 80))]) {  //!
                ForEach(items) { item in Text(item.name) }
            }
        }
    }

    @ViewBuilder var screen47: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) {
                ForEach(items) { item in Text(item.name).frame(width: 80, hieght: 80) }  //!
            }
        }
    }

    @ViewBuilder var screen48: some View {
        TabView {
            Tab("A", systemImage: "a") { Text("a") }
            Tab("B", systemImage: 3) { Text("b") }  //!
        }
    }

    @ViewBuilder var screen49: some View {
        TabView(selection: $kind) {
            Text("a").tabItem { Label("A", systemImage: "a") }.tag(Kind.a)
            Text("b").tabItem { Label("B", systemImage: "b") }.tag(Kind.c)  //!
        }
    }

    @ViewBuilder var screen50: some View {
        Text("a").onChange(of: text) { old, new in model.cont = 1 }  //!
    }

    @ViewBuilder var screen51: some View {
        Text("a").task { await model.load() }  //!
    }

    @ViewBuilder var screen52: some View {
        Canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .colour(.red))  //!
        }
    }

    @ViewBuilder var screen53: some View {
        GeometryReader { geo in
            Circle().frame(width: geo.size.widht)  //!
        }
    }

    @ViewBuilder var screen54: some View {
        Menu("x") {
            Button("a") {}
            Picker("k", selection: $kind) { ForEach(Kind.allCases) { Text($0.rawValue).tg($0) } }  //!
        }
    }

    @ViewBuilder var screen55: some View {
        VStack {
            ForEach($items) { $item in TextField("n", text: item.name) }  //!
        }
    }

    @ViewBuilder var screen56: some View {
        Text("a").contextMenu { Button("x", rol: .destructive) {} }  //!
    }

    @ViewBuilder var screen57: some View {
        Text("a").onTapGesture(cont: 2) { on = true }  //!
    }

    @ViewBuilder var screen58: some View {
        Text("a").gesture(DragGesture().onChanged { v in value = v.translaton.width })  //!
    }

    @ViewBuilder var screen59: some View {
        Text("a").swipeActions(edge: .trailing) { Button("x") {}.tint(.rd) }  //!
    }

    @ViewBuilder var screen60: some View {
        Text("a").searchable(text: $text, promt: "x").searchSuggestions { Text("b") }  //!
    }

    @ViewBuilder var screen61: some View {
        List {
            ForEach(items) { item in
                Text(item.name)
                Text(item.nme)  //!
            }
        }
    }

    @ViewBuilder var screen62: some View {
        List {
            ForEach(items) { item in
                HStack {
                    Text(item.name)
                    Text(item.nme)  //!
                }
            }
        }
    }

    @ViewBuilder var screen63: some View {
        List {
            ForEach(model.items) { item in
                Text(item.nme)  //!
            }
        }
    }

    @ViewBuilder var screen64: some View {
        List {
            ForEach(model.items, id: \.id) { item in
                Text(item.nme)  //!
            }
        }
    }

    @ViewBuilder var screen65: some View {
        List(items) { item in
            Text(item.nam)  //!
        }
    }

    @ViewBuilder var screen66: some View {
        NavigationStack {
            List(items) { item in
                HStack {
                    Text(item.name)
                    Text(item.pric, format: .number)  //!
                }
            }
            .navigationTitle("X")
        }
    }

    @ViewBuilder var screen67: some View {
        Picker("x", selection: $kind) {
            ForEach(Kind.allCases) { kind in
                Text(kind.rawvalue).tag(kind)  //!
            }
        }
    }

    @ViewBuilder var screen68: some View {
        List {
            ForEach($items) { item in
                Text(item.nme.wrappedValue)  //!
            }
        }
    }

    @ViewBuilder var screen69: some View {
        List {
            ForEach($items) { $item in
                Text(item.name).fnt(.title)  //!
                TextField("x", text: $item.name)
            }
        }
    }

    @ViewBuilder var screen70: some View {
        List {
            ForEach($items, id: \.id) { $item in
                Text(item.nme)  //!
                TextField("x", text: $item.name)
            }
        }
    }
}

@MainActor struct App0: App {
    var body: some Scene {
        WindowGroup { Text("a") }.commands {
            CommandMenu("X") { Button("a") {}.keyboardShortcut("a", modifiers: .comand) }  //!
        }
    }
}

@MainActor struct Erased {
    let shape: any Shape = Circle()

    var views: [AnyView] {
        [
            AnyView(Text("a").fot(.body)),  //!
            AnyView(shape.fil(.red)),  //!
            AnyView("a"),  //!
            AnyView(shape.fill(.red)),
        ]
    }
}

@MainActor struct App1: App {
    var body: some Scene {
        WindowGroup { Text("a") }.commands {
            CommandGroup(replacing: .newItm) { Button("a") {} }  //!
            CommandMenu("X") { Button("a") {} }
        }
    }
}

@MainActor struct App2: App {
    var body: some Scene {
        WindowGroup { Text("a") }
            .commands {
                SidebarCommands()
                Button("x") {}  //!
            }
    }
}

@MainActor struct App3: App {
    var body: some Scene {
        WindowGroup { Text("a").frame(mnWidth: 100) }  //!
        Settings { Text("b") }
    }
}
