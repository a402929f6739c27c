import SwiftUI

// Settings, and forms that are checked.

struct SettingsPage: View {
    enum Appearance: String, CaseIterable { case system, light, dark }

    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("notifications") private var notifies = true
    @AppStorage("name") private var name = ""
    @State private var volume = 0.4

    var body: some View {
        Form {
            Section("Profile") {
                TextField("Display name", text: $name)
                LabeledContent("Signed in as", value: name.isEmpty ? "nobody" : name)
            }
            Section {
                Picker("Appearance", selection: $appearance) {
                    ForEach(Appearance.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                }
                Toggle("Notifications", isOn: $notifies.animation())
                if notifies {
                    LabeledContent("Volume") {
                        Slider(value: $volume, in: 0...1)
                        Text(volume, format: .percent.precision(.fractionLength(0)))
                    }
                }
            } header: {
                Text("General")
            } footer: {
                Text("Sounds follow the volume.")
            }
        }
        .formStyle(.grouped)
        .preferredColorScheme(appearance == .dark ? .dark : nil)
    }
}

struct SignUpForm: View {
    @State private var email = ""
    @State private var password = ""
    @State private var agrees = false
    @State private var isDone = false
    @FocusState private var focus: Field?

    enum Field: Hashable { case email, password }

    private var problem: LocalizedStringKey? {
        if !email.contains("@") { return "Enter an email address." }
        if password.count < 8 { return "Use \(8 - password.count) more characters." }
        return agrees ? nil : "Accept the terms."
    }

    var body: some View {
        if isDone {
            Label("Welcome!", systemImage: "checkmark.seal")
        } else {
            Form {
                TextField("Email", text: $email, prompt: Text("you@example.com"))
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .focused($focus, equals: .email)
                    .submitLabel(.next)
                SecureField("Password", text: $password)
                    .focused($focus, equals: .password)
                Toggle("I accept the terms", isOn: $agrees)
                if let problem {
                    Text(problem).foregroundStyle(.red).font(.caption)
                }
                Button("Create account") { isDone = true }
                    .disabled(problem != nil)
                    .keyboardShortcut(.defaultAction)
            }
            .onSubmit { focus = focus == .email ? .password : nil }
            .defaultFocus($focus, .email)
        }
    }
}

struct OrderForm: View {
    @Observable
    final class Order {
        var flavour = 0
        var quantity = 3
        var wantsExtras = false {
            didSet { if !wantsExtras { sprinkles = false } }
        }
        var sprinkles = false
        var cost: Decimal { Decimal(quantity) * 2 + (sprinkles ? 1 : 0) }
    }

    static let flavours = ["Vanilla", "Strawberry", "Chocolate"]
    @State private var order = Order()

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker("Flavour", selection: $order.flavour) {
                        ForEach(Self.flavours.indices, id: \.self) { Text(Self.flavours[$0]) }
                    }
                    Stepper("Cakes: \(order.quantity)", value: $order.quantity, in: 1...20)
                }
                Section {
                    Toggle("Special requests", isOn: $order.wantsExtras)
                    if order.wantsExtras {
                        Toggle("Sprinkles", isOn: $order.sprinkles)
                    }
                }
                Section {
                    NavigationLink("Check out") {
                        Text("Total: \(order.cost, format: .currency(code: "USD"))")
                    }
                }
            }
            .navigationTitle("Cupcakes")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

struct TripPlanner: View {
    @State private var departure = Date(timeIntervalSinceReferenceDate: 0)
    @State private var nights = 2
    @State private var tint = Color.blue

    private var back: Date { Calendar.current.date(byAdding: .day, value: nights, to: departure) ?? departure }

    var body: some View {
        Form {
            DatePicker("Departure", selection: $departure, displayedComponents: .date)
            Stepper(value: $nights, in: 1...14) {
                Text("\(nights) nights")
            }
            ColorPicker("Tint", selection: $tint, supportsOpacity: false)
            LabeledContent("Back", value: back, format: .iso8601.year().month().day())
                .foregroundStyle(tint)
        }
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }
}

