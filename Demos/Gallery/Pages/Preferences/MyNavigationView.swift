import Casement

/// The title that a page sets; the first one in view order counts.
struct TitleKey: PreferenceKey {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the title of the enclosing navigation view.
    func myNavigationTitle(_ title: String) -> some View { preference(key: TitleKey.self, value: title) }
}

/// Shows the title of its content above it, by a preference.
struct MyNavigationView<Content: View>: View {
    private let log: EventLog
    private let content: Content
    @State private var title: String?

    init(log: EventLog, @ViewBuilder content: () -> Content) { (self.log, self.content) = (log, content()) }

    var body: some View {
        VStack(spacing: 0) {
            Text(title ?? "Untitled")
                .font(.headline)
                .foregroundStyle(title == nil ? Color.secondary : Color.primary)
                .frame(maxWidth: .infinity, minHeight: 36)
            Rectangle().fill(Color.line).frame(height: 1)
            content
                .padding(16)
                .onPreferenceChange(TitleKey.self) { newTitle in
                    title = newTitle
                    log.note(newTitle.map { LogSubject($0, .blue) } ?? LogSubject("nil", .gray))
                }
        }
        .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// Three pages, each with its own title or none.
struct TitledPages: View {
    @State private var page = Page.greetings

    private enum Page { case greetings, weather, plain }

    var body: some View {
        VStack(spacing: 16) {
            switch page {
            case .greetings: Text("Good morning!").myNavigationTitle("Greetings")
            case .weather: Text("Sunny, 21 degrees").myNavigationTitle("Weather")
            case .plain: Text("This page sets no title.")
            }
            Segments(
                [Segment(.greetings, "Hello"), Segment(.weather, "Weather"), Segment(.plain, "None")],
                selection: $page)
        }
    }
}
