import SwiftUI

// One label, four ways: a view, an extension, a container and a modifier. All look the same.

struct FeaturedText: View {
    var text: String

    var body: some View {
        HStack {
            Image(systemName: "star")
            Text(text)
        }
        .foregroundColor(.orange)
        .font(.headline)
    }
}

extension View {
    func featured() -> some View {
        HStack {
            Image(systemName: "star")
            self
        }
        .foregroundColor(.orange)
        .font(.headline)
    }

    func fadingFeatured() -> some View { modifier(FeaturedModifier()) }
}

struct FeaturedLabel<Content: View>: View {
    var content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        HStack {
            Image(systemName: "star")
            content
        }
        .foregroundColor(.orange)
        .font(.headline)
    }
}

extension FeaturedLabel where Content == Text {
    init(_ text: String) {
        self.init { Text(text) }
    }
}

struct FeaturedModifier: ViewModifier {
    @State private var opacity = 0.0

    func body(content: Content) -> some View {
        HStack {
            Image(systemName: "star")
            content
        }
        .foregroundColor(.orange)
        .font(.headline)
        .opacity(opacity)
        .onAppear { opacity = 1 }
    }
}
