import Casement

/// The lead and the margins that all pages share.
struct PageFrame<Actions: View, Content: View>: View {
    private let lead: String
    private let actions: Actions
    private let content: Content

    /// Creates a page's frame. `lead` describes the page in a sentence; `actions` are opposite.
    init(_ lead: String, @ViewBuilder actions: () -> Actions, @ViewBuilder content: () -> Content) {
        (self.lead, self.actions, self.content) = (lead, actions(), content())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(spacing: 16) {
                Text(lead)
                    .foregroundStyle(.secondary)
                    .fixedSize(horizontal: false, vertical: true)
                Spacer(minLength: 0)
                // In a narrow window, the sentence wraps before the actions are truncated.
                HStack(spacing: 8) { actions }.fixedSize()
            }
            // The same with and without actions.
            .frame(minHeight: 30)
            content
        }
        .padding(.horizontal, 24)
        .padding(.top, 12)
        .padding(.bottom, 24)
        // Wider lines and cards would be hard to read.
        .frame(maxWidth: 1120, maxHeight: .infinity, alignment: .top)
        .groupBoxStyle(CardStyle())
    }
}

extension PageFrame where Actions == EmptyView {
    /// A page whose lead has no actions beside it.
    init(_ lead: String, @ViewBuilder content: () -> Content) {
        self.init(lead, actions: { EmptyView() }, content: content)
    }
}
