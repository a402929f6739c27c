import CasementCore
import Foundation

/// The content of a page, with a bar above it where it has something to show: a button that leads back and the title.
struct PageWithBar<Content: View>: View {
    /// Leads back to the page below; nil where there is none.
    let back: (() -> Void)?
    @ViewBuilder let content: Content

    @State private var title: NavigationTitle?
    @State private var hidesBack = false

    static var _isBuiltIn: Bool { true }

    var body: some View {
        VStack(spacing: 0) {
            if let back {
                NavigationBar(title: title, back: hidesBack ? nil : back)
            }
            VStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
        .onPreferenceChange(HidesBackButtonKey.self) { hidesBack = $0 }
    }
}

/// The bar above a page.
private struct NavigationBar: View {
    let title: NavigationTitle?
    let back: (() -> Void)?

    static var _isBuiltIn: Bool { true }

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                if let title {
                    VStack(spacing: 0) {
                        title.text.font(.headline)
                        if let subtitle = title.subtitle {
                            subtitle.font(.caption).foregroundStyle(.secondary)
                        }
                    }
                    .lineLimit(1)
                    .padding(.horizontal, 52)
                    .accessibilityAddTraits(.isHeader)
                }
                HStack {
                    if let back {
                        Button(action: back) { Image(systemName: "chevron.backward").accessibilityLabel("Back") }
                            .buttonStyle(.accessoryBar)
                            .help("Back")
                    }
                    Spacer(minLength: 0)
                }
            }
            .padding(.horizontal, 8)
            .frame(height: 44)
            Divider()
        }
        .background(Color(theme: .windowBackground))
    }
}
