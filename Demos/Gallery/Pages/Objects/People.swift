import Casement

/// A model whose readers depend on each property separately.
@MainActor @Observable final class Person {
    var name = "Ada"
    var visits = 0
}

/// The same model for readers that depend on the object as a whole.
@MainActor final class PublishedPerson: ObservableObject {
    @Published var name = "Ada"
    @Published var visits = 0
}

/// Writes both properties and shows neither, so changes do not update it.
struct PersonView: View {
    let log: EventLog
    @State private var person = Person()

    var body: some View {
        @Bindable var person = person
        PersonControls(name: $person.name, visit: { person.visits += 1 })
        NameView(person: person, log: log)
        VisitsView(log: log)
            .environment(person)
    }

    private struct NameView: View {
        let person: Person
        let log: EventLog
        @State private var runs = Runs()

        var body: some View {
            log.note(.nameView, "@Observable")
            return ReaderRow(subject: .nameView, value: person.name, runs: runs.next())
        }
    }

    private struct VisitsView: View {
        let log: EventLog
        @Environment(Person.self) private var person
        @State private var runs = Runs()

        var body: some View {
            log.note(.visitsView, "@Observable")
            return ReaderRow(subject: .visitsView, value: "\(person.visits)", runs: runs.next())
        }
    }
}

/// The same with the other model.
struct PublishedPersonView: View {
    let log: EventLog
    @StateObject private var person = PublishedPerson()

    var body: some View {
        PersonControls(name: $person.name, visit: { person.visits += 1 })
        NameView(person: person, log: log)
        VisitsView(log: log)
            .environmentObject(person)
    }

    private struct NameView: View {
        @ObservedObject var person: PublishedPerson
        let log: EventLog
        @State private var runs = Runs()

        var body: some View {
            log.note(.nameView, "ObservableObject")
            return ReaderRow(subject: .nameView, value: person.name, runs: runs.next())
        }
    }

    private struct VisitsView: View {
        let log: EventLog
        @EnvironmentObject private var person: PublishedPerson
        @State private var runs = Runs()

        var body: some View {
            log.note(.visitsView, "ObservableObject")
            return ReaderRow(subject: .visitsView, value: "\(person.visits)", runs: runs.next())
        }
    }
}

extension LogSubject {
    static let nameView = LogSubject("NameView", .teal)
    static let visitsView = LogSubject("VisitsView", .orange)
}
