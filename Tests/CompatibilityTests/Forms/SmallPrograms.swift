import SwiftUI

// Programs as in tutorials: they use nothing specific to Casement.

struct TwelveChildren: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
        }
    }
}

enum Weather: CaseIterable {
    case sunny, cloudy
    case rainy(millimetres: Int)

    static var allCases: [Weather] { [.sunny, .cloudy, .rainy(millimetres: 3)] }
}

struct WeatherView: View {
    let weather: Weather

    var body: some View {
        switch weather {
        case .sunny:
            Text("Sun").foregroundColor(.yellow)
        case .cloudy:
            Color.gray
            Text("Clouds")
        case .rainy(let millimetres) where millimetres > 10:
            Text("Flood")
        case .rainy(let millimetres):
            let text = "\(millimetres) mm"
            Text(text)
        }
    }
}

struct Greeting: View {
    var name: String?
    var friends: [String] = []

    var body: some View {
        let count = friends.count
        let plural = { (word: String) in count == 1 ? word : word + "s" }
        if let name {
            Text("Hello, \(name)!")
        } else if count > 0 {
            Text("\(count) \(plural("friend"))")
        } else {
            EmptyView()
        }
        if let first = friends.first, count > 1 {
            Text(first)
        }
        if #available(macOS 14, iOS 17, *) {
            Text("new")
        } else {
            Text("old")
        }
        if #available(macOS 99, *) {
            Text("available")
        }
    }
}

struct Card<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.headline)
            content
        }
        .padding()
        .background(Color.white)
        .cornerRadius(8)
        .overlay(RoundedRectangle(cornerRadius: 8).fill(Color.clear))
    }
}

extension Card where Content == Text {
    init(_ title: String, text: String) {
        self.init(title) { Text(text) }
    }
}

struct SplitView<Leading: View, Trailing: View>: View {
    @ViewBuilder var leading: () -> Leading
    @ViewBuilder var trailing: () -> Trailing

    var body: some View {
        HStack(spacing: 0) {
            leading().frame(maxWidth: .infinity, maxHeight: .infinity)
            Divider()
            trailing().frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

extension View {
    func maximize() -> some View { frame(maxWidth: .infinity, maxHeight: .infinity) }

    func split<Other: View>(with other: Other) -> some View {
        HStack(spacing: 0) {
            maximize()
            Divider()
            other.maximize()
        }
    }

    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct Stepped: View {
    @State private var count: Int
    private let step: Int

    init(from start: Int, by step: Int = 1) {
        _count = State(initialValue: start)
        self.step = step
    }

    var body: some View {
        let label = Text("\(count)")
        return HStack {
            Button("-") { count -= step }
            label
            Button("+", action: increment)
        }
    }

    private func increment() { count += step }
}

struct Loud: View {
    @ViewBuilder var body: some View {
        let _ = debugLines.append("Loud ran")
        Text("Loud")
    }
}

struct Quiet: View {
    var body: some View {
        debugLines.append("Quiet ran")
        return Text("Quiet")
    }
}

@MainActor var debugLines: [String] = []
