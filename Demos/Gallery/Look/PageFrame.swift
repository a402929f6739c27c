import Casement

/// The header and margins that all pages share.
struct PageFrame<Actions: View, Content: View>: View {
    private let title: String
    private let lead: String
    private let actions: Actions
    private let content: Content
    @Environment(\.palette) private var palette

    /// Creates a page's frame. `lead` describes the page in a sentence; `actions` are opposite the title.
    init(
        _ title: String, lead: String, @ViewBuilder actions: () -> Actions, @ViewBuilder content: () -> Content
    ) {
        (self.title, self.lead, self.actions, self.content) = (title, lead, actions(), content())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HStack(spacing: 16) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(title).font(.title)
                    Text(lead)
                        .foregroundStyle(palette.quiet)
                        .fixedSize(horizontal: false, vertical: true)
                }
                Spacer(minLength: 0)
                // In a narrow window, the sentence wraps before the actions are truncated.
                HStack(spacing: 8) { actions }.fixedSize()
            }
            content
        }
        .padding(.horizontal, 32)
        .padding(.top, 28)
        .padding(.bottom, 32)
        // Wider lines and cards would be hard to read.
        .frame(maxWidth: 1120, maxHeight: .infinity, alignment: .top)
    }
}

extension PageFrame where Actions == EmptyView {
    /// A page whose header has no actions.
    init(_ title: String, lead: String, @ViewBuilder content: () -> Content) {
        self.init(title, lead: lead, actions: { EmptyView() }, content: content)
    }
}
