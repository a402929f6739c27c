import SwiftUI

// A title that views inside set and that a container around them shows.

struct MyNavigationTitleKey: PreferenceKey {
    static var defaultValue: String? = nil

    static func reduce(value: inout String?, nextValue: () -> String?) {
        value = value ?? nextValue()
    }
}

extension View {
    func myNavigationTitle(_ title: String) -> some View {
        preference(key: MyNavigationTitleKey.self, value: title)
    }
}

struct MyNavigationView<Content: View>: View {
    var content: Content
    @State private var title: String? = nil

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        print("title: \(title ?? "none")")
        return VStack {
            Text(title ?? "")
                .font(.largeTitle)
            content.onPreferenceChange(MyNavigationTitleKey.self) { title in
                self.title = title
            }
        }
    }
}

struct NavigationExample: View {
    @State private var isRenamed = false

    var body: some View {
        MyNavigationView {
            Text("Hello")
                .myNavigationTitle(isRenamed ? "Renamed" : "Root View")
                .background(Color.gray)
            Button("Rename") { isRenamed = true }
        }
    }
}