struct ProfileEditor: View {
    struct Profile: Equatable {
        var name = "Ada"
        var bio = "Mathematician"
        var isPublic = true
    }

    @State private var profile = Profile()
    @State private var draft = Profile()
    @State private var isEditing = false

    var body: some View {
        VStack {
            Text(profile.name).font(.largeTitle)
            Text(profile.bio).italic()
            Text(profile.isPublic ? "Public" : "Private").font(.caption2)
            Button("Edit profile") {
                draft = profile
                isEditing.toggle()
            }
        }
        .sheet(isPresented: $isEditing) {
            ProfileSheet(draft: $draft, isChanged: draft != profile) { profile = draft }
        }
    }
}

private struct ProfileSheet: View {
    @Binding var draft: ProfileEditor.Profile
    let isChanged: Bool
    let save: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $draft.name)
                TextEditor(text: $draft.bio).frame(height: 60)
                Toggle("Show to everyone", isOn: $draft.isPublic)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save()
                        dismiss()
                    }
                    .disabled(!isChanged)
                }
            }
            .interactiveDismissDisabled(isChanged)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
}

struct TipCalculator: View {
    @State private var amount = 100.0
    @State private var people = 2
    @State private var tip = 20
    @FocusState private var isTyping: Bool

    private var perPerson: Double { amount * (1 + Double(tip) / 100) / Double(people) }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Amount", value: $amount, format: .currency(code: "USD"))
                        .keyboardType(.decimalPad)
                        .focused($isTyping)
                    Picker("Number of people", selection: $people) {
                        ForEach(2..<10) { Text("\($0) people").tag($0) }
                    }
                }
                Section("How much do you want to tip?") {
                    Picker("Tip", selection: $tip) {
                        ForEach([10, 15, 20, 25, 0], id: \.self) { Text($0, format: .percent) }
                    }
                    .pickerStyle(.segmented)
                }
                Section {
                    Text(perPerson, format: .currency(code: "USD"))
                }
            }
            .navigationTitle("WeSplit")
            .toolbar {
                if isTyping {
                    Button("Done") { isTyping = false }
                }
            }
        }
    }
}

struct UnitConverter: View {
    @State private var input: Double = 100
    @State private var from: UnitTemperature = .celsius
    @State private var to: UnitTemperature = .fahrenheit
    private let units: [UnitTemperature] = [.celsius, .fahrenheit, .kelvin]

    var body: some View {
        Form {
            TextField("Value", value: $input, format: .number)
            Picker("From", selection: $from) { choices }
            Picker("To", selection: $to) { choices }
            Text("\(Measurement(value: input, unit: from).converted(to: to).value, specifier: "%.1f")")
                .bold()
        }
        .onChange(of: from) { oldValue, newValue in
            if newValue == to { to = oldValue }
        }
    }

    private var choices: some View {
        ForEach(units, id: \.symbol) { unit in
            Text(unit.symbol).tag(unit)
        }
    }
}

struct SurveyPage: View {
    @State private var rating = 0
    @State private var topics: Set<String> = []
    @State private var comment = ""
    @State private var showsThanks = false

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                ForEach(1...5, id: \.self) { star in
                    Image(systemName: star <= rating ? "star.fill" : "star")
                        .foregroundColor(.yellow)
                        .onTapGesture { rating = star }
                        .accessibilityLabel("\(star) stars")
                        .accessibilityAddTraits(.isButton)
                }
            }
            GroupBox(label: Text("Topics")) {
                ForEach(["Price", "Service"], id: \.self) { topic in
                    Toggle(
                        topic,
                        isOn: Binding(
                            get: { topics.contains(topic) },
                            set: { if $0 { topics.insert(topic) } else { topics.remove(topic) } }
                        ))
                }
            }
            TextField("Comment", text: $comment, axis: .vertical)
                .lineLimit(2...4)
            Button("Send") { showsThanks = true }
                .disabled(rating == 0)
        }
        .padding()
        .alert("Thank you", isPresented: $showsThanks) {
            Button("OK") { (rating, comment) = (0, "") }
        } message: {
            Text("\(rating) stars, ^[\(topics.count) topic](inflect: true)")
        }
    }
}
